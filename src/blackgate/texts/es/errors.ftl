## Errors: what was asked for, why it cannot be, and what would be right.

# $move: the move as text. $reasons: one or more sentences made by illegal-reason.
illegal-move = { $move }: { $reasons }
illegal-move-in-game = Partida { $game }: { $move }: { $reasons }
illegal-reason = { $reason } (Regla { $clause }).
# $libraries: their names, as a list. $command: what installs them.
error-missing-libraries = Hacen falta estas bibliotecas: { $libraries }. Se instalan con: { $command }
error-unknown-move = «{ $move }» no es una jugada de este juego.
error-unknown-move-close = «{ $move }» no es una jugada de este juego. ¿Querías decir «{ $close }»?
error-move-number = { $number } no es una jugada: las jugadas van numeradas del 0 al { $most }.
error-players = El número de jugadores no puede ser { $players }: pueden jugar de { $fewest } a { $most } (regla 2.1).
error-teams = No se puede jugar por equipos con { $players } jugadores: tienen que ser 4 o 6 (regla 11.2).
error-michel = «{ $michel }» no puede ser el Preso neutral: elige none, michel o michelle (regla 14.1).
error-target = No se puede jugar con { $target } Puntos de Túnel para ganar: elige un número del 1 al { $most } (regla 14.5).
error-first-player = El asiento { $seat } no puede empezar: los asientos van numerados del 0 al { $most } (regla 14.4).
error-seat = El asiento { $seat } no existe: los asientos van numerados del 0 al { $most }.
error-names =
    { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    } para { $players } jugadores: indica un nombre para cada asiento
error-name = «{ $name }» no puede ser un nombre: usa de 1 a { $most } caracteres visibles.
error-prisoner = Ningún Preso se llama «{ $prisoner }»: elige entre { $prisoners } (regla 1.8).
error-stop-mid-turn = Una partida solo se puede detener entre dos turnos (regla 13.18).
error-bytes = Estos bytes no son una partida guardada de esta versión.
error-bytes-version = Esta partida guardada es de otra versión de Blackgate: aquí no se puede leer.
error-bytes-pack = Esta partida guardada se jugó con un paquete distinto de «{ $pack }».
error-bytes-chance = Una partida reproducida a partir de un registro no se puede guardar en bytes: guarda el registro en su lugar.
error-record-sampled = Una partida generada al azar a partir de una vista no tiene registro: se desconoce lo que pasó antes.
error-record-truncated = Línea { $line }: el registro se corta aquí; falta el resultado.
error-record-json = Línea { $line }: esto no es un objeto JSON.
error-record-foreign = Línea { $line }: esto no es un registro de Blackgate.
error-record-format = Línea { $line }: este registro tiene el formato { $found }; este programa lee el formato { $read }. Ábrelo con la versión de Blackgate que lo escribió.
error-record-rules = Línea { $line }: esta partida se jugó con la versión { $found } de las reglas; este programa juega con la versión { $played }. Ábrela con la versión de Blackgate que la registró.
error-record-file = No se puede leer { $file }: { $problem }
error-record-pack = Línea { $line }: la partida se jugó con otra edición del paquete «{ $pack }»; esta es { $digest }.
error-record-value = Línea { $line }, { $key }: se encontró: { $found }; se esperaba: { $expected }
error-record-move = Línea { $line }: { $problem }
error-record-over = Línea { $line }: la partida ya había terminado.
error-record-long = Línea { $line }: el registro es demasiado largo; aquí se pueden mostrar como mucho { $most } jugadas.
error-record-after-result = Línea { $line }: hay algo más después del resultado.
error-record-seed = Línea { $line }: la semilla no corresponde a la huella de la línea 1.
error-record-terms = Línea { $line }: la semilla, las partes y los ajustes de esta partida no corresponden a la huella de la línea 1.
error-record-share = Línea { $line }: la parte del asiento { $seat } en la semilla no es aquella cuya huella está en la línea 1.
error-verify-commit = La huella del registro es { $found }, no { $commit }: no es la partida que te anunciaron.
error-verify-nonce-form = «{ $nonce }» no tiene la forma SEAT=NONCE: escribe, por ejemplo, 0=k3Yx.
error-verify-nonce = La parte (nonce) del asiento { $seat } no está en la semilla: los dados se generaron sin ella.
error-record-chance = Línea { $line }: los resultados del azar no se derivan de la semilla.

## What was found in a pack or a record, and what was expected there. Fragments that follow “se encontró:” or “se esperaba:”.

expected-unique = un nombre que se use una sola vez
expected-sum = { $total }, la suma de todas las cartas
expected-most = como máximo { $most }
expected-least = como mínimo { $least }
found-nothing = nada
found-too-few = un número demasiado bajo
expected-hands = lo suficiente para seis manos iniciales
expected-one-place = exactamente una Localización con { $key } = true
expected-blocks-at-home = dos nombres, y solo en la Localización con home = true
found-way-in = una forma de entrar, o algo que hacer allí
expected-neither = ninguna de las dos cosas (regla 6.6)
expected-dig-at-home = dig solo en la Localización con home = true (regla 6.1)
expected-two-places = al menos dos Localizaciones (regla 5.2)
found-several = varias cartas
expected-one-stolen = una sola carta que robar
found-no-tool = ninguna Herramienta
expected-a-tool = al menos una Herramienta
expected-tool-on-board = "board": las Herramientas se toman a la vista de todos (regla 12.1)
expected-recipe = también una receta para { $card } (regla 5.14), o una Localización donde robar la carta
expected-board-card = una carta con un mazo en el tablero
expected-a-card = al menos una carta
expected-one-move = un solo movimiento y ningún objetivo: una jugada solo nombra una cosa
expected-move-once = un solo move en una lista de efectos
expected-undig = unos Antecedentes cuyo primer efecto quita una Herramienta de un túnel, pero no hace exigir ni tomar ninguna Herramienta
expected-look = look = "hand" antes de él, porque se ve la mano de la que se elige
expected-goal = como máximo { $most }, lo que valen todas las Herramientas juntas
expected-table = una tabla
expected-number = un número entero del { $least } al { $most }
expected-flag = true o false
expected-text = un texto entre comillas
expected-id = un nombre formado por letras minúsculas, cifras y _ que empiece por una letra
expected-list-of = una lista de uno o más de estos valores: { $words }
expected-numbers = una lista de números enteros del { $least } al { $most }
expected-another-number = otro número entero del { $least } al { $most }
expected-number-for-each = una lista de { $count } números enteros del 0 al { $most }, uno por jugador
expected-tables = una o más tablas [[{ $key }]]
expected-no-key = ninguna clave con ese nombre
expected-no-key-close = ninguna clave con ese nombre (¿querías decir { $close }?)
expected-own-key = una clave de esta entrada
expected-origin = el origen del valor, "R", "P" o "X"
expected-one-of = uno de estos valores: { $words }
expected-one-of-close = uno de estos valores: { $words } (¿querías decir { $close }?)
expected-effect = uno de estos efectos: { $words }
expected-effect-close = uno de estos efectos: { $words } (¿querías decir { $close }?)
expected-ability = una de estas habilidades: { $words }
expected-ability-close = una de estas habilidades: { $words } (¿querías decir { $close }?)
expected-target = un efecto sin objetivo, o target = "here" o "anyone"
expected-moment = este efecto solo con moment = "{ $moment }"
expected-other-moment = este efecto, pero no con moment = "{ $moment }"
expected-alone = este efecto sin ningún otro, porque los demás verían si la mano oculta lo permite
expected-true = true
expected-pack = un paquete: { $files }
expected-toml = TOML en UTF-8
expected-blocks = los nombres de los dos Bloques, formados por letras minúsculas, cifras y _
expected-accessories = Accesorios distintos (regla 5.5)
problem-no-file = el archivo no existe
problem-no-network = no contiene una red que esta versión pueda leer
problem-permission = permiso denegado
problem-no-directory = un archivo donde debería haber una carpeta
problem-directory = una carpeta donde debería haber un archivo
problem-other = error del sistema { $code }
pack-error = { $file }, { $key }: se encontró: { $found }; se esperaba: { $expected }
expected-names = una lista de nombres
expected-whole = un número entero
expected-ids =
    una lista de { $count ->
        [one] { $count } id
       *[other] { $count } ids
    } del paquete
expected-different = una lista de Antecedentes distintos (regla 2.3)
expected-so-many-hands = una lista de { $count } manos
expected-deck = una carta que esté en el mazo (regla 1.1)
expected-gang-pile = cada carta de la Banda una sola vez (regla 1.4)
expected-move = una jugada como texto
expected-chance-fewer = tantos resultados del azar como tiene la jugada
expected-chance-sort = resultados del azar del tipo que corresponde a esta jugada
expected-chance-die = un resultado que el dado pueda dar
expected-chance-card = una carta que pueda salir en ese momento
error-seed = Esta semilla contiene caracteres no válidos: quítalos.
error-file = No se puede abrir { $file }: { $problem }
pack-file-error = { $file }: se encontró: { $found }; se esperaba: { $expected }
expected-fluent = textos Fluent válidos, cuyos mensajes no usen más argumento que $n

error-budget = { $budget } no es un tiempo para pensar: escribe 100ms, 2s o un número de iteraciones como 2000.
error-budget-too-long = { $budget } es demasiado tiempo. El máximo para pensar es { $most }.
error-no-such-bot = No hay ningún bot llamado { $bot }. Puedes elegir entre { $bots }, o usar el tuyo como archivo.py:Clase.
error-bot-class = { $bot } no es un bot: le hace falta una clase con choose(view, legal_moves, budget).
error-bot-module = No se puede cargar { $bot }: { $problem }.
error-too-many-bots =
    { $bots ->
        [one] Hay { $bots } bot
       *[other] Hay { $bots } bots
    } para { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }: indica menos, o pon más jugadores con --players.

# Environments for learning agents
error-env-games = { $games } no es un número válido de partidas a la vez: elige un número entero a partir de 1.
error-env-actions = Hace falta un número entero por partida ({ $games } en total); ha llegado una matriz de forma { $shape } y tipo { $type }.
error-env-room = { $room } no es un número válido de asientos: elige uno entre { $players } (los jugadores que hay) y { $most }.
error-env-turns = { $turns } no es un número válido de turnos: elige un número entero del 1 al { $most } (regla 14.7).
error-env-shaping = { $shaping } no es un incentivo válido: elige un número de 0 (solo cuenta la victoria) a 1 (un túnel entero cuenta tanto como la victoria).
error-env-render = «{ $mode }» no es una forma de mostrar la mesa: elige entre { $modes }.
error-env-observations = «{ $form }» no es una forma de observación: elige entre { $forms }.
error-env-seed = «{ $seed }» no es una semilla: elige un número entero a partir de 0.
error-env-chairs = Asientos: { $room }; jugadores: { $players }. Una observación tiene de 2 a { $most } asientos, al menos uno por jugador.
error-env-view = Esto es lo que sabe el asiento { $own }: usa la vista del asiento { $seat }.
error-env-game = La partida { $game } no existe: las partidas van numeradas del 0 al { $most }.
error-env-agent = El agente «{ $agent }» no existe: los agentes se llaman { $agents }.
error-env-workers = { $workers } no es un número válido de procesos: elige un número entero a partir de 0 (0: ningún otro proceso).
error-env-worker-died = El proceso { $worker } del entorno ha terminado (código de salida { $code }) y sus partidas se han perdido: crea un entorno nuevo.
error-env-closed = Este entorno está cerrado: crea uno nuevo.
error-env-stepping = Hay un paso en curso: llama antes a step_wait().
error-env-no-step = No hay ningún paso en curso: llama antes a step_async().
