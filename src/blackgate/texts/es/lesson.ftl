## El tutorial: lo que se dice en cada paso de tutorial/steps.toml. Un título y dos o tres frases cortas.

# Cómo se llama en la mesa quien aprende.
lesson-you = Tú

lesson-goal = La salida
    .text = Tienes un plan: un túnel. Las Herramientas que usas en él suman Puntos de Túnel, y quien llegue antes a 6 queda libre. En esta lección el túnel es corto: en una partida normal de tres hacen falta 12.
lesson-places = La cárcel
    .text = Tú, Vesna y Bruno estáis en las Celdas. Cada Localización sirve para algo distinto: en el Comedor hay Cucharas, en el Patio se compra y se vende, y solo en las Celdas se puede cavar. A Aislamiento nadie va por gusto.
lesson-search = Mira a tu alrededor
    .text = Es tu turno, y un turno tiene 2 acciones. La barra dice siempre qué espera el juego. Una vez por turno puedes buscar: aquí consigues 1 carta. Pruébalo.
lesson-hand = Tu mano
    .text = Has encontrado un Cable. Sirve para unir Herramientas: con un Recipiente se convierte en una Pala. Los demás saben cuántas cartas tienes, pero no cuáles.
lesson-roll = Tira y muévete
    .text = Un Movimiento simple cuesta 1 acción. Tiras el dado, y cada resultado lleva a dos Localizaciones; las puertas muestran tus probabilidades. Con un 1 o un 4 llegas al Comedor. El Movimiento cauteloso no necesita suerte, pero sí 2 acciones.
lesson-go = Un cuatro
    .text = El 4 lleva al Comedor o al Patio. Tú quieres una Cuchara: elige el Comedor.
lesson-end = Termina el turno
    .text = No te quedan acciones. Termina el turno y mira qué traman Vesna y Bruno.

lesson-others = Lo que han hecho los demás
    .text = Vesna te ha seguido y se ha guardado una Cuchara; Bruno está en la Enfermería. El diario lo guarda todo, y un clic en una línea te devuelve a ese momento. Las cartas que roban los demás siguen ocultas; las que toman del tablero, no.
lesson-steal = Roba una Cuchara
    .text = En el Comedor, 1 acción te da una Cuchara mientras queden. Es la Herramienta más pequeña: 1 Punto de Túnel.
lesson-craft = Fabrica una Pala
    .text = Une el Recipiente y el Cable: una Pala vale 3 Puntos de Túnel. Se puede fabricar casi en todas partes, pero no en las Celdas, las Duchas ni Aislamiento.
lesson-craft-end = Dos Herramientas
    .text = Una Cuchara y una Pala. En la mano no suman nada y te las pueden quitar, así que pronto tendrás que llevarlas a casa. De momento, termina el turno.

lesson-sent = A Aislamiento
    .text = Vesna ha jugado un Chivatazo contra Bruno: lo han mandado a Aislamiento, donde la única acción posible es salir. Las cartas de Acción como esa cuestan 1 acción y luego se descartan. Cuántas cartas robas al buscar depende de la Localización: 2 en el Comedor. Busca otra vez.
lesson-to-yard = A hacer negocios
    .text = Una Cadena y un Anillo: pronto verás para qué sirven. También tienes un Móvil, y se vende en el Patio. Llegas con un 3, un 4 o un 6. Tira el dado.
lesson-go-yard = Un tres
    .text = El 3 lleva a las Celdas o al Patio. Ve al Patio.
lesson-yard-end = El mercado
    .text = Aquí puedes vender cartas a cambio de Cigarrillos, y comprar Cuchillos, un Pico o una Pala. Ya has gastado tus dos acciones: termina el turno.

lesson-join = Únete a una Banda
    .text = Bruno te ha seguido con un Cacheo: tu Cuchara ha desaparecido. Pero Cadena y Anillo son Accesorios, y el Cartel acepta los dos. Unirte cuesta 1 acción y las dos cartas; recibes la carta superior del mazo de la Banda.
lesson-reveal = Tus Antecedentes
    .text = Tienes El camello: 7 Cigarrillos al empezar cada uno de tus turnos. Tus Antecedentes, Blanqueo de dinero, dan una venta al doble del precio y 4 cartas, y más aún en el Cartel, sin gastar acción y una vez por partida. Revélalos.
lesson-sell = Vende
    .text = Tu Móvil es un Objeto Raro: da 8 Cigarrillos, y 16 con Blanqueo de dinero. Véndelo.
lesson-sold = ¿Algo más?
    .text = Ya son 16 Cigarrillos. En una sola venta puedes soltar todas las cartas que quieras; hoy basta con el Móvil. Elige «Eso es todo» y roba 4 cartas.
lesson-second = El segundo efecto
    .text = Quien es de la Banda que nombran sus Antecedentes puede añadir el segundo efecto. Blanqueo de dinero nombra al Cartel: 14 Cigarrillos y 4 cartas más. Aplica el segundo efecto.
lesson-buy = Compra un Pico
    .text = Tienes 30 Cigarrillos. Una compra cuesta 1 acción, y un Pico vale 2 Puntos de Túnel. Hazte con uno por 6.
lesson-sale-end = Sin gastar acción
    .text = Unirte y comprar han sido tus 2 acciones; revelar no ha costado ninguna. Termina el turno.
lesson-limit = El límite de mano
    .text = Al final de tu turno puedes conservar 10 cartas, y tienes 11. Descarta el Cable: ya no te hará falta.

lesson-roll-home = Hora de cavar
    .text = Vesna ha cavado con su primera Cuchara. Para cavar tienes que estar en las Celdas: desde aquí te lleva un 1, un 2 o un 3. Tira.
lesson-go-home = De vuelta a casa
    .text = El 2 lleva a las Celdas o a la Enfermería. Ve a las Celdas.
lesson-dig = Cava
    .text = Cava con la Pala: 3 Puntos de Túnel. En el túnel está mucho más segura que en tu mano.
lesson-dig-end = Tres de seis
    .text = Ya has empezado el túnel. El Pico tendrá que esperar: no te quedan acciones, termina el turno.

lesson-extort = Extorsiona a alguien
    .text = La Emboscada de Bruno te ha costado una Paliza: con una no puedes fabricar y con dos tampoco cavar, hasta que te cures en la Enfermería. Vesna aún tiene una de las dos Cucharas robadas. Con un Arma puedes extorsionar una vez por turno a alguien de tu Localización: extorsiona a Vesna.
lesson-name = Di lo que quieres
    .text = Exige la Herramienta que te interesa. Sabes que tiene una Cuchara: pídesela.
lesson-lay = Saca un Arma
    .text = Saca ahora un Arma, para que Vesna vea que va en serio. Se descartará, responda lo que responda.
lesson-cooperated = Vesna coopera
    .text = Vesna ha preferido darte su Cuchara antes que pelear. Te queda una acción y estás en las Celdas: cava con el Pico.
lesson-extort-end = Ya casi estás
    .text = 5 de 6 Puntos de Túnel. Vuelves a tener una Cuchara, y una Cuchilla para defenderla. Termina el turno.

lesson-answer = Ahora te toca a ti
    .text = Bruno quiere tu Cuchara y ha sacado un Cuchillo. Puedes cooperar y perder la Cuchara, rendirte y recibir además una Paliza, o sacar un Arma y pelear. Saca tu Cuchilla.
lesson-combat = Has ganado
    .text = A Bruno no le quedaban Armas. Quien pierde una Pelea recibe una Paliza, y quien gana se lleva una carta: a ti te ha tocado un Anillo, al azar. Todas las Armas que se sacaron se descartan.

lesson-last-dig = El último trozo de muro
    .text = Te falta 1 Punto de Túnel, y una Cuchara vale 1. Una sola Paliza no te detiene. Cava.
lesson-won = Estás fuera
    .text = Pala, Pico, Cuchara: 6 Puntos de Túnel, y la partida acaba al instante. Te esperan otras Bandas y otros Antecedentes, los equipos, Michel y Michelle. Si dudas, te ayudan la barra, el diario y el reglamento.
