## The cards that differ from those of classic

gangcard-crew_lookout = The Lookout
    .does = Each time you Search, draw 2 extra cards.
gangcard-crew_night_shift = The Night Shift
    .does = You may Search twice per turn. Each time you Search, draw 1 extra card.
gangcard-crew_stash = The Stash
    .does = Your hand limit is 15. Each time you Search, draw 1 extra card.
gangcard-cartel_fence = The Fence
    .does = Each time you Sell, gain 3 extra Cigarettes.
gangcard-cartel_supplier = The Supplier
    .does = Each time you Buy, pay 3 Cigarettes less.
gangcard-cartel_runners = The Runners
    .does = You may Sell and Buy in any Place except Solitary. Your hand limit is 6.
gangcard-bratva_knuckles = Bare Knuckles
    .does = Once per Combat, you may lay your fists instead of a Weapon card. When you win a Combat against a player, take 1 more random card from the loser.
gangcard-bratva_spoils = The Spoils
    .does = When you Extort, look at the target’s hand before you name the Tool. When you win a Combat against a player, take 2 more random cards from the loser.
gangcard-bratva_iron_jaw = Iron Jaw
    .does = You take no Beating when you lose a Combat. Once per Combat, you may lay your fists instead of a Weapon card.
gangcard-bratva_enforcer = The Enforcer
    .does = You may Extort twice per turn. Once per Combat, you may lay your fists instead of a Weapon card.
gangcard-triad_tinkerer = The Tinkerer
    .does = Your recipes need no Link. Each time you Search, draw 1 extra card.
gangcard-triad_discipline = Discipline
    .does = Beatings do not stop you from crafting or digging. At the start of your turn, gain 1 Cigarette.
gangcard-queers_safe_house = The Safe House
    .does = You may go to the Cell Block (in team games, your own Block) for 1 action, without rolling. To extort you, a player needs two Weapons and lays both to intimidate you.
gangcard-queers_nurse = The Nurse
    .does = After each of your moves, draw 1 Search card. At the end of your turn, remove 1 Beating.
gangcard-queers_grapevine = The Grapevine
    .does = Once per turn, when you Search, you may first take the top card of the Search discard pile. When you Extort, look at the target’s hand before you name the Tool.
gangcard-queers_solidarity = Solidarity
    .does = At the start of your turn, gain 1 Cigarette. After another player has taken one or more cards from your hand, draw 3 Search cards.
background-pickpocket = Pickpocket
    .when = On your turn, between actions.
    .first = Take 1 random card from each other player in your Place.
    .second = Draw 3 Search cards.
background-looter = Looter
    .when = On your turn, between actions.
    .first = Draw 3 Search cards.
    .second = Draw 4 more Search cards.
background-informer = Informer
    .when = On your turn, between actions.
    .first = Look at another player’s hand; that player is sent to Solitary, and you draw 1 Search card.
    .second = Take one card of your choice from that hand.
background-smuggler = Smuggler
    .when = On your turn, between actions.
    .first = Gain 8 Cigarettes.
    .second = Gain 4 more Cigarettes.
background-arms_dealer = Arms Dealer
    .when = On your turn, between actions.
    .first = Take 3 Knives from the board.
    .second = Gain 3 Cigarettes.
background-getaway_driver = Getaway Driver
    .when = On your turn, between actions.
    .first = Gain 1 action this turn.
    .second = Gain 2 more actions.
background-daredevil = Daredevil
    .when = After your own roll for a Simple move, instead of choosing between the two Places.
    .first = Go to any other Place, except Solitary, instead of the two rolled, and draw 1 Search card.
    .second = Gain 1 action this turn.
background-hitman = Hitman
    .when = On your turn, between actions.
    .first = Another player in your Place takes a Beating, and you take 1 random card from that player.
    .second = That player takes a second Beating, and you take 2 more random cards.
background-racketeer = Racketeer
    .when = On your turn, between actions.
    .first = Take 1 random card and up to 3 Cigarettes from another player in your Place.
    .second = Name a Tool. That player gives you one; if they have none, you take a random card instead.
background-engineer = Engineer
    .when = On your turn, between actions.
    .first = Take 1 Spoon from the board.
    .second = Take 2 more Spoons from the board.
background-saboteur = Saboteur
    .when = On your turn, between actions.
    .first = The last Tool another player dug with returns to its board pile, and its Tunnel points are lost.
    .second = Take 1 Spoon from the board.
background-medic = Medic
    .when = On your turn, between actions.
    .first = Remove all your Beatings and draw 3 Search cards.
    .second = Draw 4 more Search cards.
background-con_artist = Con Artist
    .when = On your turn, between actions.
    .first = Take 2 random cards from another player in your Place, then give that player the same number of cards of your choice.
    .second = Take 2 more random cards from that player.
background-agitator = Agitator
    .when = On your turn, between actions.
    .first = Each other player discards 1 card of their choice, clockwise; then you draw 3 Search cards.
    .second = Draw 1 more Search card for each card discarded.
kind-ambush = Ambush
    .a = an Ambush
    .the = the Ambush
    .n =
        { $n ->
            [one] { $n } Ambush
           *[other] { $n } Ambushes
        }
    .does = Another player, anywhere, takes a Beating.
kind-painkillers = Painkillers
    .a = Painkillers
    .the = the Painkillers
    .n =
        { $n ->
            [one] { $n } dose of Painkillers
           *[other] { $n } doses of Painkillers
        }
    .does = Remove all your Beatings and draw 2 Search cards.
kind-frisk = Frisk
    .a = a Frisk
    .the = the Frisk
    .n =
        { $n ->
            [one] { $n } Frisk
           *[other] { $n } Frisks
        }
    .does = Take 2 random cards from another player in your Place.
kind-overtime = Overtime
    .a = an Overtime
    .the = the Overtime
    .n =
        { $n ->
            [one] { $n } Overtime
           *[other] { $n } Overtimes
        }
    .does = Gain 3 Cigarettes and 1 action this turn, which makes up for the one that playing this card costs.
