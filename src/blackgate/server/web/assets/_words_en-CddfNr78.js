var e=`
house-loading = One moment…
house-broken = Something broke here. Load the page again, and it should go on.
house-offline = The prison does not answer. Check your connection and try again.
house-home = Home page
house-close = Close
house-cancel = Cancel
house-rules = Rules
house-learn = Learn
house-replay = Replay
house-settings = Settings
house-language = Language
house-sound-on = Turn sound on
house-sound-off = Turn sound off
house-theme-light = Switch to daylight
house-theme-dark = Switch to night
house-menu = Around the game
house-you = you
house-bot = bot
house-bot-random = Drunk
house-bot-rookie = Rookie
house-bot-inmate = Inmate
house-bot-boss = Boss
house-name = Your name
house-name-seat = Name at seat { $seat }
house-looks = Looks
house-looks-any = Any
house-looks-pick = Choose your mugshot
house-looks-taken = { $name } (taken)
house-tunnel = Tunnel { $points } of { $goal }

lost-title = Dead end
lost-text = This tunnel leads nowhere. Go back the way you came.

home-title = Blackgate: dig your way out
home-picture = Blackgate prison at night, cut open: tunnels lead from the cells under the wall to the moonlit woods
home-tag = Trade, threaten, craft and dig.
home-tag-free = First under the wall is free.
home-inmate = Inmate 0417,
home-play = Play now
home-play-bots = Bots
home-play-bots-why = How many bots you play against
home-play-level = Level
home-play-go = Start digging
home-continue = Continue
home-continue-table = Table { $code }
home-continue-night = night { $turns }
home-continue-yours = Your turn
home-continue-theirs = Waiting for { $name }
home-continue-lobby = Not started yet
home-continue-paused = Paused
home-continue-over = Finished
home-continue-closed = Closed
home-continue-gone = This table is gone
home-continue-go = To the table
home-continue-replay = Watch it again
home-continue-all = All my games ({ $n })
home-continue-title = My games
home-continue-why = This browser keeps the keys to these tables. Forget one, and its seat can no longer be taken up from here.
home-continue-forget = Forget { $title }
home-continue-forget-short = Forget
home-first = First time?
home-first-text = Ten minutes of lessons, on a real table, and you know the game.
home-first-go = Learn the game
home-new = New table
home-new-text = 2 to 6 in any mix of friends and bots. Teams if you like.
home-new-go = Open a table
home-join = Join
home-join-text = The code or link your friend sent
home-join-go = Take a seat
home-join-short = A code has five letters.
home-watch = Watch
home-watch-none = No public game is on right now.
home-watch-leads = { $name } leads
home-watch-go =
    { $n ->
        [one] { $n } game on
       *[other] { $n } games on
    }
home-watch-see = Public tables
home-credits = Artwork our own. Icons by { $authors }, game-icons.net, CC BY 3.0. Typefaces Big Shoulders, Barlow (OFL) and Special Elite (Apache 2.0).

new-title = New table
new-presets = What is it to be?
new-preset-quick = Quick game
new-preset-quick-why = You and three bots, at once.
new-preset-friends = Friends
new-preset-friends-why = Send a link; bots fill what stays free.
new-preset-michel = With Michel(le)
new-preset-michel-why = One more prisoner, played by nobody, after everybody's Tools.
new-preset-teams = Teams
new-preset-teams-why = Two against two or three against three, with two Blocks.
new-preset-letters = By post
new-preset-letters-why = Days to think; come back when it is your turn.
new-preset-device = Around one device
new-preset-device-why = Pass it on: everybody sees only their own hand.
new-who = Who plays
new-who-why = Seats play in this order, round the table.
new-players = Players
new-seat = Seat { $seat }
new-seat-me = Me
new-seat-device = Somebody at this device
new-seat-friend = A friend, by link
new-seat-bot = Bot: { $level }
new-seat-guest = Guest { $seat }
new-seat-friend-why = whoever comes first
new-team = Team { $team }
new-rules = The game
new-michel = Michel(le)
new-michel-why = A neutral prisoner who goes from Place to Place and takes Tools by force.
new-michel-two = The rulebooks recommend it for two players: there are more Extortions.
new-michel-none = Nobody
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Team mode
new-teams-why = Every other seat digs one tunnel together; for four or six players.
new-teams-even = Teams need four or six players.
new-calm = Calm game
new-calm-why = The wildest Action cards stay in the box.
new-target = Length of the tunnel
new-target-why = Tunnel points that set you free. Fewer make a shorter game.
new-target-usual = As printed ({ $goal })
new-target-own = Other
new-first = First turn
new-first-why = Who begins.
new-first-draw = Drawn by lot
new-pack = Cards
new-pack-why = The set of cards and Places this table plays with.
new-pack-classic = Classic
new-time = Time
new-clock = Clock
new-clock-why = How long somebody may think when the table waits for them.
new-clock-none = No clock
new-clock-turn = Seconds
new-clock-days = Days
new-turn = Seconds per decision
new-reserve = Reserve, minutes for the whole game
new-days = Days per decision
new-stand = If somebody is away
new-stand-why = A bot can play on for them until they are back.
new-stand-nobody = The table waits
new-grace = Seconds until the bot takes over
new-pace = Bots' pace
new-pace-why = Bots wait a little before they move, so that you can follow.
new-pace-fast = Brisk
new-pace-usual = Usual
new-pace-slow = Leisurely
new-help = Help and company
new-tracker = Notebook
new-tracker-why = Everybody is reminded of the cards they have seen in other hands.
new-hints = Hints
new-hints-why = Whoever is to move may ask a bot for advice.
new-public = Public table
new-public-why = Anybody on this server can find it, watch and take a free seat.
new-name = Name of the table
new-name-why = Shown in the list and to those who come.
new-go = Start digging
new-go-lobby = Open the table
new-go-why = Everybody is here: the game begins at once.
new-go-lobby-why =
    { $n ->
        [one] One friend is still to come: you get a link for them.
       *[other] { $n } friends are still to come: you get a link for them.
    }

lobby-title = Before the game
lobby-wait-host = Waiting for the host to begin.
lobby-wait-seats =
    { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
lobby-full = Everybody is here.
lobby-invite = Invite
lobby-invite-why = Whoever has this link or code can take a free seat.
lobby-code = Code
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-share-text = Dig out of Blackgate with me. Code: { $code }
lobby-qr = The link as a QR code, for a phone's camera
lobby-watch-copy = Copy the spectators' link
lobby-seats = Seats
lobby-seat-free = Free seat
lobby-seat-ready = ready
lobby-seat-unready = not ready yet
lobby-seat-away = away
lobby-ready = I'm ready
lobby-sit = Sit here
lobby-sit-seat = Sit down at seat { $seat }
lobby-move = Move here
lobby-move-seat = Move to seat { $seat }
lobby-leave = Leave
lobby-leave-seat = Leave seat { $seat }
lobby-kick = Send away
lobby-kick-name = Send { $name } away
lobby-bot = Bot at seat { $seat }
lobby-bot-none = No bot
lobby-fill = Fill the free seats with bots
lobby-start = Begin
lobby-close = Close the table
lobby-close-why = Nobody can play at this table any more. This cannot be taken back.
lobby-closed = This table is closed.
lobby-begun = This game has begun without you, and it is not public.
lobby-arrive = Take a seat
lobby-arrive-why = Your name and your face, and you are in.
lobby-arrive-full = All seats are taken.
lobby-also = Also somebody at this device
lobby-also-why = One more person plays here; the device is passed on.
lobby-options = What is played
lobby-option-goal = Tunnel of { $goal }
lobby-option-turn = { $turn } s per decision, { $reserve } min in reserve
lobby-option-days =
    { $n ->
        [one] { $n } day per decision
       *[other] { $n } days per decision
    }
lobby-option-stand = Away: { $level } bot plays on
lobby-option-private = By invitation
lobby-dice = The dice are already sealed: the server has committed itself to its half, and every player adds a share.
lobby-dice-more = How the dice are kept fair
lobby-chat = Talk
lobby-chat-none = Nobody has said anything yet.
lobby-chat-say = Say something
lobby-chat-send = Send
lobby-chat-watch = Only those who sit at the table can talk.
lobby-lost = The connection is lost. Trying again…

watch-title = Public tables
watch-why = Take a free seat, or watch the others dig.
watch-open = Seats free
watch-going = Under way
watch-past = Finished
watch-none = No public table is open at the moment. Open one yourself, and others will find it here.
watch-nobody = Nobody yet
watch-sit = Sit down
watch-go = Watch
watch-replay = Replay
watch-free =
    { $n ->
        [one] { $n } of { $players } seats free
       *[other] { $n } of { $players } seats free
    }
watch-players = { $n } players

settings-theme = Light
settings-theme-dark = Night
settings-theme-light = Day
settings-theme-system = Like the device
settings-confirm = Ask before a turn ends
settings-confirm-never = Never
settings-confirm-left = When actions are left
settings-confirm-always = Always
settings-sound = Sounds
settings-sound-why = Short ones, made by your device.
settings-notify = Tell me when it is my turn
settings-notify-why = A notification, only while this page is in the background.
settings-notify-unable = This browser cannot notify you.
settings-notify-refused = Your browser forbids it. You can allow it in its own settings.
settings-motion = Movement
settings-motion-why = Dice tumble, cards fly, tokens walk.
settings-always = Answers given for you
settings-always-why = You chose “always answer like this” for these questions.
settings-always-none = None yet. At the table you can choose “always answer like this” when a question comes again and again.
settings-always-remove = Ask me again
settings-always-rouse = Roll to move Michel(le)?
settings-always-reward = Draw a card after beating Michel(le)?
settings-always-help = Lay a Weapon for a teammate?
settings-always-dig_more = Dig with a second Tool?
settings-answer-yes = Yes
settings-answer-no = No

about-title = About this game
about-lead = Blackgate is an unofficial digital edition of the board game Dig Your Way Out.
about-game = The board game
about-design = Game design
about-art = Illustrations
about-publisher = Publisher
about-players = Players
about-players-are = 2 to 6
about-age = Age
about-age-is = 16 and older
about-time = Playing time
about-time-is = 45 minutes
about-edition = This edition
about-edition-text = The publisher has no part in it. The rules are those of the printed rulebooks, in our own words. The drawings are ours too.
about-cards = The rulebooks do not show what the cards do. We have reconstructed most card effects; a few come from public reviews.
about-rules = Read the rules
about-credits = Credits


you = you
away = away
team = Team { $team }
bot-random = Drunk
bot-rookie = Rookie
bot-inmate = Inmate
bot-boss = Boss
stands-in = { $bot } stands in
looks-michel = Michel
looks-michelle = Michelle
watching = You are watching. The hands stay hidden until the game is over.


table-code = Table { $code }
night = night { $n }
goal = First to { $n } breaks the wall
sound = Sound
rules = Rules
rule = Rule { $clause }
hint = Ask for a hint
undo = Take back
undo-ask = Ask to take back
pause-ask = Ask for a pause
resume-ask = Ask to go on
result = The result
settings = Settings
leave = Leave the table


bar = What the game is waiting for
bar-your-turn = Your turn
bar-you = You decide
bar-over = Over
bar-actions =
    { $n ->
        [0] No actions left
        [one] { $n } action left
       *[other] { $n } actions left
    }
bar-whose-turn = Turn: { $who }
clock-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
clock-reserve =
    { $n ->
        [one] { $n } second in reserve
       *[other] { $n } seconds in reserve
    }


plate-dice = Die results { $dice }
plate-cards-only = by cards only
plate-search =
    { $n ->
        [one] A Search draws { $n } card
       *[other] A Search draws { $n } cards
    }
plate-odds = Chance of a roll: { $n } in 6
plate-odds-short = { $n } in 6
plate-here = You are here
plate-who = Here: { $names }
tag-in = { $action }: { $place }
piles = Piles
pile-search = Search
pile-discard = Discard
pile-empty = empty
pile-count = { $name }: { $n }
pile-open = { $name }: { $n }. Look through it
discard-text = The top card comes first. Everybody may look through it (12.1).
michel-discard-text = These cards have been turned over and lie open (10.2). They come back when the deck is used up.
gangs = Gangs
gang-of = { $n } of
gang-any = any { $n } different
gang-label =
    { $gang }. Top card: { $card }. { $does } { $n ->
        [one] { $n } card in the pile.
       *[other] { $n } cards in the pile.
    } Asks for { $needs } different Accessories.


players = Prisoners
cigarettes = Cigarettes
cards-in-hand = Cards in hand
n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
beatings-of-two =
    { $n ->
        [0] no Beating
        [one] { $n } Beating
       *[other] { $n } Beatings
    }
of-goal = of { $goal }
strip-label =
    { $name }: { $points } of { $goal } Tunnel points, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
known-label = You have seen of { $name }'s hand: { $cards }
known-text = This is what you have seen of this hand and what is still there.


log = Incident log
log-earlier = Earlier lines
log-rewind = Back to this moment
log-undone = { $who } takes a move back.
log-stood_in = A bot plays for { $who } now.
log-came_back = { $who } is back.
log-started = The cell doors close.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send


dock = Your cards and what you can do
hand =
    { $n ->
        [0] Your hand is empty
        [one] Your hand, { $n } card
       *[other] Your hand, { $n } cards
    }
hand-empty = Your hand is empty.
card-points = Tunnel points
card-sells = sells for
background = Background
background-revealed = revealed
reveal-free = Reveal · free
reveal-short = Reveal
reveal-both = Reveal, both effects
reveal-later = Reveal, decide later
reveal-second = Second effect ({ $gang }):
reveal-both-do = { $first } And as a member of the Gang: { $second }
verb-play = Play
verb-dig = Dig
verb-also = Dig
verb-craft = Craft
verb-extort = Extort
verb-join = Join
verb-sell = Sell
verb-lay = Lay
verb-discard = Discard
verb-offer = Give
verb-give = Give
verb-reveal = Reveal your Background


actions = Actions
choices = Your choices
act-search = Search
act-search-short = Search
act-move = Move
act-move-short = Move
act-cautious = Cautious move
act-cautious-short = Cautious
act-craft = Craft
act-craft-short = Craft
act-extort = Extort
act-extort-short = Extort
act-play = Play a card
act-play-short = Play card
act-join = Join a Gang
act-join-short = Join
act-dig = Dig
act-dig-short = Dig
act-steal = Steal a Spoon
act-steal-short = Spoon
act-heal = Heal
act-heal-short = Heal
act-sell = Sell
act-sell-short = Sell
act-buy = Buy
act-buy-short = Buy
act-exchange = Exchange
act-exchange-short = Exchange
act-end = End turn
act-end-short = End turn
detail-search =
    { $n ->
        [one] draws { $n } card
       *[other] draws { $n } cards
    }
detail-move = Roll, pick a side
detail-cautious = Anywhere, 2 actions
detail-steal = from the pile
detail-heal = one Beating less
detail-sell = for Cigarettes
detail-buy = with Cigarettes
detail-end =
    { $n ->
        [one] { $n } action is lost
       *[other] { $n } actions are lost
    }
detail-end-none = nothing left to do
why-nothing = What glows can be done. What is dim says why not.
choose-other = Something else
always = Always answer like this
end-sure =
    { $n ->
        [one] You have { $n } action left. End your turn all the same?
       *[other] You have { $n } actions left. End your turn all the same?
    }
end-sure-none = End your turn?
end-not-yet = Not yet


picked = { $n } of { $of } picked
done = Done
sell-text = Pick any number of cards. They are paid at once.
sell-sum =
    { $n ->
        [0] Nothing picked
        [one] { $n } card for { $sum }
       *[other] { $n } cards for { $sum }
    }
sell-confirm = Sell for { $sum }
buy-purse =
    { $n ->
        [one] You have { $n } Cigarette
       *[other] You have { $n } Cigarettes
    }
buy-offer = { $n } × { $name } for { $cost }
buy-left = { $n } left in the pile
buy-too-dear =
    { $n ->
        [one] Costs { $n } Cigarette
       *[other] Costs { $n } Cigarettes
    }
buy-pile-empty = There are not enough left.
join-text = Give up { $n } different Accessories.
join-leave = You leave your old Gang: { $card } goes under its pile.
join-confirm = Join { $gang }
exchange-give = Choose what you give { $who }. It moves at once; then { $who } may give something back.
exchange-back = { $who } has given. Choose what you give back; it may be nothing.
exchange-coins = Cigarettes (you have { $of })
exchange-sum =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, { $coins ->
        [one] { $coins } Cigarette
       *[other] { $coins } Cigarettes
    }
exchange-confirm = Hand over
exchange-nothing = Give nothing
limit-title = Too many cards
discard-confirm = Discard
give-title = Hand over a card
give-confirm = Hand over
take-title = Take a card
take-confirm = Take it


fight = Extortion
fight-caption =
    { $place }, night { $n }.
    The guard looks away.
fight-threat = You have something I want.
fight-demand = { $card }. Or your teeth.
fight-sound = Tchak!
attacker = attacker
defender = defender
wanted = Wanted
fists = Fists
michel-none = No Knife
michel-knife = A Knife. Wanted: { $tools }
answer-name = Name a Tool
answer-name-attacker = You get it if { $who } hands it over or loses with it in hand.
answer-cooperate = Cooperate
answer-cooperate-defender = Hand it over: { $card }. It ends here and nobody is hurt.
answer-cooperate-lack = You have none: { $card }.
answer-cooperate-late = Only as your first answer.
answer-discard = Hand it over
answer-discard-michel = Discard a Tool that is wanted, and it is over.
answer-lay = Lay a Weapon
answer-lay-attacker = Then { $who } answers or loses.
answer-lay-defender = Then { $who } lays another or loses: a Beating for { $who }, a random card for you.
answer-lay-helper = Lay it in { $who }'s place. If it is lost all the same, you take a Beating too and lose a random card.
answer-lay-helper-michel = Lay it in { $who }'s place. If it is lost all the same, you take a Beating too, but lose no card.
answer-lay-michel = Then the next card is shown. Without a Knife on it, you have won.
answer-lay-lack = You have no Weapon left.
answer-hold = Ask for help
answer-hold-attacker = You ask { $names } to lay a Weapon for you; if no one does, you decide again. If you lose, a helper takes a Beating too and loses a random card.
answer-hold-defender = You ask { $names } to lay a Weapon for you; if no one does, you decide again. If you lose, a helper takes a Beating too and loses a random card.
answer-hold-michel = You ask { $names } to lay a Weapon for you; if no one does, you decide again. If you lose, a helper takes a Beating too, but loses no card.
answer-yield = Give up
answer-yield-attacker = You take a Beating, and { $who } takes a random card from you.
answer-yield-defender = { $who } takes it if you have it ({ $card }), else a random card. You take a Beating.
answer-yield-michel = You take a Beating and lose a Tool that is wanted, or a random card.
answer-pass = Stay out of it
answer-pass-helper = You lay nothing for { $who }.
answer-pass-helper-michel = You lay nothing for { $who }.
cost-lose-one = lose 1
cost-spend-one = spend 1
cost-none = none
cost-beating = { $from } to { $to }
cost-beating-full = stays at 2


connection-lost = The connection is lost. Trying again; nothing you did is lost.
rewound = You are looking at night { $n }.
rewind-back = One step back
rewind-forward = One step on
rewind-now = Back to now
paused = The game is paused.
proposed-undo = { $who } asked to take a move back.
proposed-pause = { $who } asked for a pause.
proposed-resume = { $who } asked to go on.
agree = Agree
disagree = Disagree
stood-in = A bot is playing for you.
take-back = Take your seat back
understood = Understood
away-title = While you were away
away-text = This was done to you. Choose a line to see the moment.
away-on = On with it
curtain-title = { $name } is asked
curtain-text = Pass the device on. Everybody else looks away.
curtain-lift = I am { $name }


tab-prison = Prison
tab-piles = Piles
tab-players = Players
tab-log = Log
keys-title = Keys
keys-text = Tab walks through everything, Enter chooses. These keys are quicker:
keys-digits = The choice with that number
keys-escape = Choose something else
keys-hand = To your cards
keys-places = To the Places
keys-log = To the log

replay-title = Replay
replay-loading = The tape is being wound back…
replay-running = Still being played: you see what you could see.
replay-view = What is shown
replay-view-board = Board
replay-view-figures = Figures
replay-side = Through whose eyes
replay-side-all = All cards open
replay-side-watch = Spectator

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

replay-hands = Everybody's cards
replay-hand-of = { $who }: cards in hand
replay-no-cards = No cards
replay-hidden = still face down
replay-revealed = revealed
replay-story = The whole story
replay-turnings = Turning points
replay-no-turnings = No single turn changed much: it was a steady dig.
replay-swing = { $who } { $change }

graph-points = Tunnel points
graph-points-note = Turn by turn. { $goal } break the wall.
graph-chances = Chances of winning
graph-chances-note = How the bots saw it when each turn began, with all cards open.
graph-thinking = The bots are going through the game once more…
graph-turn = Turn { $turn }
graph-turn-head = Turn
graph-end = End
graph-as-table = Show as a table

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

replay-fair = Fair play
replay-fair-asking = Every roll is being worked out again…
replay-fair-right = Every roll and every card follow from the seed that was promised before the start.
replay-fair-wrong = Something does not follow from the promised seed. Have a look yourself.
replay-fair-unknown = The check is possible once the game is over, for those who may watch it.
replay-fair-record-right = The record plays by the rules, and all its chance follows from its seed.
replay-fair-record-wrong = The record plays by the rules, but its rolls and cards were not made from a seed.
replay-fair-more = Check the dice

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


peek-label = Explanation
peek-points =
    { $n ->
        [one] { $n } Tunnel point
       *[other] { $n } Tunnel points
    }
peek-sells =
    { $n ->
        [one] Sells for { $n } Cigarette
       *[other] Sells for { $n } Cigarettes
    }
peek-copies = { $n } in the game
peek-times = { $n } ×
peek-gang-wants = To join, discard { $n } different ones of these:
peek-background = Background
peek-second = And if you are with them ({ $gang })
peek-dice = Die: { $results }
peek-no-die = No roll leads here
peek-search =
    { $n ->
        [one] A Search draws { $n } card
       *[other] A Search draws { $n } cards
    }
peek-no-search = No Search here
peek-craft = You can Craft here
peek-no-craft = No Craft here
peek-craft-visitors = Only visitors can Craft here
peek-michel = What the card shows
peek-michel-none = No Knife: you are left in peace.
peek-michel-knife = A Knife. One of these is wanted:
peek-pile-search = Search deck
peek-pile-search-text = Searching draws from here. When a game begins, these cards are in it:
peek-pile-michel = What Michel(le)’s cards show
peek-pile-discard = Search discard pile
peek-pile-discard-text = What was discarded lies here, open to all. When the Search deck is empty, this pile is shuffled and becomes the new one.

rules-title = Rulebook
rules-chapters = Chapters
rules-clause = Rule { $number }
rules-table = Table: { $about }
rules-search = Search the rules
rules-hits =
    { $n ->
        [one] { $n } place found here
       *[other] { $n } places found here
    }
rules-found =
    { $n ->
        [one] { $n } place found
       *[other] { $n } places found
    }
rules-none = Nothing found
rules-none-short = none
rules-at = { $at } of { $n }
rules-next = Next place
rules-before = Place before
rules-whole = The whole rulebook
rules-unknown = There is no rule with this number.

hint-title = A hint
hint-thinking = An old hand is thinking it over…
hint-lead = What the bots would do in your place. They see what you see, and no more.
hint-best = first choice
hint-chance = Wins { $percent } % of the time
hint-play = Do this
hint-none = Nothing comes to mind. Trust your gut.
hint-again = Think again

learn-title = Your first night
learn-step = { $n } of { $m }
learn-back = Back
learn-next = Next
learn-skip = Skip this part
learn-show = Do it for me
learn-now = Your turn:
learn-other = That is allowed too. For this lesson, try: { $move }
learn-watch = The others are playing…
learn-hurry = Faster
learn-leave = Leave the lesson
learn-restart = From the start
learn-retry = Try again
learn-end-title = You know the game
learn-end-text = You have searched, crafted, dug and fought your way out. Blackgate has more cards than you saw tonight, and every one of them tells you what it does when you look at it.
learn-end-play = Play now
learn-end-new = Open a table for friends
learn-end-rules = Read the rulebook
`;export{e as default};