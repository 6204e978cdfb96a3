### Blackgate, English: cards, Places, Gangs, Backgrounds, people, and the game terms of docs/glossary.md.


## Cards
## value: bare name. .a: direct object with the indefinite article, or bare where that is natural.
## .the: direct object with the definite article. .n: counted, $n is a number. .does: what it is good for.


## Tools

kind-spoon = Spoon
    .a = a Spoon
    .the = the Spoon
    .n =
        { $n ->
            [one] { $n } Spoon
           *[other] { $n } Spoons
        }
    .does = Dig with it in the Cell Block: 1 Tunnel point. Slow, but nobody counts the cutlery.
kind-pickaxe = Pickaxe
    .a = a Pickaxe
    .the = the Pickaxe
    .n =
        { $n ->
            [one] { $n } Pickaxe
           *[other] { $n } Pickaxes
        }
    .does = Dig with it in the Cell Block: 2 Tunnel points.
kind-shovel = Shovel
    .a = a Shovel
    .the = the Shovel
    .n =
        { $n ->
            [one] { $n } Shovel
           *[other] { $n } Shovels
        }
    .does = Dig with it in the Cell Block: 3 Tunnel points. The real thing.

## Weapons

kind-knife = Knife
    .a = a Knife
    .the = the Knife
    .n =
        { $n ->
            [one] { $n } Knife
           *[other] { $n } Knives
        }
    .does = A Weapon: lay it to Extort, or to stand your ground in Combat.
kind-blade = Blade
    .a = a Blade
    .the = the Blade
    .n =
        { $n ->
            [one] { $n } Blade
           *[other] { $n } Blades
        }
    .does = A Weapon as it is. Craft it into 2 Knives; nothing else is needed.

## Parts

kind-container = Container
    .a = a Container
    .the = the Container
    .n =
        { $n ->
            [one] { $n } Container
           *[other] { $n } Containers
        }
    .does = Craft it with a Link to make a Shovel.
kind-pike = Pike
    .a = a Pike
    .the = the Pike
    .n =
        { $n ->
            [one] { $n } Pike
           *[other] { $n } Pikes
        }
    .does = Craft it with three Links to make a Pickaxe.
kind-link = Link
    .a = a Link
    .the = the Link
    .n =
        { $n ->
            [one] { $n } Link
           *[other] { $n } Links
        }
    .does = Part of the recipes for Tools: one with a Container makes a Shovel, three with a Pike make a Pickaxe.

## Accessories

kind-bandana = Bandana
    .a = a Bandana
    .the = the Bandana
    .n =
        { $n ->
            [one] { $n } Bandana
           *[other] { $n } Bandanas
        }
    .does = Helps you join the Crew or the Bikers. The Triad and the Queers take any Accessory.
kind-cap = Cap
    .a = a Cap
    .the = the Cap
    .n =
        { $n ->
            [one] { $n } Cap
           *[other] { $n } Caps
        }
    .does = Helps you join the Crew or the Bratva. The Triad and the Queers take any Accessory.
kind-chain = Chain
    .a = a Chain
    .the = the Chain
    .n =
        { $n ->
            [one] { $n } Chain
           *[other] { $n } Chains
        }
    .does = Helps you join the Crew or the Cartel. The Triad and the Queers take any Accessory.
kind-gloves = Gloves
    .a = Gloves
    .the = the Gloves
    .n =
        { $n ->
            [one] { $n } pair of Gloves
           *[other] { $n } pairs of Gloves
        }
    .does = Help you join the Bikers or the Bratva. The Triad and the Queers take any Accessory.
kind-ring = Ring
    .a = a Ring
    .the = the Ring
    .n =
        { $n ->
            [one] { $n } Ring
           *[other] { $n } Rings
        }
    .does = Helps you join the Cartel or the Bratva. The Triad and the Queers take any Accessory.
kind-sunglasses = Sunglasses
    .a = Sunglasses
    .the = the Sunglasses
    .n =
        { $n ->
            [one] { $n } pair of Sunglasses
           *[other] { $n } pairs of Sunglasses
        }
    .does = Help you join the Cartel or the Bikers. The Triad and the Queers take any Accessory.

## Rare items

kind-phone = Phone
    .a = a Phone
    .the = the Phone
    .n =
        { $n ->
            [one] { $n } Phone
           *[other] { $n } Phones
        }
    .does = Sells for 8 Cigarettes. Someone always has a call to make.
kind-pills = Pills
    .a = Pills
    .the = the Pills
    .n =
        { $n ->
            [one] { $n } pack of Pills
           *[other] { $n } packs of Pills
        }
    .does = Sell for 7 Cigarettes. No prescription, no questions.
kind-moonshine = Moonshine
    .a = a bottle of Moonshine
    .the = the Moonshine
    .n =
        { $n ->
            [one] { $n } bottle of Moonshine
           *[other] { $n } bottles of Moonshine
        }
    .does = Sells for 6 Cigarettes. Don’t smell it first.

## Action cards

kind-care_package = Care Package
    .a = a Care Package
    .the = the Care Package
    .n =
        { $n ->
            [one] { $n } Care Package
           *[other] { $n } Care Packages
        }
    .does = Draw 3 Search cards and gain 3 Cigarettes.
kind-ambush = Ambush
    .a = an Ambush
    .the = the Ambush
    .n =
        { $n ->
            [one] { $n } Ambush
           *[other] { $n } Ambushes
        }
    .does = Another player in your Place takes a Beating.
kind-riot = Riot
    .a = a Riot
    .the = the Riot
    .n =
        { $n ->
            [one] { $n } Riot
           *[other] { $n } Riots
        }
    .does = All hands are put together, shuffled and dealt out one card at a time, clockwise, starting with you, until none is left.
kind-corridor_pass = Corridor Pass
    .a = a Corridor Pass
    .the = the Corridor Pass
    .n =
        { $n ->
            [one] { $n } Corridor Pass
           *[other] { $n } Corridor Passes
        }
    .does = Move to any other Place, except Solitary.
kind-snitch = Snitch
    .a = a Snitch
    .the = the Snitch
    .n =
        { $n ->
            [one] { $n } Snitch
           *[other] { $n } Snitches
        }
    .does = Another player, anywhere, is sent to Solitary.
kind-painkillers = Painkillers
    .a = Painkillers
    .the = the Painkillers
    .n =
        { $n ->
            [one] { $n } dose of Painkillers
           *[other] { $n } doses of Painkillers
        }
    .does = Remove all your Beatings.
kind-frisk = Frisk
    .a = a Frisk
    .the = the Frisk
    .n =
        { $n ->
            [one] { $n } Frisk
           *[other] { $n } Frisks
        }
    .does = Take 1 random card from another player in your Place, and 1 Knife from the board.
kind-lockdown = Lockdown
    .a = a Lockdown
    .the = the Lockdown
    .n =
        { $n ->
            [one] { $n } Lockdown
           *[other] { $n } Lockdowns
        }
    .does = Every player who is not in Solitary is sent to the Cell Block. Then every other player except the next one takes 2 Beatings.
kind-overtime = Overtime
    .a = an Overtime
    .the = the Overtime
    .n =
        { $n ->
            [one] { $n } Overtime
           *[other] { $n } Overtimes
        }
    .does = Gain 2 actions this turn and 6 Cigarettes. (Playing this card costs 1 action.)

## Fists

# Laid instead of a Weapon card (ability of some Gang cards).
kind-fists = Fists
    .a = bare fists
    .the = the fists

## Classes of cards: the heading, and .one for the band of a card

class-tool = Tools
    .one = { term-tool }
class-weapon = Weapons
    .one = { term-weapon }
class-part = Parts
    .one = Part
class-accessory = Accessories
    .one = { term-accessory }
class-rare = Rare items
    .one = { term-rare_item }
class-action = Action cards
    .one = { term-action_card }

## Places
## .to: where someone goes. .at: where someone is. .does: what you do there.

place-cell_block = Cell Block
    .to = to the Cell Block
    .at = in the Cell Block
    .does = Dig: lay a Tool and score its Tunnel points. No crafting here.
# Block A and Block B are the two halves of the Cell Block in team games.
place-block_a = Block A
    .to = to Block A
    .at = in Block A
    .does = Home of team A, who can Dig here but not Craft. Visitors from team B can Craft but not Dig.
place-block_b = Block B
    .to = to Block B
    .at = in Block B
    .does = Home of team B, who can Dig here but not Craft. Visitors from team A can Craft but not Dig.
place-cafeteria = Cafeteria
    .to = to the Cafeteria
    .at = in the Cafeteria
    .does = Steal a Spoon while the cook looks away.
place-infirmary = Infirmary
    .to = to the Infirmary
    .at = in the Infirmary
    .does = Heal: remove 1 Beating.
place-yard = Recreational Area
    .to = to the Recreational Area
    .at = in the Recreational Area
    .does = Sell cards for Cigarettes, and Buy Knives, a Pickaxe or a Shovel.
place-showers = Showers
    .to = to the Showers
    .at = in the Showers
    .does = Search: no Place hides more. No crafting here.
place-solitary = Solitary
    .to = to Solitary
    .at = in Solitary
    .does = Only cards send you here. Your only action here is to move out.

## Gangs
## .the: with its natural article, as a direct object or after "of"; this form arrives as $gang.

gang-crew = Crew
    .the = the Crew
gang-cartel = Cartel
    .the = the Cartel
gang-bikers = Bikers
    .the = the Bikers
gang-bratva = Bratva
    .the = the Bratva
gang-triad = Triad
    .the = the Triad
gang-queers = Queers
    .the = the Queers

## Gang cards
## .does: the lasting ability, addressed to its owner.

gangcard-crew_lookout = The Lookout
    .does = Each time you Search, draw 2 extra cards.
gangcard-crew_night_shift = The Night Shift
    .does = You may Search twice per turn, and draw 1 extra card each time. Your hand limit is 12.
gangcard-crew_stash = The Stash
    .does = Your hand limit is 12, and each time you Search, you draw 1 extra card. Whenever a card would be taken from your hand at random, you choose which one instead.
gangcard-crew_scavengers = The Scavengers
    .does = Once per turn, when you Search, you may first take the top card of the Search discard pile. Your hand limit is 11.
gangcard-cartel_fence = The Fence
    .does = At the start of your turn, gain 6 Cigarettes. Each time you Sell, gain 6 extra.
gangcard-cartel_supplier = The Supplier
    .does = At the start of your turn, gain 4 Cigarettes. Each time you Buy, pay 6 Cigarettes less: only Shovels still cost you something.
gangcard-cartel_dealer = The Dealer
    .does = At the start of your turn, gain 7 Cigarettes.
gangcard-cartel_runners = The Runners
    .does = At the start of your turn, gain 5 Cigarettes. After each of your moves, draw 1 Search card.
gangcard-bikers_throttle = Full Throttle
    .does = After rolling for a Simple move, you may reroll up to twice. The last roll counts.
gangcard-bikers_shortcut = The Shortcut
    .does = Your Simple move costs no action if the final roll is 5 or 6. (You need an action to roll; you get it back.)
gangcard-bikers_home_run = The Home Run
    .does = You may go to the Cell Block (in team games, your own Block) for 1 action, without rolling; this is a move. After rolling for a Simple move, you may reroll once.
gangcard-bikers_scouts = The Scouts
    .does = After each of your moves, draw 1 Search card (being sent somewhere is not a move). Your hand limit is 12.
gangcard-bratva_knuckles = Bare Knuckles
    .does = To extort you, a player needs two Weapons and must lay both to intimidate you. Once per Combat, you may lay your fists instead of a Weapon card; if you win against a player, take 1 more random card from the loser.
gangcard-bratva_spoils = The Spoils
    .does = When you Extort, look at the target’s hand before you name the Tool. Once per Combat, you may lay your fists instead of a Weapon card; if you win against a player, take 2 more random cards from the loser.
gangcard-bratva_iron_jaw = Iron Jaw
    .does = Once per Combat, you may lay your fists instead of a Weapon card. If you lose, you take no Beating; if you win against a player, take 1 more random card from the loser.
gangcard-bratva_enforcer = The Enforcer
    .does = You may Extort twice per turn and, once per Combat, lay your fists instead of a Weapon card. When you win a Combat against a player, take 2 more random cards from the loser.
gangcard-triad_tinkerer = The Tinkerer
    .does = Your recipes need no Link. Each time you Search, draw 2 extra cards.
gangcard-triad_workshop = The Workshop
    .does = You may Craft in any Place except Solitary. Your hand limit is 12.
gangcard-triad_discipline = Discipline
    .does = Beatings do not stop you from crafting or digging. Your hand limit is 4.
gangcard-triad_tunnel_rats = Tunnel Rats
    .does = You may go to the Cell Block (in team games, your own Block) for 1 action, without rolling. Once per turn, when you Dig, you may lay a second Tool.
gangcard-queers_safe_house = The Safe House
    .does = You may go to the Cell Block (in team games, your own Block) for 1 action, without rolling. To extort you, a player needs two Weapons and must lay both to intimidate you.
gangcard-queers_nurse = The Nurse
    .does = At the end of your turn, remove 1 Beating. Your hand limit is 6.
gangcard-queers_grapevine = The Grapevine
    .does = Once per turn, when you Search, you may first take the top card of the Search discard pile. When you Extort, look at the target’s hand before you name the Tool.
gangcard-queers_solidarity = Solidarity
    .does = Your hand limit is 12, and you gain 1 Cigarette at the start of your turn. After another player has taken one or more cards from your hand, draw 4 Search cards.

## Backgrounds
## .when: the moment at which it may be revealed. .first: for everyone. .second: what members of the Gang it names may add (8.2).

background-pickpocket = Pickpocket
    .when = On your turn, between actions.
    .first = Take 1 random card from each other player in your Place.
    .second = Draw 9 Search cards.
background-looter = Looter
    .when = On your turn, between actions.
    .first = Draw 2 Search cards.
    .second = Draw 9 more Search cards.
background-informer = Informer
    .when = On your turn, between actions.
    .first = Another player, wherever they are, is sent to Solitary, and you draw 4 Search cards.
    .second = Draw 4 more Search cards.
background-smuggler = Smuggler
    .when = On your turn, between actions.
    .first = Gain 5 Cigarettes and draw 4 Search cards.
    .second = Gain 6 more Cigarettes and draw 6 more Search cards.
background-arms_dealer = Arms Dealer
    .when = On your turn, between actions.
    .first = Take 1 Knife from the board and draw 4 Search cards.
    .second = Take 2 more Knives from the board. Every other player except the next one takes a Beating, and you draw 3 more Search cards.
background-launderer = Launderer
    .when = On your turn, between actions.
    .first = Sell once, anywhere, at double the printed price, without spending an action; then draw 4 Search cards.
    .second = Gain 14 more Cigarettes and draw 4 more Search cards.
background-getaway_driver = Getaway Driver
    .when = On your turn, between actions.
    .first = Draw 5 Search cards.
    .second = Draw 4 more Search cards.
background-escape_artist = Escape Artist
    .when = When you are extorted, instead of answering.
    .first = The Extortion ends and the Weapons laid are discarded; then you move to any other Place, except Solitary, and remove 1 Beating.
    .second = The attacker takes a Beating, and you draw 5 Search cards.
background-daredevil = Daredevil
    .when = After your own roll for a Simple move, instead of choosing between the two Places.
    .first = Go to any other Place, except Solitary, instead of the two rolled, and draw 4 Search cards.
    .second = Draw 6 more Search cards.
background-hitman = Hitman
    .when = On your turn, between actions.
    .first = Another player in your Place takes a Beating. Draw 3 Search cards.
    .second = Every other player except the next one takes 2 Beatings, and you draw 5 more Search cards.
background-prizefighter = Prizefighter
    .when = When you are about to lose a Combat against a player.
    .first = Gain 9 Cigarettes and draw 4 Search cards; then the Combat goes on.
    .second = Every other player except the next one takes 2 Beatings, and you draw 9 more Search cards.
background-racketeer = Racketeer
    .when = On your turn, between actions.
    .first = Take 1 random card from another player in your Place and draw 2 Search cards.
    .second = Name a Tool. That player gives you one; if they have none, you take another random card instead.
background-engineer = Engineer
    .when = On your turn, between actions.
    .first = Take 2 Knives from the board and draw 3 Search cards.
    .second = Take 1 Spoon from the board and draw 3 more Search cards.
background-locksmith = Locksmith
    .when = On your turn, between actions.
    .first = Take 1 random card from another player, wherever they are, and draw 2 Search cards.
    .second = Craft once, in any Place and despite Beatings, without spending an action.
background-saboteur = Saboteur
    .when = On your turn, between actions.
    .first = Look at another player’s hand and draw 4 Search cards.
    .second = The last Tool that player dug with returns to its board pile, and its Tunnel points are lost. Draw 2 more Search cards.
background-medic = Medic
    .when = When you are about to lose a Combat against a player.
    .first = Remove all your Beatings and draw 6 Search cards; then the Combat goes on.
    .second = Draw 2 more Search cards.
background-con_artist = Con Artist
    .when = On your turn, between actions.
    .first = Take 2 random cards from another player in your Place, then give that player the same number of cards of your choice.
    .second = Draw 7 Search cards.
background-agitator = Agitator
    .when = On your turn, between actions.
    .first = Every other player except the next one takes a Beating, and you draw 5 Search cards.
    .second = Draw 2 more Search cards.

## Prisoners: names, the same in every language

prisoner-moth = Moth
prisoner-vesna = Vesna
prisoner-gristle = Gristle
prisoner-oz = Oz
prisoner-duchess = Duchess
prisoner-tallow = Tallow
prisoner-ibarra = Ibarra
prisoner-kestrel = Kestrel
prisoner-bruno = Bruno
prisoner-sable = Sable
prisoner-lark = Lark
prisoner-rook = Rook

## Michel and Michelle, the neutral prisoner

michel-michel = Michel
michel-michelle = Michelle

## Lists: longer ones are built from the left, with list-comma first and list-and or list-or last

list-and = { $a } and { $b }
list-or = { $a } or { $b }
list-comma = { $a }, { $b }
# Stands in for an empty list of cards, as a direct object.
nothing = nothing
nobody = nobody

## Game terms (docs/glossary.md), in the singular

term-search_card = Search card
term-weapon = Weapon
term-tool = Tool
term-accessory = Accessory
term-rare_item = Rare item
term-action_card = Action card
term-background = Background
term-gang = Gang
term-beating = Beating
term-cigarette = Cigarette
term-tunnel_point = Tunnel point
term-prisoner = Prisoner
term-place = Place
term-basic_action = Basic action
term-place_action = Place action
term-to_search = Search
term-to_move = Move
term-simple_move = Simple move
term-cautious_move = Cautious move
term-join_a_gang = Join a Gang
term-play_an_action_card = Play an Action card
term-extort = Extortion
term-intimidation = Intimidation
term-cooperate = cooperate
term-combat = Combat
term-attacker = attacker
term-defender = defender
term-craft = Craft
term-dig = Dig
term-steal_a_spoon = Steal a Spoon
term-heal = Heal
term-sell = Sell
term-buy = Buy
term-exchange = Exchange
term-team_mode = Team mode
term-discard_pile = discard pile
