# Una partida vista de nuevo
replay-title = Repetición
replay-loading = Rebobinando la cinta…
replay-running = Partida en curso: solo ves lo que podías ver.
replay-view = Qué se muestra
replay-view-board = Tablero
replay-view-figures = Estadísticas
replay-side = Punto de vista
replay-side-all = Todas las cartas a la vista
replay-side-watch = Espectador

# El magnetófono
replay-controls = Controles de la repetición
replay-slider = Jugada
replay-at = Jugada { $move } de { $moves }, turno { $turn }.
replay-move = Jugada { $move } de { $moves }
replay-turn = Turno { $turn } de { $turns }
replay-first = Al principio (Inicio)
replay-turn-back = Un turno atrás (,)
replay-back = Una jugada atrás (←)
replay-play = Reproducir (espacio)
replay-pause = Pausa (espacio)
replay-forward = Una jugada adelante (→)
replay-turn-forward = Un turno adelante (.)
replay-last = Al final (Fin)
replay-speed = Velocidad
replay-times = { $speed }×

# Manos e historia
replay-hands = Las cartas de todos
replay-hand-of = { $who }: cartas en la mano
replay-no-cards = Sin cartas
replay-hidden = todavía ocultos
replay-revealed = revelados
replay-story = Toda la historia
replay-turnings = Momentos decisivos
replay-no-turnings = Ningún turno cambió mucho: se cavó sin sobresaltos.
replay-swing = { $who } { $change }

# Gráficos
graph-points = Puntos de Túnel
graph-points-note = Turno a turno. Se gana con { $goal }.
graph-chances = Probabilidades de ganar
graph-chances-note = Según los bots, al empezar cada turno y con todas las cartas a la vista.
graph-thinking = Los bots están repasando la partida…
graph-turn = Turno { $turn }
graph-turn-head = Turno
graph-end = Final
graph-as-table = Ver como tabla

# La partida en números
stats-title = Lo que ha hecho cada cual
stats-drawn = Cartas de Búsqueda robadas
stats-crafted = Cartas fabricadas
stats-stolen = Cucharas robadas
stats-bought = Cartas compradas
stats-dug = Herramientas usadas para cavar
stats-lost = Cartas perdidas a manos de los demás
stats-extortions = Extorsiones iniciadas
stats-combats-won = Peleas ganadas
stats-combats-lost = Peleas perdidas
stats-handed-over = Herramientas entregadas
stats-beatings = Palizas recibidas
stats-cigarettes = Cigarrillos ganados
stats-dice = El dado
stats-dice-of = Tiradas de
stats-everybody = Todos los jugadores
stats-dice-note =
    { $total ->
        [one] Una tirada. La línea discontinua marca un reparto igualado: { $each }.
       *[other] { $total } tiradas. La línea discontinua marca un reparto igualado: { $each }.
    }
stats-face = Resultado
stats-count = Cuántas veces

# Dados sin trucar
replay-fair = Dados sin trucar
replay-fair-asking = Recalculando cada tirada…
replay-fair-right = Cada tirada y cada carta se derivan de la semilla fijada antes de empezar.
replay-fair-wrong = Algo no se deriva de la semilla fijada de antemano. Compruébalo tú.
replay-fair-unknown = Se puede comprobar al acabar la partida, si tienes permiso para verla.
replay-fair-record-right = El registro cumple las reglas, y todas sus tiradas y cartas se derivan de su semilla.
replay-fair-record-wrong = El registro cumple las reglas, pero sus tiradas y cartas no corresponden a su semilla.
replay-fair-more = Comprobar los dados

# Qué hacer con una partida
replay-share = Copiar el enlace a este momento
replay-copied = Enlace copiado.
replay-download = Descargar el registro
replay-downloaded = Registro descargado.
replay-no-record = El registro es solo para quien ha jugado o puede mirar.
replay-another = Abrir un registro
replay-rematch = Revancha
replay-to-table = Ir a la mesa
replay-open = Abrir un registro
replay-open-text = Un registro es una partida entera en un archivo, desde el reparto hasta el último golpe de pico. Antes de mostrártelo, el servidor comprueba que cumple las reglas; no guarda nada.
replay-choose-file = Elegir un archivo
replay-or-drop = o suéltalo aquí
replay-too-large = Este archivo es demasiado grande para ser un registro: 2 MB como mucho.
replay-one-file = Abre un solo archivo cada vez.
replay-unreadable = Tu navegador no puede leer este archivo. ¿Es una carpeta?
replay-drop-here = Suelta un registro para verlo

# El final de una partida
victory-one = { $who } atraviesa el muro
victory-you = Atraviesas el muro
victory-team = { $names } atraviesan el muro
victory-team-you = Tu equipo atraviesa el muro
victory-nobody = El muro aguanta
victory-place =
    Quedas en el puesto { $place } de { $of }, con { $points ->
        [one] { $points } Punto de Túnel
       *[other] { $points } Puntos de Túnel
    }.
victory-place-shared =
    Compartes el puesto { $place } de { $of } con { $names }: { $points ->
        [one] { $points } Punto de Túnel
       *[other] { $points } Puntos de Túnel
    } por persona.
victory-place-team = Tu equipo queda en segundo lugar, con { $points } de { $goal } Puntos de Túnel.
victory-after =
    { $turns ->
        [one] Tras un solo turno. Ahí fuera huele a pinos.
       *[other] Tras { $turns } turnos. Ahí fuera huele a pinos.
    }
victory-others = Salta la alarma. Los guardias registran las celdas y encuentran los demás túneles. Quienes los cavaban acaban en una cárcel de máxima seguridad.
victory-stopped =
    { $turns ->
        [one] La partida se detuvo tras un turno. No gana nadie.
       *[other] La partida se detuvo tras { $turns } turnos. No gana nadie.
    }
victory-tunnels = Los túneles al final
victory-of = de { $goal }
victory-replay = Ver la repetición
victory-rematch = Revancha
victory-rematch-join = Ir a la revancha
victory-rematch-open = Hay una revancha abierta y tu asiento te espera.
victory-dice = Comprobar los dados
victory-look = Mirar la mesa
victory-home = Inicio

# Los dados: /t/MESA/dice
dice-title = Los dados
dice-lead = Nadie puede trucar ni prever los dados de esta mesa, ni siquiera el servidor. Así funciona, y puedes comprobarlo.
dice-back = Ir a la mesa
dice-how = Cómo funciona
dice-how-1 = El servidor fija su mitad
dice-how-1-text = Sortea una mitad secreta de la semilla y publica su huella antes de que nadie se siente. Desde ese momento ya no puede cambiarla.
dice-how-2 = Cada cual sella su parte
dice-how-2-text = Tu navegador genera una parte propia y secreta. Antes de empezar solo envía su huella.
dice-how-3 = Empieza la partida
dice-how-3-text = Primero se fijan los ajustes y todas las huellas. Solo entonces los navegadores revelan sus partes: nadie puede elegir una que le convenga. La mitad y las partes forman la semilla, de la que se derivan todas las tiradas y todas las cartas.
dice-how-4 = Se muestra la semilla
dice-how-4-text = Cuando la partida acaba o se cierra, se publica la mitad secreta. Entonces se puede recalcular y comparar todo.
dice-wait = Cuando la partida acabe o se cierre, esta página lo comprobará todo sola. Vuelve entonces.
dice-commit = La huella del servidor
dice-commit-text = Representa la mitad del servidor. Al empezar, pasa a formar parte de la huella de la partida.
dice-game = La huella de la partida
dice-game-text = Abarca los ajustes, la mitad del servidor y todas las partes. Anótala al empezar si quieres plena seguridad. Tu navegador también la recuerda.
dice-shares = Las partes
dice-nobody = nadie todavía
dice-share-bot = los bots no añaden nada
dice-share-none = no añadió nada
dice-share-withheld = anunciada, pero no revelada a tiempo
dice-share-secret = sellada hasta el comienzo
dice-share-open = aún sin añadir
dice-copy = Copiar
dice-copied = Copiado
dice-key = Una clave de esta mesa
dice-key-try = Probar
dice-found = El resultado
dice-right = Los dados no estaban trucados
dice-wrong = Algo falla en estos dados
dice-yes = Comprobación superada:
dice-no = Comprobación no superada:
dice-check-commit-ok = La mitad del servidor coincide con la huella publicada. Lo ha comprobado tu navegador.
dice-check-commit-bad = La mitad del servidor no coincide con la huella publicada.
dice-check-terms-ok = La huella de la partida abarca los ajustes, la mitad del servidor y todas las partes, y coincide. Lo ha comprobado tu navegador.
dice-check-terms-bad = La huella de la partida no coincide con los ajustes, la mitad del servidor y las partes.
dice-check-noted-ok = Es la huella que se anotó antes del final de la partida.
dice-check-noted-bad = No es la huella anotada.
dice-check-shares-ok = Las partes de la semilla son las que se anunciaron antes de empezar.
dice-check-shares-bad = Las partes de la semilla no son las que se anunciaron antes de empezar.
dice-check-own-ok = La parte que este dispositivo añadió por { $who } está en la semilla.
dice-check-own-bad = La parte que este dispositivo añadió por { $who } no está en la semilla: o el dispositivo no estaba conectado al empezar, o el servidor la omitió.
dice-check-derived-ok = Cada tirada, cada carta y cada barajado se derivan de la semilla. Lo ha comprobado el servidor.
dice-no-cipher = Tu navegador solo calcula huellas en páginas HTTPS. Comprueba la mitad del servidor con el comando de abajo.
dice-noted = La huella que anotaste al empezar
dice-rolls = Las tiradas
dice-face = Cara
dice-times = Cuántas veces
dice-even =
    { $total ->
        [one] { $total } tirada. La línea discontinua marca un reparto igualado: { $even } por cara.
       *[other] { $total } tiradas. La línea discontinua marca un reparto igualado: { $even } por cara.
    }
dice-self = En tu propio ordenador
dice-self-text = No te fíes de nadie: descarga el registro y haz que tu propio Blackgate lo repita jugada a jugada.
dice-download = Descargar el registro
dice-command = El comando
dice-replay = Ver la repetición
dice-chance = Cada tirada y cada carta
dice-col-move = Jugada
dice-col-who = Quién
dice-col-what = Qué
dice-col-chance = Azar
dice-deal = El reparto
dice-first = Empieza { $who }
dice-background = Antecedentes: { $card }
dice-out-die = tirada: { $n }
dice-out-draw = { $card }
dice-out-random = al azar: { $card }
dice-out-deal = { $card } para { $who }
dice-out-shuffle = descarte barajado
dice-out-michel-knife = Cuchillo: { $tools }
dice-out-michel-none = sin Cuchillo
dice-out-michel-shuffle = cartas de Michel(le) barajadas
