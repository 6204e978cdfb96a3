"""Helpers for tests, tools and benchmarks; not part of the installed package.

scene               a position written by hand, with the outcomes of chance
game_modes          random games and positions of every mode
packs               a copy of the classic pack that a test may edit; superseded has its earlier versions
second_question     the question about the second effect of a Background
doc_pages           pages of the documentation, parsed
cli_process         the `blackgate` command in a process; fork_server starts it quickly, cli_checks checks how it ends
referee             a second implementation of the rules; referee_games compares it with the engine
uncompiled          a program run with an uncompiled copy of the package; engine_fingerprint is compared that way
pure_process        a script in a process without what a server needs
seeds               random numbers that are the same in every run, or others in each round of `make soak`
swapped_games       two games that differ in what a seat cannot know
waiting             waiting for a condition, with a deadline
texts               what a text for players must not contain; player_texts are all of them
layers              the layers of the package, and who may import whom
worker_groups       tests that run one after the other in one worker
arena, bots, env, lab, learn  bots, matches, games and networks for the tests of these packages
browser             sessions of Chromium and Firefox, players in them, tables staged for them, checks of pages
service             databases and play servers, clients, and tables without a network
tables              tables without a service
tab                 browser tabs without a browser
"""
