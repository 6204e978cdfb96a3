## The command line: help

help-app = Blackgate: dig your way out of prison, with 2 to 6 players. Without a command, the game opens in your browser.
help-play = Play a game in the terminal against bots of any strength.
help-simulate = Play many random games and summarise the results.
help-replay = Tell the story of a recorded game.
help-verify = Check a record: every move, every card, every roll.
help-commit = The fingerprint you were shown before the game; it must match the one in this record.
help-nonce = The share (nonce) your seat added to the dice, which must be in the seed; can be given several times.
help-rules = Print the rulebook, or one rule of it.
help-bench = Measure how fast the engine, the bots and the environments are, compared with similar projects.
help-pack-command = Look at a content pack, or check one.
help-pack-show = List every value of a pack with its origin.
help-pack-check = Check a pack and report what is wrong with it.
help-lang = The language: en, fr, de, it or es.
help-pack = The folder of a content pack (default: classic).
help-players = How many players: 2 to 6.
help-seed = Random seed (default: a new secret one).
help-michel = The neutral prisoner, if you want one; recommended for two players.
help-teams = Play in two teams (4 or 6 players).
help-calm = Leave out the Action cards that cause chaos.
help-fair-start = Give the later players extra cards or Cigarettes at the start.
help-target = Tunnel points needed to win.
help-first-player = The seat that goes first.
help-json = Print JSON for other programs.
help-version = Print the version and whether the engine is compiled.
help-origin = List only values printed in the rulebooks (R), reported by reviews (P) or reconstructed (X).
help-file = A game record (JSON Lines).
help-seat = Tell only what this seat saw.
help-trace = Print one line of JSON per decision, with the whole table.
help-clause = The number of a rule, for example 5.2.
help-your-seat = Your seat.
help-name = Your name.
help-prisoner = The prisoner you play, by name; prisoners only differ in looks.
help-bots = Who plays the other seats: random, rookie, inmate, boss, warden, boss@400ms or your own file.py:Class. The last one takes all remaining seats.
help-budget = How much a bot may think about each move: 100ms or 2s (measured as work, not by the clock), or a number of iterations.
help-hint = At every decision, show what the strongest bot would do in your seat, and why.
# The last line of the help of commands with options that take the number of a seat.
help-seats = Here seats are numbered from 0, as in records: seat 1 in the browser is 0.
help-record = Write the game record to this file.
help-games = How many games to play.
help-turns = Stop a game after this many turns, without a winner.
help-jobs = How many processes to use.
help-records = Write a record of every game to this folder.
help-seconds = Seconds per measurement.

## The command line: what it says

cli-version = blackgate { $version }, compiled engine
cli-version-pure = blackgate { $version }, uncompiled engine (everything works, but slower)
cli-error = Error: { $problem }
# $command: what needs them, for example blackgate arena. $libraries: their names, as a list.
cli-fetching = { $command } needs { $libraries }: downloading now. This happens only once.
cli-interrupted = Interrupted.
cli-unknown-language = “{ $language }” is not one of this game’s languages: choose one of { $languages }.
cli-no-such-option = There is no option { $option }. Try --help.
cli-missing = { $name } is missing. Try --help.
cli-not-a-number = { $name } needs a number.
cli-no-such-command = There is no command “{ $command }”. Try --help.
cli-usage = Blackgate does not understand this: { $words }. Try --help.
cli-bad-origin = “{ $origin }” is not an origin: choose R, P or X.
cli-at-least = { $name } { $value }: the value must be at least { $least }.
cli-at-most = { $name } { $value }: the value can be at most { $most }.
cli-pack-title = Pack { $pack }, version { $version }
cli-origins = R printed in a rulebook · P reported by a review · X reconstructed
cli-column-file = File
cli-column-key = Key
cli-column-value = Value
cli-column-origin = Origin
cli-pack-right =
    Pack { $pack } is valid: { $values ->
        [one] { $values } value
       *[other] { $values } values
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
cli-verified =
    The record is valid: { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }; every card and every roll follows from the seed. Winner: { $winners }
cli-aborted = The game was aborted: it has no result, but its dice can be checked all the same.
cli-withheld = Seat { $seat } announced a share of the seed and did not reveal it in time: the dice were made without it.
cli-fingerprint = Fingerprint of the game: { $commit }. It covers the settings, the server’s half of the seed and all shares. Compare it with the one you were shown at the start.
cli-no-clause = There is no rule { $clause } in the rulebook.
cli-playing = Playing
cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $finished } finished
cli-decisions =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $speed } per second
cli-turns-per-player = { $turns } turns per player on average
cli-wins =
    Seat { $seat }: { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    } ({ $share }%)
cli-machine = { $machine }, { $engine } engine
cli-peer-missing = { $peer } is not installed; in a checkout, make bench installs it.
# $figure: the peer's decisions per second. $ratio: how many times as many we make. $compared: which of our figures.
cli-peer = { $peer }: { $figure } decisions per second; we make { $ratio } times as many ({ $compared })

## The game in the terminal

cli-welcome = Welcome to Blackgate, { $name }. Dig your way out before the others do.
cli-ask = Enter a number, a move, hint, why N, card, rule 5.2, ? or quit
# $advice: a sentence with a move, how good it looks and why.
cli-hint = Hint: { $advice }
cli-help =
    Enter the number of a choice, or the move as text (for example: dig spoon).
    hint shows what the strongest bot would do; why N says why a dimmed choice is not allowed; card explains your cards; rule 5.2 shows a rule; quit leaves the game.
cli-why-what = Why what? Enter a number from the list or a move, for example: why 12
cli-no-such-number = There is no choice { $number }: the list goes up to { $most }.
cli-allowed = { $move }: that’s allowed.
cli-not-allowed = { $move }: that’s not allowed now.
cli-bye = You stay in your cell for tonight.
cli-saved = The game record is in { $file }
cli-over = The game is over.
cli-deck = deck { $n }
cli-discard = discard { $n } (top: { $card })
cli-column-player = Prisoner
cli-column-points = Tunnel
cli-column-cards = Cards
cli-column-cigarettes = Cigarettes
cli-column-beatings = Beatings
cli-column-gang = Gang card
cli-column-background = Background
cli-hand = Your hand
cli-legend = ⚀⚁⚂ the rolls that lead there · ⌕ the cards a Search draws
help-seeds = Base from which the seeds of all games are derived.

# A bot that failed at a decision; $name: the player it plays.
cli-fault-raised = The bot playing { $name } raised an error: a harmless move is played instead.
cli-fault-stalled = The bot playing { $name } did not answer in time: a harmless move is played instead.
cli-fault-invalid = The bot playing { $name } gave an invalid answer: a harmless move is played instead.
