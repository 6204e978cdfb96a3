## Errors: what was asked for, why it cannot be, and what would be right.

# $move: the move as text. $reasons: one or more sentences made by illegal-reason.
illegal-move = { $move }: { $reasons }
illegal-reason = { $reason } (regla { $clause })
error-unknown-move = «{ $move }» no es una jugada de este juego.
error-unknown-move-close = «{ $move }» no es una jugada de este juego. ¿Querías decir «{ $close }»?
error-move-number = { $number } no es una jugada: las jugadas van numeradas del 0 al { $most }.
error-players = El número de jugadores no puede ser { $players }: pueden jugar de { $fewest } a { $most } (regla 2.1)
error-teams = { $players } jugadores por equipos: en el Modo por equipos tienen que ser 4 o 6 (regla 11.2)
error-michel = «{ $michel }» como Preso neutral: elige none, michel o michelle (regla 14.1)
error-target = { $target } Puntos de Túnel para ganar: elige un número del 1 al { $most } (regla 14.5)
error-first-player = El asiento { $seat } no puede empezar: los asientos van numerados del 0 al { $most } (regla 14.4)
error-seat = Asiento { $seat }: los asientos van numerados del 0 al { $most }
error-names =
    { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    } para { $players } jugadores: da un nombre para cada asiento
error-name = «{ $name }» no puede ser un nombre: usa de 1 a { $most } caracteres visibles
error-stop-mid-turn = Una partida solo se puede detener entre dos turnos (regla 13.18)
error-bytes = Estos bytes no son una partida guardada de esta versión
error-bytes-pack = Esta partida guardada se jugó con un paquete distinto de «{ $pack }»
error-bytes-chance = Una partida reproducida a partir de un registro no se puede guardar en bytes: conserva mejor el registro
error-record-sampled = Una partida sorteada a partir de una vista no tiene registro: su pasado se desconoce
error-record-truncated = Línea { $line }: el registro se corta aquí; falta el resultado
error-record-json = Línea { $line }: esto no es un objeto JSON
error-record-foreign = Línea { $line }: esto no es un registro de Blackgate (formato 1)
error-record-file = No se puede leer { $file }: { $problem }
error-record-pack = Línea { $line }: la partida se jugó con otra edición del paquete «{ $pack }»; esta es { $digest }
error-record-value = Línea { $line }: { $key }: hay { $found }, se esperaba { $expected }
error-record-move = Línea { $line }: { $problem }
error-record-over = Línea { $line }: la partida ya había terminado
error-record-after-result = Línea { $line }: hay algo más después del resultado
error-record-seed = Línea { $line }: la semilla no corresponde al compromiso de la línea 1
error-record-chance = Línea { $line }: los resultados del azar no se derivan de la semilla
