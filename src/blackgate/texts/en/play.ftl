### Blackgate, English: what the browser itself says at the table. Cards, stories and questions come worded from the service.
### Short labels (act-…-short, tab-…, verb-…) stand on small buttons: keep them as short as the English.

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

## The top line

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

## The bar

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

## Plan and piles

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

## Players

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

## Log and chat

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

## Your cards

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

## Actions

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

## Dialogs

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

## The fight

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
answer-pass = Stay out of it
answer-pass-helper = You lay nothing for { $who }.
answer-pass-helper-michel = You lay nothing for { $who }.
cost-lose-one = lose 1
cost-spend-one = spend 1
cost-none = none
cost-beating = { $from } to { $to }
cost-beating-full = stays at 2

## The table itself

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

## Phone tabs and keys

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

## The story of the table: pace, results of fights, what happened since the last turn

pace = Speed of the bots’ moves
pace-slow = Slow
pace-usual = Normal
pace-fast = Fast
pace-instant = No pauses
pace-skip = Skip to my turn
since = Since your last turn
since-close = Close “Since your last turn”
# $who: one name or several.
win-warning = One Dig from winning: { $who }
bar-rolling = The die is rolling…
card-new = new
fight-result = Result of the Extortion
fight-you-won = You won
fight-you-lost = You lost
fight-won = Winner: { $who }
fight-cooperated = Handed over
fight-escaped = Slipped away
fight-continue = Continue
fight-hand = Your hand: { $cards }
fight-weapons =
    { $n ->
        [0] No Weapon left
        [one] { $n } Weapon left
       *[other] { $n } Weapons left
    }
fight-known = You know of: { $cards }
# $tool: the kind of the Tool; $card: its name, for Tools of other packs.
answer-yield-defender-has =
    You lose { $tool ->
        [spoon] your Spoon
        [pickaxe] your Pickaxe
        [shovel] your Shovel
       *[other] the Tool ({ $card })
    } to { $who } and take a Beating.
answer-yield-michel-has =
    You take a Beating and lose { $tool ->
        [spoon] your Spoon
        [pickaxe] your Pickaxe
        [shovel] your Shovel
       *[other] the Tool ({ $card })
    }.
answer-yield-michel-choice = You take a Beating and lose one of the Tools that are wanted. You choose which.
answer-yield-michel-lack = You take a Beating and lose a random card.
answer-yield-empty = You take a Beating. You have no card to lose.
