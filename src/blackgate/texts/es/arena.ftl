## The arena: bots against each other. What cannot be done.

error-worker-died = Un proceso se ha interrumpido a mitad del trabajo. Repite el mismo comando para seguir donde se quedó.
error-no-cluster = No se puede conectar con el clúster de Ray en { $address } ({ $problem }). Comprueba la dirección y, si el clúster pide un token, RAY_AUTH_TOKEN.
error-journal-foreign = { $file }, línea { $line }: esto no es un archivo de partidas terminadas. Elige otro --out.
# $names: the settings that differ, as options are called; code: the program itself.
error-journal-settings =
    { $names ->
        [code] { $file } se empezó antes de que cambiaran los bots o las reglas. Elige otro --out.
       *[other] { $file } se empezó con otros ajustes ({ $names }). Elige otro --out, o usa los ajustes con los que se empezó.
    }
error-no-bots = Indica un bot para cada asiento, separados por comas, por ejemplo --bots random,random
error-bot-without-name = A un bot le falta el nombre: escribe, por ejemplo, inmate o boss@25ms.
error-arena-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } para { $players ->
        [one] { $players } asiento
       *[other] { $players } asientos
    }: indica como mucho uno por asiento.

## Numbers

figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
figure-about = { NUMBER($value, maximumFractionDigits: 0) }{ "\u00A0" }%
figure-percents = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
figure-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimals = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-give-or-take = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }±{ "\u00A0" }{ NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
figure-whole = { NUMBER($value) }

## Every report

page-contents = Contenido
page-no-script = El gráfico lo dibuja un script, y los scripts están desactivados. La tabla tiene las mismas cifras.

## The command

help-arena = Enfrentar bots entre sí y medir su fuerza.
help-arena-bots = Los bots por asiento, separados por comas: random, rookie, inmate, boss, warden, boss@25ms, archivo.py:Clase. El último ocupa todos los asientos que queden.
help-arena-games = Cuántas partidas; cada reparto se juega una vez con cada rotación de los bots.
help-arena-players = Cuántos jugadores: de 2 a 6 (por defecto: uno por bot).
help-ray = Jugar en el clúster de Ray de esta dirección; local arranca uno.
help-out = Dónde se guardan las partidas, el resultado y el informe (por defecto: en una carpeta de arena/ que depende de los ajustes). El mismo comando sigue donde se quedó.
cli-arena-playing =
    { $faults ->
        [0] Jugando
        [one] Jugando ({ $faults } fallo)
       *[other] Jugando ({ $faults } fallos)
    }
cli-arena-games =
    { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }: { $deals ->
        [one] { $deals } reparto
        [many] { $deals } de repartos
       *[other] { $deals } repartos
    }, cada uno con { $rotations ->
        [one] { $rotations } rotación
       *[other] { $rotations } rotaciones
    } de los bots. La cuota justa es del { $fair }.
cli-arena-left-over =
    El último reparto no se ha jugado con todas las rotaciones ({ $left } de { $rotations }): con un número de partidas múltiplo de { $rotations }, la comparación es más justa.
cli-arena-stopped =
    { $games ->
        [one] { $games } partida se detuvo
       *[other] { $games } partidas se detuvieron
    } sin ganador tras { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }.
cli-arena-fault =
    { $bot }: { $kind ->
        [raised] excepción
        [stalled] sin respuesta a tiempo
        [skipped] ya no consultado tras no responder a tiempo
       *[invalid] jugada no permitida
    }, { $times ->
        [one] una vez, en la partida { $game }
       *[other] { $times } veces, la primera en la partida { $game }
    }: { $detail }
cli-arena-report = Informe: { $file }
cli-arena-interrupted = Interrupción tras { $done } de { $games } partidas. El mismo comando sigue desde ahí.

## The report

arena-report-title = La arena
# $bots: their names. $best: the one with the highest win rate.
arena-report-lead =
    { $games ->
        [one] { $games } partida jugada
        [many] { $games } de partidas jugadas
       *[other] { $games } partidas jugadas
    } por { $bots }. { $best } ha ganado el { $rate } ({ $interval }), cuando la cuota justa es del { $fair }.
arena-column-bot = Bot
arena-column-wins = Ganadas
arena-column-appearances = Participaciones
arena-column-played-short = Jugadas
arena-column-rate = % victorias
arena-column-interval = Interv. 95 %
arena-column-rating = Puntuación
arena-column-ms = Milisegundos por decisión
arena-column-ms-short = ms/jug.
arena-column-decisions = Decisiones
arena-column-faults = Fallos
arena-column-fault = Fallo
arena-column-times = Veces
arena-column-games = Partidas
arena-column-first-game = Primera vez en la partida
arena-column-detail = Detalles
arena-column-pair = Duelo
arena-column-wins-both = Victorias de cada uno
arena-column-share = Cuota
arena-column-fair = Cuota justa
arena-column-turns = Turnos por partida
arena-column-figure = Dato
arena-column-value = Valor
arena-column-setting = Ajuste
arena-column-seat = Asiento
arena-column-order = Orden de juego
arena-win-rate = Porcentajes de victorias
arena-win-rate-words =
    Cada reparto se ha jugado con todas las rotaciones de los bots por los asientos. Un bot que ocupa varios asientos cuenta en cada uno, así que
    la cuota justa es del { $fair } para todos: la línea discontinua. Las rayas son intervalos del 95 %, que tienen en cuenta que las partidas de un
    mismo reparto no son independientes.
arena-win-rate-alt = Porcentajes de victorias con intervalos del 95 %. { $figures }
arena-figure = { $name }: { $figure }
arena-rating = Puntuaciones
arena-rating-words = Según openskill (Plackett-Luce). Todos empiezan en 25; solo cuentan las diferencias. Las rayas son intervalos del 95 %.
arena-rating-alt = Puntuaciones. { $figures }
arena-duels = Cara a cara
arena-duels-words = En las partidas en que se han enfrentado dos bots: la parte del primero en las victorias de ambos, y la que tendría si solo contaran los asientos.
arena-duels-none = Ningún bot ha jugado contra otro: no hay nada que comparar.
arena-duels-caption = De las partidas que ganó el bot de la fila o el de la columna, la parte que ganó el de la fila. Ámbar: más de lo que le darían sus asientos por sí solos; azul: menos.
arena-duels-alt = Reparto de las victorias entre cada dos bots. { $figures }
arena-pair = { $one } – { $other }
arena-against = contra
arena-time = Tiempo por decisión
arena-time-words = Media de las decisiones en las que había algo que elegir. La escala es logarítmica.
arena-time-alt = Milisegundos por decisión. { $figures }
arena-length = Duración de las partidas
arena-length-mean = Media
arena-length-median = Mediana
arena-length-shortest = La más corta
arena-length-longest = La más larga
arena-length-stopped = Partidas detenidas sin ganador
arena-length-alt = Cuántos turnos han durado las partidas: la mitad, como mucho { $median }; la más corta, { $shortest }; la más larga, { $longest }.
arena-seats = Asientos
arena-seats-words = Victorias de todos los bots juntos, según el orden de juego y según el asiento. Cada bot ha ocupado todos los asientos el mismo número de veces, así que las diferencias de fuerza se compensan.
arena-order = { $number }.º en jugar
arena-seat = Asiento { $number }
arena-order-caption = Victorias según el orden de juego
arena-seat-caption = Victorias según el asiento
arena-faults = Fallos
arena-faults-words = En estas decisiones se hizo una jugada permitida e inofensiva en lugar de la del bot.
arena-fault-raised = excepción
arena-fault-stalled = sin respuesta a tiempo
arena-fault-skipped = ya no consultado tras no responder a tiempo
arena-fault-invalid = jugada no permitida
arena-settings = Ajustes
arena-setting-bots = Bots por asiento
arena-setting-games = Partidas
arena-setting-seed = Semilla
arena-setting-budget = Tiempo para pensar
arena-setting-players = Jugadores
arena-setting-michel = Preso neutral
arena-setting-teams = Equipos
arena-setting-calm = Mazo tranquilo
arena-setting-fair-start = Salida justa
arena-setting-target = Puntos de Túnel para ganar
arena-setting-turns = Máximo de turnos
arena-setting-pack = Paquete
arena-setting-code = Código
arena-setting-machine = Máquina
arena-setting-date = Fecha
arena-setting-version = Versión
arena-yes = sí
arena-no = no
arena-by-rule = según las reglas
