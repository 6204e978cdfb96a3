### Blackgate, English: what the table says. Moves (buttons), prompts, the log, and the answers to "why can't I?".
### $who / $you: the player who acts, and "yes" if that is the reader, else "no".
### $whom / $whom_you: the second player, in the same way. $you and $whom_you are never both "yes".
### $card: bare name. $card_a, $card_the, $cards, $parts: ready-made direct objects. $gang: with its article.
### $place: bare name. $place_to, $place_at: with their preposition. $n: a number. $michel: "Michel" or "Michelle".


## Moves: buttons, in the imperative. The reader is the one who chooses, so $whom is always someone else.

# $n: cards a Search draws here. $place (bare name) is there too.
move-search =
    Search { $place_at } ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    })
# $card_the: the top card of the Search discard pile. $n: cards drawn after that. $place (bare name) is there too.
move-search_discard =
    Take { $card_the } from the discard pile, then Search ({ $n ->
        [one] { $n } card
       *[other] { $n } cards
    })
move-roll = Roll the die and move
move-cautious = Make a Cautious move { $place_to }
# $whom: a teammate in the same Gang; $place_to: where that teammate is.
move-follow = Follow { $whom } { $place_to }
# The Gang card bikers_home_run. $place_to: the Cell Block, or your own Block.
move-home = Ride home { $place_to }
# $cards: the Accessories given up for it.
move-join = Join { $gang }, discarding { $cards }
move-play = Play { $card }
move-play_seat = Play { $card } on { $whom }
move-play_place = Play { $card } and go { $place_to }
move-extort = Extort { $whom }
# $cards: what is made ("a Shovel", "2 Knives"). $parts: what it uses up ("a Container and a Link").
move-craft = Craft { $cards } from { $parts }
# $n: Tunnel points this Tool scores.
move-dig =
    Dig with { $card_the } ({ $n ->
        [one] { $n } Tunnel point
       *[other] { $n } Tunnel points
    })
move-steal = Steal { $card_a }
move-heal = Heal a Beating
move-sell =
    { $n ->
        [0] Sell { $card_the } for nothing
        [one] Sell { $card_the } for { $n } Cigarette
       *[other] Sell { $card_the } for { $n } Cigarettes
    }
move-buy =
    { $n ->
        [0] Buy { $cards } for free
        [one] Buy { $cards } for { $n } Cigarette
       *[other] Buy { $cards } for { $n } Cigarettes
    }
move-exchange = Exchange with { $whom }
# $background: its bare name.
move-reveal = Reveal your Background: { $background }
# $does: the second effect of the Background, a sentence; $has_does: "no" if its pack has no words for it.
move-second =
    { $has_does ->
        [yes] Use the second effect: { $does }
       *[no] Use the second effect
    }
move-end = End your turn
move-go = Go { $place_to }
move-reroll = Roll again
# $card: a kind of Tool, demanded in an Extortion or by a Background.
move-name = Name a Tool: { $card }
move-lay = Lay { $card_a }
move-lay_fists = Lay your fists
move-cooperate = Cooperate: hand over { $card_the }
# Lay no Weapon, and so lose the Combat.
move-yield = Give up
# A fighter asks the teammates in the Place to lay a Weapon first. $names: who is asked; $alone: "yes" if nobody is there.
move-hold =
    { $alone ->
        [yes] Ask your team for help
       *[no] Ask for help: { $names }
    }
# Decline: help nobody, draw nothing, apply no second effect, leave Michel(le) alone.
move-pass = Pass
# The owner chooses a card to lose or to give back.
move-give = Hand over { $card_the }
# A second Tool in the same Dig. $n: Tunnel points it scores.
move-also =
    Dig with { $card_the } too ({ $n ->
        [one] { $n } Tunnel point
       *[other] { $n } Tunnel points
    })
move-done = Done
# In an Exchange.
move-offer = Give { $card_the }
move-pay =
    Give { $n ->
        [one] { $n } Cigarette
       *[other] { $n } Cigarettes
    }
move-pick = Choose { $whom }
move-take = Take { $card_the }
move-rouse = Roll for { $michel }
move-send = Move { $michel } { $place_to }
# Also the way to cooperate with Michel(le).
move-discard = Discard { $card_the }
move-draw = Draw a Search card

## Prompts: what the game is waiting for. [yes] speaks to the reader, [no] says who is being waited for.

# $n: actions left, may be 0.
prompt-turn =
    { $you ->
        [yes]
            Your turn: { $n ->
                [0] no actions
                [one] { $n } action
               *[other] { $n } actions
            } left.
       *[no]
            { $who }’s turn: { $n ->
                [0] no actions
                [one] { $n } action
               *[other] { $n } actions
            } left.
    }
# $n: the die.
prompt-rolled =
    { $you ->
        [yes] You rolled a { $n }. Where to?
       *[no] { $who } rolled a { $n } and is choosing where to go.
    }
prompt-go =
    { $you ->
        [yes] Choose where to go.
       *[no] { $who } is choosing where to go.
    }
prompt-name =
    { $you ->
        [yes] Name the Tool you want.
       *[no] { $who } is about to name a Tool.
    }
# $whom: the target of the Extortion.
prompt-lay =
    { $you ->
        [yes] Lay a Weapon to intimidate { $whom }.
       *[no]
            { $who } is choosing a Weapon to intimidate { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
# $whom: the attacker. $card: the Tool named, bare name. $hold: "yes" while teammates can be asked, instead of giving up.
prompt-answer =
    { $you ->
        [yes]
            { $whom } is extorting you. Tool wanted: { $card }. { $hold ->
                [yes] Cooperate, lay a Weapon or ask your team for help?
               *[no] Cooperate, lay a Weapon or give up?
            }
       *[no]
            { $who } must answer { $whom_you ->
                [yes] you
               *[no] { $whom }
            }. Tool wanted: { $card }.
    }
# $whom: the opponent. $hold: as in prompt-answer.
prompt-fight =
    { $you ->
        [yes]
            Combat with { $whom }: { $hold ->
                [yes] lay a Weapon or ask your team for help?
               *[no] lay a Weapon or give up?
            }
       *[no]
            Combat: { $who } is deciding whether to lay a Weapon against { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
# $whom: the teammate who fights and asks for help.
prompt-help =
    { $you ->
        [yes] { $whom } is asking for help. Lay a Weapon for { $whom }?
       *[no]
            { $who } may lay a Weapon for { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
# A card is taken and its owner, $who, chooses which. $whom: who takes it.
prompt-surrender =
    { $you ->
        [yes] { $whom } is taking a card from you. You choose which.
       *[no]
            { $who } is choosing which card to lose to { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
prompt-dig_more =
    { $you ->
        [yes] You may Dig with a second Tool.
       *[no] { $who } may Dig with a second Tool.
    }
prompt-selling =
    { $you ->
        [yes] Choose cards to Sell.
       *[no] { $who } is selling.
    }
# $whom: the partner in the Exchange, who receives.
prompt-offering =
    { $you ->
        [yes] What will you give { $whom }?
       *[no]
            { $who } is choosing what to give { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
prompt-pick =
    { $you ->
        [yes] Choose a player for this card.
       *[no] { $who } is choosing a player.
    }
# $whom: whose hand it is.
prompt-take =
    { $you ->
        [yes] Take a card from { $whom }’s hand.
       *[no]
            { $who } is going through { $whom_you ->
                [yes] your
               *[no] { $whom }’s
            } hand.
    }
prompt-give_back =
    { $you ->
        [yes] Choose a card to give back to { $whom }.
       *[no]
            { $who } is choosing a card to give back to { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
# A Craft, then a Buy, that a Background grants without an action.
prompt-craft =
    { $you ->
        [yes] Craft once, without spending an action.
       *[no] { $who } is crafting.
    }
prompt-buy =
    { $you ->
        [yes] Buy once, without spending an action.
       *[no] { $who } is buying.
    }
prompt-rouse =
    { $you ->
        [yes] Roll to move { $michel }, or leave { $michel } alone?
       *[no] { $who } may roll to move { $michel }.
    }
# $n: the die.
prompt-send =
    { $you ->
        [yes] You rolled a { $n } for { $michel }. Choose where { $michel } goes.
       *[no] { $who } rolled a { $n } for { $michel } and is choosing where { $michel } goes.
    }
# $cards: the Tools asked for, joined with "or". $first: "no" later in the Combat, when a Tool no longer buys peace.
prompt-michel =
    { $first ->
        [yes]
            { $you ->
                [yes] { $michel } has pulled a Knife and wants { $cards }. What do you do?
               *[no] { $michel } has pulled a Knife and wants { $cards }. { $who } must answer.
            }
       *[no]
            { $you ->
                [yes] { $michel } has pulled another Knife. Only a Weapon can help you now. What do you do?
               *[no] { $michel } has pulled another Knife. { $who } must answer.
            }
    }
# Lost to Michel(le): one of the Tools on the first card goes.
prompt-michel_tool =
    { $you ->
        [yes] You lost. Choose one of the wanted Tools to discard.
       *[no] { $who } is choosing a Tool to discard.
    }
prompt-reward =
    { $you ->
        [yes] You beat { $michel }. Draw a Search card?
       *[no] { $who } beat { $michel } and may draw a Search card.
    }
# $n: cards over the hand limit.
prompt-limit =
    { $you ->
        [yes]
            You’re { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } over the hand limit. Choose what to discard.
       *[no]
            { $who } is { $n ->
                [one] { $n } card
               *[other] { $n } cards
            } over the hand limit and is discarding.
    }
# $whom: the player who revealed the agitator.
prompt-tribute =
    { $you ->
        [yes] { $whom } has stirred things up: choose a card to discard.
       *[no]
            { $who } must discard a card because of { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
# $background: bare name. $idle: "yes" if the second effect would do nothing and can only be declined.
prompt-second =
    { $you ->
        [yes]
            { $idle ->
                [yes] { $background }: the second effect would do nothing now.
               *[no] { $background }: use the second effect too?
            }
       *[no] { $who } may use the second effect of { $background } too.
    }
prompt-over = The game is over.

## Events: the log, in the present tense, full sentences.

# $n: number of the turn.
undone =
    { $you ->
        [yes]
            { $and_later ->
                [yes] You undo your last move and everything after it.
               *[no] You undo your last move.
            }
       *[no]
            { $and_later ->
                [yes] { $who } undoes their last move and everything after it.
               *[no] { $who } undoes their last move.
            }
    }
event-turn_began =
    { $you ->
        [yes] Turn { $n }: you’re up.
       *[no] Turn { $n }: { $who } is up.
    }
event-rolled =
    { $you ->
        [yes] You roll a { $n }.
       *[no] { $who } rolls a { $n }.
    }
event-rerolled =
    { $you ->
        [yes] You roll again: a { $n }.
       *[no] { $who } rolls again: a { $n }.
    }
# $from: bare name of the Place left behind; not needed in English.
event-moved =
    { $you ->
        [yes] You move { $place_to }.
       *[no] { $who } moves { $place_to }.
    }
# By a card: not a move.
event-sent =
    { $you ->
        [yes] You are sent { $place_to }.
       *[no] { $who } is sent { $place_to }.
    }
# $place (bare name) is there too.
event-searched =
    { $you ->
        [yes] You search { $place_at }.
       *[no] { $who } searches { $place_at }.
    }
# $known: "yes" if the reader may see the cards ($cards), else "no" (only $n, how many).
event-drew =
    { $you ->
        [yes] You draw
       *[no] { $who } draws
    } { $known ->
        [yes] { $cards }.
       *[no]
            { $n ->
                [one] { $n } Search card
               *[other] { $n } Search cards
            }.
    }
event-shuffled = The Search deck has run out: the discard pile is shuffled into a new one.
# From a board pile. $why: "steal" (a Spoon), "craft", "trade" (bought), "effect" (a card says so).
event-took =
    { $why ->
        [steal]
            { $you ->
                [yes] You steal { $cards }.
               *[no] { $who } steals { $cards }.
            }
        [craft]
            { $you ->
                [yes] You craft { $cards }.
               *[no] { $who } crafts { $cards }.
            }
        [trade]
            { $you ->
                [yes] You buy { $cards }.
               *[no] { $who } buys { $cards }.
            }
       *[effect]
            { $you ->
                [yes] You take { $cards } from the board.
               *[no] { $who } takes { $cards } from the board.
            }
    }
# The top card of the Search discard pile.
event-salvaged =
    { $you ->
        [yes] You fish { $card_the } out of the discard pile.
       *[no] { $who } fishes { $card_the } out of the discard pile.
    }
# $why: "craft" (used up), "trade" (sold), "join" (given up to join a Gang), "limit" (hand limit), "laid" (Weapons of all fighters, at the end),
# "played" (an Action card, done), "cooperated" (a Tool for Michel(le)), "beaten" / "beaten_random" (lost to Michel(le)), "effect" (a card says so).
event-discarded =
    { $why ->
        [craft]
            { $you ->
                [yes] You use up { $cards }.
               *[no] { $who } uses up { $cards }.
            }
        [trade]
            { $you ->
                [yes] You sell { $cards }.
               *[no] { $who } sells { $cards }.
            }
        [join]
            { $you ->
                [yes] You discard { $cards } to join.
               *[no] { $who } discards { $cards } to join.
            }
        [limit]
            { $you ->
                [yes] You discard { $cards } to keep to the hand limit.
               *[no] { $who } discards { $cards } to keep to the hand limit.
            }
        [laid] Weapons discarded: { $cards }.
        [played]
            { $you ->
                [yes] You discard { $cards } after use.
               *[no] { $who } discards { $cards } after use.
            }
        [cooperated]
            { $you ->
                [yes] You cooperate and discard { $cards }.
               *[no] { $who } cooperates and discards { $cards }.
            }
        [beaten]
            { $you ->
                [yes] You lose { $cards }.
               *[no] { $who } loses { $cards }.
            }
        [beaten_random]
            { $you ->
                [yes] You lose { $cards } at random.
               *[no] { $who } loses { $cards } at random.
            }
       *[effect]
            { $you ->
                [yes] You discard { $cards }.
               *[no] { $who } discards { $cards }.
            }
    }
# $sign: "gain" or "loss". $n: how many, never negative. $why: "trade" (Sell or Buy), "income" (a Gang card, at the start of the turn), "effect".
event-cigarettes =
    { $sign ->
        [loss]
            { $why ->
                [trade]
                    { $you ->
                        [yes]
                            You pay { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                       *[no]
                            { $who } pays { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            You lose { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                       *[no]
                            { $who } loses { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                    }
            }
       *[gain]
            { $why ->
                [trade]
                    { $n ->
                        [0] No Cigarettes change hands.
                       *[other]
                            { $you ->
                                [yes]
                                    You earn { $n ->
                                        [one] { $n } Cigarette
                                       *[other] { $n } Cigarettes
                                    }.
                               *[no]
                                    { $who } earns { $n ->
                                        [one] { $n } Cigarette
                                       *[other] { $n } Cigarettes
                                    }.
                            }
                    }
                [income]
                    { $you ->
                        [yes]
                            You collect { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            } to start the turn.
                       *[no]
                            { $who } collects { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            } to start the turn.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            You gain { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                       *[no]
                            { $who } gains { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                    }
            }
    }
# $gangcard: bare name of the Gang card taken.
event-joined =
    { $you ->
        [yes] You join { $gang }. Gang card: { $gangcard }.
       *[no] { $who } joins { $gang }. Gang card: { $gangcard }.
    }
event-left_gang =
    { $you ->
        [yes] You leave { $gang }.
       *[no] { $who } leaves { $gang }.
    }
# $has_target: "yes" if the card was played on a player, $whom.
event-played =
    { $has_target ->
        [yes]
            { $you ->
                [yes] You play { $card } on { $whom }.
               *[no]
                    { $who } plays { $card } on { $whom_you ->
                        [yes] you
                       *[no] { $whom }
                    }.
            }
       *[no]
            { $you ->
                [yes] You play { $card }.
               *[no] { $who } plays { $card }.
            }
    }
# $background: bare name. $member: "yes" if its owner belongs to the Gang it names, $gang, and so may apply the second effect.
event-revealed =
    { $member ->
        [yes]
            { $you ->
                [yes] You reveal your Background: { $background }. As a member of { $gang }, you may use the second effect too.
               *[no] { $who } reveals a Background: { $background }. As a member of { $gang }, { $who } may use the second effect too.
            }
       *[no]
            { $you ->
                [yes] You reveal your Background: { $background }.
               *[no] { $who } reveals a Background: { $background }.
            }
    }
# $background: bare name. $applied: "no" if the second effect was declined.
event-second =
    { $applied ->
        [yes]
            { $you ->
                [yes] You use the second effect too: { $background }.
               *[no] { $who } uses the second effect too: { $background }.
            }
       *[no]
            { $you ->
                [yes] You don’t use the second effect: { $background }.
               *[no] { $who } doesn’t use the second effect: { $background }.
            }
    }
event-extorted =
    { $you ->
        [yes] You extort { $whom }.
       *[no]
            { $who } extorts { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
event-looked =
    { $you ->
        [yes] You look at { $whom }’s hand.
       *[no]
            { $who } looks at { $whom_you ->
                [yes] your
               *[no] { $whom }’s
            } hand.
    }
# $card: the Tool, bare name.
event-named =
    { $you ->
        [yes] You name a Tool: { $card }.
       *[no] { $who } names a Tool: { $card }.
    }
event-laid =
    { $you ->
        [yes] You lay { $card_a }.
       *[no] { $who } lays { $card_a }.
    }
event-laid_fists =
    { $you ->
        [yes] You raise your bare fists.
       *[no] { $who } fights with bare fists.
    }
# $whom: the attacker, who receives the Tool.
event-cooperated =
    { $you ->
        [yes] You cooperate and hand { $whom } { $card_the }.
       *[no]
            { $who } cooperates and hands { $whom_you ->
                [yes] you
               *[no] { $whom }
            } { $card_the }.
    }
# $who turns out not to hold the Tool that was named or shown, $card_a.
event-lacked =
    { $you ->
        [yes] You don’t have { $card_a }.
       *[no] { $who } turns out not to have { $card_a }.
    }
event-yielded =
    { $you ->
        [yes] You give up.
       *[no] { $who } gives up.
    }
event-held =
    { $you ->
        [yes] You ask your team for help.
       *[no] { $who } asks the team for help.
    }
# A teammate lays no Weapon to help.
event-stood_by =
    { $you ->
        [yes] You stay out of it.
       *[no] { $who } stays out of it.
    }
# $whom: the winner.
event-lost_combat =
    { $you ->
        [yes] You lose the Combat against { $whom }.
       *[no]
            { $who } loses the Combat against { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
event-lost_to_michel =
    { $you ->
        [yes] You lose the Combat against { $michel }.
       *[no] { $who } loses the Combat against { $michel }.
    }
# $n: Beatings now.
event-beaten =
    { $you ->
        [yes] You take a Beating and now have { $n }.
       *[no] { $who } takes a Beating and now has { $n }.
    }
# $n: Beatings left, may be 0.
event-healed =
    { $you ->
        [yes]
            You heal: { $n ->
                [0] no Beatings
                [one] { $n } Beating
               *[other] { $n } Beatings
            } left.
       *[no]
            { $who } heals: { $n ->
                [0] no Beatings
                [one] { $n } Beating
               *[other] { $n } Beatings
            } left.
    }
# $who takes a card from $whom. $known: "yes" if the reader may see it ($card_a). $how: "random", "named" (the Tool that was named),
# "chosen" ($who saw the hand and chose), "surrendered" ($whom, the owner, chose).
event-taken =
    { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $known ->
        [yes] { $card_a }
       *[no] a card
    } from { $whom_you ->
        [yes] you
       *[no] { $whom }
    } { $how ->
        [random] at random.
        [named] as demanded.
        [chosen] after a good look.
       *[surrendered] (the owner’s choice).
    }
event-given =
    { $you ->
        [yes]
            You give { $whom } { $known ->
                [yes] { $card_a }
               *[no] a card
            }.
       *[no]
            { $who } gives { $whom_you ->
                [yes] you
               *[no] { $whom }
            } { $known ->
                [yes] { $card_a }
               *[no] a card
            }.
    }
# $n: Tunnel points now.
event-dug =
    { $you ->
        [yes]
            You dig with { $card_the } and reach { $n ->
                [one] { $n } Tunnel point
               *[other] { $n } Tunnel points
            }.
       *[no]
            { $who } digs with { $card_the } and reaches { $n ->
                [one] { $n } Tunnel point
               *[other] { $n } Tunnel points
            }.
    }
# $whom dug the Tool; $who makes it return to its pile.
event-undug =
    { $you ->
        [yes] You send { $card_the } that { $whom } last dug with back to its pile; its Tunnel points are lost.
       *[no]
            { $who } sends { $card_the } that { $whom_you ->
                [yes] you
               *[no] { $whom }
            } last dug with back to its pile; its Tunnel points are lost.
    }
# The same, but $who takes the Tool into hand.
event-snatched =
    { $you ->
        [yes] You snatch { $card_the } that { $whom } last dug with; its Tunnel points are lost.
       *[no]
            { $who } snatches { $card_the } that { $whom_you ->
                [yes] you
               *[no] { $whom }
            } last dug with; its Tunnel points are lost.
    }
event-actions =
    { $you ->
        [yes]
            You gain { $n ->
                [one] { $n } action
               *[other] { $n } actions
            }.
       *[no]
            { $who } gains { $n ->
                [one] { $n } action
               *[other] { $n } actions
            }.
    }
event-exchange =
    { $you ->
        [yes] You start an Exchange with { $whom }.
       *[no]
            { $who } starts an Exchange with { $whom_you ->
                [yes] you
               *[no] { $whom }
            }.
    }
# In an Exchange.
event-offered =
    { $you ->
        [yes]
            You pass { $whom } { $known ->
                [yes] { $card_a }
               *[no] a card
            }.
       *[no]
            { $who } passes { $whom_you ->
                [yes] you
               *[no] { $whom }
            } { $known ->
                [yes] { $card_a }
               *[no] a card
            }.
    }
event-paid =
    { $you ->
        [yes]
            You pass { $whom } { $n ->
                [one] { $n } Cigarette
               *[other] { $n } Cigarettes
            }.
       *[no]
            { $who } passes { $whom_you ->
                [yes] you
               *[no] { $whom }
            } { $n ->
                [one] { $n } Cigarette
               *[other] { $n } Cigarettes
            }.
    }
event-redealt = A Riot: all hands are put together, shuffled and dealt out again.
# After a riot. $known as in event-drew.
event-dealt =
    { $you ->
        [yes] You end up with
       *[no] { $who } ends up with
    } { $known ->
        [yes] { $cards }.
       *[no]
            { $n ->
                [one] { $n } card
               *[other] { $n } cards
            }.
    }
# $who rolls for $michel.
event-michel_rolled =
    { $you ->
        [yes] You roll a { $n } for { $michel }.
       *[no] { $who } rolls a { $n } for { $michel }.
    }
event-michel_moved = { $michel } moves { $place_to }.
# $who is the one extorted.
event-michel_extorts =
    { $you ->
        [yes] { $michel } extorts you.
       *[no] { $michel } extorts { $who }.
    }
# $armed: "yes" if the card shows a Knife. $cards: the Tools it asks for, joined with "or". $who (the player extorted) is there too.
# $first: "yes" for the first card of the Extortion. Only the Tools on that card are demanded (10.7).
event-michel_showed =
    { $armed ->
        [yes]
            { $first ->
                [yes] { $michel } pulls a Knife and wants { $cards }.
               *[no] { $michel } pulls another Knife.
            }
       *[no]
            { $first ->
                [yes] { $michel } has no Knife.
               *[no] { $michel } has no other Knife.
            }
    }
event-michel_shuffled = { $michel }’s cards are shuffled again.
event-beat_michel =
    { $you ->
        [yes] You win the Combat against { $michel }.
       *[no] { $who } wins the Combat against { $michel }.
    }
# $whom: the attacker.
event-escaped =
    { $you ->
        [yes] You slip away from { $whom }; the Extortion ends.
       *[no]
            { $who } slips away from { $whom_you ->
                [yes] you
               *[no] { $whom }
            }; the Extortion ends.
    }
event-won =
    { $you ->
        [yes] You break through: you’re out, and you win the game.
       *[no] { $who } breaks through, gets out and wins the game.
    }
# $players: names of the winning team, joined with "and".
event-won_team = { $players } break through, get out and win the game.
# A simulation was stopped: no winner.
event-stopped = The game was stopped here. Nobody wins.

## Reasons: one sentence to the player who asks "why can't I?". No arguments. The rule number is shown beside it.

# 3.2
reason-game_over = The game is over.
# 4.1
reason-not_your_turn = Another player has to decide first.
reason-not_now = That isn’t one of your choices right now.
# Cards of one choice go in pack order.
reason-order = Pick cards in the order of the list: this one comes before the one you picked last.
# 4.1
reason-no_actions = You have no actions left this turn.
# 5.1
reason-searched = You’ve already searched this turn.
# 5.1
reason-no_search_here = You can’t Search in this Place.
# 6.6
reason-solitary = In Solitary, your only action is a move. You can still use your Gang card, reveal your Background or end your turn.
# 5.3
reason-cautious_cost = You need 2 actions left for a Cautious move.
# 5.2
reason-stay = You can’t stay where you are: choose another Place.
# 5.3
reason-never_solitary = You can’t move to Solitary: only cards send players there.
# 5.2
reason-not_rolled = Your roll doesn’t lead there.
# 11.1
reason-no_such_place = That Place isn’t in this game: only team games split the Cell Block into Blocks.
# 2.1
reason-no_such_seat = Nobody sits there.
# 5.8
reason-yourself = You can’t choose yourself: choose another player.
# 5.5
reason-gang_empty = That Gang’s pile has no cards left.
# 5.5
reason-accessories = You don’t have the different Accessories this Gang asks for.
# 5.7
reason-no_action_card = You don’t have that Action card.
# 13.19
reason-card_idle = That would do nothing at all right now.
# 13.19
reason-target_idle = That card would do nothing to that player.
# 5.8
reason-not_here = That player isn’t in your Place.
# 11.8
reason-teammate = You can’t turn on a teammate: choose an opponent.
# 5.8
reason-extorted = You’ve already extorted this turn.
# 5.8
reason-no_weapon = You need a Weapon in hand to Extort.
# 9.1, queers_safe_house
reason-guarded = You need two Weapons in hand: this player has the Safe House.
# 5.9
reason-no_fists_first = You need a Weapon card here: fists only count once the Combat has begun.
# 11.7
reason-hold_first = Ask the teammates in your Place first: one of them may still lay a Weapon for you.
# 11.7
reason-no_helper = There’s no teammate left to ask in your Place.
# 5.15
reason-craft_place = You can’t Craft in this Place.
# 11.4
reason-craft_block = You can’t Craft in your own Block, but you can in the other team’s.
# 7.1
reason-craft_beaten = You can’t Craft with a Beating: Heal first.
# 5.14
reason-craft_pile = The board pile for that card is empty.
# 5.14
reason-craft_parts = You don’t have everything the recipe needs.
# 6.1
reason-dig_place = You can only Dig in the Cell Block.
# 11.4
reason-dig_block = You can only Dig in your own Block.
# 7.1
reason-dig_beaten = You can’t Dig with two Beatings: Heal at least one first.
# 6.1
reason-no_tool = You don’t have that Tool.
# 6.2
reason-steal_place = You can only Steal a Spoon in the Cafeteria.
# 6.2
reason-steal_pile = There are no Spoons left to steal.
# 6.3
reason-heal_place = You can only Heal in the Infirmary.
# 6.3
reason-healthy = You have no Beatings to Heal.
# 6.4
reason-sell_place = You can only Sell in the Recreational Area.
# 6.4
reason-not_held = You don’t have that card.
# 6.5
reason-buy_place = You can only Buy in the Recreational Area.
# 6.5
reason-poor = You don’t have enough Cigarettes for that.
# 6.5
reason-buy_pile = There aren’t enough left in the pile.
# 8.1
reason-revealed = You’ve already revealed your Background. It only works once.
# 8.3
reason-wrong_moment = You can’t reveal your Background now: it works at another moment.
# 13.19
reason-background_idle = Your Background would do nothing right now, or there’s no one here to use it on.
# 9.1
reason-no_ability = You don’t have the Gang card for that.
# 9.1
reason-ability_used = You’ve already used that ability as often as its card allows.
# 9.1
reason-discard_empty = The Search discard pile is empty.
# 11.5
reason-not_teammate = You can only Exchange in team games, with a teammate in your Place.
# 11.6
reason-follow_gang = You can only follow a teammate in your own Gang, to another Place that isn’t Solitary.
# 5.10
reason-no_cooperation = You can’t cooperate: you don’t have the Tool that was named.
# 10.6. Michel(le)'s card; no argument says which name is in play.
reason-not_shown = The first card shown doesn’t ask for that Tool.
# 4.3. Cards of one choice go in pack order (see reason-order).
reason-too_few = Not enough cards come after this one: start with an earlier card.
# 11.5
reason-cannot_pay = You don’t have that many Cigarettes.
# 5.7
reason-not_in_that_hand = That card isn’t in the hand you’re looking at.
reason-not_in_hand = You don’t have that card.
reason-already_there = You’re already there: choose another Place.
reason-target_away = That card needs another player in your Place.
reason-target_self = You can’t play that card on yourself.
closed-gang_empty = The Gangs that accept your Accessories have no cards left.
closed-accessories = You don’t have the Accessories for any Gang.
closed-no_action_card = You have no Action card.
closed-card_idle = None of your Action cards would do anything right now.
closed-target_idle = None of your Action cards would do anything to anyone right now.
closed-not_here = There’s nobody in your Place to Extort.
closed-guarded = You need two Weapons in hand: your only target here has the Safe House.
closed-craft_pile = You have the cards for it, but the board pile is empty.
closed-craft_parts = You don’t have the cards for any recipe.
closed-no_tool = You have no Tool.
closed-not_held = You have no cards to Sell.
closed-poor = You don’t have enough Cigarettes for anything that’s left.
closed-buy_pile = Nothing you can afford is left.
closed-target_away = Your Action cards need another player in your Place.
