"""The rules, once. Pure, typed Python that also compiles with mypyc: no I/O, no clock, no global state.

One module per chapter of the rulebook, in the order of DESIGN.md; imports only point down:

    vocabulary reasons events prompts layout      words and numbers, no behaviour
    rulebook                                      a pack, as tables of numbers
    chance  table                                 the outside, and the state of one game
    cards  movement                               1, 4.5, 4.6, 5.2-5.4: what moves, and how
    effects  backgrounds                          5.7, 8: what cards do
    actions  places  extortion  teams  michel     5, 6, 5.8-5.13, 11, 10
    turn                                          4: a turn from its beginning to its end
    legality  flow                                every question, every answer
    knowledge                                     12: who knows what
    setup  playout                                2, and games played inside the engine
"""
