## The balance lab. What cannot be done.

error-lab-players = «{ $players }» no es una lista de números de jugadores: escríbela como 2,3,4 o 2-6.
error-lab-players-twice = { $players }: indica cada número de jugadores una sola vez.
error-lab-learn-pack = La red de Warden no conoce las cartas de { $pack }: para aprender un paquete, cambia solo valores y efectos y conserva los identificadores.
error-lab-learn-bot = { $bot } no puede aprender: --learn funciona con warden y con warden:ARCHIVO.bin.
error-lab-learn-cpu = Aquí no hay GPU. Para aprender tanto como una H200 en { $minutes } minutos, esta CPU necesitaría unas { $hours } horas. Indica con --learn-minutes cuánto debe aprender.

## The command

help-lab = Jugar muchas partidas y medir lo equilibrado que está un paquete, carta por carta, o en qué se diferencian dos paquetes.
help-lab-players = Números de jugadores, separados por comas (por defecto: 2,3,4,5,6; por equipos 4,6).
help-lab-games = Cuántas partidas con cada número de jugadores.
help-lab-bot = El bot en todos los asientos: random, rookie, inmate, boss, warden, boss@25ms, warden:ARCHIVO.bin, archivo.py:Clase (por defecto, warden si el motor está compilado y su red conoce las cartas; si no, inmate).
help-lab-compare-bot = El bot que juega con el segundo paquete, si es otro.
help-lab-learn = Dejar primero que la red de Warden aprenda cada paquete y medir después con ella.
help-lab-learn-minutes = Minutos de aprendizaje por paquete (por defecto, 10 con una GPU; obligatorio con una CPU).
help-lab-learn-out = La carpeta de las redes que han aprendido (por defecto, la del informe). Una red que ya está allí se usa de nuevo.
help-lab-bars = Mostrar también qué objetivos de un paquete equilibrado no se cumplen.
cli-lab-bot = En todos los asientos juega { $bot }.
cli-lab-uncompiled = Warden sería demasiado lento, porque el motor no está compilado.
cli-lab-unknown = La red de Warden no conoce las cartas de este paquete.
cli-lab-learning = La red aprende durante { $minutes } minutos en total (paquetes: { $packs }) y después empiezan las partidas. Se guarda en { $folder }.
help-lab-compare = Otro paquete: se juega con los dos a partir de las mismas semillas y los resultados se muestran uno al lado del otro.
help-lab-out = Dónde se guardan las partidas, el resultado y el informe (por defecto: en una carpeta de lab/ que depende de los ajustes). El mismo comando sigue donde se quedó.
cli-lab-faults =
    { $times ->
        [one] Un bot ha fallado una vez, y en su lugar se ha hecho una jugada inofensiva.
       *[other] Los bots han fallado { $times } veces, y cada vez se ha hecho en su lugar una jugada inofensiva.
    } Estas cifras no son de fiar.

## Numbers. $sign is + or − or nothing. Spaces here do not break.

lab-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-signed-percent = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pp
lab-signed-number = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-span = { $low } … { $high }
lab-change = { $before } → { $after }
lab-points = pp
lab-players =
    { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
lab-all = Todos
lab-order = { $number }.º en jugar
lab-named = { $name } ({ $figure })
lab-and-more = { $cards } y { $more } más
lab-none = ninguna

## The report

lab-title = El laboratorio de equilibrio
lab-lead =
    { $pack }: { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    } con cada número de jugadores ({ $players }); en todos los asientos juega { $bot }.
lab-lead-compared =
    { $pack } comparado con { $other }: { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    } con cada paquete y cada número de jugadores ({ $players }), a partir de las mismas semillas; en todos los asientos juega { $bot }.
lab-network = { $bot } (red { $digest }, entrenada con { $decisions } decisiones en { $pack })

lab-glance = De un vistazo
lab-glance-words = Cartas con las que se gana claramente más o menos a menudo que con las demás de su tipo, y en qué medida; con todos los números de jugadores juntos.
lab-column-sort = Tipo
lab-column-strong = Fuertes
lab-column-weak = Débiles
# $sort: Gang cards, Backgrounds, ... $strong, $weak: cards with figures, or “ninguna”.
lab-glance-cards = { $sort }. Cartas fuertes: { $strong }; débiles: { $weak }.
lab-glance-seats = Posiciones del orden de juego cuyas victorias se apartan claramente de la cuota justa: { $seats }.
lab-glance-seat = { $order } con { $players } ({ $worth })
lab-glance-length = Turnos por jugador: { $turns }.
lab-glance-turns = { $turns } con { $players }
lab-glance-stopped =
    { $games ->
        [one] { $games } partida se detuvo sin ganador; no cuenta en ninguna otra cifra.
       *[other] { $games } partidas se detuvieron sin ganador; no cuentan en ninguna otra cifra.
    }
lab-glance-chance =
    Intervalos de cartas que excluyen la media: { $clear } de { $all }. Si todas las cartas fueran iguales, el azar por sí solo daría alrededor
    de { $expected }.

lab-bars = Objetivos
lab-bars-words = Lo que debe cumplir un paquete equilibrado. Cuentan los valores; sus intervalos del 95 % dicen hasta qué punto son seguros.
lab-bars-met = { $pack }: se cumplen { $met } de { $all } objetivos.
lab-bar-missed = No se cumple: { $name }, { $players } (objetivo: { $range }): { $missed }
lab-bar-column-name = Objetivo
lab-bar-column-players = Jugadores
lab-bar-column-range = Intervalo
lab-bar-column-measured = Valor mínimo y máximo
lab-bar-column-verdict = ¿Se cumple?
lab-bar-column-missed = Qué no lo cumple
lab-bar-yes = sí
lab-bar-no = no
lab-bar-least = al menos { $low }
lab-bar-members = Jugadores que se unen a cada Banda
lab-bar-gang-games = Partidas en las que cada carta de Banda está en juego
lab-bar-gang-owners = Quienes tienen cada carta de Banda, frente a todos
lab-bar-background = Cada Antecedentes repartido, frente a la parte justa
lab-bar-second = Revelaciones con el segundo efecto
lab-bar-action = Quienes roban cada carta de Acción, frente a la parte justa
lab-bar-extortions = Extorsiones por partida
lab-bar-cooperated = Extorsiones con cooperación
lab-bar-places = Movimientos a cada Localización
lab-bar-uses = Usos de cada acción por partida
lab-bar-length = Turnos por jugador, mediana
lab-bar-seats = Cada puesto en el orden de turno, frente a la parte justa
lab-uses = Acciones
lab-uses-words = Acciones Básicas y Acciones de Localización por partida, de todos los jugadores juntos.
lab-members = Bandas y segundos efectos
lab-members-words = Jugadores que se unen a cada Banda al menos una vez, y revelaciones que aplican el segundo efecto de unos Antecedentes.
lab-column-gang-games = En juego en
lab-column-action-drawn_above_fair = Robada: por encima de la parte justa
lab-action-search = Buscar
lab-action-roll = Movimiento simple
lab-action-cautious = Movimiento cauteloso
lab-action-join = Unirse a una Banda
lab-action-play = Jugar una carta de Acción
lab-action-extort = Extorsionar
lab-action-craft = Fabricar
lab-action-dig = Cavar
lab-action-steal = Robar una Cuchara
lab-action-heal = Curarse
lab-action-sell = Vender
lab-action-buy = Comprar

lab-changed = Qué ha cambiado
# $sure: how many of the clear ones stand out from so many at once.
lab-changed-words =
    Datos con una diferencia clara, cuyo intervalo del 95 % excluye el 0: { $clear } de { $all }. Si no hubiera cambiado nada, el azar por sí solo
    daría alrededor de { $expected }. Entre ellos, datos con una diferencia tan clara que, aun siendo tantos, como mucho 1 de cada 20 se debe al azar: { $sure }.
lab-changed-caption = Cambios, los más claros primero ({ $shown } de { $sure })
lab-only-in = Solo en { $pack }: { $cards }.
lab-only = solo en { $pack }

lab-sort-gang = Cartas de Banda
lab-sort-background = Antecedentes
lab-sort-action = Cartas de Acción
lab-sort-draw = Cartas de Búsqueda
lab-gang-words =
    En cuánto superan su cuota justa de victorias los jugadores que se unieron a una Banda por esta carta. Unirse cuesta tiempo y cartas, así que compara
    cada carta con las demás cartas de Banda más que con la cuota justa.
lab-background-words =
    En cuánto superan su cuota justa de victorias los jugadores a los que les tocaron estos Antecedentes, revelados o no. Los reparte el azar, así que la
    comparación no tiene sesgo.
lab-action-words =
    En cuánto superan su cuota justa de victorias los jugadores que jugaron esta carta al menos una vez. Quien juega cartas ha tenido tiempo para ello, así que
    compara cada carta con las demás cartas de Acción más que con la cuota justa; o mira lo que vale robarla, en las cartas de Búsqueda.
lab-draw-words =
    Cuánto más a menudo gana un jugador tras robar esta carta que tras robar una carta de Búsqueda cualquiera; las manos iniciales cuentan. El azar decide qué
    carta se roba, así que esto es lo que vale una carta para quien la recibe, tanto si la juega como si la vende o fabrica con ella.
lab-cards-alt = Valor de cada carta con su intervalo del 95 %, la mejor primero. { $figures }
lab-cards-caption = Puntos: todos los números de jugadores juntos, con intervalos del 95 %. Cifras pequeñas: solo con ese número de jugadores.
lab-line-fair = Línea discontinua: la cuota justa.
lab-line-average = Línea gris: todas estas cartas juntas.
lab-line-draw = Línea discontinua: la media de todas las cartas de Búsqueda robadas.
lab-cards-caption-compared = Todos los números de jugadores juntos, con intervalos del 95 %.
lab-few = Demasiado pocos casos para juzgar (menos de 30): { $cards }.
lab-gang-worth-caption = Cartas de Banda, según las victorias de quien se une por ellas
lab-background-worth-caption = Antecedentes, según las victorias de quien los recibe
lab-action-worth-caption = Cartas de Acción, según las victorias de quien las juega
lab-draw-worth-caption = Cartas de Búsqueda, según las victorias de quien las roba
lab-often-caption = Con qué frecuencia entran en juego
lab-judged-strong = claramente fuerte
lab-judged-weak = claramente débil
lab-judged-unclear = sin diferencia clara

lab-column-card = Carta
lab-column-gang = Banda
lab-column-figure = Dato
lab-column-players = Jugadores
lab-column-difference = Diferencia
lab-column-gang-players = Jugadores que la obtienen
lab-column-gang-times = Veces obtenida por partida
lab-column-gang-turns = Turnos con la carta
lab-column-gang-above_fair = Respecto a la cuota justa
lab-column-gang-against_others = Respecto a la carta de Banda media
lab-column-background-players = Jugadores que los revelan
lab-column-background-times = Veces que se revelan por partida
lab-column-background-second = Con segundo efecto
lab-column-background-round = Ronda en que se revelan
lab-column-background-dealt_above_fair = Al recibirlos: respecto a la cuota justa
lab-column-background-above_fair = Al revelarlos: respecto a la cuota justa
lab-column-background-against_others = Al revelarlos: respecto al Pasado medio
lab-column-action-players = Jugadores que la juegan
lab-column-action-times = Veces jugada por partida
lab-column-action-above_fair = Respecto a la cuota justa
lab-column-action-against_others = Respecto a la carta de Acción media
lab-column-draw-cards = Veces robada por partida
lab-column-draw-worth = Respecto a la media de las cartas robadas

lab-seats = Orden de juego
lab-seats-words = En cuánto superan su cuota justa de victorias los jugadores, según jueguen en primer lugar, en segundo, etcétera. La línea discontinua es la cuota justa.
lab-seats-caption = Victorias respecto a la cuota justa
lab-column-order = Orden
lab-seats-alt = Victorias respecto a la cuota justa según el orden de juego, con intervalos del 95 %. { $figures }
lab-length = Duración de las partidas
lab-length-words = Turnos por jugador. La caja abarca la mitad central de las partidas; la línea, el 90 % central; la marca es la mediana.
lab-length-alt = Turnos por jugador. { $figures }
lab-column-games = Partidas
lab-column-stopped = Detenidas
lab-column-mean = Media
lab-column-spread = Dispersión
lab-column-quantile = { $percent } %
lab-tunnel = El túnel
lab-tunnel-words = Cómo consiguen los jugadores Puntos de Túnel, Herramientas y Cuchillos; por partida.
lab-tunnel-caption = Puntos de Túnel por Herramienta
lab-places = Localizaciones
lab-places-words = Una visita es llegar con un movimiento. Por partida, todos los jugadores juntos.
lab-visits-caption = Visitas por Localización
lab-searches-caption = Búsquedas por Localización
lab-extortions = Extorsiones
lab-extortions-words = Con qué frecuencia se extorsionan los jugadores, cómo acaban las Extorsiones y qué cambia de manos.
lab-extortions-caption = Cómo acaban las Extorsiones
lab-michel = Michel(le)
lab-michel-words = Con qué frecuencia se mueve y extorsiona el Preso neutral, y cómo acaba para el jugador.
lab-michel-caption = Cómo acaban las Extorsiones de Michel(le)
lab-beatings = Palizas
lab-beatings-words = Por partida, todos los jugadores juntos.
lab-cigarettes = Cigarrillos
lab-cigarettes-words = Por partida, todos los jugadores juntos. Lo ganado menos lo gastado es lo que queda al final.
lab-cigarettes-caption = Cigarrillos según cómo se ganaron
lab-exchange = Intercambios
lab-exchange-words = Dentro de cada equipo, por partida.
lab-stacked-alt = { $what }. { $figures }

lab-method = Cómo leer esto
lab-method-fair = La cuota justa es lo que gana un jugador sin ventaja ni desventaja: una de cada N partidas con N jugadores; por equipos, una de cada dos.
lab-method-points = Las diferencias entre porcentajes de victorias van en puntos porcentuales (pp).
lab-method-interval =
    Con bots como estos, los intervalos contienen el valor verdadero 95 de cada 100 veces. Las partidas se consideran independientes entre sí, pero no los
    jugadores de una misma partida: la unidad es un bloque de { $games ->
        [one] una partida
       *[other] unas { $games } partidas
    }.
lab-method-clear = «Claro» significa que el intervalo excluye el 0 y que hubo al menos 30 casos.
lab-method-trap =
    Quien pone una carta en juego no es un jugador al azar: tuvo tiempo para ello y nada mejor que hacer. Por eso las cartas se juzgan frente a las demás
    de su tipo; solo son puro azar los Antecedentes que le tocan a cada uno y la carta que se roba.
lab-method-paired =
    Con los dos paquetes se ha jugado a partir de las mismas semillas y con los mismos bots. Las partidas se comparan una a una mientras siguen
    siendo parecidas, de modo que la suerte común se anula.

lab-setting-players = Números de jugadores
lab-setting-packs = Paquetes
lab-setting-games = Partidas por número de jugadores
lab-setting-bot = Bot de todos los asientos

## Names of figures, as rows of tables. $name: a card, a Place, a place in the turn order.

lab-row-length-turns-per-player = Turnos por jugador
lab-row-length-stopped = Partidas detenidas sin ganador
lab-row-seat-above-fair = { $name }: victorias respecto a la cuota justa
lab-row-points-per-game = { $name }: Puntos de Túnel
lab-row-points-share = { $name }: parte del total de puntos
lab-row-points-lost = { $name }: puntos perdidos después
lab-row-got-steal = { $name }: por robo
lab-row-got-craft = { $name }: por fabricación
lab-row-got-trade = { $name }: por compra
lab-row-got-effect = { $name }: gracias a una carta
lab-row-got-taken = { $name }: de la mano de otro jugador
lab-row-got-cooperated = { $name }: de quien coopera en una Extorsión
lab-row-got-snatched = { $name }: de un túnel saboteado
lab-row-got-given = { $name }: cesión de otro jugador
lab-row-got-exchange = { $name }: por Intercambio
lab-row-place-visits = { $name }: visitas
lab-row-place-sent = { $name }: jugadores mandados allí por una carta
lab-row-place-searches = { $name }: Búsquedas
lab-row-place-drawn = { $name }: cartas robadas al buscar
lab-row-members-share = { $name }: jugadores que se unen
lab-row-reveals-second = Revelaciones con el segundo efecto
lab-row-uses-per-game = { $name }: por partida
lab-row-place-share = { $name }: parte de todas las visitas
lab-row-gang-games = { $name }: partidas en las que está en juego
lab-row-action-drawn-above-fair = { $name }: porcentaje de victorias frente a la parte justa cuando se roba
lab-row-cigarettes-earned-start = Cigarrillos recibidos al principio
lab-row-drawn-per-game = Cartas de Búsqueda robadas en total
lab-row-extortions-per-game = Extorsiones por partida
lab-row-extortions-cooperated = Extorsiones en las que se coopera
lab-row-extortions-attacker = Extorsiones que gana el atacante en una Pelea
lab-row-extortions-defender = Extorsiones que gana el defensor en una Pelea
lab-row-extortions-escaped = Extorsiones de las que alguien se zafa
lab-row-extortions-weapons = Armas sacadas en cada Extorsión
lab-row-extortions-loot-cooperated = Herramientas entregadas en cada Extorsión
lab-row-extortions-loot-named = Herramientas exigidas quitadas en cada Extorsión
lab-row-extortions-loot-random = Cartas quitadas al azar en cada Extorsión
lab-row-extortions-loot-chosen = Cartas quitadas en cada Extorsión, a elección de quien gana
lab-row-extortions-loot-surrendered = Cartas quitadas en cada Extorsión, a elección de quien pierde
lab-row-extortions-loot-class = Botín de cada Extorsión: { $name }
lab-row-michel-moves = Movimientos de Michel(le)
lab-row-michel-extortions = Extorsiones de Michel(le)
lab-row-michel-unarmed = Michel(le) no lleva ningún Cuchillo
lab-row-michel-cooperated = El jugador coopera con Michel(le)
lab-row-michel-beaten = Gana Michel(le)
lab-row-michel-won = El jugador vence a Michel(le)
lab-row-michel-loss-tool-given = Herramientas descartadas al cooperar con Michel(le)
lab-row-michel-loss-tool-lost = Herramientas perdidas contra Michel(le)
lab-row-michel-loss-random-card = Cartas perdidas al azar contra Michel(le)
lab-row-beatings-given-combat = Palizas en Peleas
lab-row-beatings-given-michel = Palizas de Michel(le)
lab-row-beatings-given-card = Palizas causadas por cartas
lab-row-beatings-in-vain = Palizas sin efecto
lab-row-beatings-healed = Palizas curadas
lab-row-beatings-left = Palizas que quedan al final
lab-row-cigarettes-earned-sell = Cigarrillos ganados al vender
lab-row-cigarettes-earned-card = Cigarrillos ganados con cartas
lab-row-cigarettes-earned-gang = Cigarrillos ganados al empezar el turno con cartas de Banda
lab-row-cigarettes-spent-buy = Cigarrillos gastados al comprar
lab-row-cigarettes-passed = Cigarrillos quitados a otros jugadores
lab-row-cigarettes-left = Cigarrillos que quedan al final
lab-row-exchange-times = Intercambios dentro del equipo
lab-row-exchange-cards = Cartas intercambiadas
lab-row-exchange-passed = Cigarrillos intercambiados
lab-row-gang-times = { $name }: veces que se obtiene por partida
lab-row-gang-players = { $name }: jugadores que la obtienen
lab-row-gang-turns = { $name }: turnos con la carta
lab-row-gang-above-fair = { $name }: victorias respecto a la cuota justa
lab-row-gang-against-others = { $name }: victorias respecto a la carta de Banda media
lab-row-gang-average = Todos los que se unieron a una Banda: victorias respecto a la cuota justa
lab-row-background-dealt = { $name }: veces que tocan por partida
lab-row-background-times = { $name }: veces que se revelan por partida
lab-row-background-players = { $name }: jugadores que los revelan
lab-row-background-second = { $name }: con segundo efecto
lab-row-background-round = { $name }: ronda en que se revelan
lab-row-background-dealt-above-fair = { $name }: victorias respecto a la cuota justa, al recibirlos
lab-row-background-above-fair = { $name }: victorias respecto a la cuota justa, al revelarlos
lab-row-background-against-others = { $name }: victorias respecto a la media de los Antecedentes revelados
lab-row-background-average = Todos los que revelaron sus Antecedentes: victorias respecto a la cuota justa
lab-row-action-times = { $name }: veces que se juega por partida
lab-row-action-players = { $name }: jugadores que la juegan
lab-row-action-above-fair = { $name }: victorias respecto a la cuota justa
lab-row-action-against-others = { $name }: victorias respecto a la carta de Acción media
lab-row-action-average = Todos los que jugaron una carta de Acción: victorias respecto a la cuota justa
lab-row-draw-cards = { $name }: veces que se roba por partida
lab-row-draw-worth = { $name }: victorias respecto a la media de las cartas robadas
