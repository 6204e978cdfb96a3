# The browser's own words, outside the game: the house, the home page, a new table, the lobby, settings.

# The house
app-loading = One moment…
app-broken = Something went wrong. Reload the page to continue.
app-offline = The server doesn’t answer. Check your connection and try again.
app-retry = Try again
app-unreachable = The server can’t be reached
app-unreachable-why = Check your internet connection. This page tries again every few seconds and continues by itself. Your games are safe on the server.
app-unreachable-rules = You can still read the rules.
app-home = Home page
app-close = Close
app-cancel = Cancel
app-rules = Rules
app-learn = Learn
app-replay = Replay
app-settings = Settings
app-language = Language
app-sound-on = Turn sound on
app-sound-off = Turn sound off
app-theme-light = Switch to light mode
app-theme-dark = Switch to dark mode
app-menu = Main menu
app-skip = Skip to the content
app-you = you
app-bot = bot
app-bot-random = Drunk
app-bot-rookie = Rookie
app-bot-inmate = Inmate
app-bot-boss = Boss
app-bot-warden = Warden
app-warden-unknown = The Warden doesn’t know these cards. An Inmate plays instead.
app-name = Your name
app-name-seat = Name for seat { $seat }
app-looks = Looks
app-looks-any = Any
app-looks-pick = Choose a mugshot
app-looks-taken = { $name } (taken)
app-tunnel = Tunnel { $points } of { $goal }
# A button and what it does, a figure and its name. $label and $detail: other texts.
label-with-detail = { $label }: { $detail }

# An address that leads nowhere
lost-title = Dead end
lost-text = This tunnel leads nowhere. Go back the way you came.

# Home
home-title = Blackgate: dig your way out
home-picture = Blackgate prison at night, cut open: tunnels lead from the cells under the wall to the moonlit woods
home-tag = Trade, threaten, craft and dig.
home-tag-free = The first one under the wall goes free.
home-unofficial = An unofficial digital edition of Dig Your Way Out
home-inmate = Inmate 0417,
home-play = Play now
home-play-bots = Bots
home-play-bots-why = How many bots you play against
home-play-level = Level
home-play-go = Start digging
home-continue = Continue
home-continue-table = Table { $code }
home-continue-turn = turn { $turns }
home-continue-yours = Your turn
home-continue-theirs = Waiting for { $name }
home-continue-lobby = Not started yet
home-continue-paused = Paused
home-continue-over = Finished
home-continue-closed = Closed
home-continue-gone = This table no longer exists
home-continue-go = Go to table
home-continue-replay = Watch it again
home-continue-all = All my games ({ $n })
home-continue-title = My games
home-continue-why = This browser keeps the keys to these tables. If you remove a table, you can no longer take your seat there from this browser.
home-continue-forget = Remove { $title }
home-continue-forget-short = Remove
home-first = First time?
home-first-text = A ten-minute lesson at a real table, and you’re ready to play.
home-first-go = Learn the game
home-new = New table
home-new-text = 2 to 6 players, in any mix of friends and bots. Teams if you like.
home-new-go = Open a table
home-join = Join
home-join-text = The code or link your friend sent you
home-join-go = Take a seat
home-join-short = A code has five letters.
home-watch = Watch
home-watch-none = No public games right now.
home-watch-leads = In the lead: { $name }
home-watch-go =
    { $n ->
        [one] { $n } game in progress
       *[other] { $n } games in progress
    }
home-watch-see = Public tables
home-credits = Original artwork. Icons by { $authors }, game-icons.net, CC BY 3.0. Typefaces: Big Shoulders, Barlow (OFL) and Special Elite (Apache 2.0).

# A new table
new-title = New table
new-presets = What would you like to play?
new-preset-quick = Quick game
new-preset-quick-why = You against three bots, right now.
new-preset-friends = Friends
new-preset-friends-why = Send a link; bots fill the empty seats.
new-preset-michel = With Michel(le)
new-preset-michel-why = An extra prisoner nobody controls, out to grab everyone’s Tools.
new-preset-teams = Teams
new-preset-teams-why = Two against two or three against three, with two Blocks.
new-preset-letters = Correspondence
new-preset-letters-why = You have days to think. Come back when it’s your turn.
new-preset-device = One shared device
new-preset-device-why = Pass it around: everyone sees only their own hand.
new-who = Players and seats
new-who-why = Players take turns in this order, round the table.
new-players = Players
new-seat = Seat { $seat }
new-seat-me = Me
new-seat-device = Someone on this device
new-seat-friend = A friend, by link
new-seat-bot = Bot: { $level }
new-seat-guest = Guest { $seat }
new-seat-friend-why = first to arrive
new-team = Team { $team }
new-rules = Rules
new-michel = Michel(le)
new-michel-why = A neutral prisoner who goes from Place to Place and takes Tools by force.
new-michel-two = The rulebooks recommend this for two players, because it adds Extortions.
new-michel-none = Nobody
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Team mode
new-teams-why = Players in alternate seats form a team and dig one tunnel together; for four or six players.
new-teams-even = Teams need four or six players.
new-calm = Calm game
new-calm-why = The wildest Action cards stay in the box.
new-fair = Fair start
new-fair-why = Later players begin with extra cards or a few Cigarettes, because the first ones have an advantage.
new-target = Length of the tunnel
new-target-why = Tunnel points needed to escape. With fewer, the game is shorter.
new-target-usual = Standard ({ $goal })
new-target-own = Other
new-first = First turn
new-first-why = Who goes first.
new-first-draw = Random
new-pack = Cards
new-pack-why = The cards and Places in this game.
new-pack-classic = Classic
new-time = Time
new-clock = Clock
new-clock-why = Time limit for each decision.
new-clock-none = No clock
new-clock-turn = Seconds
new-clock-days = Days
new-turn = Seconds per decision
new-reserve = Reserve in minutes, for the whole game
new-days = Days per decision
new-stand = If someone is away
new-stand-why = A bot can play for them until they’re back.
new-stand-nobody = The table waits
new-grace = Seconds until the bot takes over
new-pace = Bot speed
new-pace-why = Bots wait a little before they move, so you can follow.
new-pace-fast = Fast
new-pace-usual = Normal
new-pace-slow = Slow
new-help = Help and visitors
new-tracker = Notebook
new-tracker-why = Reminds everyone of the cards they’ve seen in other hands.
new-hints = Hints
new-hints-why = Players can ask a bot for advice when it’s their move.
new-public = Public table
new-public-why = Anyone on this server can find it, watch and take a free seat.
new-name = Table name
new-name-why = Shown in the list of public tables and to everyone who joins.
new-go = Start digging
new-go-lobby = Open the table
new-go-why = Everyone is here: the game starts at once.
new-go-lobby-why =
    { $n ->
        [one] One seat is waiting for a friend: you’ll get a link to send.
       *[other] { $n } seats are waiting for friends: you’ll get a link to send.
    }

# The lobby
lobby-title = Before the game
lobby-wait-host = Waiting for the host to start.
lobby-wait-seats =
    { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
lobby-full = Everyone is here.
lobby-invite = Invite
lobby-invite-why = Anyone with this link or code can take a free seat.
lobby-code = Code
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share
lobby-share-text = Dig your way out of Blackgate with me. Code: { $code }
lobby-qr = The link as a QR code, for a phone’s camera
lobby-watch-copy = Copy the link for spectators
lobby-watch-link = Link for spectators
lobby-watch-why = Anyone with this link can watch this game. Spectators don’t see any hidden cards.
lobby-loopback = Only this computer can open this link. To invite other devices, start the server with { $command } and open this page under the computer’s address in your network, such as { $example }.
lobby-seats = Seats
lobby-seat-free = Free seat
lobby-seat-ready = ready
lobby-seat-unready = not ready yet
lobby-seat-away = away
lobby-ready = I’m ready
lobby-sit = Sit here
lobby-sit-seat = Sit down in seat { $seat }
lobby-move = Move here
lobby-move-seat = Move to seat { $seat }
lobby-leave = Leave
lobby-leave-seat = Leave seat { $seat }
lobby-kick = Remove
lobby-kick-name = Remove { $name }
lobby-bot = Bot in seat { $seat }
lobby-bot-none = No bot
lobby-fill = Fill the free seats with bots
lobby-start = Start
lobby-close = Close the table
lobby-close-why = Nobody will be able to play at this table. This can’t be undone.
lobby-starting = The game is starting…
lobby-closed = This table is closed.
lobby-begun = This game started without you, and it isn’t public.
lobby-arrive = Take a seat
lobby-arrive-why = Choose a name and a face, and you’re in.
lobby-arrive-full = All seats are taken.
lobby-also = Add someone on this device
lobby-also-why = One more player on this device; you pass it around.
lobby-options = Game settings
lobby-options-change = Change the settings
lobby-options-save = Save the settings
lobby-options-changed = The host has changed the game settings.
lobby-removed = The host has removed you from seat { $seat }. You can take a free seat again or go back to the home page.
lobby-removed-full = The host has removed you from seat { $seat }, and all seats are taken now.
lobby-option-goal =
    { $goal ->
        [one] { $goal } Tunnel point to win
       *[other] { $goal } Tunnel points to win
    }
lobby-option-first = Seat { $seat } goes first
lobby-option-turn = { $turn }{ "\u00A0" }s per decision, { $reserve }{ "\u00A0" }min in reserve
lobby-option-days =
    { $n ->
        [one] { $n } day per decision
       *[other] { $n } days per decision
    }
lobby-option-stand = Away: { $level } bot takes over
lobby-option-private = By invitation
lobby-dice = The dice are sealed before the game: neither the server nor a player can influence them.
lobby-dice-more = How the dice are kept fair
lobby-chat = Chat
lobby-chat-none = Nobody has said anything yet.
lobby-chat-say = Say something
lobby-chat-send = Send
lobby-chat-watch = Only players at the table can chat.
lobby-lost = Connection lost. Trying to reconnect…

# Public tables
watch-title = Public tables
watch-why = Take a free seat, or watch others dig.
watch-open = Open seats
watch-going = In progress
watch-past = Finished
watch-none = There are no public tables right now. Open one, and others will find it here.
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
settings-theme = Theme
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-system = Same as device
settings-confirm = Ask before ending a turn
settings-confirm-never = Never
settings-confirm-left = When actions are left
settings-confirm-always = Always
settings-sound = Sounds
settings-sound-why = Short sound effects.
settings-volume = Volume
settings-notify = Notify me when it’s my turn
settings-notify-why = Only while this page is in the background.
settings-notify-unable = This browser can’t notify you.
settings-notify-refused = Your browser blocks notifications. You can allow them in its settings.
settings-notify-unanswered = Your browser asked whether to allow notifications and got no answer. Turn this on again and allow them.
settings-notify-insecure = Browsers only show notifications from secure addresses that start with https.
settings-motion = Animations
settings-motion-why = The die rolls, cards fly and prisoners walk.
settings-always = Automatic answers
settings-keys = Keyboard shortcuts
settings-keys-why = One letter or digit for each action. Tab and Enter always work.
settings-autoend = End my turn automatically
settings-autoend-why = Only when there’s nothing else left to do.
settings-always-why = You chose “always answer like this” for these questions.
settings-always-none = None yet. At the table, you can choose “always answer like this” when a question keeps coming up.
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
about-edition-text = This edition is not affiliated with the designer or the publisher of the board game, and they have not endorsed it. The rules are those of the printed rulebooks, in our own words. The drawings are ours too.
about-cards = The rulebooks do not show what the cards do. We have reconstructed most card effects; a few come from public reviews.
about-rules = Read the rules
about-rights = Rights holders
about-rights-text = If you hold rights in the game and have a question or an objection, open an issue in the project’s public repository. To write in private, open a security advisory there. The maintainers answer both.
about-credits = Credits

# Privacy
privacy-title = Privacy
privacy-lead = Blackgate has no accounts, no cookies and no advertising. This page says what this server and your browser store, for how long, and how you delete it.
privacy-server = What the server stores
privacy-names = The name you type, and your lines of chat.
privacy-moves = The moves of every game, with their times.
privacy-keys = A hash of the key to your seat, but not the key itself. A key is your only proof that a seat is yours.
privacy-address = The database does not contain your network address.
privacy-seen = Who can see it
privacy-seen-text = Everyone at your table sees your name, your chat and your moves, and after the game all cards. At a public table, anyone can see them. The host of this server can read the database.
privacy-time = How long the server keeps it
privacy-lobby = A table without a game and without changes is closed after
privacy-lobby-gone = The closed table is removed after another
privacy-bots = A game of bots alone is removed after
privacy-unfinished = A game with people that doesn’t go on is closed after
privacy-game = A game that has ended is removed after
privacy-chat = Chat is kept with its table, but only the newest
privacy-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
privacy-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
privacy-lines =
    { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
privacy-ever = never: kept for ever
privacy-backups = The host of this server may keep backups for longer.
privacy-logs = What is logged
privacy-logs-text = The log of this server contains no names, chat, cards, keys or network addresses. A web server in front of it may log network addresses: ask the host.
privacy-browser = What your browser stores
privacy-browser-text = Your name, your settings, the keys to your tables, and where you stopped reading. All this stays on this device, and the keys are sent only to this server. To delete it, clear the data of this site in your browser. Without the keys you can’t return to your seats.
privacy-delete = Delete your name and chat
privacy-delete-text = You can delete your name and your chat at each table where you have a seat, during the game or after it. The others then see the name of your Prisoner. You keep your seat. Your moves stay, as they are part of everyone’s game.
privacy-none = This browser has no key to a seat.
privacy-go = Delete my name and chat
privacy-at = Delete my name and chat at { $title }
privacy-sure = Your name and your chat at this table are deleted for everyone. You can’t undo this. Records and backups that others have saved already don’t change.
privacy-done = Your name and your chat at this table are deleted.
