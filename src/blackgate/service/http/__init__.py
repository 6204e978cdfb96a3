"""The HTTP API, the files of the browser client, and the OpenAPI document.

routing         the decorator `@route` and groups of routes
requests        reading the body of a request
responses       JSON, errors, caching
server_routes   health, packs, rulebook
lobby_routes    listing, opening, finding and joining tables
table_routes    managing a table with a key: options, bots, start, keys, mute, close, rematch
privacy_routes  how long data is kept, and deleting one's own
record_routes   record and fairness of a game
replay_routes   replays, statistics, the tutorial
schema_routes   JSON Schema of the WebSocket messages
api             all routes together
openapi         the OpenAPI document and the JSON Schema
client_files    the files of the browser client
"""
