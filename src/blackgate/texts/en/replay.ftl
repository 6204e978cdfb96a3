# A game looked at again
replay-title = Replay
replay-loading = Rewinding the tape…
replay-running = The game is still going: you see only what you were allowed to see.
replay-view = View
replay-view-board = Board
replay-view-figures = Statistics
replay-side = Point of view
replay-side-all = All cards face up
replay-side-watch = Spectator

# The tape deck
replay-controls = Replay controls
replay-slider = Move
replay-at = Move { $move } of { $moves }, turn { $turn }.
replay-move = Move { $move } of { $moves }
replay-turn = Turn { $turn } of { $turns }
replay-first = Go to the start (Home)
replay-turn-back = Previous turn (,)
replay-back = Previous move (←)
replay-play = Play (space)
replay-pause = Pause (space)
replay-forward = Next move (→)
replay-turn-forward = Next turn (.)
replay-last = Go to the end (End)
replay-speed = Speed
replay-times = { $speed }×

# Hands and story
replay-hands = Everyone’s cards
replay-hand-of = { $who }: cards in hand
replay-no-cards = No cards
replay-hidden = still face down
replay-revealed = revealed
replay-story = The whole story
replay-turnings = Turning points
replay-no-turnings = No single turn changed much: it was a steady dig.
replay-swing = { $who } { $change }

# Graphs
graph-points = Tunnel points
graph-points-note = Turn by turn. First to { $goal } wins.
graph-chances = Chances of winning
graph-chances-note = The bots’ estimate at the start of each turn, with all cards face up.
graph-thinking = The bots are analysing the game…
graph-turn = Turn { $turn }
graph-turn-head = Turn
graph-end = End
graph-as-table = Show as a table

# The game in numbers
stats-title = What everyone did
stats-drawn = Search cards drawn
stats-crafted = Cards crafted
stats-stolen = Spoons stolen
stats-bought = Cards bought
stats-dug = Tools dug with
stats-lost = Cards lost to others
stats-extortions = Extortions started
stats-combats-won = Combats won
stats-combats-lost = Combats lost
stats-handed-over = Tools handed over
stats-beatings = Beatings taken
stats-cigarettes = Cigarettes earned
stats-dice = The die
stats-dice-of = Rolled by
stats-everybody = All players
stats-dice-note =
    { $total ->
        [one] { $total } roll. The dashed line is an even share: { $each } each.
       *[other] { $total } rolls. The dashed line is an even share: { $each } each.
    }
stats-face = Result
stats-count = Times rolled

# Fair dice
replay-fair = Fair play
replay-fair-asking = Checking every roll and every card…
replay-fair-right = Every roll and every card follows from the seed that was sealed before the start.
replay-fair-wrong = Something doesn’t follow from the sealed seed. Check it yourself.
replay-fair-unknown = You can check this once the game is over, if you’re allowed to watch it.
replay-fair-record-right = The record follows the rules, and all its rolls and cards follow from its seed.
replay-fair-record-wrong = The record follows the rules, but its rolls and cards don’t follow from its seed.
replay-fair-more = Check the dice

# What can be done with a game
replay-share = Copy a link to this moment
replay-copied = Link copied.
replay-download = Download the record
replay-downloaded = Record downloaded.
replay-no-record = Only players and spectators can download the record.
replay-another = Open a record
replay-rematch = Rematch
replay-to-table = Go to table
replay-open = Open a record
replay-open-text = A record is a whole game in one file, from the deal to the last dig. We check it against the rules before you see it, and keep no copy.
replay-choose-file = Choose a file
replay-or-drop = or drop it here
replay-too-large = This file is too large to be a record: the limit is 2 MB.
replay-one-file = Open one file at a time.
replay-unreadable = Your browser can’t read this file. Is it a folder?
replay-drop-here = Drop a record to watch it

# The end of a game
victory-one = { $who } breaks through the wall
victory-you = You break through the wall
victory-team = { $names } break through the wall
victory-team-you = Your team breaks through the wall
victory-nobody = The wall stands
victory-place =
    You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } of { $of ->
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] six
    }, with { $points ->
        [one] { $points } Tunnel point
       *[other] { $points } Tunnel points
    }.
victory-place-shared =
    You shared { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
    } place of { $of ->
        [3] three
        [4] four
        [5] five
       *[other] six
    } with { $names }: { $points ->
        [one] { $points } Tunnel point
       *[other] { $points } Tunnel points
    } each.
victory-place-team =
    Your team came second, with { $points ->
        [one] { $points } Tunnel point
       *[other] { $points } Tunnel points
    } of { $goal }.
victory-after =
    { $turns ->
        [one] After one turn. The air out here smells of pine.
       *[other] After { $turns } turns. The air out here smells of pine.
    }
victory-others = The alarm sounds. Guards search the cells and find the other tunnels. The prisoners who dug them go to a high-security prison.
victory-stopped =
    { $turns ->
        [one] The game was stopped after one turn. Nobody wins.
       *[other] The game was stopped after { $turns } turns. Nobody wins.
    }
victory-tunnels = Final tunnels
victory-of = of { $goal }
victory-replay = Watch the replay
victory-rematch = Rematch
victory-rematch-join = Join the rematch
victory-rematch-open = A rematch is open, and your seat is waiting.
victory-dice = Check the dice
victory-look = Look at the table
victory-home = Home page

# The dice: /t/TABLE/dice
dice-title = The dice
dice-lead = Nobody can rig or predict the dice at this table, not even the server. Here’s how it works, and how to check it yourself.
dice-back = Go to table
dice-how = How it works
dice-how-1 = The server seals its half
dice-how-1-text = It draws a secret half of the seed and publishes its fingerprint before anyone sits down. From then on, it can’t swap that half.
dice-how-2 = Everyone seals a share
dice-how-2-text = Your browser makes a secret share of its own. Before the start, it sends only the fingerprint of that share.
dice-how-3 = The game starts
dice-how-3-text = First, the settings and all fingerprints are fixed. Only then do the browsers reveal their shares, so nobody can pick one that suits them. The half and the shares are the seed: every roll and every card follows from it.
dice-how-4 = The seed is revealed
dice-how-4-text = When the game is over or closed, the server reveals its half. Then everything can be worked out again and compared.
dice-wait = When the game is over or closed, this page checks everything automatically. Come back then.
dice-commit = The server’s fingerprint
dice-commit-text = It stands for the server’s half. When the game starts, it becomes part of the fingerprint of the game.
dice-game = The game’s fingerprint
dice-game-text = It covers the settings, the server’s half and all shares. To be certain, note it down when the game starts. Your browser remembers it too.
dice-shares = The shares
dice-nobody = nobody yet
dice-share-bot = bots add nothing
dice-share-none = nothing added
dice-share-withheld = announced, but not revealed in time
dice-share-secret = sealed until the start
dice-share-open = not yet added
dice-copy = Copy
dice-copied = Copied
dice-key = Key to this table
dice-key-try = Try it
dice-found = Result
dice-right = The dice were fair
dice-wrong = Something is wrong with these dice
dice-yes = Passed:
dice-no = Failed:
dice-check-commit-ok = The server’s half matches the fingerprint it published. Your browser checked this itself.
dice-check-commit-bad = The server’s half doesn’t match the fingerprint it published.
dice-check-terms-ok = The game’s fingerprint covers its settings, the server’s half and all shares, and it matches. Your browser checked this itself.
dice-check-terms-bad = The game’s fingerprint doesn’t match its settings, the server’s half and the shares.
dice-check-noted-ok = The fingerprint is the one that was noted before the end of the game.
dice-check-noted-bad = The fingerprint isn’t the one that was noted before the end of the game.
dice-check-shares-ok = The shares in the seed are the ones the players announced before the start.
dice-check-shares-bad = The shares in the seed aren’t the ones the players announced before the start.
dice-check-own-ok = The share this device added for { $who } is in the seed.
dice-check-own-bad = The share this device added for { $who } isn’t in the seed: either this device wasn’t connected when the game started, or the server left it out.
dice-check-derived-ok = Every roll, every card and every shuffle follows from the seed. The server checked this.
dice-no-cipher = Your browser can only compute fingerprints on pages loaded over HTTPS. Check the server’s half with the command below.
dice-noted = The fingerprint you noted at the start
dice-rolls = Rolls
dice-face = Result
dice-times = Times rolled
dice-even =
    { $total ->
        [one] { $total } roll. The dashed line is an even share: { $even } each.
       *[other] { $total } rolls. The dashed line is an even share: { $even } each.
    }
dice-self = On your own computer
dice-self-text = Trust nobody: download the record and have your own copy of Blackgate replay it, move by move.
dice-download = Download the record
dice-command = The command
dice-replay = Watch the game again
dice-chance = Every roll and every card
dice-col-move = Move
dice-col-who = Who
dice-col-what = What
dice-col-chance = Outcome
dice-deal = The deal
dice-first = { $who } goes first
dice-background = Background: { $card }
dice-out-die = rolled { $n }
dice-out-draw = { $card }
dice-out-random = at random: { $card }
dice-out-deal = { $card } for { $who }
dice-out-shuffle = discard pile shuffled
dice-out-michel-knife = Knife: { $tools }
dice-out-michel-none = no Knife
dice-out-michel-shuffle = Michel(le)’s cards shuffled
