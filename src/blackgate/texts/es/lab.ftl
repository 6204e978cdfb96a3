## The balance lab. What cannot be done.

error-lab-players = «{ $players }» no son números de jugadores: escríbelos como 2,3,4 o 2-6.
error-lab-players-twice = { $players }: nombra cada número de jugadores una sola vez.

## The command

help-lab = Jugar muchas partidas y medir lo equilibrado que está un paquete, carta por carta; o en qué se diferencian dos paquetes.
help-lab-players = Números de jugadores, separados por comas (por defecto: 2,3,4,5,6; por equipos 4,6).
help-lab-games = Cuántas partidas con cada número de jugadores.
help-lab-bot = El bot de todos los asientos: random, rookie, inmate, boss, boss@25ms, archivo.py:Clase.
help-lab-compare = Otro paquete: los dos juegan las mismas semillas y se muestran uno al lado del otro.
help-lab-out = Dónde se guardan las partidas, el resultado y el informe (por defecto: en una carpeta de lab/ que depende de los ajustes). El mismo comando sigue donde se quedó.
cli-lab-faults =
    { $times ->
        [one] Una vez ha fallado un bot y en su lugar se ha hecho una jugada inofensiva.
       *[other] { $times } veces ha fallado un bot y en su lugar se ha hecho una jugada inofensiva.
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
       *[other] { $games } partidas
    } con cada número de jugadores ({ $players }); en todos los asientos juega { $bot }.
lab-lead-compared =
    { $pack } al lado de { $other }: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de cada uno con cada número de jugadores ({ $players }), con las mismas semillas; en todos los asientos juega { $bot }.

lab-glance = De un vistazo
lab-glance-words = Cartas con las que se gana claramente más, o claramente menos, que con las demás de su tipo, y en qué medida; con todos los números de jugadores juntos.
lab-column-sort = Tipo
lab-column-strong = Fuertes
lab-column-weak = Débiles
# $sort: Gang cards, Backgrounds, ... $strong, $weak: cards with figures, or “ninguna”.
lab-glance-cards = { $sort }. Cartas fuertes: { $strong }; débiles: { $weak }.
lab-glance-seats = Posiciones del orden de juego que se apartan claramente de la cuota justa: { $seats }.
lab-glance-seat = { $order } con { $players } ({ $worth })
lab-glance-length = Turnos por jugador: { $turns }.
lab-glance-turns = { $turns } con { $players }
lab-glance-stopped =
    { $games ->
        [one] { $games } partida se detuvo sin ganador; no cuenta en ninguna otra cifra.
       *[other] { $games } partidas se detuvieron sin ganador; no cuentan en ninguna otra cifra.
    }
lab-glance-chance =
    En { $clear } de { $all } intervalos de cartas la media queda fuera. Si todas las cartas fueran iguales, por puro azar habría alrededor
    de { $expected }.

lab-changed = Qué ha cambiado
# $sure: how many of the clear ones stand out from so many at once.
lab-changed-words =
    En { $clear } de { $all } datos la diferencia es clara: su intervalo del 95 % excluye el 0. Si no hubiera cambiado nada, por puro azar habría
    alrededor de { $expected }. Datos con una diferencia tan clara que, aun mirando tantos, como mucho 1 de cada 20 se debe al azar: { $sure }.
lab-changed-caption = Cambios, los más claros primero ({ $shown } de { $sure })
lab-only-in = Solo en { $pack }: { $cards }.
lab-only = solo en { $pack }

lab-sort-gang = Cartas de Banda
lab-sort-background = Antecedentes
lab-sort-action = Cartas de Acción
lab-sort-draw = Cartas de Búsqueda
lab-gang-words =
    Cuánto más que su cuota justa ganan los jugadores que se unieron a una Banda por esta carta. Unirse cuesta tiempo y cartas, así que compara
    cada carta con las demás cartas de Banda más que con la cuota justa.
lab-background-words =
    Cuánto más que su cuota justa ganan los jugadores a los que les tocaron estos Antecedentes, revelados o no. Los reparte el azar, así que la
    comparación no tiene sesgo.
lab-action-words =
    Cuánto más que su cuota justa ganan los jugadores que jugaron esta carta al menos una vez. Quien juega cartas ha tenido tiempo para ello, así que
    compara cada carta con las demás cartas de Acción más que con la cuota justa; o mira lo que vale robarla, en las cartas de Búsqueda.
lab-draw-words =
    Cuánto más gana un jugador tras robar esta carta que tras robar una carta de Búsqueda cualquiera; las manos iniciales cuentan. El azar decide qué
    carta se roba, así que esto es lo que vale una carta para quien la recibe, tanto si la juega como si la vende o fabrica con ella.
lab-cards-alt = Valor de cada carta con su intervalo del 95 %, la mejor primero. { $figures }
lab-cards-caption = Puntos: todos los números de jugadores juntos, con intervalos del 95 %. Cifras pequeñas: solo con ese número de jugadores.
lab-line-fair = Línea discontinua: la cuota justa.
lab-line-average = Línea gris: todas estas cartas juntas.
lab-line-draw = Línea discontinua: la media de todas las cartas de Búsqueda robadas.
lab-cards-caption-compared = Todos los números de jugadores juntos, con intervalos del 95 %.
lab-few = Demasiado pocas veces para decir algo (menos de 30): { $cards }.
lab-gang-worth-caption = Cartas de Banda, según cuánto gana quien se une por ellas
lab-background-worth-caption = Antecedentes, según cuánto gana quien los recibe
lab-action-worth-caption = Cartas de Acción, según cuánto gana quien las juega
lab-draw-worth-caption = Cartas de Búsqueda, según cuánto gana quien las roba
lab-often-caption = Con qué frecuencia entran en juego
lab-judged-strong = claramente fuerte
lab-judged-weak = claramente débil
lab-judged-unclear = no está claro

lab-column-card = Carta
lab-column-gang = Banda
lab-column-figure = Dato
lab-column-players = Jugadores
lab-column-difference = Diferencia
lab-column-gang-players = Jugadores que se unen
lab-column-gang-times = Uniones por partida
lab-column-gang-turns = Turnos con la carta
lab-column-gang-above_fair = Sobre la cuota justa
lab-column-gang-against_others = Sobre la carta de Banda media
lab-column-background-players = Jugadores que los revelan
lab-column-background-times = Veces que se revelan por partida
lab-column-background-second = Con segundo efecto
lab-column-background-round = Ronda en que se revelan
lab-column-background-dealt_above_fair = Al recibirlos: sobre la cuota justa
lab-column-background-above_fair = Al revelarlos: sobre la cuota justa
lab-column-background-against_others = Al revelarlos: sobre la media
lab-column-action-players = Jugadores que la juegan
lab-column-action-times = Veces jugada por partida
lab-column-action-above_fair = Sobre la cuota justa
lab-column-action-against_others = Sobre la carta de Acción media
lab-column-draw-cards = Veces robada por partida
lab-column-draw-worth = Sobre la media de las cartas robadas

lab-seats = Orden de juego
lab-seats-words = Cuánto más que su cuota justa ganan los jugadores, según quién juega primero, segundo, etcétera. La línea discontinua es la cuota justa.
lab-seats-caption = Victorias sobre la cuota justa
lab-column-order = Orden
lab-seats-alt = Victorias sobre la cuota justa según el orden de juego, con intervalos del 95 %. { $figures }
lab-length = Duración de las partidas
lab-length-words = Turnos que tiene cada jugador. La caja abarca la mitad central de las partidas; la línea, el 90 % central; la marca es la mediana.
lab-length-alt = Turnos por jugador. { $figures }
lab-column-games = Partidas
lab-column-stopped = Detenidas
lab-column-mean = Media
lab-column-spread = Dispersión
lab-column-quantile = { $percent } %
lab-tunnel = El túnel
lab-tunnel-words = De dónde salen los Puntos de Túnel, y cómo llegan las Herramientas y los Cuchillos a la mano; por partida.
lab-tunnel-caption = Puntos de Túnel por Herramienta
lab-places = Localizaciones
lab-places-words = Una visita es llegar con un movimiento. Por partida, todos los jugadores juntos.
lab-visits-caption = Visitas por Localización
lab-searches-caption = Búsquedas por Localización
lab-extortions = Extorsiones
lab-extortions-words = Con qué frecuencia se extorsionan los jugadores, cómo acaba la cosa y qué cambia de manos.
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
lab-method-fair = La cuota justa es lo que gana un jugador sin ventaja ni desventaja: 1 entre el número de jugadores; por equipos, 1 de cada 2.
lab-method-points = Las diferencias entre porcentajes de victorias van en puntos porcentuales (pp).
lab-method-interval =
    Con bots como estos, los intervalos contienen el valor verdadero 95 de cada 100 veces. Toman las partidas como independientes entre sí, pero no a los
    jugadores de una misma partida: la unidad es un bloque de { $games ->
        [one] una partida
       *[other] unas { $games } partidas
    }.
lab-method-clear = «Claro» significa que el intervalo excluye el 0 y que hubo al menos 30 casos.
lab-method-trap =
    Quien pone una carta en juego no es un jugador al azar: tuvo tiempo para ello y nada mejor que hacer. Por eso las cartas se juzgan frente a las demás
    de su tipo; solo son puro azar los Antecedentes que le tocan a cada uno y la carta que se roba.
lab-method-paired =
    Los dos paquetes han jugado las mismas semillas con los mismos bots. Las diferencias se toman partida por partida mientras las partidas aún se
    parezcan, de modo que la suerte común se anula.

lab-setting-players = Números de jugadores
lab-setting-packs = Paquetes
lab-setting-games = Partidas con cada uno
lab-setting-bot = Bot de todos los asientos

## Names of figures, as rows of tables. $name: a card, a Place, a place in the turn order.

lab-row-length-turns-per-player = Turnos por jugador
lab-row-length-stopped = Partidas detenidas sin ganador
lab-row-seat-above-fair = { $name }: victorias sobre la cuota justa
lab-row-points-per-game = { $name }: Puntos de Túnel
lab-row-points-share = { $name }: parte de todos los puntos
lab-row-points-lost = { $name }: puntos perdidos después
lab-row-got-steal = { $name }: por robo
lab-row-got-craft = { $name }: por fabricación
lab-row-got-trade = { $name }: por compra
lab-row-got-effect = { $name }: gracias a una carta
lab-row-got-taken = { $name }: a costa de un jugador
lab-row-got-cooperated = { $name }: de quien coopera en una Extorsión
lab-row-got-snatched = { $name }: de un túnel saboteado
lab-row-got-given = { $name }: de manos de un jugador
lab-row-got-exchange = { $name }: de alguien del equipo
lab-row-place-visits = { $name }: visitas
lab-row-place-sent = { $name }: jugadores mandados allí
lab-row-place-searches = { $name }: Búsquedas
lab-row-place-drawn = { $name }: cartas robadas al buscar
lab-row-drawn-per-game = Cartas de Búsqueda robadas en total
lab-row-extortions-per-game = Extorsiones por partida
lab-row-extortions-cooperated = Extorsiones en las que se coopera
lab-row-extortions-attacker = Peleas que gana el atacante
lab-row-extortions-defender = Peleas que gana el defensor
lab-row-extortions-escaped = Extorsiones de las que alguien se zafa
lab-row-extortions-weapons = Armas sacadas por Extorsión
lab-row-extortions-loot-cooperated = Herramientas entregadas por Extorsión
lab-row-extortions-loot-named = Herramientas exigidas que se quitan por Extorsión
lab-row-extortions-loot-random = Cartas quitadas al azar por Extorsión
lab-row-extortions-loot-chosen = Cartas quitadas a elección por Extorsión
lab-row-extortions-loot-surrendered = Cartas que elige quien pierde, por Extorsión
lab-row-extortions-loot-class = Botín por Extorsión: { $name }
lab-row-michel-moves = Movimientos de Michel(le)
lab-row-michel-extortions = Extorsiones de Michel(le)
lab-row-michel-unarmed = Michel(le) no lleva ningún Cuchillo
lab-row-michel-cooperated = El jugador coopera con Michel(le)
lab-row-michel-beaten = Gana Michel(le)
lab-row-michel-won = El jugador vence a Michel(le)
lab-row-michel-loss-tool-given = Herramientas entregadas a Michel(le)
lab-row-michel-loss-tool-lost = Herramientas perdidas contra Michel(le)
lab-row-michel-loss-random-card = Cartas al azar perdidas contra Michel(le)
lab-row-beatings-given-combat = Palizas en Peleas
lab-row-beatings-given-michel = Palizas de Michel(le)
lab-row-beatings-given-card = Palizas por cartas
lab-row-beatings-in-vain = Palizas sin efecto
lab-row-beatings-healed = Palizas curadas
lab-row-beatings-left = Palizas que quedan al final
lab-row-cigarettes-earned-sell = Cigarrillos ganados al vender
lab-row-cigarettes-earned-card = Cigarrillos ganados con cartas
lab-row-cigarettes-earned-gang = Cigarrillos ganados por estar en una Banda
lab-row-cigarettes-spent-buy = Cigarrillos gastados al comprar
lab-row-cigarettes-passed = Cigarrillos quitados a otros jugadores
lab-row-cigarettes-left = Cigarrillos que quedan al final
lab-row-exchange-times = Intercambios dentro del equipo
lab-row-exchange-cards = Cartas intercambiadas
lab-row-exchange-passed = Cigarrillos intercambiados
lab-row-gang-times = { $name }: uniones por partida
lab-row-gang-players = { $name }: jugadores que se unen
lab-row-gang-turns = { $name }: turnos con la carta
lab-row-gang-above-fair = { $name }: victorias sobre la cuota justa
lab-row-gang-against-others = { $name }: victorias sobre la carta de Banda media
lab-row-gang-average = Todos los que se unieron a una Banda: victorias sobre la cuota justa
lab-row-background-dealt = { $name }: veces que tocan por partida
lab-row-background-times = { $name }: veces que se revelan por partida
lab-row-background-players = { $name }: jugadores que los revelan
lab-row-background-second = { $name }: con segundo efecto
lab-row-background-round = { $name }: ronda en que se revelan
lab-row-background-dealt-above-fair = { $name }: victorias sobre la cuota justa, al recibirlos
lab-row-background-above-fair = { $name }: victorias sobre la cuota justa, al revelarlos
lab-row-background-against-others = { $name }: victorias sobre la media de los Antecedentes revelados
lab-row-background-average = Todos los que revelaron sus Antecedentes: victorias sobre la cuota justa
lab-row-action-times = { $name }: veces que se juega por partida
lab-row-action-players = { $name }: jugadores que la juegan
lab-row-action-above-fair = { $name }: victorias sobre la cuota justa
lab-row-action-against-others = { $name }: victorias sobre la carta de Acción media
lab-row-action-average = Todos los que jugaron una carta de Acción: victorias sobre la cuota justa
lab-row-draw-cards = { $name }: veces que se roba por partida
lab-row-draw-worth = { $name }: victorias sobre la media de las cartas robadas
