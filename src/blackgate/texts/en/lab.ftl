## The balance lab. What cannot be done.

error-lab-players = “{ $players }” is not a list of player counts: write them like 2,3,4 or 2-6.
error-lab-players-twice = { $players }: name each player count once.
error-lab-learn-pack = The network of warden does not know the cards of { $pack }: to learn a pack, change values and effects only, and keep its ids.
error-lab-learn-bot = { $bot } cannot learn: --learn works with warden and with warden:FILE.bin.
error-lab-learn-cpu = There is no GPU here. To learn as much as an H200 does in { $minutes } minutes, this CPU would need about { $hours } hours. Say how long to learn with --learn-minutes.

## The command

help-lab = Play many games and report how balanced a pack is, card by card; or how two packs differ.
help-lab-players = Player counts, separated by commas (default: 2,3,4,5,6; in teams 4,6).
help-lab-games = How many games with each player count.
help-lab-bot = The bot in all seats: random, rookie, inmate, boss, warden, boss@25ms, warden:FILE.bin, file.py:Class (default: warden if the engine is compiled and its network knows the cards, else inmate).
help-lab-compare-bot = The bot that plays the second pack, if it is another one.
help-lab-learn = First let the network of warden learn each pack, then measure with it.
help-lab-learn-minutes = Minutes of learning for each pack (default: 10 on a GPU; required on a CPU).
help-lab-learn-out = The folder for the networks that have learnt (default: that of the report). A network that is there already is used again.
help-lab-bars = Also print which bars for a balanced pack are missed.
cli-lab-bot = All seats are played by { $bot }.
cli-lab-uncompiled = Warden would be too slow, because the engine is not compiled.
cli-lab-unknown = The network of warden does not know the cards of this pack.
cli-lab-learning = The network learns for { $minutes } minutes in all (packs: { $packs }), then the games begin. It is kept in { $folder }.
help-lab-compare = Another pack: both are played from the same seeds and shown side by side.
help-lab-out = Where games, results and report are stored (default: a folder in lab/ that depends on the settings). The same command continues where it stopped.
cli-lab-faults =
    { $times ->
        [one] A bot failed once, and a harmless move was played instead.
       *[other] Bots failed { $times } times, and a harmless move was played instead each time.
    } Do not rely on these figures.

## Numbers. $sign is + or − or nothing. Spaces here do not break.

lab-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-signed-percent = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pp
lab-signed-number = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-span = { $low } … { $high }
lab-change = { $before } → { $after }
lab-points = pp
lab-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
lab-all = All
lab-order =
    { $number ->
        [1] 1st to move
        [2] 2nd to move
        [3] 3rd to move
       *[other] { $number }th to move
    }
lab-named = { $name } ({ $figure })
lab-and-more = { $cards } and { $more } more
lab-none = none

## The report

lab-title = The balance lab
lab-lead =
    { $pack }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for each player count ({ $players }), all seats played by { $bot }.
lab-lead-compared =
    { $pack } and { $other } compared: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with each pack for each player count ({ $players }), from the same seeds, all seats played by { $bot }.
lab-network = { $bot } (network { $digest }, trained with { $decisions } decisions on { $pack })

lab-glance = At a glance
lab-glance-words = Cards whose players clearly win more or less often than those with other cards of the same kind, and by how much; all player counts together.
lab-column-sort = Kind
lab-column-strong = Strong
lab-column-weak = Weak
# $sort: Gang cards, Backgrounds, ... $strong, $weak: cards with figures, or “none”.
lab-glance-cards = { $sort }. Strong: { $strong }. Weak: { $weak }.
lab-glance-seats = Win rates by turn order that clearly differ from the fair share: { $seats }.
lab-glance-seat = { $order } with { $players } ({ $worth })
lab-glance-length = Turns per player: { $turns }.
lab-glance-turns = { $turns } with { $players }
lab-glance-stopped =
    { $games ->
        [one] { $games } game was
       *[other] { $games } games were
    } stopped without a winner and left out of all other figures.
lab-glance-chance = Cards whose interval excludes the average: { $clear } of { $all }. About { $expected } would be expected by chance alone if all cards were equal.

lab-bars = Bars
lab-bars-words = What a balanced pack should meet. The values count; their 95% intervals say how sure they are.
lab-bars-met = { $pack }: { $met } of { $all } bars are met.
lab-bar-missed = Missed: { $name }, { $players } (bar: { $range }): { $missed }
lab-bar-column-name = Bar
lab-bar-column-players = Players
lab-bar-column-range = Range
lab-bar-column-measured = Lowest and highest value
lab-bar-column-verdict = Met?
lab-bar-column-missed = What misses it
lab-bar-yes = yes
lab-bar-no = no
lab-bar-least = at least { $low }
lab-bar-members = Players who join each Gang
lab-bar-gang-games = Games in which each Gang card is in play
lab-bar-gang-owners = Owners of each Gang card, compared with all owners
lab-bar-background = Each Background when dealt, compared with the fair share
lab-bar-second = Reveals with the second effect
lab-bar-action = Players who draw each Action card, compared with the fair share
lab-bar-extortions = Extortions per game
lab-bar-cooperated = Extortions with cooperation
lab-bar-places = Moves to each Place
lab-bar-uses = Uses of each action per game
lab-bar-length = Turns per player, median
lab-bar-seats = Each place in the turn order, compared with the fair share
lab-uses = Actions
lab-uses-words = Basic actions and Place actions per game, all players together.
lab-members = Gangs and second effects
lab-members-words = Players who join each Gang at least once, and reveals that apply the second effect of a Background.
lab-column-gang-games = In play in
lab-column-action-drawn_above_fair = Drawn: above fair share
lab-action-search = Search
lab-action-roll = Simple move
lab-action-cautious = Cautious move
lab-action-join = Join a Gang
lab-action-play = Play an Action card
lab-action-extort = Extortion
lab-action-craft = Craft
lab-action-dig = Dig
lab-action-steal = Steal a Spoon
lab-action-heal = Heal
lab-action-sell = Sell
lab-action-buy = Buy

lab-changed = What changed
# $sure: how many of the clear ones stand out from so many at once.
lab-changed-words =
    Figures that clearly differ (their 95% interval excludes 0): { $clear } of { $all }. About { $expected } would be expected by chance alone
    if nothing had changed. Figures so clear that, even among so many, at most 1 in 20 of them is due to chance: { $sure }.
lab-changed-caption = Clearest changes: { $shown } of { $sure }
lab-only-in = Only in { $pack }: { $cards }.
lab-only = only in { $pack }

lab-sort-gang = Gang cards
lab-sort-background = Backgrounds
lab-sort-action = Action cards
lab-sort-draw = Search cards
lab-gang-words =
    The win rate of players who joined a Gang for this card, compared with the fair share. Joining takes time and cards, so compare a
    card with the other Gang cards rather than with the fair share.
lab-background-words =
    The win rate of players who were dealt this Background, whether they revealed it or not, compared with the fair share. Backgrounds are
    dealt at random, so this comparison has no bias.
lab-action-words =
    The win rate of players who played this card at least once, compared with the fair share. Playing a card takes time, so
    compare a card with the other Action cards rather than with the fair share. To see what drawing it is worth, look under Search cards.
lab-draw-words =
    The win rate after drawing this card, compared with the average of all Search cards drawn; starting hands count. Chance decides which card
    is drawn, so this is what a card is worth to the player who gets it, whether they play it, sell it or craft with it.
lab-cards-alt = Value of each card with its 95% interval, best first. { $figures }
lab-cards-caption = Dots: all player counts together, with 95% intervals. Small numbers: with that many players only.
lab-line-fair = Dashed line: the fair share.
lab-line-average = Grey line: all these cards together.
lab-line-draw = Dashed line: the average of all Search cards drawn.
lab-cards-caption-compared = All player counts together, with 95% intervals.
lab-few = Too few cases (fewer than 30): { $cards }.
lab-gang-worth-caption = Gang cards, by the win rate of the players who joined a Gang for them
lab-background-worth-caption = Backgrounds, by the win rate of the players who were dealt them
lab-action-worth-caption = Action cards, by the win rate of the players who played them
lab-draw-worth-caption = Search cards, by the win rate of the players who drew them
lab-often-caption = How often they come into play
lab-judged-strong = clearly strong
lab-judged-weak = clearly weak
lab-judged-unclear = unclear

lab-column-card = Card
lab-column-gang = Gang
lab-column-figure = Figure
lab-column-players = Players
lab-column-difference = Difference
lab-column-gang-players = Joined by
lab-column-gang-times = Joined per game
lab-column-gang-turns = Turns held
lab-column-gang-above_fair = Above fair share
lab-column-gang-against_others = Above the average Gang card
lab-column-background-players = Revealed by
lab-column-background-times = Revealed per game
lab-column-background-second = With second effect
lab-column-background-round = Revealed in round
lab-column-background-dealt_above_fair = Dealt: above fair share
lab-column-background-above_fair = Revealed: above fair share
lab-column-background-against_others = Revealed: above the average Background
lab-column-action-players = Played by
lab-column-action-times = Played per game
lab-column-action-above_fair = Above fair share
lab-column-action-against_others = Above the average Action card
lab-column-draw-cards = Drawn per game
lab-column-draw-worth = Above the average draw

lab-seats = Turn order
lab-seats-words = Win rates by turn order, compared with the fair share (the dashed line).
lab-seats-caption = Win rates compared with the fair share
lab-column-order = Turn order
lab-seats-alt = Win rates by turn order, compared with the fair share, with 95% intervals. { $figures }
lab-length = Length of games
lab-length-words = Turns per player. The box covers the middle half of the games, the line the middle 90%. The mark is the median.
lab-length-alt = Turns per player. { $figures }
lab-column-games = Games
lab-column-stopped = Stopped
lab-column-mean = Mean
lab-column-spread = Spread
lab-column-quantile = { $percent }%
lab-tunnel = The tunnel
lab-tunnel-words = How players got Tunnel points, Tools and Knives; per game.
lab-tunnel-caption = Tunnel points by Tool
lab-places = Places
lab-places-words = Visits are arrivals by a move. Per game, all players together.
lab-visits-caption = Visits by Place
lab-searches-caption = Searches by Place
lab-extortions = Extortions
lab-extortions-words = How often players extort each other, how it ends, and which cards change hands.
lab-extortions-caption = How Extortions ended
lab-michel = Michel(le)
lab-michel-words = How often the neutral prisoner moves and extorts, and how it ends for the player.
lab-michel-caption = How Michel(le)’s extortions ended
lab-beatings = Beatings
lab-beatings-words = Per game, all players together.
lab-cigarettes = Cigarettes
lab-cigarettes-words = Per game, all players together. Cigarettes that are earned but not spent are left at the end.
lab-cigarettes-caption = How Cigarettes were earned
lab-exchange = Exchanges
lab-exchange-words = Between teammates, per game.
lab-stacked-alt = { $what }. { $figures }

lab-method = How to read this
lab-method-fair = The fair share is what a player with no advantage would win: one game in N with N players, one game in two in teams.
lab-method-points = Differences between win rates are in percentage points (pp).
lab-method-interval =
    With bots like these, an interval contains the true figure 95 times in 100. Games count as independent of each other; players in the
    same game do not. The unit is a block of { $games ->
        [one] one game
       *[other] about { $games } games
    }.
lab-method-clear = “Clear” means that the interval excludes 0 and there were at least 30 cases.
lab-method-trap =
    Players who bring a card into play are not a random sample: they had the time and the cards for it. So each card is compared with
    the other cards of its kind. Only two things are pure chance: who is dealt a Background, and which card is drawn.
lab-method-paired =
    Both packs were played from the same seeds with the same bots. Games from the same seeds are compared with each other, so that shared luck
    cancels out.

lab-setting-players = Player counts
lab-setting-packs = Packs
lab-setting-games = Games per player count
lab-setting-bot = Bot in all seats

## Names of figures, as rows of tables. $name: a card, a Place, a place in the turn order.

lab-row-length-turns-per-player = Turns per player
lab-row-length-stopped = Games stopped without a winner
lab-row-seat-above-fair = { $name }: win rate compared with the fair share
lab-row-points-per-game = { $name }: Tunnel points
lab-row-points-share = { $name }: share of all Tunnel points
lab-row-points-lost = { $name }: Tunnel points lost again
lab-row-got-steal = { $name }: stolen
lab-row-got-craft = { $name }: crafted
lab-row-got-trade = { $name }: bought
lab-row-got-effect = { $name }: given by a card
lab-row-got-taken = { $name }: taken from a player
lab-row-got-cooperated = { $name }: handed over when extorted
lab-row-got-snatched = { $name }: snatched from a tunnel
lab-row-got-given = { $name }: given by a player
lab-row-got-exchange = { $name }: from a teammate
lab-row-place-visits = { $name }: visits
lab-row-place-sent = { $name }: players sent there
lab-row-place-searches = { $name }: Searches
lab-row-place-drawn = { $name }: cards drawn in Searches
lab-row-members-share = { $name }: players who join
lab-row-reveals-second = Reveals with the second effect
lab-row-uses-per-game = { $name }: per game
lab-row-place-share = { $name }: share of all visits
lab-row-gang-games = { $name }: games in which it is in play
lab-row-action-drawn-above-fair = { $name }: win rate compared with the fair share when drawn
lab-row-cigarettes-earned-start = Cigarettes given at the start
lab-row-drawn-per-game = Search cards drawn in all
lab-row-extortions-per-game = Extortions per game
lab-row-extortions-cooperated = Extortions in which the target cooperates
lab-row-extortions-attacker = Extortions in which the attacker wins the Combat
lab-row-extortions-defender = Extortions in which the defender wins the Combat
lab-row-extortions-escaped = Extortions that the target escapes
lab-row-extortions-weapons = Weapons laid per Extortion
lab-row-extortions-loot-cooperated = Tools handed over per Extortion
lab-row-extortions-loot-named = Named Tools taken per Extortion
lab-row-extortions-loot-random = Random cards taken per Extortion
lab-row-extortions-loot-chosen = Cards of the winner’s choice per Extortion
lab-row-extortions-loot-surrendered = Cards of the loser’s choice per Extortion
lab-row-extortions-loot-class = Loot per Extortion: { $name }
lab-row-michel-moves = Moves by Michel(le)
lab-row-michel-extortions = Extortions by Michel(le)
lab-row-michel-unarmed = Michel(le) shows no Knife
lab-row-michel-cooperated = The player cooperates with Michel(le)
lab-row-michel-beaten = Michel(le) wins
lab-row-michel-won = The player beats Michel(le)
lab-row-michel-loss-tool-given = Tools discarded to cooperate with Michel(le)
lab-row-michel-loss-tool-lost = Tools lost to Michel(le)
lab-row-michel-loss-random-card = Random cards lost to Michel(le)
lab-row-beatings-given-combat = Beatings given in Combat
lab-row-beatings-given-michel = Beatings given by Michel(le)
lab-row-beatings-given-card = Beatings given by cards
lab-row-beatings-in-vain = Beatings without effect
lab-row-beatings-healed = Beatings healed
lab-row-beatings-left = Beatings left at the end
lab-row-cigarettes-earned-sell = Cigarettes earned by selling
lab-row-cigarettes-earned-card = Cigarettes earned from cards
lab-row-cigarettes-earned-gang = Cigarettes earned from Gang cards at the start of a turn
lab-row-cigarettes-spent-buy = Cigarettes spent on purchases
lab-row-cigarettes-passed = Cigarettes taken from players
lab-row-cigarettes-left = Cigarettes left at the end
lab-row-exchange-times = Exchanges between teammates
lab-row-exchange-cards = Cards exchanged
lab-row-exchange-passed = Cigarettes exchanged
lab-row-gang-times = { $name }: joined per game
lab-row-gang-players = { $name }: players who joined for it
lab-row-gang-turns = { $name }: turns held
lab-row-gang-above-fair = { $name }: win rate compared with the fair share
lab-row-gang-against-others = { $name }: win rate compared with the average Gang card
lab-row-gang-average = All who joined a Gang: win rate compared with the fair share
lab-row-background-dealt = { $name }: dealt per game
lab-row-background-times = { $name }: revealed per game
lab-row-background-players = { $name }: players who revealed it
lab-row-background-second = { $name }: revealed with second effect
lab-row-background-round = { $name }: revealed in round
lab-row-background-dealt-above-fair = { $name }: win rate when dealt, compared with the fair share
lab-row-background-above-fair = { $name }: win rate when revealed, compared with the fair share
lab-row-background-against-others = { $name }: win rate when revealed, compared with the average Background
lab-row-background-average = All who revealed a Background: win rate compared with the fair share
lab-row-action-times = { $name }: played per game
lab-row-action-players = { $name }: players who played it
lab-row-action-above-fair = { $name }: win rate compared with the fair share
lab-row-action-against-others = { $name }: win rate compared with the average Action card
lab-row-action-average = All who played an Action card: win rate compared with the fair share
lab-row-draw-cards = { $name }: drawn per game
lab-row-draw-worth = { $name }: win rate compared with the average draw
