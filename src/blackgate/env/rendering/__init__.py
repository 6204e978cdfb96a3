"""What `render()` shows: the facts of a view in words (`facts`), and the hand they are drawn in.

things names facts          what an observer sees, named: rooms, piles, players, the Extortion under way
palette lettering pen       the colours of the night; type; lines, areas, light and words on a table 1200 units wide
marks tokens                dice, cards, Cigarettes, Beatings; prisoners by colour, shape and letter
floors ground               what lies beneath: the rooms' floors, the earth the tunnels are dug in
plan piles rail bars dock   the parts of the picture, each in its place

Each line only needs those above it. `picture.py` puts the parts together, `plain.py` says the facts as text.
"""
