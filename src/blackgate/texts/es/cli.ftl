## The command line: help

help-app = Blackgate: cava tu túnel y fúgate de la cárcel, de 2 a 6 jugadores. Sin ningún comando, el juego se abre en el navegador.
help-play = Jugar una partida en el terminal contra bots de cualquier nivel.
help-simulate = Jugar muchas partidas al azar y resumir los resultados.
help-replay = Contar una partida registrada.
help-verify = Comprobar un registro: cada jugada, cada carta, cada tirada.
help-commit = La huella que te mostraron antes de la partida; debe ser la de este registro.
help-nonce = La parte (nonce) que tu asiento añadió a los dados; debe estar en la semilla. Se puede repetir.
help-rules = Mostrar el reglamento, o una sola regla.
help-bench = Medir la velocidad del motor, de los bots y de los entornos, en comparación con proyectos similares.
help-pack-command = Ver o comprobar un paquete de contenido.
help-pack-show = Listar todos los valores de un paquete con su origen.
help-pack-check = Comprobar un paquete e indicar qué falla.
help-lang = El idioma: en, fr, de, it o es.
help-pack = La carpeta de un paquete de contenido (por defecto: classic).
help-players = Cuántos jugadores: de 2 a 6.
help-seed = La semilla de la que se derivan todos los resultados del azar (por defecto: una nueva y secreta).
help-michel = Con o sin el Preso neutral; recomendado con dos jugadores.
help-teams = Jugar en dos equipos (4 o 6 jugadores).
help-calm = Dejar fuera las cartas de Acción que siembran el caos.
help-fair-start = Dar cartas de más o Cigarrillos al principio a quienes juegan más tarde.
help-target = Los Puntos de Túnel que hacen falta para ganar.
help-first-player = El asiento que empieza.
help-json = Mostrar JSON para otros programas.
help-version = Mostrar la versión e indicar si el motor está compilado.
help-origin = Solo los valores impresos en los reglamentos (R), citados en reseñas (P) o reconstruidos (X).
help-file = El registro de una partida (JSON Lines).
help-seat = Contar solo lo que se vio desde este asiento.
help-trace = Mostrar una línea JSON por decisión, con toda la mesa.
help-clause = El número de una regla, por ejemplo 5.2.
help-your-seat = Tu asiento.
help-name = Tu nombre.
help-prisoner = El Preso con el que juegas, por su nombre; solo cambia el aspecto.
help-bots = Quién juega en los demás asientos: random, rookie, inmate, boss, warden, boss@400ms o tu propio bot como archivo.py:Clase; el último ocupa el resto.
help-budget = Cuánto puede pensarse un bot una jugada: 100ms o 2s (medidos en trabajo, no por el reloj), o un número de iteraciones.
help-hint = Mostrar en cada decisión qué haría el bot más fuerte en tu lugar, y por qué.
# The last line of the help of commands with options that take the number of a seat.
help-seats = Aquí, como en los registros, los asientos se numeran desde el 0: el asiento 1 del navegador es el 0.
help-record = Escribir el registro de la partida en este archivo.
help-games = Cuántas partidas jugar.
help-turns = Detener tras este número de turnos una partida que nadie haya ganado.
help-jobs = Cuántos procesos usar.
help-records = Escribir un registro de cada partida en esta carpeta.
help-seconds = Segundos por medición.

## The command line: what it says

cli-version = blackgate { $version }, motor compilado
cli-version-pure = blackgate { $version }, motor sin compilar (todo funciona, solo que más despacio)
cli-error = Error: { $problem }
# $command: what needs them, for example blackgate arena. $libraries: their names, as a list.
cli-fetching = { $command } necesita { $libraries }: la descarga empieza ahora y se hace solo esta vez.
cli-interrupted = Operación interrumpida.
cli-unknown-language = «{ $language }» no es un idioma de este juego: elige entre { $languages }
cli-no-such-option = La opción { $option } no existe. Prueba con --help.
cli-no-such-command = El comando «{ $command }» no existe. Prueba con --help.
cli-usage = Comando no válido: { $words }. Prueba con --help.
cli-missing = Falta { $name }. Prueba con --help.
cli-not-a-number = { $name } necesita un número.
cli-bad-origin = «{ $origin }» no es un origen: elige R, P o X
cli-at-least = { $name } { $value }: el mínimo es { $least }
cli-at-most = { $name } { $value }: el máximo es { $most }
cli-pack-title = Paquete { $pack }, versión { $version }
cli-origins = R impreso en un reglamento · P citado en una reseña · X reconstruido
cli-column-file = Archivo
cli-column-key = Clave
cli-column-value = Valor
cli-column-origin = Origen
cli-pack-right =
    El paquete { $pack } es correcto: { $values ->
        [one] { $values } valor
       *[other] { $values } valores
    }, { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
cli-verified =
    El registro es correcto: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } en { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }; cada carta y cada tirada se derivan de la semilla. Victoria: { $winners }
cli-aborted = La partida se interrumpió: no tiene resultado, pero sus dados se pueden comprobar igualmente.
cli-withheld = El asiento { $seat } anunció una parte de la semilla y no la reveló a tiempo: los dados se generaron sin ella.
cli-fingerprint = Huella de la partida: { $commit }. Abarca los ajustes, la mitad del servidor y todas las partes. Compárala con la que te mostraron al empezar.
cli-no-clause = No hay ninguna regla { $clause } en el reglamento.
cli-playing = Jugando
cli-simulated =
    { $games ->
        [one] { $games } partida
        [many] { $games } de partidas
       *[other] { $games } partidas
    }, { $finished } hasta el final
cli-decisions =
    { $decisions ->
        [one] { $decisions } decisión
        [many] { $decisions } de decisiones
       *[other] { $decisions } decisiones
    }, { $speed } por segundo
cli-turns-per-player = { $turns } turnos por jugador de media
cli-wins =
    Asiento { $seat }: { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    } ({ $share } %)
# $engine: "compiled" or "interpreted".
cli-machine =
    { $machine }, { $engine ->
        [compiled] motor compilado
       *[interpreted] motor interpretado
    }
cli-peer-missing = { $peer } no está instalado; en el repositorio se instala con make bench.
# $figure: the peer's decisions per second. $ratio: how many times as many we make. $compared: which of our figures.
cli-peer = { $peer }: { $figure } decisiones por segundo; Blackgate multiplica esa cifra por { $ratio } ({ $compared })

## The game in the terminal

cli-welcome = Te damos la bienvenida a Blackgate, { $name }. Cava tu túnel y sal de aquí antes que los demás.
cli-ask = un número, una jugada, hint, why N, card, rule 5.2, ? o quit
# $advice: a sentence with a move, how good it looks and why.
cli-hint = Pista: { $advice }
cli-help =
    Escribe el número de una opción, o la jugada como texto (por ejemplo: dig spoon).
    hint muestra qué haría el bot más fuerte; why N dice por qué una opción atenuada no está permitida; card explica tus cartas; rule 5.2 muestra una regla; quit cierra el juego.
cli-why-what = ¿El porqué de qué? Da un número de la lista o una jugada, por ejemplo: why 12
cli-no-such-number = No hay ninguna opción { $number }: la lista llega hasta { $most }.
cli-allowed = { $move }: eso está permitido.
cli-not-allowed = { $move }: ahora no.
cli-bye = Por esta noche te quedas en tu celda.
cli-saved = El registro de la partida está en { $file }
cli-over = La partida ha terminado.
cli-deck = mazo { $n }
cli-discard = pila de descarte { $n } (encima: { $card })
cli-column-player = Preso
cli-column-points = Túnel
cli-column-cards = Cartas
cli-column-cigarettes = Cigarrillos
cli-column-beatings = Palizas
cli-column-gang = Carta de Banda
cli-column-background = Antecedentes
cli-hand = Tu mano
cli-legend = ⚀⚁⚂ los resultados del dado que llevan allí · ⌕ las cartas que robas al buscar
help-seeds = De qué se derivan las semillas de todas las partidas.

# A bot that failed at a decision; $name: the player it plays.
cli-fault-raised = { $name } ha dado un error: se hace la jugada más inofensiva.
cli-fault-stalled = { $name } no ha respondido a tiempo: se hace la jugada más inofensiva.
cli-fault-invalid = { $name } ha elegido algo que no está permitido: se hace la jugada más inofensiva.
