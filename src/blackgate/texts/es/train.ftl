## Entrenar una red haciéndola jugar contra sí misma. Lo que no se puede hacer.

error-learn-mode = «{ $mode }» no es un modo: escribe el número de jugadores, opciones después de + y un peso después de dos puntos, por ejemplo 4+michelle:1, 6+teams:2 o 4+calm+target=12.
error-learn-packs = Los packs de estos modos tienen cartas o lugares distintos: entrena una red para cada uno.
error-learn-evaluation = «{ $evaluation }» no es una evaluación: escribe un modo y un bot, por ejemplo 4/inmate o 6+teams/boss@25ms.
error-learn-folder = { $folder } ya contiene un entrenamiento: continúalo con --resume, o elige otra carpeta con --out.
error-learn-no-checkpoint = No hay ningún punto guardado en { $file }: entrena primero.
error-learn-other-network = La red de { $file } es otra: { $differences }. Usa los ajustes con los que se entrenó.
error-learn-worker = Un proceso ha avisado de un error: { $problem }
error-learn-setting = «{ $setting }» no es un ajuste con un valor: escribe NOMBRE=VALOR con uno de estos nombres: { $names }.

## El comando
help-train = Entrena una red haciéndola jugar contra sí misma, en todos los modos, en una tarjeta gráfica o como pequeña demostración en el procesador.
help-train-minutes = Cuántos minutos dura el entrenamiento; la tasa de aprendizaje y los demás ritmos siguen este plan.
help-train-decisions = Cuántas decisiones dura el entrenamiento, en lugar de minutos.
help-train-stop-after = Termina esta ejecución después de tantos minutos, con un punto guardado desde el que --resume continúa.
help-train-out = Carpeta para el punto guardado, las cifras y el informe.
help-train-resume = Continúa desde el punto guardado en la carpeta.
help-train-init = Punto guardado o archivo exportado cuya red es el comienzo de un entrenamiento nuevo.
help-train-modes = La mezcla de modos con sus pesos, por ejemplo { $example } (por defecto: todos los modos).
help-train-seed = Semilla de la red, de las jugadas y de los repartos.
help-train-device = Dónde calcula la red: auto, cuda o cpu.
help-train-workers = Cuántos procesos juegan partidas (por defecto: según los núcleos).
help-train-games = Cuántas partidas se juegan a la vez (por defecto: según el dispositivo).
help-train-opponents = Punto guardado o archivo exportado de una red fija que juega algunos de los puestos.
help-train-opponent-seats = Cuántos puestos de cada partida juega la red fija; por equipos juega un equipo.
help-train-evaluate = Partidas contra bots durante el entrenamiento, por ejemplo 4/inmate,6+teams/inmate,4/boss@25ms; vacío para ninguna.
help-train-export = Escribe la red del punto guardado en este archivo, para los bots, sin entrenar.
help-train-report = Vuelve a escribir el informe del entrenamiento, sin entrenar.
help-train-set = Otro ajuste como NOMBRE=VALOR, por ejemplo width=512 o rate=0.001; también varias veces. La documentación los enumera.

## Lo que muestra
train-begin = { $device }: { $games } partidas en { $workers } procesos, una red de { $weights } pesos. { $done } del plan está hecho.
train-begin-cpu = Aquí no hay tarjeta gráfica, así que es una pequeña demostración: una red pequeña y pocas partidas.
train-pinned = La tarjeta gráfica lee directamente la memoria de las partidas.
train-evaluation = Contra { $opponent }: { $rate } (95 %: de { $low } a { $high }; parte justa { $fair }; { $games } partidas)
train-interrupted = El entrenamiento termina después de esta serie, con un punto guardado. Otra vez Ctrl-C para terminar ya.
train-saved = { $file } está guardado, después de { $minutes } minutos y { $decisions } decisiones.
train-exported = { $file }: { $bytes } bytes, SHA-256 { $digest }
train-rounding = Redondeo: la misma mejor jugada en { $same } de { $positions } posiciones, divergencia KL media { $kl }
train-no-report = El informe necesita el extra arena. Sin él, las cifras están en { $file }; --report escribe el informe más tarde.

## El informe
train-title = Entrenamiento
train-lead = { $minutes } minutos y { $decisions } decisiones en { $device }. { $result }
train-strength = Fuerza
train-strength-words = Parte de las partidas ganadas contra bots mientras la red aprendía. La red juega su jugada más probable; cada reparto se juega desde cada puesto.
train-speed = Velocidad
train-speed-words = Decisiones por segundo, con el aprendizaje y las evaluaciones.
train-games = Partidas
train-games-words = Número medio de turnos de las partidas terminadas.
train-losses = Pérdidas
train-losses-words = Pérdidas medias del aprendizaje entre dos filas.
train-entropy = Entropía y cambio
train-entropy-words = Entropía de la estrategia, y cuánto la cambia cada serie (divergencia KL).
train-settings = Ajustes
train-minutes = Minutos
train-decisions = Decisiones
train-rate = Victorias
train-per-second = Decisiones/s
train-turns = Turnos
train-value = Valor
train-setting = Ajuste
train-chart-alt = { $title }: { $values }
train-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
