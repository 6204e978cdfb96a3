"""Bots against each other, many times over, and what may be said of them then.

match       one game between bots, as plain data, and playing it
schedule    the games of a job: deals paired, seats rotated
crew        many pieces of work on one process, several, or a Ray cluster
journal     what is finished, safe from interruptions
intervals   how sure a win rate is
ratings     one number per bot, by openskill
standing    everything summed up
job         a whole job: playing what is missing, and where it is kept
figures     numbers as people read them
charts      what the reports draw
page        a report as one HTML file; html_page.css, html_page.js and chart_themes.json are its looks
report      the arena's report
sources     whether the bots are still the ones that played
needs       libraries that are imported only when asked for
"""
