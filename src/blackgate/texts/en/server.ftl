## store

error-store-url = “{ $url }” is not the URL of a database: write sqlite:///folder/blackgate.db or postgresql://user:password@host/database.
error-store-file = { $file } cannot be opened: { $problem }
error-store-open = The database { $url } cannot be opened ({ $problem }). Check that it is running, that the URL is right and that it lets us in.
error-store-newer = The database was made by a newer version of Blackgate (its schema is { $revision }). Install that version, or choose another database.
error-store-down = The database does not answer ({ $problem }). Try again in a moment.
error-store-code = Another table has the code that table { $table } was to get. Choose another code.
error-backup-file = { $file } cannot be read or written: { $problem }
error-backup-foreign = { $file } is not a backup of Blackgate.
error-backup-newer = { $file } was made by a newer version of Blackgate ({ $version }). Install that version to restore it.
error-backup-cut = { $file } is cut off: its last line is missing. Take an earlier backup.
error-backup-altered = { $file } was altered or damaged since it was written: it does not match its checksum. Take an earlier backup.
error-restore-full = The database { $url } is not empty. Restore into a new one.

## what the service refuses

refused-no-such-table = There is no such table.
refused-no-such-code = No table has this code. Check the five letters, or ask for the link.
refused-no-such-seat = There is no such seat at this table; its last one is number { $most }.
refused-no-such-pack = This server does not offer that pack.
refused-other-rules = This table was played under rules version { $rules }; this server plays version { $played }. You can still download its record once the game is over.
refused-log-mismatch = The log of this table doesn't fit its rules: the cards and rolls in it don't follow from its seed. It was written by another version of the program, or it's damaged.
refused-no-key = Show the key of this table.
refused-no-entry = This key does not open that.
refused-revoked = This key is not valid any more.
refused-bad-message = This message cannot be understood.
refused-bad-body = This cannot be understood: { $detail }.
refused-bad-options = These options do not go together.
refused-not-json = Send JSON, with the content type application/json.
refused-not-json-lines = Send a record: JSON Lines, with the content type application/x-ndjson.
refused-bad-record = This is not a record of a game.
refused-too-large = That is more than { $most } KB.
refused-slow-down = Too fast. Wait a moment and try again.
refused-too-many = Too many messages. Come back in a minute.
refused-unavailable = The database is away. Try again in a moment: a move sent again with the same id is never made twice.
refused-draining = This server is about to stop. Connect again.
refused-busy = Too much is going on here at once. Try again.
refused-gone = The connection is closed.
refused-no-hello = Say hello first.
refused-hello-twice = You have said hello already.
refused-only-watching = You are watching. Sit down to play.
refused-stale = The table has changed since. Look at what happened and choose again.
refused-not-your-turn = Somebody else is asked now.
refused-illegal = This move is not allowed now.
refused-unknown-move = There is no such move.
refused-not-together = Move number { $number } cannot stand together with the others: send what comes after it on its own.
refused-stood-in = A bot is playing your seat. Take it back first.
refused-not-stood-in = You are playing your seat yourself.
refused-no-undo = This cannot be taken back: something was rolled or learnt, or somebody else has chosen since. Ask the others.
refused-not-playing = Nothing is being played here.
refused-paused = The game is paused.
refused-too-long = This game has become too long to go on.
refused-proposed-already = Something has been proposed already. Answer that first.
refused-cannot-propose = This cannot be proposed now.
refused-nothing-proposed = Nothing has been proposed.
refused-not-asked = You are not asked.
refused-begun = The game has begun.
refused-full = All seats are taken. You can watch.
refused-seat-taken = This seat is taken.
refused-seats-free = Some seats are still free. Wait for people, or seat bots there.
refused-nobody-there = Nobody sits there.
refused-name = Choose a name of up to 24 letters that does not begin with “bot:”.
refused-not-over = The game is not over yet.
refused-rematched = There is a rematch already.
refused-muted = The host has muted you.
refused-no-advice = No advice comes to mind just now.
refused-no-hints = This table plays without hints.

## serve, backup, restore

help-serve = Run the play service: tables that people join by a link.
help-backup = Save everything the play service keeps into one file.
help-restore = Restore a backup into an empty database.
help-host = The address to listen on; 0.0.0.0 lets others in.
help-port = The port for players.
help-db = Where tables are kept: sqlite:///file or postgresql://… (a file in your data folder if left out).
help-redis = Wake-up calls between several processes: redis://… (not needed for one).
help-admin-port = The port of the warden’s office, on this machine only (the next one after the players’ if left out).
help-serve-open = Open the home page in this machine’s browser.
help-serve-pack = Offer the pack in this folder as well; may be given several times.
help-serve-origin = A web address whose pages may use this server; may be given several times.
help-behind-proxy = The address of the proxy whose word about clients’ addresses is believed.
help-limits = Limit how often one address may ask.
help-thinkers = Processes in which boss bots think.
help-backup-file = The file to write.
help-restore-file = The backup to read.
cli-serve-running = Blackgate is open at { $url }
cli-serve-admin = The warden’s office (this machine only): { $url }
cli-serve-already = Blackgate is already running at { $url }
cli-serve-other-port = Port { $taken } is taken by another program: using { $port }.
cli-no-browser = No browser can be opened here. Open this address yourself: { $url }
cli-uncompiled-checkout = The engine is not compiled, so bots think less deeply in the same time: install a C compiler and run make compile.
cli-uncompiled-package = This installation has no compiled engine, so bots think less deeply in the same time.
cli-no-client-checkout = The browser client is not built, so pages are plain: install Node 20 or newer and run make client, or play in the terminal with .venv/bin/blackgate play.
cli-no-client-package = This installation has no browser client, so pages are plain: to play in the terminal, run blackgate play.
cli-backed-up = Everything is in { $file }. Keep it to yourself: it holds the dice and the cards of games that go on.
cli-restored = { $file } has been restored.
error-port = Port { $port } of { $host } cannot be used: it is taken, not allowed, or not on this machine. Choose another with --port or --host.

## join

help-join = Sit at a table of the play service, in the terminal; without a link, open one.
help-join-table = The link or the five letters of a table; left out: a new one.
help-join-name = Your name; given several times, so many people share this device.
help-join-key = The key of a seat you have already; may be given several times.
help-join-server = The server.
help-join-bots = Bots for the last seats of a new table.
join-opened =
    A new table: { $link } · code { $code }
    Its dice are fixed: { $commit }
join-seated = { $name } has seat { $seat }. Share in the dice: { $nonce }. Key, for another device: { $key }
join-start = Press Enter when everybody is here.{" "}
join-waiting = Waiting for the host to start …
join-curtain = Pass the device to { $name }, and look away. { $name }, press Enter.{" "}
join-which = Type a number from 1 to { $most }.
join-over = The game is over. Winner: { $winners }. Check the dice: { $link }
join-player = { $name }: { $place }, { $points } of { $target } points, cards { $hand_size }, Cigarettes { $cigarettes }, Beatings { $beatings }
join-hand = Your hand: { $cards }
join-refused = The server says: { $text }
join-no-server = No server answers at { $url }. Start one with “blackgate serve”, or name another with --server.
