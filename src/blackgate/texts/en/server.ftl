## store

error-redis-url = “{ $url }” is not the URL of a Redis server: write redis://host:6379/0.
error-store-url = “{ $url }” is not the URL of a database: write sqlite:///folder/blackgate.db or postgresql://user:password@host/database.
error-store-file = Cannot open { $file }: { $problem }
error-store-open = Cannot open the database { $url } ({ $problem }). Check that it is running, that the URL is right, that it accepts this user and that its disk is not full.
error-store-newer = The database was made by a newer version of Blackgate (its schema is { $revision }). Install that version, or choose another database.
error-store-down = The database does not respond ({ $problem }). Try again in a moment.
error-store-code = Another table already has the code chosen for table { $table }. Choose another code.
error-backup-file = Cannot read or write { $file }: { $problem }
error-backup-foreign = { $file } is not a Blackgate backup.
error-backup-newer = { $file } was made by a newer version of Blackgate ({ $version }). Install that version to restore it.
error-backup-cut = { $file } is incomplete: its last line is missing. Use an earlier backup.
error-backup-altered = { $file } was changed or damaged after it was written: it does not match its checksum. Use an earlier backup.
error-restore-full = The database { $url } is not empty. Restore the backup into a new one.

## what the service refuses

refused-no-such-table = There is no such table.
refused-no-such-code = No table has this code. Check the five letters, or ask for the link.
refused-no-such-seat = There is no such seat at this table: seats are numbered from 0 to { $most }.
refused-no-such-pack = This server doesn’t offer that pack.
refused-no-such-position = There is no position for this rule. Choose another rule in the rulebook.
refused-other-rules = This table was played under rules version { $rules }; this server plays version { $played }. You can still download its record once the game is over.
refused-other-pack = This table was played with a pack that this server doesn’t have. You can still download its record once the game is over.
refused-log-mismatch = The log of this table doesn’t fit its rules: the cards and rolls in it don’t follow from its seed. It was written by another version of the program, or it’s damaged.
refused-no-key = You need a key to this table.
refused-no-entry = This key doesn’t give you access to that.
refused-revoked = This key is no longer valid.
refused-bad-message = The server doesn’t understand this message.
refused-bad-body = Invalid request: { $detail }.
refused-bad-options = These options can’t be combined.
refused-not-json = Send JSON, with the content type application/json.
refused-not-json-lines = Send a record: JSON Lines, with the content type application/x-ndjson.
refused-bad-record = This isn’t a record of a game.
refused-too-large = This is too large: the limit is { $most } KB.
refused-slow-down = That was too fast. Wait a moment and try again.
refused-too-many = Too many messages. Try again in a minute.
refused-too-many-tables = From your address, { $most } tables are open. Finish or close one of them first.
refused-unavailable = The database is unavailable. Try again in a moment: a move sent again with the same id is never made twice.
refused-draining = The server is shutting down. Reconnect in a moment.
refused-busy = The server is busy. Try again in a moment.
refused-gone = The connection is closed.
refused-no-hello = Send hello first.
refused-hello-twice = You have already sent hello.
refused-only-watching = You’re watching. Take a seat to play.
refused-stale = The table has changed since then. See what happened and choose again.
refused-not-your-turn = It’s someone else’s turn to decide.
refused-illegal = This move isn’t allowed now.
refused-unknown-move = There is no such move.
refused-not-together = Move { $number } can’t be sent together with the others: send what comes after it separately.
refused-stood-in = A bot is playing for you. Take your seat back first.
refused-not-stood-in = You’re already playing for yourself.
refused-no-undo = You can’t undo this yourself: something was rolled or revealed, or someone else has made a choice since. Ask the others.
refused-not-playing = There is no game in progress here.
refused-paused = The game is paused.
refused-too-long = This game has become too long to continue.
refused-proposed-already = There is already a proposal. Answer that first.
refused-cannot-propose = You can’t propose this now.
refused-nothing-proposed = There is no proposal to answer.
refused-not-asked = You’re not being asked to decide right now.
refused-begun = The game has already started.
refused-full = All seats are taken. You can watch.
refused-seat-taken = This seat is taken.
refused-seats-free = Some seats are still free. Wait for players, or fill the seats with bots.
refused-seats-occupied = Someone sits on a seat that would be removed. Ask them to change seats, or remove them first.
refused-removed = The host removed you from this table, so you can’t sit down here again. Choose another table, or open your own.
refused-too-many-lobbies = There are already { $most } public tables from your network that have not started. Start or close one of them, or open this one without listing it and share its code.
refused-nobody-there = Nobody sits there.
refused-name = Choose a name of up to 24 visible characters that doesn’t start with “bot:”.
refused-no-reveal = There’s no share for your seat to reveal now.
refused-other-nonce = This share doesn’t match the fingerprint your seat sent before the start.
refused-not-over = The game isn’t over yet.
refused-rematched = There is already a rematch.
refused-muted = The host has muted you.
refused-no-advice = There is no advice right now.
refused-no-hints = This table plays without hints.
refused-not-in-tab = This edition runs only in your browser. Codes, links, public tables, chat and clocks need a server. To play with people on other devices, use a Blackgate server.
refused-not-stored = This browser couldn’t save that: its storage is full or blocked. Free some space, then try again.

## serve, backup, restore

help-serve = Run the play service: tables that players join with a link.
help-backup = Save everything the play service stores to one file.
help-restore = Restore a backup into an empty database.
help-host = The address to listen on; 0.0.0.0 lets other devices connect.
help-port = The port for players.
help-db = Where tables are stored: sqlite:///file or postgresql://… (default: a file in your data folder).
help-redis = The Redis server for notifications between several server processes: redis://… (not needed for one).
help-admin-port = The port of the admin page, on this machine only (default: the one after the players’ port).
help-admin-token-file = Read the token of the admin page from this file (or from the variable BLACKGATE_ADMIN_TOKEN); without one, the token is new at each start.
help-serve-open = Open the home page in this machine’s browser.
help-serve-pack = Also offer the pack in this folder; can be given several times.
help-serve-origin = A web address whose pages may use this server; can be given several times.
help-behind-proxy = The address of the trusted proxy that reports client addresses.
help-limits = Limit how many requests one address may send.
help-thinkers = How many processes boss and warden bots use.
help-keep-games = How many days finished games are kept; 0 keeps them for ever.
help-keep-lobbies = After how many hours an unused lobby is closed, and after as many again removed; 0 keeps it for ever.
help-backup-file = The file to write.
help-restore-file = The backup to read.
cli-serve-running = Blackgate is running at { $url }
cli-serve-admin = Admin page (this machine only): { $url }
cli-serve-already = Blackgate is already running at { $url }
cli-serve-other-port = Another program is using port { $taken }, so Blackgate uses { $port }.
cli-no-browser = Cannot open a browser here. Open this address yourself: { $url }
cli-uncompiled-checkout = The engine is not compiled, so bots think less deeply in the same time: install a C compiler and run make compile.
cli-uncompiled-package = This installation has no compiled engine, so bots think less deeply in the same time.
cli-no-client-checkout = The browser client is not built, so pages are plain: install Node 20 or newer and run make client, or play in the terminal with .venv/bin/blackgate play.
cli-no-client-package = This installation has no browser client, so pages are plain: to play in the terminal, run blackgate play.
cli-backed-up = Everything is in { $file }. Keep it private: it contains the dice and the cards of games in progress.
cli-restored = { $file } has been restored.
error-port = Cannot use port { $port } on { $host }: it is taken, not allowed, or not on this machine. Choose another with --port or --host.
error-admin-token = The token of the admin page must have at least { $least } characters: letters, digits and signs without spaces. For example: openssl rand -hex 32
error-admin-token-file = Cannot read the token of the admin page from { $file }: { $problem }

## join

help-join = Sit at a table of the play service, in the terminal; without a link, open a new one.
help-join-table = The link or the five-letter code of a table (default: a new table).
help-join-name = Your name; give it several times for several people on this device.
help-join-key = The key of a seat you already have; can be given several times. Other users of this computer can see it: use --key-file, the variable BLACKGATE_KEY, or a single hyphen to be asked for it.
help-join-key-file = A file with the keys of seats you already have, one per line.
help-join-server = The address of the server.
help-join-bots = Bots for the last seats of a new table.
join-opened =
    A new table: { $link } · code { $code }
    Fingerprint of the server’s half of the dice: { $commit }
join-seated =
    { $name } has seat { $seat }.
    Share of the dice (nonce): { $nonce }
    Key for another device: { $key }
join-key-visible = Other users of this computer can see this key. Next time use --key -, --key-file or the variable BLACKGATE_KEY.
join-ask-key = Key of your seat:{" "}
join-terms = Fingerprint of the game: { $commit }
join-start = Press Enter when everyone is here.{" "}
join-waiting = Waiting for the host to start…
join-curtain = Pass the device to { $name }, then look away. { $name }, press Enter.{" "}
join-which = Enter a number from 1 to { $most }.
join-over = The game is over. Winner: { $winners }. Check the dice: { $link }
join-closed = The table was closed.
join-player = { $name }: { $place }, Tunnel points { $points } of { $target }, cards { $hand_size }, Cigarettes { $cigarettes }, Beatings { $beatings }
join-hand = Your hand: { $cards }
join-refused = The server says: { $text }
join-no-server = No server responds at { $url }. Start one with “blackgate serve”, or name another with --server.
