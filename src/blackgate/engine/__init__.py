"""The rules of the game. Pure, typed Python that also compiles with mypyc: no I/O, no clock, no global state.

From the bottom up; a module imports only from lines above its own, or from the left of its own line:

    vocabulary reasons events prompts layout frames moves            constants, no behaviour
    bits                                                             numbers as sets
    limits rulebook                                                  the largest game; a pack, as tables of numbers
    chance table                                                     sources of chance, and the state of one game
    cards card_choices routes weapons card_programs                  1, 4.5, 4.6, 5.2-5.4, 5.11: moving cards and players
    actions crafting trading places                                  5.1, 5.5, 5.14, 6: actions
    michel                                                           10
    gain_effects player_effects hand_effects                         5.7, 8: the words of cards, by family
    action_effects moment_effects                                    5.7, 8: further families
    effects backgrounds action_cards                                 5.7, 8: carrying out a card
    movement extortion teams                                         5.2-5.4, 5.8-5.13, 11
    turn                                                             4: a turn from its beginning to its end
    flow legality                                                    dispatch to the families of prompts
    setup playout                                                    2, and games played inside the engine
    known_cards knowledge visibility determinization                 12: what each player knows
    invariants                                                       what must always hold
"""
