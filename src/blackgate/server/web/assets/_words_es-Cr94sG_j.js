var e=`
house-loading = Un momento…
house-broken = Algo se ha roto aquí. Recarga la página y debería seguir.
house-offline = La prisión no contesta. Comprueba tu conexión e inténtalo de nuevo.
house-home = Inicio
house-close = Cerrar
house-cancel = Cancelar
house-rules = Reglas
house-learn = Aprender
house-replay = Revivir
house-settings = Ajustes
house-language = Idioma
house-sound-on = Activar el sonido
house-sound-off = Quitar el sonido
house-theme-light = Pasar a la luz del día
house-theme-dark = Pasar a la noche
house-menu = Alrededor del juego
house-you = tú
house-bot = bot
house-bot-random = Borracho
house-bot-rookie = Novato
house-bot-inmate = Recluso
house-bot-boss = Jefe
house-name = Tu nombre
house-name-seat = Nombre en el asiento { $seat }
house-looks = Aspecto
house-looks-any = Cualquiera
house-looks-pick = Elige tu foto de ficha
house-looks-taken = { $name } (ocupado)
house-tunnel = Túnel { $points } de { $goal }

lost-title = Sin salida
lost-text = Este túnel no lleva a ninguna parte. Vuelve por donde viniste.

home-title = Blackgate: cava tu salida
home-picture = La prisión de Blackgate de noche, en corte: los túneles llevan de las celdas, bajo el muro, al bosque a la luz de la luna
home-tag = Trafica, amenaza, fabrica y cava.
home-tag-free = Quien pase primero bajo el muro queda libre.
home-inmate = Recluso 0417,
home-play = Jugar ya
home-play-bots = Bots
home-play-bots-why = Contra cuántos bots juegas
home-play-level = Nivel
home-play-go = A cavar
home-continue = Seguir
home-continue-table = Mesa { $code }
home-continue-night = noche { $turns }
home-continue-yours = Te toca
home-continue-theirs = Se espera a { $name }
home-continue-lobby = Aún sin empezar
home-continue-paused = En pausa
home-continue-over = Terminada
home-continue-closed = Cerrada
home-continue-gone = Esta mesa ya no existe
home-continue-go = A la mesa
home-continue-replay = Verla otra vez
home-continue-all = Mis partidas ({ $n })
home-continue-title = Mis partidas
home-continue-why = Este navegador guarda las llaves de estas mesas. Si olvidas una, desde aquí ya no podrás recuperar ese asiento.
home-continue-forget = Olvidar { $title }
home-continue-forget-short = Olvidar
home-first = ¿Primera vez?
home-first-text = Diez minutos de lección, en una mesa de verdad, y ya sabes jugar.
home-first-go = Aprender a jugar
home-new = Mesa nueva
home-new-text = De 2 a 6, amigos y bots mezclados. Por equipos si quieres.
home-new-go = Abrir una mesa
home-join = Unirse
home-join-text = El código o enlace que te enviaron
home-join-go = Sentarse
home-join-short = Un código tiene cinco letras.
home-watch = Mirar
home-watch-none = No hay ninguna partida pública ahora.
home-watch-leads = { $name } va delante
home-watch-go =
    { $n ->
        [one] { $n } partida en curso
       *[other] { $n } partidas en curso
    }
home-watch-see = Mesas públicas
home-credits = Dibujos propios. Iconos de { $authors }, game-icons.net, CC BY 3.0. Tipos Big Shoulders, Barlow (OFL) y Special Elite (Apache 2.0).

new-title = Mesa nueva
new-presets = ¿Qué va a ser?
new-preset-quick = Partida rápida
new-preset-quick-why = Tú y tres bots, ya mismo.
new-preset-friends = Amigos
new-preset-friends-why = Envía un enlace; los bots ocupan lo que quede libre.
new-preset-michel = Con Michel(le)
new-preset-michel-why = Un preso más, que nadie maneja, va a por las Herramientas de todos.
new-preset-teams = Equipos
new-preset-teams-why = Dos contra dos o tres contra tres, con dos Bloques.
new-preset-letters = Por correspondencia
new-preset-letters-why = Días para pensar; vuelve cuando te toque.
new-preset-device = En un solo aparato
new-preset-device-why = Pasadlo: cada cual ve solo su mano.
new-who = Quién juega
new-who-why = Se juega en este orden, alrededor de la mesa.
new-players = Jugadores
new-seat = Asiento { $seat }
new-seat-me = Yo
new-seat-device = Alguien en este aparato
new-seat-friend = Un amigo, con el enlace
new-seat-bot = Bot: { $level }
new-seat-guest = Invitado { $seat }
new-seat-friend-why = quien llegue primero
new-team = Equipo { $team }
new-rules = El juego
new-michel = Michel(le)
new-michel-why = Un preso neutral que va de Localización en Localización y quita Herramientas a la fuerza.
new-michel-two = Con dos jugadores el reglamento lo recomienda: hay más Extorsiones.
new-michel-none = Nadie
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Modo por equipos
new-teams-why = Un asiento sí y otro no cavan el mismo túnel; para cuatro o seis jugadores.
new-teams-even = Los equipos necesitan cuatro o seis jugadores.
new-calm = Partida tranquila
new-calm-why = Las cartas de Acción más salvajes se quedan en la caja.
new-target = Longitud del túnel
new-target-why = Los Puntos de Túnel que te liberan. Con menos, la partida es más corta.
new-target-usual = Como está impreso ({ $goal })
new-target-own = Otra
new-first = Primer turno
new-first-why = Quién empieza.
new-first-draw = Por sorteo
new-pack = Cartas
new-pack-why = El juego de cartas y Localizaciones de esta mesa.
new-pack-classic = Clásico
new-time = Tiempo
new-clock = Reloj
new-clock-why = Cuánto puede pensar la persona a la que espera la mesa.
new-clock-none = Sin reloj
new-clock-turn = Segundos
new-clock-days = Días
new-turn = Segundos por decisión
new-reserve = Reserva, minutos para toda la partida
new-days = Días por decisión
new-stand = Si alguien falta
new-stand-why = Un bot puede jugar en su lugar hasta que vuelva.
new-stand-nobody = La mesa espera
new-grace = Segundos hasta que el bot tome el relevo
new-pace = Ritmo de los bots
new-pace-why = Los bots esperan un poco antes de jugar, para que puedas seguirlos.
new-pace-fast = Vivo
new-pace-usual = Normal
new-pace-slow = Pausado
new-help = Ayudas y público
new-tracker = Cuaderno
new-tracker-why = Se recuerda a cada cual las cartas que ha visto en otras manos.
new-hints = Pistas
new-hints-why = A quien le toca puede pedir consejo a un bot.
new-public = Mesa pública
new-public-why = Cualquiera en este servidor puede encontrarla, mirar y ocupar un asiento libre.
new-name = Nombre de la mesa
new-name-why = Aparece en la lista y a quienes llegan.
new-go = A cavar
new-go-lobby = Abrir la mesa
new-go-why = Están todos: se empieza ya.
new-go-lobby-why =
    { $n ->
        [one] Falta un amigo: tendrás un enlace para enviarle.
       *[other] Faltan { $n } amigos: tendrás un enlace para enviarles.
    }

lobby-title = Antes de la partida
lobby-wait-host = Se espera a que empiece quien abrió la mesa.
lobby-wait-seats =
    { $n ->
        [one] Queda un asiento libre.
       *[other] Quedan { $n } asientos libres.
    }
lobby-full = Están todos.
lobby-invite = Invitar
lobby-invite-why = Quien tenga este enlace o código puede ocupar un asiento libre.
lobby-code = Código
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-share = Compartir
lobby-share-text = Escápate de Blackgate conmigo. Código: { $code }
lobby-qr = El enlace como código QR, para la cámara de un teléfono
lobby-watch-copy = Copiar el enlace para espectadores
lobby-seats = Asientos
lobby-seat-free = Asiento libre
lobby-seat-ready = listo
lobby-seat-unready = aún no está listo
lobby-seat-away = ausente
lobby-ready = Estoy listo
lobby-sit = Sentarse aquí
lobby-sit-seat = Sentarse en el asiento { $seat }
lobby-move = Cambiar aquí
lobby-move-seat = Cambiar al asiento { $seat }
lobby-leave = Irse
lobby-leave-seat = Dejar el asiento { $seat }
lobby-kick = Echar
lobby-kick-name = Echar a { $name }
lobby-bot = Bot en el asiento { $seat }
lobby-bot-none = Sin bot
lobby-fill = Llenar los asientos libres con bots
lobby-start = Empezar
lobby-close = Cerrar la mesa
lobby-close-why = Nadie podrá jugar ya en esta mesa. No se puede deshacer.
lobby-closed = Esta mesa está cerrada.
lobby-begun = Esta partida ha empezado sin ti y no es pública.
lobby-arrive = Toma asiento
lobby-arrive-why = Tu nombre y tu cara, y estás dentro.
lobby-arrive-full = Todos los asientos están ocupados.
lobby-also = También alguien en este aparato
lobby-also-why = Otra persona juega aquí; el aparato va de mano en mano.
lobby-options = A qué se juega
lobby-option-goal = Túnel de { $goal }
lobby-option-turn = { $turn } s por decisión, { $reserve } min de reserva
lobby-option-days =
    { $n ->
        [one] { $n } día por decisión
       *[other] { $n } días por decisión
    }
lobby-option-stand = Si alguien falta: juega un bot { $level }
lobby-option-private = Por invitación
lobby-dice = Los dados ya están sellados: el servidor se ha comprometido con su mitad y cada jugador añade su parte.
lobby-dice-more = Cómo los dados siguen siendo justos
lobby-chat = Charla
lobby-chat-none = Nadie ha dicho nada todavía.
lobby-chat-say = Decir algo
lobby-chat-send = Enviar
lobby-chat-watch = Solo puede hablar quien está sentado a la mesa.
lobby-lost = Se ha perdido la conexión. Intentándolo de nuevo…

watch-title = Mesas públicas
watch-why = Ocupa un asiento libre o mira cavar a los demás.
watch-open = Asientos libres
watch-going = En curso
watch-past = Terminadas
watch-none = Ahora mismo no hay ninguna mesa pública abierta. Abre una, y otros la encontrarán aquí.
watch-nobody = Nadie aún
watch-sit = Sentarse
watch-go = Mirar
watch-replay = Revivir
watch-free =
    { $n ->
        [one] { $n } asiento libre de { $players }
       *[other] { $n } asientos libres de { $players }
    }
watch-players = { $n } jugadores

settings-theme = Luz
settings-theme-dark = Noche
settings-theme-light = Día
settings-theme-system = Como el aparato
settings-confirm = Preguntar antes de acabar un turno
settings-confirm-never = Nunca
settings-confirm-left = Si quedan acciones
settings-confirm-always = Siempre
settings-sound = Sonidos
settings-sound-why = Breves, hechos por tu aparato.
settings-notify = Avisarme cuando me toque
settings-notify-why = Una notificación, solo cuando esta página está en segundo plano.
settings-notify-unable = Este navegador no puede avisarte.
settings-notify-refused = Tu navegador lo prohíbe. Puedes permitirlo en sus ajustes.
settings-motion = Movimiento
settings-motion-why = Los dados ruedan, las cartas vuelan, las fichas caminan.
settings-always = Respuestas dadas por ti
settings-always-why = Para estas preguntas elegiste «responder siempre así».
settings-always-none = Ninguna todavía. En la mesa puedes elegir «responder siempre así» cuando una pregunta se repite.
settings-always-remove = Volver a preguntar
settings-always-rouse = ¿Tirar el dado para mover a Michel(le)?
settings-always-reward = ¿Robar una carta tras vencer a Michel(le)?
settings-always-help = ¿Poner un Arma por un compañero?
settings-always-dig_more = ¿Cavar con una segunda Herramienta?
settings-answer-yes = Sí
settings-answer-no = No

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
about-edition-text = La editorial no ha participado en ella. Las reglas son las de los reglamentos impresos, con nuestras propias palabras. Los dibujos también son nuestros.
about-cards = Los reglamentos no muestran qué hacen las cartas. Hemos reconstruido la mayoría de sus efectos; unos pocos vienen de reseñas públicas.
about-rules = Leer las reglas
about-credits = Créditos


you = tú
away = ausente
team = Equipo { $team }
bot-random = Borracho
bot-rookie = Novato
bot-inmate = Recluso
bot-boss = Jefe
stands-in = Relevo: { $bot }
looks-michel = Michel
looks-michelle = Michelle
watching = Estás mirando. Las manos siguen ocultas hasta que acabe la partida.


table-code = Mesa { $code }
night = noche { $n }
goal = Quien antes llega a { $n } rompe el muro
sound = Sonido
rules = Reglas
rule = Regla { $clause }
hint = Pedir una pista
undo = Deshacer
undo-ask = Pedir deshacer
pause-ask = Pedir una pausa
resume-ask = Pedir que se siga
result = El resultado
settings = Ajustes
leave = Dejar la mesa


bar = Qué espera el juego
bar-your-turn = Te toca
bar-you = Tú decides
bar-over = Fin
bar-actions =
    { $n ->
        [0] No quedan acciones
        [one] Queda { $n } acción
       *[other] Quedan { $n } acciones
    }
bar-whose-turn = Turno: { $who }
clock-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
clock-reserve =
    { $n ->
        [one] { $n } segundo de reserva
       *[other] { $n } segundos de reserva
    }


plate-dice = Resultados del dado: { $dice }
plate-cards-only = solo por cartas
plate-search =
    { $n ->
        [one] Al Buscar robas { $n } carta
       *[other] Al Buscar robas { $n } cartas
    }
plate-odds = Probabilidad de llegar con el dado: { $n } de 6
plate-odds-short = { $n } de 6
plate-here = Estás aquí
plate-who = Aquí: { $names }
tag-in = { $action }: { $place }
piles = Mazos
pile-search = Búsqueda
pile-discard = Descarte
pile-empty = vacía
pile-count = { $name }: { $n }
pile-open = { $name }: { $n }. Ver las cartas
discard-text = La carta de arriba va primero. Cualquiera puede mirar toda la pila de descarte (12.1).
michel-discard-text = Estas cartas se han dado la vuelta y quedan a la vista (10.2). Vuelven cuando se acaba el mazo.
gangs = Bandas
gang-of = { $n } de
gang-any = { $n } diferentes
gang-label =
    { $gang }. Carta de arriba: { $card }. { $does } { $n ->
        [one] { $n } carta en el mazo.
       *[other] { $n } cartas en el mazo.
    } Pide { $needs } Accesorios diferentes.


players = Presos
cigarettes = Cigarrillos
cards-in-hand = Cartas en la mano
n-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
beatings-of-two =
    { $n ->
        [0] ninguna Paliza
        [one] { $n } Paliza
       *[other] { $n } Palizas
    }
of-goal = de { $goal }
strip-label =
    { $name }: { $points } de { $goal } Puntos de Túnel, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } en la mano
known-label = Lo que has visto de la mano de { $name }: { $cards }
known-text = Esto es lo que has visto de esta mano y sigue en ella.


log = Diario de guardia
log-earlier = Líneas anteriores
log-rewind = Volver a este momento
log-undone = { $who } deshace una jugada.
log-stood_in = Ahora un bot juega por { $who }.
log-came_back = { $who } ha vuelto.
log-started = Se cierran las puertas de las celdas.
chat = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-say = Decir algo
chat-send = Enviar


dock = Tus cartas y lo que puedes hacer
hand =
    { $n ->
        [0] Tu mano está vacía
        [one] Tu mano, { $n } carta
       *[other] Tu mano, { $n } cartas
    }
hand-empty = Tu mano está vacía.
card-points = Puntos de Túnel
card-sells = precio de venta
background = Antecedentes
background-revealed = revelados
reveal-free = Revelar · gratis
reveal-short = Revelar
reveal-both = Revelar, ambos efectos
reveal-later = Revelar, decidir después
reveal-second = Segundo efecto ({ $gang }):
reveal-both-do = { $first } Y, por ser de la Banda: { $second }
verb-play = Jugar
verb-dig = Cavar
verb-also = Cavar
verb-craft = Fabricar
verb-extort = Extorsionar
verb-join = Unirse
verb-sell = Vender
verb-lay = Sacar
verb-discard = Descartar
verb-offer = Dar
verb-give = Entregar
verb-reveal = Revelar tus Antecedentes


actions = Acciones
choices = Tus opciones
act-search = Buscar
act-search-short = Buscar
act-move = Mover
act-move-short = Mover
act-cautious = Movimiento cauteloso
act-cautious-short = Cauteloso
act-craft = Fabricar
act-craft-short = Fabricar
act-extort = Extorsionar
act-extort-short = Extorsionar
act-play = Jugar una carta
act-play-short = Jugar
act-join = Unirse a una Banda
act-join-short = Unirse
act-dig = Cavar
act-dig-short = Cavar
act-steal = Robar una Cuchara
act-steal-short = Cuchara
act-heal = Curarse
act-heal-short = Curarse
act-sell = Vender
act-sell-short = Vender
act-buy = Comprar
act-buy-short = Comprar
act-exchange = Intercambiar
act-exchange-short = Intercambiar
act-end = Terminar el turno
act-end-short = Fin de turno
detail-search =
    { $n ->
        [one] roba { $n } carta
       *[other] roba { $n } cartas
    }
detail-move = Tira y elige puerta
detail-cautious = Donde sea, 2 acciones
detail-steal = del mazo
detail-heal = una Paliza menos
detail-sell = por Cigarrillos
detail-buy = con Cigarrillos
detail-end =
    { $n ->
        [one] se pierde { $n } acción
       *[other] se pierden { $n } acciones
    }
detail-end-none = nada más que hacer
why-nothing = Lo que brilla se puede hacer. Lo apagado dice por qué no.
choose-other = Otra cosa
always = Responder siempre así
end-sure =
    { $n ->
        [one] Te queda { $n } acción. ¿Terminas el turno de todas formas?
       *[other] Te quedan { $n } acciones. ¿Terminas el turno de todas formas?
    }
end-sure-none = ¿Terminas el turno?
end-not-yet = Todavía no


picked = Elección: { $n } de { $of }
done = Eso es todo
sell-text = Elige cuantas cartas quieras. Se pagan al momento.
sell-sum =
    { $n ->
        [0] Nada elegido
        [one] { $n } carta por { $sum }
       *[other] { $n } cartas por { $sum }
    }
sell-confirm = Vender por { $sum }
buy-purse =
    { $n ->
        [one] Tienes { $n } Cigarrillo
       *[other] Tienes { $n } Cigarrillos
    }
buy-offer = { $n } × { $name } por { $cost }
buy-left =
    { $n ->
        [one] Queda { $n } en el mazo
       *[other] Quedan { $n } en el mazo
    }
buy-too-dear =
    { $n ->
        [one] Cuesta { $n } Cigarrillo
       *[other] Cuesta { $n } Cigarrillos
    }
buy-pile-empty = No quedan suficientes.
join-text = Entrega { $n } Accesorios diferentes.
join-leave = Dejas tu antigua Banda. Carta que vuelve debajo de su mazo: { $card }.
join-confirm = Entrar en { $gang }
exchange-give = Elige qué le das a { $who }. Cambia de manos al momento; luego { $who } puede darte algo a cambio.
exchange-back = { $who } ya ha dado. Elige qué das a cambio; puede ser nada.
exchange-coins = Cigarrillos (tienes { $of })
exchange-sum =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }, { $coins ->
        [one] { $coins } Cigarrillo
       *[other] { $coins } Cigarrillos
    }
exchange-confirm = Entregar
exchange-nothing = No dar nada
limit-title = Demasiadas cartas
discard-confirm = Descartar
give-title = Entregar una carta
give-confirm = Entregar
take-title = Coger una carta
take-confirm = Coger


fight = Extorsión
fight-caption =
    { $place }, noche { $n }.
    El guardia mira a otro lado.
fight-threat = Tienes algo que quiero.
fight-demand = { $card }. O tus dientes.
fight-sound = ¡Zas!
attacker = atacante
defender = defensor
wanted = Exigida
fists = Puños
michel-none = Sin Cuchillo
michel-knife = Un Cuchillo. Herramientas exigidas: { $tools }
answer-name = Exigir Herramienta
answer-name-attacker = Es tuya si { $who } la entrega o pierde teniéndola en la mano.
answer-cooperate = Cooperar
answer-cooperate-defender = Entregas la Herramienta: { $card }. Todo acaba aquí y nadie sale herido.
answer-cooperate-lack = No tienes la Herramienta: { $card }.
answer-cooperate-late = Solo como primera respuesta.
answer-discard = Entregar
answer-discard-michel = Descarta una Herramienta exigida y se acabó.
answer-lay = Sacar un Arma
answer-lay-attacker = Luego { $who } responde o pierde.
answer-lay-defender = Luego { $who } saca otra o pierde: una Paliza para { $who }, una carta al azar para ti.
answer-lay-helper = En lugar de { $who }. Si se pierde de todas formas, tú también recibes una Paliza y pierdes una carta al azar.
answer-lay-helper-michel = En lugar de { $who }. Si se pierde de todas formas, tú también recibes una Paliza, pero no pierdes ninguna carta.
answer-lay-michel = Luego se muestra la carta siguiente. Si no lleva Cuchillo, has ganado.
answer-lay-lack = No te quedan Armas.
answer-hold = Pedir ayuda
answer-hold-attacker = Pides un Arma a { $names }; si nadie la saca, vuelves a decidir tú. Si pierdes, quien te ayudó también recibe una Paliza y pierde una carta al azar.
answer-hold-defender = Pides un Arma a { $names }; si nadie la saca, vuelves a decidir tú. Si pierdes, quien te ayudó también recibe una Paliza y pierde una carta al azar.
answer-hold-michel = Pides un Arma a { $names }; si nadie la saca, vuelves a decidir tú. Si pierdes, quien te ayudó también recibe una Paliza, pero no pierde ninguna carta.
answer-yield = Rendirse
answer-yield-attacker = Recibes una Paliza, y { $who } te quita una carta al azar.
answer-yield-defender = { $who } se lleva la Herramienta si la tienes ({ $card }); si no, una carta al azar. Recibes una Paliza.
answer-yield-michel = Recibes una Paliza y pierdes una Herramienta exigida, o una carta al azar.
answer-pass = Quedarse al margen
answer-pass-helper = No sacas nada por { $who }.
answer-pass-helper-michel = No sacas nada por { $who }.
cost-lose-one = pierdes 1
cost-spend-one = gastas 1
cost-none = ninguna
cost-beating = de { $from } a { $to }
cost-beating-full = sigue en 2


connection-lost = Se ha perdido la conexión. Intentándolo de nuevo; nada de lo que hiciste se ha perdido.
rewound = Estás viendo la noche { $n }.
rewind-back = Un paso atrás
rewind-forward = Un paso adelante
rewind-now = Volver al presente
paused = La partida está en pausa.
proposed-undo = Petición de deshacer una jugada ({ $who }).
proposed-pause = Petición de pausa ({ $who }).
proposed-resume = Petición de seguir jugando ({ $who }).
agree = Aceptar
disagree = Rechazar
stood-in = Un bot está jugando por ti.
take-back = Recuperar tu asiento
understood = Entendido
away-title = Mientras no estabas
away-text = Esto es lo que te han hecho. Elige una línea para ver el momento.
away-on = Seguimos
curtain-title = Le toca a { $name }
curtain-text = Pasa el aparato. Los demás miran a otro lado.
curtain-lift = Soy { $name }


tab-prison = Prisión
tab-piles = Mazos
tab-players = Jugadores
tab-log = Diario
keys-title = Teclas
keys-text = Con Tab pasas por todo, con Intro eliges. Estas teclas son más rápidas:
keys-digits = La opción con ese número
keys-escape = Elegir otra cosa
keys-hand = A tus cartas
keys-places = A las Localizaciones
keys-log = Al diario

replay-title = Repetición
replay-loading = La cinta se está rebobinando…
replay-running = Aún se juega: ves lo que podías ver.
replay-view = Qué se muestra
replay-view-board = Tablero
replay-view-figures = Cifras
replay-side = Con los ojos de quién
replay-side-all = Todas las cartas a la vista
replay-side-watch = Espectador

replay-controls = Mandos de la repetición
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

replay-hands = Las cartas de todos
replay-hand-of = { $who }: cartas en la mano
replay-no-cards = Sin cartas
replay-hidden = todavía boca abajo
replay-revealed = revelado
replay-story = Toda la historia
replay-turnings = Momentos decisivos
replay-no-turnings = Ningún turno cambió mucho: se cavó sin sobresaltos.
replay-swing = { $who } { $change }

graph-points = Puntos de Túnel
graph-points-note = Turno a turno. Con { $goal } cae el muro.
graph-chances = Probabilidades de ganar
graph-chances-note = Cómo lo veían los bots al empezar cada turno, con todas las cartas a la vista.
graph-thinking = Los bots están repasando la partida…
graph-turn = Turno { $turn }
graph-turn-head = Turno
graph-end = Final
graph-as-table = Ver como tabla

stats-title = Lo que hizo cada cual
stats-drawn = Cartas de Búsqueda robadas
stats-crafted = Cartas fabricadas
stats-stolen = Cucharas robadas
stats-bought = Cartas compradas
stats-dug = Herramientas cavadas
stats-lost = Cartas que otros quitaron
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
        [one] Una tirada. La línea discontinua es la parte igual: { $each }.
       *[other] { $total } tiradas. La línea discontinua es la parte igual: { $each }.
    }
stats-face = Resultado
stats-count = Cuántas veces

replay-fair = Juego limpio
replay-fair-asking = Se vuelve a calcular cada tirada…
replay-fair-right = Cada tirada y cada carta salen de la semilla prometida antes de empezar.
replay-fair-wrong = Algo no sale de la semilla prometida. Compruébalo.
replay-fair-unknown = Se puede comprobar al acabar la partida, si tienes permiso para verla.
replay-fair-record-right = El registro cumple las reglas, y todo su azar sale de su semilla.
replay-fair-record-wrong = El registro cumple las reglas, pero sus tiradas y cartas no salen de una semilla.
replay-fair-more = Comprobar los dados

replay-share = Copiar el enlace a este momento
replay-copied = Enlace copiado.
replay-download = Descargar el registro
replay-downloaded = El registro es tuyo.
replay-no-record = El registro es para quien ha jugado o puede mirar.
replay-another = Abrir un registro
replay-rematch = Revancha
replay-to-table = A la mesa
replay-open = Abrir un registro
replay-open-text = Un registro es una partida entera en un archivo, desde el reparto hasta el último golpe de pico. Se comprueba con las reglas antes de que lo veas, y no se guarda nada.
replay-choose-file = Elegir un archivo
replay-or-drop = o suéltalo aquí
replay-too-large = Este archivo es demasiado grande para ser un registro: 2 MB como mucho.

victory-one = { $who } atraviesa el muro
victory-you = Atraviesas el muro
victory-team = { $names } atraviesan el muro
victory-team-you = Tu equipo atraviesa el muro
victory-nobody = El muro aguanta
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
victory-dice = Comprobar los dados
victory-look = Mirar la mesa
victory-home = Inicio

dice-title = Los dados
dice-lead = Nadie puede elegir los dados de esta mesa ni conocerlos de antemano, ni siquiera el servidor. Así funciona, y puedes comprobarlo.
dice-back = A la mesa
dice-how = Cómo funciona
dice-how-1 = El servidor se compromete
dice-how-1-text = Saca una mitad secreta de la semilla y publica su huella antes de que nadie se siente. Desde ese momento ya no puede cambiarla.
dice-how-2 = Cada cual añade su parte
dice-how-2-text = Tu navegador inventa una parte propia. El servidor no la conocía cuando sacó su mitad.
dice-how-3 = Empieza la partida
dice-how-3-text = La mitad y las partes forman la semilla. Cada tirada y cada carta salen de ella: ya nadie puede cambiar nada.
dice-how-4 = Se muestra la semilla
dice-how-4-text = Al acabar la partida, la mitad secreta sale a la luz. Entonces se puede recalcular y comparar todo.
dice-wait = Cuando acabe la partida, esta página lo comprueba todo sola. Vuelve entonces.
dice-commit = La huella del servidor
dice-commit-text = Anótala antes de la partida si quieres plena seguridad. Si pasas por aquí, este navegador la recuerda por ti.
dice-shares = Las partes
dice-nobody = nadie todavía
dice-share-bot = los bots no añaden nada
dice-share-none = no añadió nada
dice-share-secret = secreta hasta el comienzo
dice-share-open = aún sin añadir
dice-copy = Copiar
dice-copied = Copiado
dice-key = Una llave de esta mesa
dice-key-try = Probar
dice-found = El resultado
dice-right = Los dados eran honestos
dice-wrong = Algo falla en estos dados
dice-yes = Correcto:
dice-no = Incorrecto:
dice-check-commit-ok = La mitad del servidor coincide con la huella publicada. Lo ha calculado tu navegador.
dice-check-commit-bad = La mitad del servidor no coincide con la huella publicada.
dice-check-noted-ok = Es la huella que se anotó antes del final.
dice-check-noted-bad = No es la huella anotada.
dice-check-shares-ok = La semilla contiene una parte por asiento, y son las de los jugadores.
dice-check-shares-bad = Las partes de la semilla no son las de los jugadores.
dice-check-own-ok = La parte que este dispositivo añadió por { $who } está en la semilla.
dice-check-own-bad = La parte que este dispositivo añadió por { $who } no está en la semilla.
dice-check-derived-ok = Cada tirada, cada carta y cada barajado salen de la semilla. Lo ha recalculado el servicio.
dice-no-cipher = Tu navegador solo calcula huellas en páginas que llegan por https. Comprueba la mitad del servidor con la orden de abajo.
dice-noted = La huella que anotaste antes de la partida
dice-rolls = Las tiradas
dice-face = Cara
dice-times = Cuántas veces
dice-even =
    { $total ->
        [one] { $total } tirada. La línea discontinua marca dónde todas las caras irían igualadas: { $even } cada una.
       *[other] { $total } tiradas. La línea discontinua marca dónde todas las caras irían igualadas: { $even } cada una.
    }
dice-self = En tu propia máquina
dice-self-text = No te fíes de nadie: llévate el registro y haz que tu propio Blackgate lo repita jugada a jugada.
dice-download = Descargar el registro
dice-command = La orden
dice-replay = Ver la partida otra vez
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


peek-label = Explicación
peek-points =
    { $n ->
        [one] { $n } Punto de Túnel
       *[other] { $n } Puntos de Túnel
    }
peek-sells =
    { $n ->
        [one] Se vende por { $n } Cigarrillo
       *[other] Se vende por { $n } Cigarrillos
    }
peek-copies = { $n } en el juego
peek-times = { $n } ×
peek-gang-wants = Para unirte, descarta { $n } de estos, todos distintos:
peek-background = Antecedentes
peek-second = Y si eres de los suyos ({ $gang })
peek-dice = Dado: { $results }
peek-no-die = Ninguna tirada lleva aquí
peek-search =
    { $n ->
        [one] Buscar: { $n } carta
       *[other] Buscar: { $n } cartas
    }
peek-no-search = Aquí no se busca
peek-craft = Aquí puedes Fabricar
peek-no-craft = Aquí no se fabrica
peek-craft-visitors = Aquí solo fabrican las visitas
peek-michel = Lo que muestra la carta
peek-michel-none = Sin Cuchillo: te dejan en paz.
peek-michel-knife = Un Cuchillo. Piden una de estas:
peek-pile-search = Mazo de Búsqueda
peek-pile-search-text = De aquí se roba al Buscar. Cuando empieza una partida contiene estas cartas:
peek-pile-michel = Las cartas de Michel(le)
peek-pile-discard = Pila de descarte
peek-pile-discard-text = Aquí está lo descartado, a la vista de todos. Cuando el mazo de Búsqueda se acaba, esta pila se baraja y ocupa su lugar.

rules-title = Reglamento
rules-chapters = Capítulos
rules-clause = Regla { $number }
rules-table = Tabla: { $about }
rules-search = Buscar en el reglamento
rules-hits =
    { $n ->
        [one] { $n } pasaje encontrado aquí
       *[other] { $n } pasajes encontrados aquí
    }
rules-found =
    { $n ->
        [one] { $n } pasaje encontrado
       *[other] { $n } pasajes encontrados
    }
rules-none = No se encontró nada
rules-none-short = nada
rules-at = { $at } de { $n }
rules-next = Pasaje siguiente
rules-before = Pasaje anterior
rules-whole = Todo el reglamento
rules-unknown = Ninguna regla tiene este número.

hint-title = Un consejo
hint-thinking = Un veterano se lo está pensando…
hint-lead = Lo que harían los bots en tu lugar. Ven lo que tú ves, y nada más.
hint-best = primera opción
hint-chance = Gana el { $percent } % de las veces
hint-play = Hacer esto
hint-none = No se me ocurre nada. Fíate de tu instinto.
hint-again = Pensarlo otra vez

learn-title = Tu primera noche
learn-step = { $n } de { $m }
learn-back = Atrás
learn-next = Siguiente
learn-skip = Saltar esta parte
learn-show = Hazlo por mí
learn-now = Te toca:
learn-other = Eso también se puede. Para esta lección, prueba: { $move }
learn-watch = Juegan los demás…
learn-hurry = Más rápido
learn-leave = Dejar la lección
learn-restart = Desde el principio
learn-retry = Volver a intentarlo
learn-end-title = Ya sabes jugar
learn-end-text = Has buscado, fabricado, cavado y peleado hasta salir. Blackgate tiene más cartas de las que has visto esta noche, y cada una te dice lo que hace cuando la miras.
learn-end-play = Jugar ahora
learn-end-new = Abrir una mesa para amigos
learn-end-rules = Leer el reglamento
`;export{e as default};