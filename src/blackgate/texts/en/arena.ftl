## The arena: bots against each other. What cannot be done.

error-worker-died = A worker process died. Run the same command again to continue where it stopped.
error-no-cluster = Cannot connect to a Ray cluster at { $address } ({ $problem }). Check the address, and RAY_AUTH_TOKEN if the cluster asks for a token.
error-journal-foreign = { $file }, line { $line }: this is not a journal of finished games. Choose another --out.
# $names: the settings that differ, as options are called; code: the program itself.
error-journal-settings =
    { $names ->
        [code] { $file } was started before the bots or the rules changed. Choose another --out.
       *[other] { $file } was started with other settings ({ $names }). Choose another --out, or use the settings it was started with.
    }
error-no-bots = Name one bot for each seat, separated by commas, for example --bots random,random
error-bot-without-name = A bot has no name: write, for example, inmate or boss@25ms.
error-arena-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $players ->
        [one] { $players } seat
       *[other] { $players } seats
    }: name at most one for each seat.

## Numbers

figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-about = { NUMBER($value, maximumFractionDigits: 0) }%
figure-percents = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimals = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-give-or-take = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }±{ "\u00A0" }{ NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
figure-whole = { NUMBER($value) }

## Every report

page-contents = Contents
page-no-script = The chart is drawn by a script, and scripts are turned off. The table has the same figures.

## The command

help-arena = Let bots play against each other and report how strong they are.
help-arena-bots = The bots by seat, separated by commas: random, rookie, inmate, boss, warden, boss@25ms, file.py:Class. The last one takes all remaining seats.
help-arena-games = How many games; each deal is played once with every rotation of the bots.
help-arena-players = How many players: 2 to 6 (default: one for each bot).
help-ray = Play on the Ray cluster at this address; “local” starts a cluster on this machine.
help-out = Where games, results and report are stored (default: a folder in arena/ that depends on the settings). The same command continues where it stopped.
cli-arena-playing =
    { $faults ->
        [0] Playing
        [one] Playing ({ $faults } fault)
       *[other] Playing ({ $faults } faults)
    }
cli-arena-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, each with { $rotations ->
        [one] { $rotations } rotation
       *[other] { $rotations } rotations
    } of the bots. The fair share is { $fair }.
cli-arena-left-over =
    The last deal was played with only { $left } of { $rotations } rotations: a multiple of { $rotations } games is fairer.
cli-arena-stopped =
    { $games ->
        [one] { $games } game was stopped
       *[other] { $games } games were stopped
    } without a winner after { $turns } turns.
cli-arena-fault =
    { $bot } { $kind ->
        [raised] raised an error
        [stalled] did not answer in time
        [skipped] stalled too often and was skipped
       *[invalid] gave an invalid answer
    } { $times ->
        [one] once, in game { $game }
       *[other] { $times } times, first in game { $game }
    }: { $detail }
cli-arena-report = Report: { $file }
cli-arena-interrupted = Interrupted after { $done } of { $games } games. The same command continues from there.

## The report

arena-report-title = The arena
# $bots: their names. $best: the one with the highest win rate.
arena-report-lead =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } between { $bots }. The win rate of { $best } is { $rate } ({ $interval }); the fair share is { $fair }.
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-appearances = Played
arena-column-played-short = Played
arena-column-rate = Win rate
arena-column-interval = 95% interval
arena-column-rating = Rating
arena-column-ms = Milliseconds per decision
arena-column-ms-short = ms/move
arena-column-decisions = Decisions
arena-column-faults = Faults
arena-column-fault = Fault
arena-column-times = Times
arena-column-games = Games
arena-column-first-game = First in game
arena-column-detail = Details
arena-column-pair = Pair
arena-column-wins-both = Wins each
arena-column-share = Share
arena-column-fair = Fair share
arena-column-turns = Turns per game
arena-column-figure = Figure
arena-column-value = Value
arena-column-setting = Setting
arena-column-seat = Seat
arena-column-order = Turn order
arena-win-rate = Win rates
arena-win-rate-words =
    Every deal was played with every rotation of the bots over the seats. A bot that sits in several seats is counted in each of them, so the
    fair share is { $fair } for every bot: the dashed line. Lines are 95% intervals; they allow for the fact that games with the same deal are
    not independent.
arena-win-rate-alt = Win rates with 95% intervals. { $figures }
arena-figure = { $name }: { $figure }
arena-rating = Ratings
arena-rating-words = By openskill (Plackett-Luce). Every bot starts at 25; only the differences matter. Lines are 95% intervals.
arena-rating-alt = Ratings. { $figures }
arena-duels = Head to head
arena-duels-words = In the games these two played against each other: the first bot’s share of their wins, and what it would be if only the seats mattered.
arena-duels-none = No two bots played against each other, so there is nothing to compare.
arena-duels-caption = Of all games won by the bot in the row or the bot in the column, the share won by the bot in the row. Amber: more than its seats alone would give; blue: less.
arena-duels-alt = Shares of wins between two bots. { $figures }
arena-pair = { $one } – { $other }
arena-against = against
arena-time = Time per decision
arena-time-words = Average over all decisions with a choice. The scale is logarithmic.
arena-time-alt = Milliseconds per decision. { $figures }
arena-length = Length of the games
arena-length-mean = Average
arena-length-median = Median
arena-length-shortest = Shortest
arena-length-longest = Longest
arena-length-stopped = Games stopped without a winner
arena-length-alt = Number of games by number of turns: half of the games took at most { $median }, the shortest { $shortest }, the longest { $longest }.
arena-seats = Seats
arena-seats-words = Wins of all bots together, by turn order and by seat. Every bot sat everywhere equally often, so strength cancels out.
arena-order = Position { $number }
arena-seat = Seat { $number }
arena-order-caption = Wins by turn order
arena-seat-caption = Wins by seat
arena-faults = Faults
arena-faults-words = For these decisions a harmless legal move was played instead of the bot’s.
arena-fault-raised = raised an error
arena-fault-stalled = no answer in time
arena-fault-skipped = skipped after stalling too often
arena-fault-invalid = invalid answer
arena-settings = Settings
arena-setting-bots = Bots by seat
arena-setting-games = Games
arena-setting-seed = Seed
arena-setting-budget = Thinking time
arena-setting-players = Players
arena-setting-michel = Neutral prisoner
arena-setting-teams = Teams
arena-setting-calm = Calm game
arena-setting-fair-start = Fair start
arena-setting-target = Tunnel points to win
arena-setting-turns = Turn limit
arena-setting-pack = Pack
arena-setting-code = Code
arena-setting-machine = Machine
arena-setting-date = Date
arena-setting-version = Version
arena-yes = yes
arena-no = no
arena-by-rule = by the rules
