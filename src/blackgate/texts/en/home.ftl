# The browser's own words, outside the game: the house, the home page, a new table, the lobby, settings.

# The house
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

# An address that leads nowhere
lost-title = Dead end
lost-text = This tunnel leads nowhere. Go back the way you came.

# Home
home-title = Blackgate: dig your way out
home-picture = Blackgate prison at night, cut open: tunnels lead from the cells under the wall to the moonlit woods
home-tag = Trade, threaten, craft and dig.
home-tag-free = First under the wall is free.
home-unofficial = An unofficial digital edition of Dig Your Way Out
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

# A new table
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

# The lobby
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
lobby-removed = The host has removed you from seat { $seat }. You can take a free seat again or go back to the home page.
lobby-removed-full = The host has removed you from seat { $seat }, and all seats are taken now.
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

# Public tables
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

# Settings
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
settings-keys = Keyboard shortcuts
settings-keys-why = One letter or digit for each action. Tab and Enter always work.
settings-autoend = End my turn automatically
settings-autoend-why = Only when there’s nothing else left to do.
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

# About
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
about-edition-text = It is not affiliated with the designer or the publisher of the board game, and they have not endorsed it. The rules are those of the printed rulebooks, in our own words. The drawings are ours too.
about-cards = The rulebooks do not show what the cards do. We have reconstructed most card effects; a few come from public reviews.
about-rules = Read the rules
about-rights = Rights holders
about-rights-text = If you hold rights in the game and have a question or an objection, open an issue in the project's public repository. To write in private, open a security advisory there. The maintainers answer both.
about-credits = Credits
