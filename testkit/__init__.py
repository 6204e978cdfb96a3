"""Helpers for tests, tools and benchmarks; not part of the installed package.

scene               a table laid out by hand, with the outcomes of chance
game_modes          random games and positions of every mode
packs               a copy of the classic pack that a test may edit
doc_pages           pages of the documentation, parsed
cli_process         the `blackgate` command in a process; fork_server starts it quickly
referee             a second implementation of the rules; referee_games compares it with the engine
arena, bots, lab    bots, matches and watched games for these packages
browser             Chromium sessions, tables staged for them, checks of pages
service             databases and play servers, clients, and tables without a network
"""
