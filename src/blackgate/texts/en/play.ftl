### Blackgate, English: what the browser itself says at the table. Cards, stories and questions come worded from the service.
### Short labels (act-…-short, tab-…, verb-…) stand on small buttons: keep them as short as the English.

you = you
away = away
team = Team { $team }
bot-random = Drunk
bot-rookie = Rookie
bot-inmate = Inmate
bot-boss = Boss
bot-warden = Warden
stands-in = Stand-in: { $bot }
looks-michel = Michel
looks-michelle = Michelle
watching = You’re watching. The hands stay hidden until the game is over.
watching-shared = { $who } is up. Your hands stay hidden until one of you has to decide.

## The top line

table-code = Table { $code }
turn = turn { $n }
goal =
    { $n ->
        [one] First to { $n } Tunnel point wins
       *[other] First to { $n } Tunnel points wins
    }
sound = Sound
rules = Rules
rule = Rule { $clause }
hint = Ask for a hint
undo = Undo
undo-ask = Ask to undo
pause = Pause
pause-ask = Ask for a pause
resume = Resume
resume-ask = Ask to resume
result = Result
settings = Settings
leave = Leave the table

## The bar

bar = What the game is waiting for
bar-your-turn = Your turn
bar-you = Your decision
bar-over = Game over
bar-paused = Paused
bar-paused-how = Choose “{ $button }” to go on.
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
    } { $h } h
clock-reserve = { $time } in reserve
clock-on-reserve = Reserve
clock-left = Time left:
clock-low =
    { $n ->
        [one] You have { $n } second left.
       *[other] You have { $n } seconds left.
    }

## Plan and piles

plate-dice = Die results { $dice }
plate-cards-only = by cards only
plate-search =
    { $n ->
        [one] A Search draws { $n } card
       *[other] A Search draws { $n } cards
    }
plate-odds = Chance of a roll that leads here: { $n } in 6
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
discard-text = The top card comes first. Everyone may look through this pile (12.1).
michel-discard-text = These cards have been revealed and stay face up (10.2). They’re shuffled back in when the deck runs out.
gangs = Gangs
gang-of = { $n } of
gang-any = any { $n } different
gang-accepts = Accepted: { $kinds }.
gang-label =
    { $gang }. Top card: { $card }. { $does } { $n ->
        [one] { $n } card in the pile.
       *[other] { $n } cards in the pile.
    } Asks for { $needs } different Accessories.
gang-label-empty = { $gang }. The pile is empty: nobody can join this Gang right now.

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
        [0] no Beatings
        [one] { $n } Beating
       *[other] { $n } Beatings
    }
of-goal = of { $goal }
strip-label =
    { $name }: { $points } of { $goal } Tunnel points, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
known-label = Seen in { $name }’s hand: { $cards }
known-text = Cards you have seen in this hand that are still there.
player-gang = Gang
player-no-gang = In no Gang yet.
player-background-hidden = Not revealed yet.
player-known = Cards you have seen

## Log and chat

log = Incident log
log-earlier = Earlier lines
log-rewind = Back to this moment
log-was-undone = Undone:
log-stood_in =
    { $you ->
        [yes] A bot is now playing for you.
       *[no] A bot is now playing for { $who }.
    }
log-came_back =
    { $you ->
        [yes] You’re back.
       *[no] { $who } is back.
    }
log-started = The cell doors close.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

## Your cards

dock = Your cards and actions
dock-skip = Skip to your cards and actions
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
reveal-title = Reveal your Background?
reveal-first = First effect:
reveal-member = You’re in this Gang, so you may use both effects.
reveal-outsider = You’re not in this Gang, so you only get the first effect.
reveal-once = Everyone will see it, and it works only once per game.
reveal-both = Reveal with both effects
reveal-later = Reveal, then decide
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
detail-move = roll, then pick a Place
detail-cautious = anywhere, 2 actions
detail-steal = from the pile
detail-heal = remove 1 Beating
detail-sell = for Cigarettes
detail-buy = with Cigarettes
detail-end =
    { $n ->
        [one] { $n } action is lost
       *[other] { $n } actions are lost
    }
detail-end-none = no actions left
why-nothing = You can use the highlighted buttons now. Point at a dimmed one or choose it to see why you can’t use it.
choose-other = Something else
always = Always answer like this
end-sure =
    { $n ->
        [one] You have { $n } action left. End your turn anyway?
       *[other] You have { $n } actions left. End your turn anyway?
    }
end-sure-none = End your turn?
end-not-yet = Not yet

## Dialogs

picked = { $n } of { $of } picked
done = Done
sell-text = Pick any number of cards. You’re paid at once.
sell-sum =
    { $n ->
        [0] Nothing picked
        [one]
            { $sum ->
                [0] { $n } card for nothing
               *[other] { $n } card for { $sum }
            }
       *[other]
            { $sum ->
                [0] { $n } cards for nothing
               *[other] { $n } cards for { $sum }
            }
    }
sell-confirm =
    { $sum ->
        [0] Sell for nothing
       *[other] Sell for { $sum }
    }
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
buy-pile-empty = There aren’t enough left.
join-text =
    { $n ->
        [one] Discard { $n } Accessory.
       *[other] Discard { $n } different Accessories.
    }
join-leave = You leave your old Gang: { $card } goes under its pile.
join-confirm = Join { $gang }
exchange-give = Choose what to give { $who }. It changes hands at once; then { $who } may give you something in return.
exchange-back = Choose what to give { $who } in return. You may also give nothing.
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
    { $place }, turn { $n }.
    The guard looks away.
fight-threat = You have something I want.
fight-demand = { $card }. Or your teeth.
fight-sound = Shink!
attacker = attacker
defender = defender
wanted = Wanted
fists = Fists
michel-none = No Knife
michel-knife = A Knife. Tools shown: { $tools }
michel-knife-again = Another Knife
answer-name = Name a Tool
answer-name-attacker = You get it if { $who } hands it over, or loses with it in hand.
answer-cooperate = Cooperate
answer-cooperate-defender = Hand it over ({ $card }). The Extortion ends and nobody gets hurt.
answer-cooperate-lack = You don’t have one ({ $card }).
answer-cooperate-late = Only possible as your first answer.
answer-discard = Discard a Tool
answer-discard-michel = Discard one of the wanted Tools, and it’s over.
answer-lay = Lay a Weapon
answer-lay-attacker = Then { $who } answers or loses.
answer-lay-defender =
    Then { $who } lays another or loses: a Beating for { $who }, { $n ->
        [one] a random card
       *[other] up to { $n } random cards
    } for you.
answer-lay-helper =
    { $beaten ->
        [yes] Back up { $who }. If the fight is still lost, you take a Beating too and lose a random card.
       *[no] Back up { $who }. If the fight is still lost, you lose a random card, but take no Beating.
    }
answer-lay-helper-michel =
    { $beaten ->
        [yes] Back up { $who }. If the fight is still lost, you take a Beating too, but lose no card.
       *[no] Back up { $who }. Even if the fight is lost, you take no Beating and lose no card.
    }
answer-lay-michel = Then the next card is shown. If it has no Knife, you win.
answer-lay-lack = You have no Weapon left.
answer-hold = Ask for help
answer-hold-attacker = Ask { $names } to lay a Weapon for you. If nobody does, you decide again. If you lose, a helper takes a Beating too and loses a random card.
answer-hold-defender = Ask { $names } to lay a Weapon for you. If nobody does, you decide again. If you lose, a helper takes a Beating too and loses a random card.
answer-hold-michel = Ask { $names } to lay a Weapon for you. If nobody does, you decide again. If you lose, a helper takes a Beating too, but loses no card.
answer-yield = Give up
answer-yield-attacker =
    { $beaten ->
        [yes] You take a Beating, and { $who } takes a random card from you.
       *[no] { $who } takes a random card from you. You take no Beating.
    }
answer-yield-more =
    { $n ->
        [one] { $who } takes 1 more random card.
       *[other] { $who } takes { $n } more random cards.
    }
answer-pass = Stay out of it
answer-pass-helper = You lay nothing for { $who }.
answer-pass-helper-michel = You lay nothing for { $who }.
cost-lose = lose { $n }
cost-spend-one = spend 1
cost-none = none
cost-beating = { $from } to { $to }
cost-beating-full = stays at 2

## The table itself

connection-lost = Connection lost. Trying to reconnect; your moves are safe.
rewound = You’re looking at turn { $n }.
rewind-back = One step back
rewind-forward = One step forward
rewind-now = Back to now
paused = The game is paused.
proposed-undo =
    { $you ->
        [yes] You asked to undo a move.
       *[no] { $who } asked to undo a move.
    }
proposed-pause =
    { $you ->
        [yes] You asked for a pause.
       *[no] { $who } asked for a pause.
    }
proposed-resume =
    { $you ->
        [yes] You asked to resume the game.
       *[no] { $who } asked to resume the game.
    }
agree = Agree
disagree = Disagree
stood-in = A bot is playing for you.
stood-in-why = You were away or out of time.
take-back = Take your seat back
understood = OK
away-title = While you were away
away-text = Here’s what happened to you. Choose a line to see that moment.
away-on = Continue
curtain-title = { $name }, it’s your turn
curtain-text = Pass the device on. Everyone else looks away.
curtain-lift = I’m { $name }

## Phone tabs and keys

tab-prison = Prison
tab-piles = Piles
tab-players = Players
tab-log = Log
keys-title = Keys
keys-text = Use Tab to move around and Enter to choose. These keys are quicker:
keys-digits = The choice with that number
# What is printed on the Escape key.
key-escape = Esc
keys-escape = Choose something else
keys-hand = Go to your cards
keys-places = Go to the Places
keys-log = Go to the log
keys-off-in-chat = These keys are off while the chat is open. You can switch them off altogether in the settings.
keys-off = You’ve switched these keys off in the settings.
pace = Speed of the bots’ moves
pace-slow = Slow
pace-usual = Normal
pace-fast = Fast
pace-instant = No pauses
pace-skip = Skip to my turn
since = Since your last turn
since-close = Close “Since your last turn”
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
answer-yield-defender-has =
    { $beaten ->
        [yes]
                You lose { $tool ->
                    [spoon] a Spoon
                    [pickaxe] a Pickaxe
                    [shovel] a Shovel
                   *[other] the Tool ({ $card })
                } to { $who } and take a Beating.
       *[no]
                You lose { $tool ->
                    [spoon] a Spoon
                    [pickaxe] a Pickaxe
                    [shovel] a Shovel
                   *[other] the Tool ({ $card })
                } to { $who }, but take no Beating.
    }
answer-yield-michel-has =
    { $beaten ->
        [yes]
                You take a Beating and lose { $tool ->
                    [spoon] a Spoon
                    [pickaxe] a Pickaxe
                    [shovel] a Shovel
                   *[other] the Tool ({ $card })
                }.
       *[no]
                You lose { $tool ->
                    [spoon] a Spoon
                    [pickaxe] a Pickaxe
                    [shovel] a Shovel
                   *[other] the Tool ({ $card })
                }, but take no Beating.
    }
answer-yield-michel-choice =
    { $beaten ->
        [yes] You take a Beating and lose one of the wanted Tools. You choose which.
       *[no] You lose one of the wanted Tools, but take no Beating. You choose which.
    }
answer-yield-michel-lack =
    { $beaten ->
        [yes] You take a Beating and lose a random card.
       *[no] You lose a random card, but take no Beating.
    }
answer-yield-empty =
    { $beaten ->
        [yes] You take a Beating. You have no cards to lose.
       *[no] You take no Beating, and you have no cards to lose.
    }
