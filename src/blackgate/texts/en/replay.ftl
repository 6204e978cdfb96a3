# A game looked at again
replay-title = Replay
replay-loading = The tape is being wound back…
replay-running = Still being played: you see what you could see.
replay-view = What is shown
replay-view-board = Board
replay-view-figures = Figures
replay-side = Through whose eyes
replay-side-all = All cards open
replay-side-watch = Spectator

# The tape deck
replay-controls = Replay controls
replay-slider = Move
replay-at = Move { $move } of { $moves }, turn { $turn }.
replay-move = Move { $move } of { $moves }
replay-turn = Turn { $turn } of { $turns }
replay-first = To the start (Home)
replay-turn-back = One turn back (,)
replay-back = One move back (←)
replay-play = Play (space)
replay-pause = Pause (space)
replay-forward = One move on (→)
replay-turn-forward = One turn on (.)
replay-last = To the end (End)
replay-speed = Speed
replay-times = { $speed }×

# Hands and story
replay-hands = Everybody's cards
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
graph-points-note = Turn by turn. { $goal } break the wall.
graph-chances = Chances of winning
graph-chances-note = How the bots saw it when each turn began, with all cards open.
graph-thinking = The bots are going through the game once more…
graph-turn = Turn { $turn }
graph-turn-head = Turn
graph-end = End
graph-as-table = Show as a table

# The game in numbers
stats-title = What everybody did
stats-drawn = Search cards drawn
stats-crafted = Cards crafted
stats-stolen = Spoons stolen
stats-bought = Cards bought
stats-dug = Tools dug in
stats-lost = Cards taken by others
stats-extortions = Extortions begun
stats-combats-won = Combats won
stats-combats-lost = Combats lost
stats-handed-over = Tools handed over
stats-beatings = Beatings taken
stats-cigarettes = Cigarettes earned
stats-dice = The die
stats-dice-of = Whose rolls
stats-everybody = All players
stats-dice-note =
    { $total ->
        [one] One roll. The dashed line is an even share: { $each }.
       *[other] { $total } rolls. The dashed line is an even share: { $each }.
    }
stats-face = Result
stats-count = How often

# Fair dice
replay-fair = Fair play
replay-fair-asking = Every roll is being worked out again…
replay-fair-right = Every roll and every card follow from the seed that was promised before the start.
replay-fair-wrong = Something does not follow from the promised seed. Have a look yourself.
replay-fair-unknown = The check is possible once the game is over, for those who may watch it.
replay-fair-record-right = The record plays by the rules, and all its chance follows from its seed.
replay-fair-record-wrong = The record plays by the rules, but its rolls and cards were not made from a seed.
replay-fair-more = Check the dice

# What can be done with a game
replay-share = Copy a link to this moment
replay-copied = The link is copied.
replay-download = Download the record
replay-downloaded = The record is yours.
replay-no-record = The record is for those who played or may watch.
replay-another = Open a record
replay-rematch = Rematch
replay-to-table = To the table
replay-open = Open a record
replay-open-text = A record is a whole game in one file, from the deal to the last dig. It is checked against the rules before you see it, and nothing of it is kept.
replay-choose-file = Choose a file
replay-or-drop = or drop it here
replay-too-large = This file is too large to be a record: 2 MB at most.

# The end of a game
victory-one = { $who } breaks the wall
victory-you = You break the wall
victory-team = { $names } break the wall
victory-team-you = Your team breaks the wall
victory-nobody = The wall stands
victory-after =
    { $turns ->
        [one] After a single turn. Out there it smells of pine trees.
       *[other] After { $turns } turns. Out there it smells of pine trees.
    }
victory-others = The alarm sounds. Guards search the cells and find the other tunnels. The prisoners who dug them go to a high-security prison.
victory-stopped =
    { $turns ->
        [one] The game was stopped after one turn. Nobody wins.
       *[other] The game was stopped after { $turns } turns. Nobody wins.
    }
victory-tunnels = The tunnels in the end
victory-of = of { $goal }
victory-replay = Watch the replay
victory-rematch = Rematch
victory-dice = Check the dice
victory-look = Look at the table
victory-home = Home page

# The dice: /t/TABLE/dice
dice-title = The dice
dice-lead = Nobody can choose the dice of this table or know them beforehand, not even the server. Here is how that works, and you can check it yourself.
dice-back = To the table
dice-how = How it works
dice-how-1 = The server commits itself
dice-how-1-text = It draws a secret half of the seed and publishes its fingerprint before anybody sits down. From then on it cannot swap that half.
dice-how-2 = Everybody adds a share
dice-how-2-text = Your browser makes up a share of its own. The server did not know it when it made its half.
dice-how-3 = The game starts
dice-how-3-text = Half and shares together are the seed. Every roll and every card follows from it, so nobody can change anything any more.
dice-how-4 = The seed is shown
dice-how-4-text = When the game is over, the secret half comes out. Then everything can be worked out again and compared.
dice-wait = When the game is over, this page checks everything by itself. Come back then.
dice-commit = The server’s fingerprint
dice-commit-text = Note it before the game if you want to be quite sure. This browser remembers it for you once you have been here.
dice-shares = The shares
dice-nobody = nobody yet
dice-share-bot = bots add nothing
dice-share-none = added nothing
dice-share-secret = secret until the start
dice-share-open = not yet added
dice-copy = Copy
dice-copied = Copied
dice-key = A key of this table
dice-key-try = Try
dice-found = What was found
dice-right = The dice were honest
dice-wrong = Something is wrong with these dice
dice-yes = Right:
dice-no = Wrong:
dice-check-commit-ok = The server’s half matches the fingerprint it published. Your browser worked that out.
dice-check-commit-bad = The server’s half does not match the fingerprint it published.
dice-check-noted-ok = It is the fingerprint that was noted before the end.
dice-check-noted-bad = It is not the fingerprint that was noted.
dice-check-shares-ok = The seed holds one share for each seat, and they are the players’ own.
dice-check-shares-bad = The shares in the seed are not those of the players.
dice-check-own-ok = The share this device added for { $who } is in the seed.
dice-check-own-bad = The share this device added for { $who } is not in the seed.
dice-check-derived-ok = Every roll, every card and every shuffle follows from the seed. The service worked that out.
dice-no-cipher = Your browser computes fingerprints only on pages that came over https. Check the server’s half with the command below.
dice-noted = The fingerprint you noted before the game
dice-rolls = What was rolled
dice-face = Face
dice-times = How often
dice-even =
    { $total ->
        [one] { $total } roll. The dashed line is where all faces would be even: { $even } each.
       *[other] { $total } rolls. The dashed line is where all faces would be even: { $even } each.
    }
dice-self = On your own machine
dice-self-text = Trust nobody: take the record home and have your own copy of Blackgate play it again, move by move.
dice-download = Download the record
dice-command = The command
dice-replay = Watch the game again
dice-chance = Every roll and every card
dice-col-move = Move
dice-col-who = Who
dice-col-what = What
dice-col-chance = Chance
dice-deal = The deal
dice-first = { $who } begins
dice-background = Background: { $card }
dice-out-die = rolled { $n }
dice-out-draw = { $card }
dice-out-random = at random: { $card }
dice-out-deal = { $card } for { $who }
dice-out-shuffle = discard pile shuffled
dice-out-michel-knife = Knife: { $tools }
dice-out-michel-none = no Knife
dice-out-michel-shuffle = Michel(le)’s cards shuffled
