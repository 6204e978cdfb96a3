# Texts of the static edition, which plays in a browser tab without a server.

# Lo que guarda el navegador
store-conflict = Otra pestaña ha cambiado esta partida. Recarga la página.
store-quota = En este dispositivo no queda espacio, así que no se puede guardar. Libera espacio o borra partidas que ya no necesites.
store-blocked = Otra pestaña con una versión anterior de Blackgate estorba. Ciérrala y recarga esta página.
store-newer = Otra pestaña usa una versión más nueva de Blackgate. Recarga esta página.
store-unavailable = Este navegador no guarda nada para esta página, como ocurre en algunas ventanas privadas. Tus partidas se pierden cuando la cierras.

# Jugar sin red
offline-title = Jugar sin red
offline-question = Jugar sin red: ¿descargar { $size } y guardar unos { $space } en este dispositivo?
offline-why = Así Blackgate arranca rápido y sin conexión, en un tren o en un avión. Ocupa unos { $space } en este dispositivo. Las versiones nuevas se descargan solas.
offline-yes = Guardar
offline-start = Descargar { $size }
offline-running = Descargando: { $percent } %
offline-ready = Blackgate está en este dispositivo y arranca sin red.
offline-updated = Hay una versión nueva lista. Se usará la próxima vez que abras Blackgate.
offline-failed = La descarga se ha detenido. Comprueba la conexión y vuelve a intentarlo: lo que ya está aquí se queda.
offline-full = En este dispositivo no hay espacio suficiente. Libera espacio y vuelve a intentarlo.
offline-unable = Este navegador no puede guardar Blackgate aquí. Hace falta una dirección segura, que empiece por https, y una ventana que no sea privada.
offline-again = Volver a intentarlo
offline-remove = Borrar la descarga
offline-install = Para tener un icono de Blackgate, elige «Instalar» o «Añadir a pantalla de inicio» en el menú del navegador.

# Partidas y ajustes en un archivo
backup-title = Tus partidas
backup-stored =
    { $games ->
        [0] En este navegador aún no hay partidas guardadas.
        [one] En este navegador hay una partida guardada: { $size }.
       *[other] En este navegador hay { $games } partidas guardadas: { $size }.
    }
backup-why = Tus partidas no están en ningún otro sitio. Un navegador puede borrar lo que una página ha guardado si no la visitas durante unas semanas o si falta espacio en el dispositivo. Guarda un archivo de vez en cuando.
backup-protected = Tu navegador ha prometido no borrarlas por su cuenta.
backup-protect = Pedir al navegador que las proteja
backup-not-protected = Tu navegador aún no lo promete. Suele hacerlo cuando instalas Blackgate o vuelves unas cuantas veces.
backup-export = Guardar todo en un archivo
backup-import = Importar un archivo
backup-settings = Tomar también el nombre y los ajustes del archivo
backup-note = El archivo contiene tus partidas con todas las cartas ocultas, tus claves, tu nombre y tus ajustes.
backup-added =
    { $games ->
        [one] Se ha añadido una partida.
       *[other] Se han añadido { $games } partidas.
    }
backup-continued =
    { $games ->
        [one] Una partida sigue donde termina el archivo.
       *[other] { $games } partidas siguen donde termina el archivo.
    }
backup-kept =
    { $games ->
        [one] Una partida ya estaba aquí.
       *[other] { $games } partidas ya estaban aquí.
    }
backup-different =
    { $games ->
        [one] Una partida siguió de otra forma aquí y en el archivo; se queda la de aquí.
       *[other] { $games } partidas siguieron de otra forma aquí y en el archivo; se quedan las de aquí.
    }
backup-empty = El archivo no contiene partidas.
backup-damaged = Este archivo está dañado. No se ha importado nada.
backup-other = Este archivo no lo guardó Blackgate. No se ha importado nada.
backup-newer = Este archivo es de una versión más nueva de Blackgate. Recarga la página para actualizarla y vuelve a intentarlo.

# Mis partidas
tab-games-why = Estas partidas están guardadas en este navegador y en ningún otro sitio. Si borras una, se pierde.
tab-games-delete = Borrar { $title }
tab-games-delete-short = Borrar
tab-games-delete-title = ¿Borrar esta partida?
tab-games-delete-sure = La partida se borra de este navegador. No se puede deshacer.

# Privacidad
tab-privacy-lead = Blackgate no tiene cuentas, cookies ni publicidad. Esta edición funciona en tu navegador: ningún servidor ve tus partidas.
tab-privacy-browser-text = Tus partidas con todas sus jugadas, tu nombre, tus ajustes y, si lo aceptaste, los archivos del juego. Todo se queda en este dispositivo. No se envía nada.
tab-privacy-delete = Borrar los datos
tab-privacy-delete-text = Borra partidas sueltas en «Mis partidas» y la descarga en los ajustes. Para borrarlo todo, borra los datos de este sitio en tu navegador.
tab-privacy-host = Lo que ve quien aloja esta página
tab-privacy-host-text = Tu navegador pide los archivos del juego a un servidor web, que puede anotar tu dirección de red. Pregunta a quien lo lleva.

# El inicio del juego
start-label = El juego se está cargando.
start-fetch = Cargando el juego: { $done } de { $total } MB
start-interpreter = Iniciando el juego
start-game = Leyendo las reglas
start-failed = No se ha podido cargar el juego. Comprueba tu conexión e inténtalo de nuevo.

# Bots
tab-boss = En esta pestaña, el Jefe piensa menos que en un servidor y juega peor. Los demás bots juegan como siempre.

# La página de inicio
tab-title = En esta pestaña
tab-text = Esta edición se juega en tu navegador, sin servidor. Tus partidas se quedan en este dispositivo.
tab-more = Acerca de esta edición
tab-new-text = De 2 a 6 jugadores, entre bots y personas alrededor de este dispositivo. Por equipos, si quieres.
tab-help = Ayuda
tab-name-why = Aparece en la página de inicio y en la mesa.
tab-record = Ver de nuevo
tab-record-text = Mira cualquier partida registrada, jugada a jugada, con las posibilidades de todos.
tab-record-go = Abrir un registro

# Acerca de esta edición
tab-about = En esta pestaña, sin servidor
tab-about-text = Las reglas, los bots y los dados funcionan en esta pestaña del navegador. Nada de lo que haces sale de tu dispositivo.
tab-about-without = Lo que necesita otros dispositivos no forma parte de esta edición: enlaces para amigos, espectadores, mesas públicas, relojes y partidas por correspondencia. Para eso hace falta un servidor de Blackgate.

# Reglas para probar
try-it = Probar
try-it-rule = Probar: regla { $number }
try-opening = Preparando la posición…
try-again = Empezar de nuevo
try-dice = Esta mesa empieza en una posición del reglamento, con una semilla que forma parte del programa. Así que los dados se conocen de antemano y son siempre los mismos: aquí nada demuestra que no estén trucados.
