"""Play many games between bots and measure how strong the bots are.

match               one game between bots as plain data, and how to play it
schedule            the games of a tournament: every deal is played with every seat rotation
worker_pool         run tasks in this process, in several processes or on a Ray cluster
journal             append-only file of finished results, used to resume an interrupted run
intervals           confidence intervals of win rates
ratings             one rating per bot (openskill)
results             the results of a tournament: win rates, head to head, faults
results_json        the results as JSON data
tournament          a schedule with its folder: plays the missing games
number_format       numbers in the reader's language
charts              charts of the report
html_page           renders a report as one HTML file, with html_page.css, html_page.js and chart_themes.json
report              the arena's report
code_digest         digest of the code that decides how games go
"""
