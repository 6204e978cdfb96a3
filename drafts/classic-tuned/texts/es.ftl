## Las cartas distintas de las de classic

gangcard-crew_lookout = Ojo avizor
    .does = Cada vez que buscas, robas 2 cartas más.
gangcard-crew_night_shift = Turno de noche
    .does = Puedes buscar dos veces por turno. Cada vez que buscas, robas 1 carta más.
gangcard-crew_stash = El alijo
    .does = Tu límite de mano es de 15 cartas. Cada vez que buscas, robas 1 carta más.
gangcard-cartel_fence = El perista
    .does = Cada vez que vendes, sean cuantas sean las cartas, ganas 3 Cigarrillos más.
gangcard-cartel_supplier = El proveedor
    .does = Cada compra te cuesta 3 Cigarrillos menos.
gangcard-cartel_runners = Los recaderos
    .does = Puedes vender y comprar en cualquier Localización, salvo en Aislamiento. Tu límite de mano es de 6 cartas.
gangcard-bratva_knuckles = A puño limpio
    .does = Una vez por Pelea puedes usar los puños en lugar de sacar una carta de Arma. Cuando ganas una Pelea contra otro jugador, le quitas 1 carta más al azar.
gangcard-bratva_spoils = El botín
    .does = Cuando extorsionas, miras la mano de tu víctima antes de exigir la Herramienta. Cuando ganas una Pelea contra otro jugador, le quitas 2 cartas más al azar.
gangcard-bratva_iron_jaw = Mandíbula de hierro
    .does = Cuando pierdes una Pelea, no recibes ninguna Paliza. Una vez por Pelea puedes usar los puños en lugar de sacar una carta de Arma.
gangcard-bratva_enforcer = El matón
    .does = Puedes extorsionar dos veces por turno. Una vez por Pelea puedes usar los puños en lugar de sacar una carta de Arma.
gangcard-triad_tinkerer = El manitas
    .does = Tus recetas no necesitan ningún Cable. Cada vez que buscas, robas 1 carta más.
gangcard-triad_discipline = Disciplina
    .does = Las Palizas no te impiden ni fabricar ni cavar. Al empezar tu turno, ganas 1 Cigarrillo.
gangcard-queers_safe_house = El refugio
    .does = Por 1 acción puedes ir a las Celdas (por equipos, a tu propio Bloque) sin tirar el dado. Para extorsionarte hace falta tener dos Armas y sacar las dos para intimidarte.
gangcard-queers_nurse = La enfermera
    .does = Después de cada uno de tus movimientos, robas 1 carta de Búsqueda. Al final de tu turno, eliminas 1 de tus Palizas.
gangcard-queers_grapevine = Radio Macuto
    .does = Una vez por turno, cuando buscas, puedes tomar antes la carta superior de la pila de descarte de Búsqueda. Cuando extorsionas, miras la mano de tu víctima antes de exigir la Herramienta.
gangcard-queers_solidarity = Solidaridad
    .does = Al empezar tu turno, ganas 1 Cigarrillo. Después de que otro jugador te haya quitado una o más cartas de la mano, robas 3 cartas de Búsqueda.
background-pickpocket = Carterista
    .when = En tu turno, entre acciones.
    .first = Quítale 1 carta al azar a cada uno de los demás jugadores de tu Localización.
    .second = Roba 3 cartas de Búsqueda.
background-looter = Saqueo
    .when = En tu turno, entre acciones.
    .first = Roba 3 cartas de Búsqueda.
    .second = Roba 4 cartas de Búsqueda más.
background-informer = Confidente
    .when = En tu turno, entre acciones.
    .first = Mira la mano de otro jugador, manda a ese jugador a Aislamiento y roba 1 carta de Búsqueda.
    .second = Quítale de esa mano una carta a tu elección.
background-smuggler = Contrabandista
    .when = En tu turno, entre acciones.
    .first = Gana 8 Cigarrillos.
    .second = Gana 4 Cigarrillos más.
background-arms_dealer = Traficante de armas
    .when = En tu turno, entre acciones.
    .first = Toma 3 Cuchillos del tablero.
    .second = Gana 3 Cigarrillos.
background-getaway_driver = Chófer de atracos
    .when = En tu turno, entre acciones.
    .first = Gana 1 acción este turno.
    .second = Gana 2 acciones más.
background-daredevil = Kamikaze
    .when = Tras tu propia tirada de Movimiento simple, en lugar de elegir entre las dos Localizaciones.
    .first = Ve a cualquier otra Localización, salvo Aislamiento, en lugar de a una de las dos que indica el dado, y roba 1 carta de Búsqueda.
    .second = Gana 1 acción este turno.
background-hitman = Ajuste de cuentas
    .when = En tu turno, entre acciones.
    .first = Otro jugador de tu Localización recibe una Paliza y tú le quitas 1 carta al azar.
    .second = Ese jugador recibe una segunda Paliza y tú le quitas 2 cartas más al azar.
background-racketeer = Extorsionista
    .when = En tu turno, entre acciones.
    .first = Quítale a otro jugador de tu Localización 1 carta al azar y hasta 3 Cigarrillos.
    .second = Exige una Herramienta: si ese jugador la tiene, te da una; si no, te da una carta al azar.
background-engineer = Contratista de obras
    .when = En tu turno, entre acciones.
    .first = Toma 1 Cuchara del tablero.
    .second = Toma 2 Cucharas más del tablero.
background-saboteur = Sabotaje
    .when = En tu turno, entre acciones.
    .first = La última Herramienta con la que cavó otro jugador vuelve a su mazo del tablero y se pierden los Puntos de Túnel que valía.
    .second = Toma 1 Cuchara del tablero.
background-medic = Matasanos
    .when = En tu turno, entre acciones.
    .first = Elimina todas tus Palizas y roba 3 cartas de Búsqueda.
    .second = Roba 4 cartas de Búsqueda más.
background-con_artist = Estafa
    .when = En tu turno, entre acciones.
    .first = Quítale 2 cartas al azar a otro jugador de tu Localización y devuélvele después otras tantas a tu elección.
    .second = Quítale a ese jugador 2 cartas más al azar.
background-agitator = Cabecilla
    .when = En tu turno, entre acciones.
    .first = Los demás jugadores, en sentido horario, descartan 1 carta cada uno, a su elección; después robas 3 cartas de Búsqueda.
    .second = Roba 1 carta de Búsqueda más por cada carta descartada.
kind-ambush = Emboscada
    .a = una Emboscada
    .the = la Emboscada
    .n =
        { $n ->
            [one] { $n } Emboscada
           *[other] { $n } Emboscadas
        }
    .does = Otro jugador, esté donde esté, recibe una Paliza.
kind-painkillers = Analgésicos
    .a = unos Analgésicos
    .the = los Analgésicos
    .n =
        { $n ->
            [one] { $n } dosis de Analgésicos
           *[other] { $n } dosis de Analgésicos
        }
    .does = Elimina todas tus Palizas y roba 2 cartas de Búsqueda.
kind-frisk = Cacheo
    .a = un Cacheo
    .the = el Cacheo
    .n =
        { $n ->
            [one] { $n } Cacheo
           *[other] { $n } Cacheos
        }
    .does = Quítale 2 cartas al azar a otro jugador de tu Localización.
kind-overtime = Horas extra
    .a = unas Horas extra
    .the = las Horas extra
    .n =
        { $n ->
            [one] { $n } carta de Horas extra
           *[other] { $n } cartas de Horas extra
        }
    .does = Gana 3 Cigarrillos y 1 acción este turno, que compensa la que te cuesta jugar la carta.
