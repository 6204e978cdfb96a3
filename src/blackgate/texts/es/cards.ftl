### Blackgate, Spanish: cards, Places, Gangs, Backgrounds, people, and the game terms of docs/glossary.md.
### The Spanish of Spain, as in the printed rulebook (tú, vosotros), but "tomar" instead of "coger", which is obscene in much of America.
### Names of cards have one capital (Paquete de casa). Actions are capitalised on buttons and in headings, not in sentences (puedes cavar).


## Cards
## value: bare name. .a: direct object with the indefinite article. .the: direct object with the definite article.
## .n: counted, $n is a number. .does: what it is good for.


## Tools

kind-spoon = Cuchara
    .a = una Cuchara
    .the = la Cuchara
    .n =
        { $n ->
            [one] { $n } Cuchara
           *[other] { $n } Cucharas
        }
    .does = Cava con ella en las Celdas: 1 Punto de Túnel. Es lenta, pero nadie cuenta los cubiertos.
kind-pickaxe = Pico
    .a = un Pico
    .the = el Pico
    .n =
        { $n ->
            [one] { $n } Pico
           *[other] { $n } Picos
        }
    .does = Cava con él en las Celdas: 2 Puntos de Túnel.
kind-shovel = Pala
    .a = una Pala
    .the = la Pala
    .n =
        { $n ->
            [one] { $n } Pala
           *[other] { $n } Palas
        }
    .does = Cava con ella en las Celdas: 3 Puntos de Túnel. Esto ya es otra cosa.

## Weapons

kind-knife = Cuchillo
    .a = un Cuchillo
    .the = el Cuchillo
    .n =
        { $n ->
            [one] { $n } Cuchillo
           *[other] { $n } Cuchillos
        }
    .does = Un Arma: sácala para extorsionar o para aguantar el tipo en una Pelea.
kind-blade = Cuchilla
    .a = una Cuchilla
    .the = la Cuchilla
    .n =
        { $n ->
            [one] { $n } Cuchilla
           *[other] { $n } Cuchillas
        }
    .does = Un Arma tal cual. También sirve para fabricar 2 Cuchillos, sin nada más.

## Parts

kind-container = Recipiente
    .a = un Recipiente
    .the = el Recipiente
    .n =
        { $n ->
            [one] { $n } Recipiente
           *[other] { $n } Recipientes
        }
    .does = Con un Cable sirve para fabricar una Pala.
kind-pike = Pica
    .a = una Pica
    .the = la Pica
    .n =
        { $n ->
            [one] { $n } Pica
           *[other] { $n } Picas
        }
    .does = Con tres Cables sirve para fabricar un Pico.
kind-link = Cable
    .a = un Cable
    .the = el Cable
    .n =
        { $n ->
            [one] { $n } Cable
           *[other] { $n } Cables
        }
    .does = Lo que une las Herramientas: uno con un Recipiente da una Pala; tres con una Pica, un Pico.

## Accessories

kind-bandana = Bandana
    .a = una Bandana
    .the = la Bandana
    .n =
        { $n ->
            [one] { $n } Bandana
           *[other] { $n } Bandanas
        }
    .does = Sirve para unirte a la Crew o a los Bikers. La Triad y los Queers aceptan cualquier Accesorio.
kind-cap = Gorra
    .a = una Gorra
    .the = la Gorra
    .n =
        { $n ->
            [one] { $n } Gorra
           *[other] { $n } Gorras
        }
    .does = Sirve para unirte a la Crew o a la Bratva. La Triad y los Queers aceptan cualquier Accesorio.
kind-chain = Cadena
    .a = una Cadena
    .the = la Cadena
    .n =
        { $n ->
            [one] { $n } Cadena
           *[other] { $n } Cadenas
        }
    .does = Sirve para unirte a la Crew o al Cartel. La Triad y los Queers aceptan cualquier Accesorio.
kind-gloves = Guantes
    .a = unos Guantes
    .the = los Guantes
    .n =
        { $n ->
            [one] { $n } par de Guantes
           *[other] { $n } pares de Guantes
        }
    .does = Sirven para unirte a los Bikers o a la Bratva. La Triad y los Queers aceptan cualquier Accesorio.
kind-ring = Anillo
    .a = un Anillo
    .the = el Anillo
    .n =
        { $n ->
            [one] { $n } Anillo
           *[other] { $n } Anillos
        }
    .does = Sirve para unirte al Cartel o a la Bratva. La Triad y los Queers aceptan cualquier Accesorio.
kind-sunglasses = Gafas de sol
    .a = unas Gafas de sol
    .the = las Gafas de sol
    .n =
        { $n ->
            [one] { $n } par de Gafas de sol
           *[other] { $n } pares de Gafas de sol
        }
    .does = Sirven para unirte al Cartel o a los Bikers. La Triad y los Queers aceptan cualquier Accesorio.

## Rare items

kind-phone = Móvil
    .a = un Móvil
    .the = el Móvil
    .n =
        { $n ->
            [one] { $n } Móvil
           *[other] { $n } Móviles
        }
    .does = Se vende por 8 Cigarrillos. Siempre hay alguien con una llamada pendiente.
kind-pills = Pastillas
    .a = unas Pastillas
    .the = las Pastillas
    .n =
        { $n ->
            [one] { $n } caja de Pastillas
           *[other] { $n } cajas de Pastillas
        }
    .does = Se venden por 7 Cigarrillos. Sin receta y sin preguntas.
kind-moonshine = Aguardiente
    .a = una botella de Aguardiente
    .the = el Aguardiente
    .n =
        { $n ->
            [one] { $n } botella de Aguardiente
           *[other] { $n } botellas de Aguardiente
        }
    .does = Se vende por 6 Cigarrillos. Mejor no olerlo antes.

## Action cards

kind-care_package = Paquete de casa
    .a = un Paquete de casa
    .the = el Paquete de casa
    .n =
        { $n ->
            [one] { $n } Paquete de casa
           *[other] { $n } Paquetes de casa
        }
    .does = Roba 3 cartas de Búsqueda y gana 3 Cigarrillos.
kind-ambush = Emboscada
    .a = una Emboscada
    .the = la Emboscada
    .n =
        { $n ->
            [one] { $n } Emboscada
           *[other] { $n } Emboscadas
        }
    .does = Otro jugador de tu Localización recibe una Paliza.
kind-riot = Motín
    .a = un Motín
    .the = el Motín
    .n =
        { $n ->
            [one] { $n } Motín
           *[other] { $n } Motines
        }
    .does = Se juntan las cartas de todas las manos, se barajan y se reparten de una en una, en sentido horario y empezando por ti, hasta que no quede ninguna.
kind-corridor_pass = Salvoconducto
    .a = un Salvoconducto
    .the = el Salvoconducto
    .n =
        { $n ->
            [one] { $n } Salvoconducto
           *[other] { $n } Salvoconductos
        }
    .does = Muévete a cualquier otra Localización, salvo Aislamiento.
kind-snitch = Chivatazo
    .a = un Chivatazo
    .the = el Chivatazo
    .n =
        { $n ->
            [one] { $n } Chivatazo
           *[other] { $n } Chivatazos
        }
    .does = Manda a Aislamiento a otro jugador, esté donde esté.
kind-painkillers = Analgésicos
    .a = unos Analgésicos
    .the = los Analgésicos
    .n =
        { $n ->
            [one] { $n } dosis de Analgésicos
           *[other] { $n } dosis de Analgésicos
        }
    .does = Elimina todas tus Palizas.
kind-frisk = Cacheo
    .a = un Cacheo
    .the = el Cacheo
    .n =
        { $n ->
            [one] { $n } Cacheo
           *[other] { $n } Cacheos
        }
    .does = Quítale 1 carta al azar a otro jugador de tu Localización y toma 1 Cuchillo del tablero.
kind-lockdown = Recuento
    .a = un Recuento
    .the = el Recuento
    .n =
        { $n ->
            [one] { $n } Recuento
           *[other] { $n } Recuentos
        }
    .does = Se manda a las Celdas a todos los jugadores que no estén en Aislamiento. Después, todos los demás, salvo el siguiente jugador, reciben 2 Palizas.
kind-overtime = Horas extra
    .a = unas Horas extra
    .the = las Horas extra
    .n =
        { $n ->
            [one] { $n } carta de Horas extra
           *[other] { $n } cartas de Horas extra
        }
    .does = Gana 2 acciones este turno y 6 Cigarrillos. (Jugar la carta cuesta 1 acción.)

## Fists

# Laid instead of a Weapon card (ability of some Gang cards).
kind-fists = Puños
    .a = los puños
    .the = los puños

## Classes of cards: the heading, and .one for the band of a card

class-tool = Herramientas
    .one = { term-tool }
class-weapon = Armas
    .one = { term-weapon }
class-part = Piezas
    .one = Pieza
class-accessory = Accesorios
    .one = { term-accessory }
class-rare = Objetos Raros
    .one = { term-rare_item }
class-action = Cartas de Acción
    .one = Carta de Acción

## Places
## .to: where somebody goes. .at: where somebody is. .does: what you do there.

place-cell_block = Celdas
    .to = a las Celdas
    .at = en las Celdas
    .does = Cavar: usa una Herramienta y suma sus Puntos de Túnel. Aquí no se puede fabricar.
# Block A and Block B are the two halves of the Cell Block in team games.
place-block_a = Bloque A
    .to = al Bloque A
    .at = en el Bloque A
    .does = La casa del equipo A, que aquí puede cavar pero no fabricar. El equipo B, de visita, puede fabricar pero no cavar.
place-block_b = Bloque B
    .to = al Bloque B
    .at = en el Bloque B
    .does = La casa del equipo B, que aquí puede cavar pero no fabricar. El equipo A, de visita, puede fabricar pero no cavar.
place-cafeteria = Comedor
    .to = al Comedor
    .at = en el Comedor
    .does = Robar una Cuchara mientras en la cocina miran para otro lado.
place-infirmary = Enfermería
    .to = a la Enfermería
    .at = en la Enfermería
    .does = Curarse: elimina 1 Paliza.
place-yard = Patio
    .to = al Patio
    .at = en el Patio
    .does = Vender cartas a cambio de Cigarrillos y comprar Cuchillos, un Pico o una Pala.
place-showers = Duchas
    .to = a las Duchas
    .at = en las Duchas
    .does = Buscar: en ningún sitio hay más cosas escondidas. Aquí no se puede fabricar.
place-solitary = Aislamiento
    .to = a Aislamiento
    .at = en Aislamiento
    .does = Solo las cartas te mandan aquí. La única acción posible es moverte para salir.

## Gangs
## .the: with its natural article, as a direct object; this form arrives as $gang. Never after "a" or "de" ("el Cartel" would contract).

gang-crew = Crew
    .the = la Crew
gang-cartel = Cartel
    .the = el Cartel
gang-bikers = Bikers
    .the = los Bikers
gang-bratva = Bratva
    .the = la Bratva
gang-triad = Triad
    .the = la Triad
gang-queers = Queers
    .the = los Queers

## Gang cards
## .does: the lasting ability, addressed to its owner.

gangcard-crew_lookout = Ojo avizor
    .does = Cada vez que buscas, robas 2 cartas más.
gangcard-crew_night_shift = Turno de noche
    .does = Puedes buscar dos veces por turno, y cada vez robas 1 carta más. Tu límite de mano es de 12 cartas.
gangcard-crew_stash = El alijo
    .does = Tu límite de mano es de 12 cartas y, cada vez que buscas, robas 1 carta más. Siempre que otro jugador te vaya a quitar una carta de la mano al azar, la eliges tú.
gangcard-crew_scavengers = Los carroñeros
    .does = Una vez por turno, cuando buscas, puedes tomar antes la carta superior de la pila de descarte de Búsqueda. Tu límite de mano es de 11 cartas.
gangcard-cartel_fence = El perista
    .does = Al empezar tu turno, ganas 6 Cigarrillos. Cada vez que vendes, sean cuantas sean las cartas, ganas 6 más.
gangcard-cartel_supplier = El proveedor
    .does = Al empezar tu turno, ganas 4 Cigarrillos. Cada compra te cuesta 6 Cigarrillos menos: ya solo pagas las Palas.
gangcard-cartel_dealer = El camello
    .does = Al empezar tu turno, ganas 7 Cigarrillos.
gangcard-cartel_runners = Los recaderos
    .does = Al empezar tu turno, ganas 5 Cigarrillos. Después de cada uno de tus movimientos, robas 1 carta de Búsqueda.
gangcard-bikers_throttle = A todo gas
    .does = Tras la tirada de tu Movimiento simple puedes volver a tirar hasta dos veces; cuenta la última tirada.
gangcard-bikers_shortcut = El atajo
    .does = Tu Movimiento simple no cuesta ninguna acción si la tirada que cuenta es un 5 o un 6. Necesitas una acción para tirar; luego la recuperas.
gangcard-bikers_home_run = Directo a casa
    .does = Por 1 acción puedes ir a las Celdas (por equipos, a tu propio Bloque) sin tirar el dado; cuenta como movimiento. Tras la tirada de tu Movimiento simple puedes volver a tirar una vez.
gangcard-bikers_scouts = La avanzadilla
    .does = Después de cada uno de tus movimientos, robas 1 carta de Búsqueda (que te manden a algún sitio no es un movimiento). Tu límite de mano es de 12 cartas.
gangcard-bratva_knuckles = A puño limpio
    .does = Para extorsionarte hace falta tener dos Armas y sacar las dos para intimidarte. Una vez por Pelea puedes usar los puños en lugar de sacar una carta de Arma; si ganas a otro jugador, le quitas 1 carta más al azar.
gangcard-bratva_spoils = El botín
    .does = Cuando extorsionas, miras la mano de tu víctima antes de exigir la Herramienta. Una vez por Pelea puedes usar los puños en lugar de sacar una carta de Arma; si ganas a otro jugador, le quitas 2 cartas más al azar.
gangcard-bratva_iron_jaw = Mandíbula de hierro
    .does = Una vez por Pelea puedes usar los puños en lugar de sacar una carta de Arma. Si pierdes, no recibes ninguna Paliza; si ganas a otro jugador, le quitas 1 carta más al azar.
gangcard-bratva_enforcer = El matón
    .does = Puedes extorsionar dos veces por turno y, una vez por Pelea, usar los puños en lugar de sacar una carta de Arma. Cuando ganas una Pelea contra otro jugador, le quitas 2 cartas más al azar.
gangcard-triad_tinkerer = El manitas
    .does = Tus recetas no necesitan ningún Cable. Cada vez que buscas, robas 2 cartas más.
gangcard-triad_workshop = El taller
    .does = Puedes fabricar en cualquier Localización, salvo en Aislamiento. Tu límite de mano es de 12 cartas.
gangcard-triad_discipline = Disciplina
    .does = Las Palizas no te impiden ni fabricar ni cavar. Tu límite de mano es de 4 cartas.
gangcard-triad_tunnel_rats = Ratas de túnel
    .does = Por 1 acción puedes ir a las Celdas (por equipos, a tu propio Bloque) sin tirar el dado. Una vez por turno, cuando cavas, puedes usar una segunda Herramienta.
gangcard-queers_safe_house = El refugio
    .does = Por 1 acción puedes ir a las Celdas (por equipos, a tu propio Bloque) sin tirar el dado. Para extorsionarte hace falta tener dos Armas y sacar las dos para intimidarte.
gangcard-queers_nurse = La enfermera
    .does = Al final de tu turno, eliminas 1 de tus Palizas. Tu límite de mano es de 6 cartas.
gangcard-queers_grapevine = Radio Macuto
    .does = Una vez por turno, cuando buscas, puedes tomar antes la carta superior de la pila de descarte de Búsqueda. Cuando extorsionas, miras la mano de tu víctima antes de exigir la Herramienta.
gangcard-queers_solidarity = Solidaridad
    .does = Tu límite de mano es de 12 cartas y, al empezar tu turno, ganas 1 Cigarrillo. Después de que otro jugador te haya quitado una o más cartas de la mano, robas 4 cartas de Búsqueda.

## Backgrounds: entries in a criminal record, deeds or trades whose name fits anybody.
## .when: the moment at which it may be revealed. .first: for everyone. .second: what members of the Gang it names may add (8.2).

background-pickpocket = Carterista
    .when = En tu turno, entre acciones.
    .first = Quítale 1 carta al azar a cada uno de los demás jugadores de tu Localización.
    .second = Roba 9 cartas de Búsqueda.
background-looter = Saqueo
    .when = En tu turno, entre acciones.
    .first = Roba 2 cartas de Búsqueda.
    .second = Roba 9 cartas de Búsqueda más.
background-informer = Confidente
    .when = En tu turno, entre acciones.
    .first = Manda a Aislamiento a otro jugador, esté donde esté, y roba 4 cartas de Búsqueda.
    .second = Roba 4 cartas de Búsqueda más.
background-smuggler = Contrabandista
    .when = En tu turno, entre acciones.
    .first = Gana 5 Cigarrillos y roba 4 cartas de Búsqueda.
    .second = Gana otros 6 Cigarrillos y roba 6 cartas de Búsqueda más.
background-arms_dealer = Traficante de armas
    .when = En tu turno, entre acciones.
    .first = Toma 1 Cuchillo del tablero y roba 4 cartas de Búsqueda.
    .second = Toma otros 2 Cuchillos del tablero. Todos los demás, salvo el siguiente jugador, reciben una Paliza, y tú robas 3 cartas de Búsqueda más.
background-launderer = Blanqueo de dinero
    .when = En tu turno, entre acciones.
    .first = Vende una vez, en cualquier Localización, al doble del precio impreso y sin gastar ninguna acción; después roba 4 cartas de Búsqueda.
    .second = Gana otros 14 Cigarrillos y roba 4 cartas de Búsqueda más.
background-getaway_driver = Chófer de atracos
    .when = En tu turno, entre acciones.
    .first = Roba 5 cartas de Búsqueda.
    .second = Roba 4 cartas de Búsqueda más.
background-escape_artist = Escapista
    .when = Cuando te extorsionan, en lugar de responder.
    .first = La Extorsión termina y las Armas sacadas se descartan; después te mueves a cualquier otra Localización, salvo Aislamiento, y eliminas 1 de tus Palizas.
    .second = El atacante recibe una Paliza y tú robas 5 cartas de Búsqueda.
background-daredevil = Kamikaze
    .when = Tras tu propia tirada de Movimiento simple, en lugar de elegir entre las dos Localizaciones.
    .first = Ve a cualquier otra Localización, salvo Aislamiento, en lugar de a una de las dos que indica el dado, y roba 4 cartas de Búsqueda.
    .second = Roba 6 cartas de Búsqueda más.
background-hitman = Ajuste de cuentas
    .when = En tu turno, entre acciones.
    .first = Otro jugador de tu Localización recibe una Paliza. Roba 3 cartas de Búsqueda.
    .second = Todos los demás, salvo el siguiente jugador, reciben 2 Palizas, y tú robas 5 cartas de Búsqueda más.
background-prizefighter = Púgil
    .when = Cuando vayas a perder una Pelea contra otro jugador.
    .first = Gana 9 Cigarrillos y roba 4 cartas de Búsqueda; después, la Pelea continúa.
    .second = Todos los demás, salvo el siguiente jugador, reciben 2 Palizas, y tú robas 9 cartas de Búsqueda más.
background-racketeer = Extorsionista
    .when = En tu turno, entre acciones.
    .first = Quítale 1 carta al azar a otro jugador de tu Localización y roba 2 cartas de Búsqueda.
    .second = Exige una Herramienta: si ese jugador la tiene, te da una; si no, te da otra carta al azar.
background-engineer = Contratista de obras
    .when = En tu turno, entre acciones.
    .first = Toma 2 Cuchillos del tablero y roba 3 cartas de Búsqueda.
    .second = Toma 1 Cuchara del tablero y roba 3 cartas de Búsqueda más.
background-locksmith = Ganzúa
    .when = En tu turno, entre acciones.
    .first = Quítale 1 carta al azar a otro jugador, esté donde esté, y roba 2 cartas de Búsqueda.
    .second = Fabrica una vez, en cualquier Localización y a pesar de las Palizas, sin gastar ninguna acción.
background-saboteur = Sabotaje
    .when = En tu turno, entre acciones.
    .first = Mira la mano de otro jugador y roba 4 cartas de Búsqueda.
    .second = La última Herramienta con la que cavó ese jugador vuelve a su mazo del tablero y se pierden los Puntos de Túnel que valía. Roba 2 cartas de Búsqueda más.
background-medic = Matasanos
    .when = Cuando vayas a perder una Pelea contra otro jugador.
    .first = Elimina todas tus Palizas y roba 6 cartas de Búsqueda; después, la Pelea continúa.
    .second = Roba 2 cartas de Búsqueda más.
background-con_artist = Estafa
    .when = En tu turno, entre acciones.
    .first = Quítale 2 cartas al azar a otro jugador de tu Localización y devuélvele después otras tantas a tu elección.
    .second = Roba 7 cartas de Búsqueda.
background-agitator = Cabecilla
    .when = En tu turno, entre acciones.
    .first = Todos los demás, salvo el siguiente jugador, reciben una Paliza, y tú robas 5 cartas de Búsqueda.
    .second = Roba 2 cartas de Búsqueda más.

## Prisoners: names, the same in every language

prisoner-moth = Moth
prisoner-vesna = Vesna
prisoner-gristle = Gristle
prisoner-oz = Oz
prisoner-duchess = Duchess
prisoner-tallow = Tallow
prisoner-ibarra = Ibarra
prisoner-kestrel = Kestrel
prisoner-bruno = Bruno
prisoner-sable = Sable
prisoner-lark = Lark
prisoner-rook = Rook

## Michel and Michelle, the neutral prisoner

michel-michel = Michel
michel-michelle = Michelle

## Lists: longer ones are built from the left, with list-comma first and list-and or list-or last

# "y" becomes "e" before the sound of an i: cards begin with an article or a number, so only names need it. Fluent keys have no accents,
# so the keys are likely names without one.
list-and =
    { $b ->
        [Hilario] { $a } e { $b }
        [Hilda] { $a } e { $b }
        [Higinio] { $a } e { $b }
        [Ibarra] { $a } e { $b }
        [Idoia] { $a } e { $b }
        [Ignacio] { $a } e { $b }
        [Ignasi] { $a } e { $b }
        [Igor] { $a } e { $b }
        [Iker] { $a } e { $b }
        [Ilse] { $a } e { $b }
        [Imanol] { $a } e { $b }
        [Indira] { $a } e { $b }
        [Ingrid] { $a } e { $b }
        [Inma] { $a } e { $b }
        [Irene] { $a } e { $b }
        [Irina] { $a } e { $b }
        [Iris] { $a } e { $b }
        [Isa] { $a } e { $b }
        [Isaac] { $a } e { $b }
        [Isabel] { $a } e { $b }
        [Isabella] { $a } e { $b }
        [Isadora] { $a } e { $b }
        [Isidoro] { $a } e { $b }
        [Isidro] { $a } e { $b }
        [Ismael] { $a } e { $b }
        [Israel] { $a } e { $b }
        [Itziar] { $a } e { $b }
        [Ivan] { $a } e { $b }
        [Izan] { $a } e { $b }
       *[other] { $a } y { $b }
    }
# In the same way "o" becomes "u" before an o.
list-or =
    { $b ->
        [Horacio] { $a } u { $b }
        [Hortensia] { $a } u { $b }
        [Octavio] { $a } u { $b }
        [Olga] { $a } u { $b }
        [Olivia] { $a } u { $b }
        [Omar] { $a } u { $b }
        [Oriol] { $a } u { $b }
        [Oscar] { $a } u { $b }
        [Oz] { $a } u { $b }
       *[other] { $a } o { $b }
    }
list-comma = { $a }, { $b }
# Stands in for an empty list of cards, as a direct object.
nothing = nada
nobody = nadie

## Game terms (docs/glossary.md), in the singular

term-search_card = carta de Búsqueda
term-weapon = Arma
term-tool = Herramienta
term-accessory = Accesorio
term-rare_item = Objeto Raro
term-action_card = carta de Acción
term-background = Antecedentes
term-gang = Banda
term-beating = Paliza
term-cigarette = Cigarrillo
term-tunnel_point = Punto de Túnel
term-prisoner = Preso
term-place = Localización
term-basic_action = Acción Básica
term-place_action = Acción de Localización
term-to_search = Buscar
term-to_move = Mover
term-simple_move = Movimiento simple
term-cautious_move = Movimiento cauteloso
term-join_a_gang = Unirse a una Banda
term-play_an_action_card = Jugar una carta de Acción
term-extort = Extorsionar
term-intimidation = Intimidación
term-cooperate = cooperar
term-combat = Pelea
term-attacker = atacante
term-defender = defensor
term-craft = Fabricar
term-dig = Cavar
term-steal_a_spoon = Robar una Cuchara
term-heal = Curarse
term-sell = Vender
term-buy = Comprar
term-exchange = Intercambiar
term-team_mode = Modo por equipos
term-discard_pile = pila de descarte
