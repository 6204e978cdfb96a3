"""The play service: tables that people join with a link, over HTTP and WebSockets, stored in SQLite or PostgreSQL.

`blackgate.tables` decides what happens at a table. This package adds network, database, time and processes.

Running a process
    server_process      `blackgate serve`: the players' port and the admin port
    listening_socket    the sockets of both ports
    app                 the whole service, and its ASGI application
    table_services      the components below, wired together
    process_state       the id of this process, whether it is draining, known outages
    asgi                ASGI types and helpers

Tables
    active_tables       the cache of tables loaded in this process
    table_reader        loading a table from its log, and reading new entries
    command_executor    commands: lock, decide, commit, acknowledge, broadcast; again after a conflict
    table_creator       new tables and rematches
    broadcaster         sending each entry to the listeners of a table
    fan_out             the order of updates: players at once, many spectators in slices
    subscriptions       joining and leaving a table as a listener
    presence            which seats are connected, here and to other processes
    chat                lines of chat
    scheduler           moves of bots, expired clocks, absent players; games of bots rest while no one watches
    retention           closing idle tables, and removing tables that are no longer kept
    retention_policy    how long tables are kept
    personal_data       deleting a player's name and chat
    pack_registry       content packs by name and by digest

Several processes
    wakeup_bus          messages between processes; without Redis, polling
    redis_wakeup_bus    the same over Redis
    process_sync        reading what other processes have written
    heartbeat           showing other processes that this one runs

Folders
    http/               the HTTP API and the files of the browser client
    ws/                 WebSocket connections
    protocols/          uvicorn's HTTP and WebSocket protocols, with timeouts and limits
    storage/            the database: logs, index, chat, packs, presence, backup
    workers/            worker processes for slow bots, hints and replays
    security/           rate limits, origins, security headers
    admin/              the admin page
    web/                the built browser client

Small helpers
    async_store         calling the database from asynchronous code
    background_tasks    tasks beside requests
    periodic_tasks      repeated work
    garbage_collection  garbage collections at chosen moments
    text_preloading     parsing the texts of the table before they are needed
    wall_clock          the current time
    json_logging        logs as JSON lines
    metrics             metrics for Prometheus

The path of a command: ws.endpoint receives and decodes it, ws.message_handler finds the decision in `tables.dispatch`,
command_executor executes it, storage.log_writer commits it, broadcaster sends what each listener may see (chapter 12).
"""
