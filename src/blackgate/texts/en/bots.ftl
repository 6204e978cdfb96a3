# Advice of a bot: a move, how good it looks, and one reason.
# $move: the move as offered to the player. $why: one of the reasons below. $percent: chance of winning.
advice = { $move }: { $why }.
advice-chance = { $move } ({ $percent } % to win): { $why }.

# Reasons. Each continues a sentence after a colon; it begins small and has no full stop.
why-next = the next best thing
why-whim = no particular reason
why-dig-wins = that is the way out
# $n: Tunnel points still missing afterwards.
why-dig =
    { $n ->
        [one] then only { $n } Tunnel point is missing
       *[other] then { $n } Tunnel points are missing
    }
# $n: cards drawn.
why-search =
    { $n ->
        [one] { $n } card more
       *[other] { $n } cards more
    }
why-search-discard = the top card of the discard pile comes along
# $n: Tunnel points of the Tool.
why-craft-tool =
    { $n ->
        [one] a Tool worth { $n } Tunnel point
       *[other] a Tool worth { $n } Tunnel points
    }
why-buy-tool =
    { $n ->
        [one] Cigarettes become { $n } Tunnel point
       *[other] Cigarettes become { $n } Tunnel points
    }
why-arm = Weapons make others think twice
why-steal = a Tool for nothing
why-heal-dig = after two Beatings you cannot dig
why-heal-craft = beaten, you cannot craft
# $gang_card: name of the Gang card on top. $does: what it does, a sentence with its full stop.
why-join = you get { $gang_card }
why-play = now it does most good
why-sell = these cards are worth more as Cigarettes
why-exchange = your teammate can make more of it
why-reveal = now it brings most
why-reveal-member = as a member of that Gang you get both effects
why-second = the second effect is worth it too
why-end = nothing here is worth another action
why-pass = it is not worth it
why-reroll = the next roll should be better
why-leave-solitary = in Solitary there is nothing to do
why-roll = there is more to gain elsewhere
# $n: Tunnel points of the Tools in hand.
why-go-home =
    { $n ->
        [one] you carry { $n } Tunnel point that has yet to be dug
       *[other] you carry { $n } Tunnel points that have yet to be dug
    }
why-go-heal = there you can heal
# $whom: a player. $card_a: a Tool that player is known to hold.
why-go-rob = { $whom } is there with { $card_a }
why-go-buy = there your Cigarettes buy something
why-go-steal = there is { $card_a } to be had for nothing
why-go-search =
    { $n ->
        [one] there you can search for { $n } card
       *[other] there you can search for { $n } cards
    }
why-holds-tool = { $whom } holds { $card_a }
# $n: that player's Tunnel points (or the team's).
why-leads =
    { $n ->
        [one] { $whom } leads with { $n } Tunnel point
       *[other] { $whom } leads with { $n } Tunnel points
    }
why-weak = { $whom } can hardly defend themselves
why-target = it costs { $whom } most
why-name-guess = it would be worth most
why-lay = this fight can be won
why-cooperate = losing the fight would cost more
why-yield = this fight cannot be won
why-hold = a teammate may lay a Weapon for you
why-least = that is what you need least
why-take = that is worth most to you
why-rouse = it should hurt others more than you
why-draw = a card for nothing
