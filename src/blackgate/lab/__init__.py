"""The balance lab: how a pack plays, card by card, and how another one differs. For whoever tunes the values.

settings        what a run is asked to do; its games and their seeds
run             playing it, block by block, resumably
warden          watches one game
watches/        what is looked at in a game
tally           counters that add up
blocks          tallies of blocks of games
estimate        figures, their intervals, their differences
figures         the sorts of figures
stock           what there is in a pack
table_figures   what is measured of a game
card_figures    what is measured of cards
findings        everything measured
lengths         how long games took
result          the findings as JSON
words           names and numbers in the reader's language
teller          the findings in words
topics          what belongs together in the report
charts          its charts
glance          the findings in a few sentences
changes         what changed from one pack to another
card_sections   the report on cards
table_sections  the report on everything else
report          the findings as one HTML page
"""
