## store

error-redis-url = { $url } no es la URL de un servidor Redis: escribe redis://host:6379/0.
error-store-url = «{ $url }» no es la dirección de una base de datos: escribe sqlite:///carpeta/blackgate.db o postgresql://usuario:contraseña@servidor/base.
error-store-file = No se puede abrir { $file }: { $problem }
error-store-open = No se puede abrir la base de datos { $url } ({ $problem }). Comprueba que esté en marcha, que la dirección sea correcta, que el acceso esté permitido y que su disco no esté lleno.
error-store-newer = Esta base de datos es de una versión más nueva de Blackgate (su esquema es { $revision }). Instala esa versión, o elige otra base de datos.
error-store-down = La base de datos no responde ({ $problem }). Inténtalo otra vez en un momento.
error-store-code = Otra mesa ya tiene el código que iba a recibir la mesa { $table }. Elige otro código.
error-backup-file = No se puede leer ni escribir { $file }: { $problem }
error-backup-foreign = { $file } no es una copia de seguridad de Blackgate.
error-backup-newer = { $file } es de una versión más nueva de Blackgate ({ $version }). Instala esa versión para restaurar la copia.
error-backup-cut = { $file } está cortado: falta la última línea. Usa una copia anterior.
error-backup-altered = { $file } se ha modificado o dañado desde que se escribió: no coincide con su suma de comprobación. Usa una copia anterior.
error-restore-full = La base de datos { $url } no está vacía. Restaura la copia en una nueva.

## what the service refuses

refused-no-such-table = Esa mesa no existe.
refused-no-such-code = Ninguna mesa tiene ese código. Comprueba las cinco letras, o pide el enlace.
refused-no-such-seat = Ese asiento no existe en esta mesa: los asientos van numerados del 0 al { $most }.
refused-no-such-pack = Este servidor no ofrece ese paquete.
refused-no-such-position = Esta regla no tiene ninguna posición. Elige otra en el reglamento.
refused-other-rules = Esta partida se jugó con la versión { $rules } de las reglas; este servidor juega con la versión { $played }. Si la partida ha terminado, aún puedes descargar su registro.
refused-other-pack = Esta partida se jugó con un paquete que este servidor no tiene. Si la partida ha terminado, aún puedes descargar su registro.
refused-log-mismatch = El registro de esta mesa no encaja con sus reglas: sus cartas y tiradas no se derivan de su semilla. Lo escribió otra versión del programa, o está dañado.
refused-no-key = Hace falta la clave de esta mesa.
refused-no-entry = Esta clave no da acceso a eso.
refused-revoked = Esta clave ya no es válida.
refused-bad-message = Mensaje no válido.
refused-bad-body = Petición no válida: { $detail }.
refused-bad-options = Estas opciones no son compatibles entre sí.
refused-not-json = Envía JSON, con el tipo de contenido application/json.
refused-not-json-lines = Envía un registro: líneas JSON, con el tipo de contenido application/x-ndjson.
refused-bad-record = Esto no es el registro de una partida.
refused-too-large = Demasiado grande: el máximo son { $most } KB.
refused-slow-down = Demasiadas peticiones. Espera un momento e inténtalo otra vez.
refused-too-many = Demasiados mensajes. Inténtalo otra vez dentro de un minuto.
refused-too-many-tables = Desde tu dirección ya hay { $most } mesas abiertas. Antes, termina o cierra una de ellas.
refused-unavailable = La base de datos no está disponible. Inténtalo otra vez en un momento: una jugada que se reenvía con el mismo id nunca se hace dos veces.
refused-draining = El servidor se va a detener. Vuelve a conectarte dentro de un momento.
refused-busy = El servidor está saturado. Inténtalo otra vez.
refused-gone = La conexión está cerrada.
refused-no-hello = Envía primero el mensaje hello.
refused-hello-twice = Ya has enviado el mensaje hello.
refused-only-watching = Solo estás mirando. Siéntate para jugar.
refused-stale = La mesa ha cambiado entretanto. Mira qué ha pasado y elige de nuevo.
refused-not-your-turn = Ahora le toca decidir a otra persona.
refused-illegal = Esa jugada no está permitida ahora.
refused-unknown-move = Esa jugada no existe.
refused-not-together = La jugada número { $number } no puede ir junto con las demás: envía aparte lo que viene después.
refused-stood-in = Un bot está jugando por ti. Recupera primero tu asiento.
refused-not-stood-in = En tu asiento no juega ningún bot: juegas tú.
refused-no-undo = No puedes deshacerlo por tu cuenta: desde entonces se ha tirado el dado, se ha revelado algo o ha elegido otro jugador. Pide permiso a los demás.
refused-not-playing = En esta mesa no hay ninguna partida en curso.
refused-paused = La partida está en pausa.
refused-too-long = Esta partida ha alcanzado la duración máxima y no puede seguir.
refused-proposed-already = Ya hay una propuesta. Responde primero a esa.
refused-cannot-propose = Eso no se puede proponer ahora.
refused-nothing-proposed = Nadie ha propuesto nada.
refused-not-asked = Ahora mismo no tienes nada que decidir.
refused-begun = La partida ya ha empezado.
refused-full = Todos los asientos están ocupados. Puedes mirar.
refused-seat-taken = Ese asiento está ocupado.
refused-seats-free = Todavía hay asientos libres. Espera a más gente o añade bots.
refused-seats-occupied = Hay alguien en un asiento que se quitaría. Pídele que cambie de asiento o libera antes ese asiento.
refused-removed = El anfitrión te ha quitado de esta mesa, así que ya no puedes sentarte aquí. Elige otra mesa o abre la tuya.
refused-too-many-lobbies = Ya hay { $most } mesas públicas de tu red que no han empezado. Empieza o cierra una de ellas, o abre esta sin hacerla pública y comparte su código.
refused-nobody-there = En ese asiento no hay nadie.
refused-name = Elige un nombre de 24 caracteres visibles como mucho que no empiece por «bot:».
refused-no-reveal = Tu asiento no tiene ahora ninguna parte que revelar.
refused-other-nonce = Esta parte no corresponde a la huella que tu asiento envió antes de empezar.
refused-not-over = La partida aún no ha terminado.
refused-rematched = Ya hay una revancha.
refused-muted = El anfitrión te ha silenciado.
refused-no-advice = Ahora mismo no hay ninguna pista.
refused-no-hints = En esta mesa se juega sin pistas.
refused-not-in-tab = Esta edición funciona solo en tu navegador. Los códigos, los enlaces, las mesas públicas, el chat y el tiempo límite necesitan un servidor. Para jugar con personas en otros dispositivos, usa un servidor de Blackgate.
refused-not-stored = Tu navegador no ha podido guardar esto: su almacenamiento está lleno o bloqueado. Libera espacio y vuelve a intentarlo.

## serve, backup, restore

help-serve = Poner en marcha el servicio de juego: mesas a las que se entra con un enlace.
help-backup = Guardar en un solo archivo todo lo que conserva el servicio de juego.
help-restore = Restaurar una copia de seguridad en una base de datos vacía.
help-host = La dirección en la que escuchar; con 0.0.0.0 también pueden entrar otros dispositivos.
help-port = El puerto de los jugadores.
help-db = Dónde se guardan las mesas: sqlite:///archivo o postgresql://… (por defecto: un archivo en tu carpeta de datos).
help-redis = Avisos entre varios procesos: redis://… (con uno solo no hace falta).
help-admin-port = El puerto de la página de administración, solo en esta máquina (por defecto: el siguiente al de los jugadores).
help-admin-token-file = Leer el token de la página de administración de este archivo (o de la variable BLACKGATE_ADMIN_TOKEN); si no, cambia en cada arranque.
help-serve-open = Abrir la página de inicio en el navegador de esta máquina.
help-serve-pack = Ofrecer también el paquete de esta carpeta; se puede repetir.
help-serve-origin = Una dirección web cuyas páginas pueden usar este servidor; se puede repetir.
help-behind-proxy = La dirección del proxy de confianza que comunica las direcciones de los clientes.
help-limits = Limitar la frecuencia de las peticiones de cada dirección.
help-thinkers = Cuántos procesos usan los bots boss y warden para pensar.
help-keep-games = Cuántos días se guardan las partidas terminadas; 0 las guarda para siempre.
help-keep-lobbies = Tras cuántas horas se cierra una mesa sin usar antes de empezar y, tras otras tantas, se elimina; 0 la guarda para siempre.
help-backup-file = El archivo que se escribe.
help-restore-file = La copia de seguridad que se lee.
cli-serve-running = Blackgate está en marcha: { $url }
cli-serve-admin = Página de administración (solo en esta máquina): { $url }
cli-serve-already = Blackgate ya estaba en marcha: { $url }
cli-serve-other-port = El puerto { $taken } lo ocupa otro programa: se usa el { $port }.
cli-no-browser = Aquí no se puede abrir ningún navegador. Abre tú esta dirección: { $url }
cli-uncompiled-checkout = El motor no está compilado, así que en el mismo tiempo los bots piensan con menos profundidad: instala un compilador de C y ejecuta make compile.
cli-uncompiled-package = El motor de esta instalación no está compilado, así que en el mismo tiempo los bots piensan con menos profundidad.
cli-no-client-checkout = El cliente para el navegador no está compilado, así que las páginas son muy sencillas: instala Node 20 o posterior y ejecuta make client, o juega en el terminal con .venv/bin/blackgate play.
cli-no-client-package = Esta instalación no tiene cliente para el navegador, así que las páginas son muy sencillas: para jugar en el terminal, ejecuta blackgate play.
cli-backed-up = Todo está en { $file }. No lo compartas: contiene los dados y las cartas de las partidas en curso.
cli-restored = { $file } se ha restaurado.
error-port = El puerto { $port } de { $host } no se puede usar: está ocupado, prohibido o no es de esta máquina. Elige otro con --port o --host.
error-admin-token = El token de la página de administración debe tener al menos { $least } caracteres: letras sin tilde, cifras y signos, sin espacios. Por ejemplo: openssl rand -hex 32
error-admin-token-file = No se puede leer el token de la página de administración de { $file }: { $problem }

## join

help-join = Sentarse a una mesa del servicio de juego, en el terminal; sin enlace, abrir una.
help-join-table = El enlace o el código de cinco letras de una mesa (por defecto: una mesa nueva).
help-join-name = Tu nombre; repite la opción si varias personas comparten este dispositivo.
help-join-key = La clave de un asiento que ya tienes; se puede repetir. Otros usuarios de este ordenador pueden verla: usa --key-file, la variable BLACKGATE_KEY o un solo guion para teclearla.
help-join-key-file = Un archivo con las claves de los asientos que ya tienes, una por línea.
help-join-server = El servidor.
help-join-bots = Bots para los últimos asientos de una mesa nueva.
join-opened =
    Una mesa nueva: { $link } · código { $code }
    Huella de la mitad del servidor: { $commit }
join-seated =
    { $name } tiene el asiento { $seat }.
    Parte (nonce) añadida a los dados: { $nonce }
    Clave para otro dispositivo: { $key }
join-key-visible = Otros usuarios de este ordenador pueden ver esta clave. La próxima vez usa --key -, --key-file o la variable BLACKGATE_KEY.
join-ask-key = Clave de tu asiento:{" "}
join-terms = Huella de la partida: { $commit }
join-start = Pulsa Intro cuando estéis todos.{" "}
join-waiting = Esperando a que el anfitrión empiece…
join-curtain = Pasa el dispositivo a { $name } y mira a otro lado. { $name }, pulsa Intro.{" "}
join-which = Escribe un número del 1 al { $most }.
join-over = La partida ha terminado. Victoria: { $winners }. Comprueba los dados: { $link }
join-closed = La mesa se ha cerrado.
join-player = { $name }: { $place }, Puntos de Túnel { $points } de { $target }, cartas { $hand_size }, Cigarrillos { $cigarettes }, Palizas { $beatings }
join-hand = Tu mano: { $cards }
join-refused = El servidor dice: { $text }
join-no-server = Ningún servidor responde en { $url }. Inicia uno con «blackgate serve», o indica otro con --server.
