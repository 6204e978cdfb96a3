"""The rules, once. Pure, typed Python that also compiles with mypyc: no I/O, no clock, no global state.

From the ground up; a module imports only from lines above its own, or from the left of its own line:

    vocabulary reasons events prompts layout frames moves    words and numbers, no behaviour
    limits rulebook                                          the largest game; a pack, as tables of numbers
    chance table                                             the outside, and the state of one game
    cards movement weapons crafting offers                   1, 4.5, 4.6, 5.2-5.4, 5.11, 5.14, 6.5: what moves, and how
    michel                                                   10
    prospects effects backgrounds                            5.7, 8: what cards could do, and do
    actions places extortion teams                           5, 6, 5.8-5.13, 11
    turn                                                     4: a turn from its beginning to its end
    flow legality                                            every answer, every question
    setup playout                                            2, and games played inside the engine
    knowledge seen                                           12: who knows what
    invariants                                               what must always hold
"""
