"""Evaluation of moves and positions, in compiled Python: no I/O, no clock, no knowledge beyond the table it is given.

Values are in hundredths of a Tunnel point. What a bot believes about other hands is part of the table it is given:
either what its seat knows (`known_table.py`), or a sample dealt to fit that.

    weights            the numbers that say how much each thing counts
    evaluator          the values of a pack's cards; working memory of one decision
    hand_values        the value of a hand, card by card
    fight_odds         Extortions: the chance to win, the expected gain and loss
    trade_values       what buying and selling gain
    place_values       what can be gained in each Place, and so where to go
    effect_values      the value of a card's program now
    turn_scores        scores of the legal moves on one's turn
    answer_scores      scores of the answers to every other question; combat_scores, michel_scores and exchange_scores are
                       those of their families
    known_table        a table with what a seat knows of other hands
    value_net          chances of winning, from the seat_features of each seat
    policy_net         the network of warden: actions and chances of winning, from an observation
    network_layers     the layers of that network, evaluated here or elsewhere
    linear_layer       linear layers and normalisations of that network
    network_kernel     the same layers in C, with vector instructions
    seat_chances       outputs of a network as chances of the seats
    search_tree        the tree of a search, and the deals that it samples
    tree_search        the search of boss: information-set Monte-Carlo tree search
    network_search     the search of warden: candidates of its network, compared on the same deals
    rollout            one sampled game that this search plays on
    self_play          games between evaluators, for tuning
    position_features  features of positions of such games, for training
    int_math           small functions on integers
"""
