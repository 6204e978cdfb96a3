"""The play service: tables that people join by a link, over HTTP and WebSockets, kept in SQLite or PostgreSQL.

    wire      what is said over the network, message by message; openapi its schema
    sight     a table as one seat sees it, as wire types
    patches   what changed of it since a client saw it last
    entries   what a table's log is made of
    keys      keys of seats, hosts and spectators
    tact      what may be taken back without asking
    book      a table as its log tells it
    clock     whose time runs, and what is due without a command
    desk      what may be done at a table: a command becomes an entry or a refusal
    shown     welcome, news and refusals, put together for one reader
    store/    the log on disk; migrations/ its schema; backup all of it as one file
    shelf     packs, which a table keeps until its end
    ledger    many tables' entries, gathered into one commit
    bus       wake-up calls between processes
    hall      the tables that are open in this process: commit, acknowledge, broadcast
    thinkers  bots; chores: what nobody sends a command for, bots' moves and clocks
    doors     limits per socket and address, origins, headers
    lines     the connections themselves, cut when nothing comes of them
    sockets   one WebSocket per seat or spectator
    replies   what a request asks for, and how it is answered
    frames    a game frame by frame, for looking back; chances how it went; lessons the tutorial
    study     a process of its own for these; afterwards the HTTP of it
    routes    HTTP
    app       all of it together; admin the page for the host of the machine; run one process
    logs      one JSON object a line; metrics for Prometheus

Each stands on those above it. Nothing but views leaves the house (chapter 12).
"""
