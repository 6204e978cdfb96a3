"""The balance lab: measure how a pack plays, card by card, and how two packs differ.

settings        options of a run; its games and their seeds
run             plays the games block by block, and resumes an interrupted run
game_observer   passes the events of one game to the collectors
collectors/     count what happens in a game, one topic each
counters        the counters and their names
counter_blocks  counters of blocks of games
estimate        values with their intervals, and differences of two values
metrics         kinds of metrics: ratios of counters
pack_contents   the cards and Places of a pack
game_metrics    metrics of a game, cards aside
card_metrics    metrics of cards
results         all metrics of a run
game_lengths    mean and quantiles of the length of games
results_json    the results as JSON data
formatter       names and numbers in the reader's language
bars            the bars that a balanced pack meets
network_facts   digest and training of the network that plays
adaptation      lets the network of warden learn a pack before it measures
report_context  results and formatter, which all sections of the report need
report_topics   which metrics belong together in the report
charts          charts of the report
summary         the results in a few sentences
changes         the differences between two packs
card_sections   sections of the report on cards
game_sections   sections of the report on everything else
bar_section     section of the report on the bars
report          the report as one HTML page
"""
