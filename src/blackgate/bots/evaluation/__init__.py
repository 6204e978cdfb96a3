"""How the bots think, in compiled Python: no I/O, no clock, no knowledge beyond the table they are given.

Worth is counted in hundredths of a Tunnel point. What a bot believes about other hands stands in the table it is
given: what the seat knows (`insight.py`), or a sample dealt to fit that.

    temper      the numbers a bot is made of, by name
    mind        what a pack's cards are worth to such a bot; scratch space
    worth       what a hand is worth, card by card
    fight       extortion: who will win it, and what it is worth
    outlook     what can be gained in each Place, and so where to go
    effects     what a card's program is worth now
    habits      a score for every legal move on one's turn
    answers     and for every other question
    insight     a table with what a seat knows of other hands
    judgement   chances of winning, from facts anybody can count
    tree        information-set Monte-Carlo tree search
    sparring    games between minds, for tuning; facts gathers positions of such games, for learning
"""
