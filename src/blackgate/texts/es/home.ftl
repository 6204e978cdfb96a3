# Las palabras del navegador, fuera del juego: la casa, el inicio, una mesa nueva, la antesala, los ajustes.

# La casa
app-loading = Un momento…
app-broken = Algo ha fallado. Recarga la página para seguir.
app-offline = El servidor no responde. Comprueba tu conexión e inténtalo de nuevo.
app-retry = Reintentar
app-unreachable = No se puede conectar con el servidor
app-unreachable-why = Comprueba tu conexión a internet. La página lo intenta de nuevo cada pocos segundos y sigue por sí sola. Tus partidas están guardadas en el servidor.
app-unreachable-rules = Mientras tanto, puedes leer las reglas.
app-home = Inicio
app-close = Cerrar
app-cancel = Cancelar
app-rules = Reglas
app-learn = Aprender
app-replay = Repetición
app-settings = Ajustes
app-language = Idioma
app-sound-on = Activar el sonido
app-sound-off = Quitar el sonido
app-theme-light = Cambiar al tema claro
app-theme-dark = Cambiar al tema oscuro
app-menu = Menú principal
app-skip = Ir al contenido
app-you = tú
app-bot = bot
app-bot-random = Borracho
app-bot-rookie = Novato
app-bot-inmate = Recluso
app-bot-boss = Jefe
app-bot-warden = Alcaide
app-warden-unknown = El Alcaide no conoce estas cartas. En su lugar juega un Recluso.
app-name = Tu nombre
app-name-seat = Nombre en el asiento { $seat }
app-looks = Aspecto
app-looks-any = Cualquiera
app-looks-pick = Elige una foto policial
app-looks-taken = { $name } (no disponible)
app-tunnel = Túnel: { $points } de { $goal }
# A button and what it does, a figure and its name. $label and $detail: other texts.
label-with-detail = { $label }: { $detail }

# Una dirección que no lleva a ninguna parte
lost-title = Sin salida
lost-text = Este túnel no lleva a ninguna parte. Vuelve por donde viniste.

# Inicio
home-title = Blackgate: cava y fúgate
home-picture = La cárcel de Blackgate de noche, vista en sección: los túneles van desde las celdas, por debajo del muro, hasta el bosque iluminado por la luna
home-tag = Trafica, amenaza, fabrica y cava.
home-tag-free = Quien pase primero bajo el muro queda libre.
home-unofficial = Una edición digital no oficial de Dig Your Way Out
home-inmate = Expediente 0417,
home-play = Jugar ya
home-play-bots = Bots
home-play-bots-why = Contra cuántos bots juegas
home-play-level = Nivel
home-play-go = A cavar
home-continue = Continuar
home-continue-table = Mesa { $code }
home-continue-turn = turno { $turns }
home-continue-yours = Te toca
home-continue-theirs = Le toca a { $name }
home-continue-lobby = Aún sin empezar
home-continue-paused = En pausa
home-continue-over = Terminada
home-continue-closed = Cerrada
home-continue-gone = Esta mesa ya no existe
home-continue-go = Ir a la mesa
home-continue-replay = Ver la repetición
home-continue-all = Mis partidas ({ $n })
home-continue-title = Mis partidas
home-continue-why = Este navegador guarda las claves de estas mesas. Si quitas una mesa, desde aquí ya no podrás recuperar tu asiento.
home-continue-forget = Quitar { $title }
home-continue-forget-short = Quitar
home-first = ¿Primera vez?
home-first-text = Diez minutos de lección, en una mesa de verdad, y ya sabes jugar.
home-first-go = Aprender a jugar
home-new = Mesa nueva
home-new-text = De 2 a 6 jugadores, entre amigos y bots. Por equipos, si quieres.
home-new-go = Abrir una mesa
home-join = Unirse
home-join-text = El código o el enlace que te han enviado
home-join-go = Sentarse
home-join-short = Un código tiene cinco letras.
home-watch = Mirar
home-watch-none = No hay ninguna partida pública ahora.
home-watch-leads = En cabeza: { $name }
home-watch-go =
    { $n ->
        [one] { $n } partida en curso
       *[other] { $n } partidas en curso
    }
home-watch-see = Mesas públicas
home-credits = Dibujos propios. Iconos de { $authors }, game-icons.net, CC BY 3.0. Tipografías: Big Shoulders, Barlow (OFL) y Special Elite (Apache 2.0).

# Una mesa nueva
new-title = Mesa nueva
new-presets = ¿A qué jugamos?
new-preset-quick = Partida rápida
new-preset-quick-why = Tú y tres bots, ya mismo.
new-preset-friends = Amigos
new-preset-friends-why = Envía un enlace; los bots ocupan lo que quede libre.
new-preset-michel = Con Michel(le)
new-preset-michel-why = Un Preso más, al que nadie maneja, va a por las Herramientas de todos.
new-preset-teams = Equipos
new-preset-teams-why = Dos contra dos o tres contra tres, con dos Bloques.
new-preset-letters = Por correspondencia
new-preset-letters-why = Días para pensar; vuelve cuando te toque.
new-preset-device = En un solo dispositivo
new-preset-device-why = Os lo vais pasando: cada cual ve solo su mano.
new-who = Quién juega
new-who-why = Se juega en este orden.
new-players = Jugadores
new-seat = Asiento { $seat }
new-seat-me = Yo
new-seat-device = Alguien en este dispositivo
new-seat-friend = Un amigo, con el enlace
new-seat-bot = Bot: { $level }
new-seat-guest = Invitado { $seat }
new-seat-friend-why = quien llegue primero
new-team = Equipo { $team }
new-rules = Reglas
new-michel = Michel(le)
new-michel-why = Un Preso neutral que va de Localización en Localización y quita Herramientas a la fuerza.
new-michel-two = Con dos jugadores el reglamento lo recomienda: hay más Extorsiones.
new-michel-none = Nadie
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Modo por equipos
new-teams-why = Dos equipos en asientos alternos, cada uno con su túnel; para cuatro o seis jugadores.
new-teams-even = Los equipos necesitan cuatro o seis jugadores.
new-calm = Partida tranquila
new-calm-why = Las cartas de Acción más salvajes se quedan en la caja.
new-fair = Salida justa
new-fair-why = Quienes juegan más tarde empiezan con cartas de más o algunos Cigarrillos, porque los primeros tienen ventaja.
new-target = Longitud del túnel
new-target-why = Los Puntos de Túnel que hacen falta para ganar. Con menos, la partida es más corta.
new-target-usual = Estándar ({ $goal })
new-target-own = Otra
new-first = Primer turno
new-first-why = Quién empieza.
new-first-draw = Por sorteo
new-pack = Cartas
new-pack-why = Las cartas y Localizaciones de esta mesa.
new-pack-classic = Clásico
new-time = Tiempo
new-clock = Tiempo límite
new-clock-why = Tiempo para cada decisión.
new-clock-none = Sin límite
new-clock-turn = Segundos
new-clock-days = Días
new-turn = Segundos por decisión
new-reserve = Minutos de reserva para toda la partida
new-days = Días por decisión
new-stand = Si alguien falta
new-stand-why = Un bot puede jugar en su lugar hasta que vuelva.
new-stand-nobody = La mesa espera
new-grace = Segundos hasta que el bot tome el relevo
new-pace = Ritmo de los bots
new-pace-why = Los bots esperan un poco antes de jugar, para que puedas seguirlos.
new-pace-fast = Rápido
new-pace-usual = Normal
new-pace-slow = Pausado
new-help = Ayudas y público
new-tracker = Cuaderno
new-tracker-why = Recuerda a cada jugador las cartas que ha visto en otras manos.
new-hints = Pistas
new-hints-why = Cuando te toca, puedes pedir una pista a un bot.
new-public = Mesa pública
new-public-why = Cualquiera en este servidor puede encontrarla, mirar y ocupar un asiento libre.
new-name = Nombre de la mesa
new-name-why = Se ve en la lista de mesas públicas y al llegar a la mesa.
new-go = A cavar
new-go-lobby = Abrir la mesa
new-go-why = Estáis todos: se empieza ya.
new-go-lobby-why =
    { $n ->
        [one] Falta un amigo: podrás enviarle un enlace.
       *[other] Faltan { $n } amigos: podrás enviarles un enlace.
    }

# La antesala
lobby-title = Antes de la partida
lobby-wait-host = Esperando a que el anfitrión empiece.
lobby-wait-seats =
    { $n ->
        [one] Queda un asiento libre.
       *[other] Quedan { $n } asientos libres.
    }
lobby-full = Ya estáis todos.
lobby-invite = Invitar
lobby-invite-why = Quien tenga este enlace o código puede ocupar un asiento libre.
lobby-code = Código
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-share = Compartir
lobby-share-text = Escápate de Blackgate conmigo. Código: { $code }
lobby-qr = El enlace como código QR, para la cámara de un teléfono
lobby-watch-copy = Copiar el enlace para espectadores
lobby-watch-link = Enlace para espectadores
lobby-watch-why = Con este enlace se puede ver esta partida. Los espectadores no ven las cartas ocultas.
lobby-loopback = Solo este ordenador puede abrir este enlace. Para invitar a otros dispositivos, inicia el servidor con { $command } y abre esta página con la dirección del ordenador en tu red, por ejemplo { $example }.
lobby-seats = Asientos
lobby-seat-free = Asiento libre
lobby-seat-ready = a punto
lobby-seat-unready = aún no
lobby-seat-away = ausente
lobby-ready = Por mí, adelante
lobby-sit = Sentarse aquí
lobby-sit-seat = Sentarse en el asiento { $seat }
lobby-move = Cambiarse aquí
lobby-move-seat = Cambiarse al asiento { $seat }
lobby-leave = Irse
lobby-leave-seat = Dejar el asiento { $seat }
lobby-kick = Expulsar
lobby-kick-name = Expulsar a { $name }
lobby-bot = Bot en el asiento { $seat }
lobby-bot-none = Sin bot
lobby-fill = Llenar los asientos libres con bots
lobby-start = Empezar
lobby-close = Cerrar la mesa
lobby-close-why = Ya nadie podrá jugar en esta mesa. No se puede deshacer.
lobby-starting = La partida está a punto de empezar…
lobby-closed = Esta mesa está cerrada.
lobby-begun = Esta partida ha empezado sin ti y no es pública.
lobby-arrive = Toma asiento
lobby-arrive-why = Pon un nombre, elige una cara y ya estás dentro.
lobby-arrive-full = Todos los asientos están ocupados.
lobby-also = Añadir a alguien en este dispositivo
lobby-also-why = Otra persona juega aquí; os vais pasando el dispositivo.
lobby-options = Ajustes de la partida
lobby-options-change = Cambiar los ajustes
lobby-options-save = Guardar los ajustes
lobby-options-changed = El anfitrión ha cambiado los ajustes de la partida.
lobby-option-goal =
    { $goal ->
        [one] Túnel de { $goal } punto
       *[other] Túnel de { $goal } puntos
    }
lobby-removed = El anfitrión te ha expulsado del asiento { $seat }. Puedes volver a sentarte en un asiento libre o ir a la página de inicio.
lobby-removed-full = El anfitrión te ha expulsado del asiento { $seat }, y ahora todos los asientos están ocupados.
lobby-option-first = Empieza el asiento { $seat }
lobby-option-turn = { $turn }{ "\u00A0" }s por decisión, { $reserve }{ "\u00A0" }min de reserva
lobby-option-days =
    { $n ->
        [one] { $n } día por decisión
       *[other] { $n } días por decisión
    }
lobby-option-stand = Si alguien falta: juega un bot { $level }
lobby-option-private = Solo por invitación
lobby-dice = Los dados se fijan antes de la partida: ni el servidor ni ningún jugador puede influir en ellos.
lobby-dice-more = Por qué los dados no están trucados
lobby-chat = Chat
lobby-chat-none = Nadie ha dicho nada todavía.
lobby-chat-say = Escribe algo
lobby-chat-send = Enviar
lobby-chat-watch = Solo puede escribir quien ocupa un asiento.
lobby-lost = Se ha perdido la conexión. Intentándolo de nuevo…

# Mesas públicas
watch-title = Mesas públicas
watch-why = Ocupa un asiento libre o mira cavar a los demás.
watch-open = Asientos libres
watch-going = En curso
watch-past = Terminadas
watch-none = Ahora mismo no hay ninguna mesa pública abierta. Abre una, y otros la encontrarán aquí.
watch-nobody = Nadie aún
watch-sit = Sentarse
watch-go = Mirar
watch-replay = Ver repetición
watch-free =
    { $n ->
        [one] { $n } asiento libre de { $players }
       *[other] { $n } asientos libres de { $players }
    }
watch-players = { $n } jugadores

# Ajustes
settings-theme = Tema
settings-theme-dark = Oscuro
settings-theme-light = Claro
settings-theme-system = El del dispositivo
settings-confirm = Preguntar antes de terminar un turno
settings-confirm-never = Nunca
settings-confirm-left = Si quedan acciones
settings-confirm-always = Siempre
settings-sound = Sonidos
settings-sound-why = Efectos de sonido breves.
settings-volume = Volumen
settings-notify = Avisarme cuando me toque
settings-notify-why = Una notificación, solo cuando esta página está en segundo plano.
settings-notify-unable = Este navegador no puede avisarte.
settings-notify-refused = Tu navegador bloquea las notificaciones. Puedes permitirlas en sus ajustes.
settings-notify-unanswered = Tu navegador te preguntó si permites las notificaciones y no obtuvo respuesta. Activa esto otra vez y permítelas.
settings-notify-insecure = Los navegadores solo muestran notificaciones de direcciones seguras, que empiezan por https.
settings-motion = Animaciones
settings-motion-why = El dado rueda, las cartas vuelan, las peanas se desplazan.
settings-always = Respuestas automáticas
settings-always-why = Para estas preguntas elegiste «Responder siempre así».
settings-always-none = Ninguna todavía. En la mesa puedes elegir «Responder siempre así» cuando una pregunta se repite.
settings-keys = Atajos de teclado
settings-keys-why = Una letra o una cifra para cada acción. Tab e Intro funcionan siempre.
settings-autoend = Terminar mi turno automáticamente
settings-autoend-why = Solo cuando no queda nada más que hacer.
settings-always-remove = Volver a preguntar
settings-always-rouse = ¿Tirar el dado para mover a Michel(le)?
settings-always-reward = ¿Robar una carta tras vencer a Michel(le)?
settings-always-help = ¿Sacar un Arma por un compañero de equipo?
settings-always-dig_more = ¿Cavar con una segunda Herramienta?
settings-answer-yes = Sí
settings-answer-no = No

# Acerca del juego
about-title = Acerca del juego
about-lead = Blackgate es una edición digital no oficial del juego de mesa Dig Your Way Out.
about-game = El juego de mesa
about-design = Autor
about-art = Ilustraciones
about-publisher = Editorial
about-players = Jugadores
about-players-are = de 2 a 6
about-age = Edad
about-age-is = a partir de 16 años
about-time = Duración
about-time-is = 45 minutos
about-edition = Esta edición
about-edition-text = No está vinculada al autor ni a la editorial del juego de mesa, que tampoco la han avalado. Las reglas son las de los reglamentos impresos, con nuestras propias palabras. Los dibujos también son nuestros.
about-cards = Los reglamentos no dicen qué hacen las cartas. Hemos reconstruido la mayoría de sus efectos; unos pocos vienen de reseñas publicadas.
about-rules = Leer las reglas
about-rights = Titulares de derechos
about-rights-text = Quien tenga derechos sobre el juego y alguna pregunta u objeción puede abrir una incidencia en el repositorio público del proyecto o, para escribirnos en privado, un aviso de seguridad. Respondemos en ambos casos.
about-credits = Créditos

# Privacy
privacy-title = Privacidad
privacy-lead = Blackgate no tiene cuentas, cookies ni publicidad. Esta página dice qué guardan este servidor y tu navegador, durante cuánto tiempo, y cómo borrarlo.
privacy-server = Qué guarda el servidor
privacy-names = El nombre que escribes y tus mensajes en el chat.
privacy-moves = Las jugadas de cada partida, con su hora.
privacy-keys = Una huella de la clave de tu asiento, pero no la clave. Solo la clave demuestra que un asiento es tuyo.
privacy-address = La base de datos no contiene tu dirección de red.
privacy-seen = Quién puede verlo
privacy-seen-text = Todos los de tu mesa ven tu nombre, tus mensajes y tus jugadas, y después de la partida todas las cartas. En una mesa pública puede verlos cualquiera. Quien administra este servidor puede leer la base de datos.
privacy-time = Cuánto tiempo lo guarda el servidor
privacy-lobby = Una mesa sin partida y sin cambios se cierra tras
privacy-lobby-gone = La mesa cerrada se elimina tras otras
privacy-bots = Una partida solo de bots se elimina tras
privacy-unfinished = Una partida con personas que no avanza se cierra tras
privacy-game = Una partida terminada se elimina tras
privacy-chat = El chat se guarda con su mesa, pero solo los últimos
privacy-hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
privacy-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
privacy-lines =
    { $n ->
        [one] { $n } mensaje
       *[other] { $n } mensajes
    }
privacy-ever = nunca: se guarda para siempre
privacy-backups = Quien administra este servidor puede guardar copias de seguridad más tiempo.
privacy-logs = Qué se registra
privacy-logs-text = El registro de este servidor no contiene nombres, mensajes, cartas, claves ni direcciones de red. Un servidor web situado delante puede registrar las direcciones de red: pregunta a quien lo administra.
privacy-browser = Qué guarda tu navegador
privacy-browser-text = Tu nombre, tus ajustes, las claves de tus mesas y hasta dónde has leído. Todo queda en este dispositivo, y las claves solo se envían a este servidor. Para borrarlo, elimina los datos de este sitio en el navegador. Sin las claves no puedes volver a tus asientos.
privacy-delete = Borrar tu nombre y tus mensajes
privacy-delete-text = Puedes borrar tu nombre y tus mensajes en cada mesa donde tienes un asiento, durante la partida o después. Los demás ven entonces el nombre de tu Preso. Conservas tu asiento. Tus jugadas se quedan, porque forman parte de la partida de todos.
privacy-none = Este navegador no tiene la clave de ningún asiento.
privacy-go = Borrar mi nombre y mis mensajes
privacy-at = Borrar mi nombre y mis mensajes: { $title }
privacy-sure = Tu nombre y tus mensajes en esta mesa se borran para todos. No se puede deshacer. Los registros y las copias que otros ya han guardado no cambian.
privacy-done = Tu nombre y tus mensajes en esta mesa están borrados.
