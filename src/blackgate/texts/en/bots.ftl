# Advice of a bot: a move, how good it looks, and one reason.
# $move: the move as offered to the player. $why: one of the reasons below. $percent: chance of winning.
advice = { $move }: { $why }.
advice-chance = { $move } ({ $percent }% to win): { $why }.

# Reasons. Each continues a sentence after a colon; it begins small and has no full stop.
why-next = the next best thing
why-whim = no particular reason
why-dig-wins = that’s the way out
# $n: Tunnel points still missing afterwards.
why-dig =
    { $n ->
        [one] { $n } Tunnel point to go
       *[other] { $n } Tunnel points to go
    }
# $n: cards drawn.
why-search =
    { $n ->
        [one] { $n } more card
       *[other] { $n } more cards
    }
why-search-discard = you also get the top card of the discard pile
# $n: Tunnel points of the Tool.
why-craft-tool =
    { $n ->
        [one] a Tool worth { $n } Tunnel point
       *[other] a Tool worth { $n } Tunnel points
    }
why-buy-tool =
    { $n ->
        [one] turns Cigarettes into { $n } Tunnel point
       *[other] turns Cigarettes into { $n } Tunnel points
    }
why-arm = Weapons make others think twice
why-steal = a free Tool
why-heal-dig = you can’t Dig with two Beatings
why-heal-craft = you can’t Craft with a Beating
# $gang_card: name of the Gang card on top. $does: what it does, a sentence with its full stop.
why-join = you get { $gang_card }
why-play = this is when it helps most
why-sell = these cards are worth more as Cigarettes
why-exchange = your teammate can make better use of it
why-reveal = this is when it pays off most
why-reveal-member = as a member of that Gang, you may use both effects
why-second = the second effect is worth it too
why-end = nothing here is worth another action
why-pass = it isn’t worth it
why-reroll = the next roll should be better
why-leave-solitary = there’s nothing to do in Solitary
why-roll = there is more to gain elsewhere
# $n: Tunnel points of the Tools in hand.
why-go-home =
    { $n ->
        [one] you have a Tool worth { $n } Tunnel point
       *[other] you have Tools worth { $n } Tunnel points
    }
why-go-heal = you can Heal there
# $whom: a player. $card_a: a Tool that player is known to hold.
why-go-rob = { $whom } is there with { $card_a }
why-go-buy = you can spend your Cigarettes there
why-go-steal = { $card_a } is there for the taking
why-go-search =
    { $n ->
        [one] a Search there draws { $n } card
       *[other] a Search there draws { $n } cards
    }
why-holds-tool = { $whom } has { $card_a }
# $n: that player's Tunnel points (or the team's).
why-leads =
    { $n ->
        [one] nobody is closer to escaping than { $whom } ({ $n } Tunnel point)
       *[other] nobody is closer to escaping than { $whom } ({ $n } Tunnel points)
    }
why-weak = { $whom } can hardly fight back
why-target = it hurts { $whom } the most
why-name-guess = it would be worth the most
why-lay = you can win this fight
why-cooperate = losing the fight would cost more
why-yield = you can’t win this fight
why-hold = a teammate may lay a Weapon for you
why-least = it’s what you need least
why-take = it’s worth the most to you
why-rouse = it should hurt others more than you
why-draw = a free card
