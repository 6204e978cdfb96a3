## Errors: what was asked for, why it cannot be, and what would be right.

# $move: the move as text. $reasons: one or more sentences made by illegal-reason.
illegal-move = { $move }: { $reasons }
illegal-move-in-game = Game { $game }: { $move }: { $reasons }
illegal-reason = { $reason } (Rule { $clause }.)
# $libraries: their names, as a list. $command: what installs them.
error-missing-libraries = This needs { $libraries }, which you can install with: { $command }
error-unknown-move = “{ $move }” is not a move of this game.
error-unknown-move-close = “{ $move }” is not a move of this game. Did you mean “{ $close }”?
error-move-number = { $number } is not a move: moves are numbered from 0 to { $most }.
error-players = The number of players cannot be { $players }: the game is for { $fewest } to { $most } players (rule 2.1).
error-teams = Teams are not possible with { $players } players: a team game is for 4 or 6 players (rule 11.2).
error-michel = The neutral prisoner cannot be “{ $michel }”: choose none, michel or michelle (rule 14.1).
error-target = The goal cannot be { $target } Tunnel points: choose a number from 1 to { $most } (rule 14.5).
error-first-player = The first player cannot be seat { $seat }: seats are numbered from 0 to { $most } (rule 14.4).
error-seat = There is no seat { $seat }: seats are numbered from 0 to { $most }.
error-names =
    { $count ->
        [one] { $count } name
       *[other] { $count } names
    } for { $players } players: give one name for each seat.
error-name = “{ $name }” cannot be a name: use 1 to { $most } visible characters.
error-prisoner = There is no prisoner called “{ $prisoner }”: choose one of { $prisoners } (rule 1.8).
error-stop-mid-turn = A game can only be stopped between two turns (rule 13.18).
error-bytes = These bytes are not a saved game of this version.
error-bytes-version = This saved game was written by another version of Blackgate and cannot be read here.
error-bytes-pack = This saved game was played with a pack other than “{ $pack }”.
error-bytes-chance = A game played back from a record cannot be saved as bytes: keep the record instead.
error-record-sampled = A game sampled from a view has no record: its past is unknown.
error-record-truncated = Line { $line }: the record ends here without a result.
error-record-json = Line { $line }: this is not a JSON object.
error-record-foreign = Line { $line }: this is not a Blackgate record.
error-record-format = Line { $line }: this record has format { $found }; this program reads format { $read }. Open it with the version of Blackgate that wrote it.
error-record-rules = Line { $line }: this game was played under rules version { $found }; this program plays version { $played }. Open it with the version of Blackgate that wrote it.
error-record-file = Cannot read { $file }: { $problem }
error-record-pack = Line { $line }: this game was played with a pack “{ $pack }” that is not the one used here ({ $digest }).
error-record-value = Line { $line }, { $key }: found { $found }, expected { $expected }
error-record-move = Line { $line }: { $problem }
error-record-over = Line { $line }: the game was already over.
error-record-long = Line { $line }: the record is too long; at most { $most } moves can be shown here.
error-record-after-result = Line { $line }: the record continues after the result.
error-record-seed = Line { $line }: the seed does not match the fingerprint in line 1.
error-record-terms = Line { $line }: the seed, the shares and the settings of this game do not match the fingerprint in line 1.
error-record-share = Line { $line }: the share of seat { $seat } in the seed is not the one whose fingerprint is in line 1.
error-verify-commit = The record contains the fingerprint { $found }, not { $commit }: this is not the game whose fingerprint you were shown.
error-verify-nonce-form = “{ $nonce }” does not have the form SEAT=NONCE: write, for example, 0=k3Yx.
error-verify-nonce = The share (nonce) of seat { $seat } is not in the seed: the dice were made without it.
error-record-chance = Line { $line }: the random results do not follow from the seed.

## What was found in a pack or a record, and what was expected there. Fragments that follow “found” or “expected”.

expected-unique = a name that is used only once
expected-sum = { $total }, the sum of the cards
expected-most = at most { $most }
expected-least = at least { $least }
found-nothing = nothing
found-too-few = too few
expected-hands = enough for six starting hands
expected-one-place = exactly one Place with { $key } = true
expected-blocks-at-home = two names where home = true, and none elsewhere
found-way-in = a roll that leads there, or something to do there
expected-neither = neither (rule 6.6)
expected-dig-at-home = dig only where home = true (rule 6.1)
expected-two-places = at least two Places (rule 5.2)
found-several = several kinds of cards
expected-one-stolen = one kind of card to steal
found-no-tool = no Tool
expected-a-tool = at least one Tool
expected-tool-on-board = "board": players take Tools in plain sight (rule 12.1)
expected-recipe = a recipe for { $card } too (rule 5.14), or a Place where it can be stolen
expected-board-card = a card with a board pile
expected-a-card = at least one card
expected-one-move = only one move effect, and no target with it: an Action card offers one choice
expected-move-once = only one move effect in a list of effects
expected-undig = a Background whose first effect contains undig, and neither take_named nor take_undug
expected-look = look = "hand" before it, because a player sees the hand from which they choose
expected-goal = at most { $most }, the Tunnel points of all Tools together
expected-table = a table
expected-number = a whole number from { $least } to { $most }
expected-flag = true or false
expected-text = non-empty text in quotes
expected-id = a name of lowercase letters, digits and _ that starts with a letter
expected-list-of = a list of any of these: { $words }
expected-numbers = a list of whole numbers from { $least } to { $most }
expected-another-number = a whole number from { $least } to { $most } that is not in the list yet
expected-number-for-each = a list of { $count } whole numbers from 0 to { $most }, one for each player
expected-tables = one or more [[{ $key }]] tables
expected-no-key = no key with this name
expected-no-key-close = no key with this name (did you mean { $close }?)
expected-own-key = the origin of a key of this entry
expected-origin = the value’s origin, "R", "P" or "X"
expected-one-of = one of these: { $words }
expected-one-of-close = one of these: { $words } (did you mean { $close }?)
expected-effect = one of these effects: { $words }
expected-effect-close = one of these effects: { $words } (did you mean { $close }?)
expected-ability = one of these abilities: { $words }
expected-ability-close = one of these abilities: { $words } (did you mean { $close }?)
expected-target = an effect without a target, or target = "here" or "anyone"
expected-moment = this effect only with moment = "{ $moment }"
expected-other-moment = this effect, but not with moment = "{ $moment }"
expected-alone = this effect only on its own, because the others would see whether the hidden hand allows it
expected-true = true
expected-pack = a pack with the files { $files }
expected-toml = TOML in UTF-8
expected-blocks = the names of the two Blocks, in lowercase letters, digits and _
expected-accessories = different Accessories (rule 5.5)
problem-no-file = no such file
problem-no-network = no policy network that this version can read
problem-permission = no permission
problem-no-directory = part of the path is a file, not a folder
problem-directory = it is a folder, not a file
problem-other = system error { $code }
pack-error = { $file }, { $key }: found { $found }, expected { $expected }
expected-names = a list of names
expected-whole = a whole number
expected-ids = a list of { $count } ids from the pack
expected-different = Backgrounds that are all different (rule 2.3)
expected-so-many-hands = { $count } hands
expected-deck = no more copies of a card than the deck has (rule 1.1)
expected-gang-pile = each card of the Gang once (rule 1.4)
expected-move = a move as text
expected-chance-fewer = an outcome for every random event of the move
expected-chance-sort = outcomes of the kinds that this move has
expected-chance-die = a roll the die can show
expected-chance-card = a card that is there to be drawn
error-seed = This seed cannot be stored: it contains invalid Unicode characters.
error-file = Cannot open { $file }: { $problem }
pack-file-error = { $file }: found { $found }, expected { $expected }
expected-fluent = valid Fluent texts whose messages use no arguments except $n

error-budget = “{ $budget }” is not a thinking time: write 100ms, 2s or a number of iterations such as 2000.
error-budget-too-long = “{ $budget }” is too long. The longest thinking time is { $most }.
error-no-such-bot = There is no bot called “{ $bot }”: choose one of { $bots }, or your own as file.py:Class.
error-bot-class = { $bot } is not a bot: it needs a class with choose(view, legal_moves, budget).
error-bot-module = Cannot load { $bot }: { $problem }.
error-too-many-bots =
    { $bots ->
        [one] There is { $bots } bot
       *[other] There are { $bots } bots
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }: name fewer bots, or raise --players.

# Environments for learning agents
error-env-games = The number of games cannot be { $games }: choose a whole number of at least 1.
error-env-actions = Expected one whole number per game ({ $games } in all); got an array of shape { $shape } and type { $type }.
error-env-room = The number of seats cannot be { $room }: choose a number from { $players } (the number of players) to { $most }.
error-env-turns = The turn limit cannot be { $turns }: choose a whole number from 1 to { $most } (rule 14.7).
error-env-shaping = The shaping cannot be { $shaping }: choose a number from 0 (only winning pays) to 1 (a whole tunnel pays as much as winning).
error-env-render = “{ $mode }” is not a render mode: choose one of { $modes }.
error-env-observations = “{ $form }” is not a form of observation: choose one of { $forms }.
error-env-seed = “{ $seed }” is not a seed: choose a whole number of at least 0.
error-env-chairs = The number of seats cannot be { $room } for { $players } players: an observation has 2 to { $most } seats, at least one for each player.
error-env-view = This view belongs to seat { $own }: use the view of seat { $seat }.
error-env-game = There is no game { $game }: games are numbered from 0 to { $most }.
error-env-agent = There is no agent “{ $agent }”: the agents are { $agents }.
error-env-workers = The number of workers cannot be { $workers }: choose a whole number of at least 0 (0: no other processes).
error-env-worker-died = Worker { $worker } of the environment has ended (exit code { $code }), and its games are lost: create a new environment.
error-env-closed = This environment is closed: create a new one.
error-env-stepping = A step is under way: call step_wait() first.
error-env-no-step = No step is under way: call step_async() first.
