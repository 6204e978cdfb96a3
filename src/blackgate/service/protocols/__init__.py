"""Subclasses of uvicorn's protocols for clients that are slow, silent or send too much.

uvicorn waits without a limit for the rest of a request, and for a client to read what was sent. The first would let attackers
fill the server with half-open connections. With the second a seat would look connected for as long as the other machine runs.

uvicorn parses at once whatever has arrived. That may be thousands of pipelined requests or empty frames, and the game stands
still meanwhile. Here the parsers get small pieces, and the rest waits while a client is over a limit. Besides, malformed input
is not logged as an error of this server.
"""
