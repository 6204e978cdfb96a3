### Blackgate, German: what the table says. Moves (buttons), prompts, the log, and the answers to "why can't I?".
### $who / $you: the player who acts, and "yes" if that is the reader, else "no".
### $whom / $whom_you: the second player, in the same way. $you and $whom_you are never both "yes".
### $card: bare name. $card_a, $card_the, $cards, $parts, $gang: ready-made, in the accusative.
### $place: bare name. $place_to, $place_at: with their preposition. $n: a number. $michel: "Michel" or "Michelle".


## Moves: buttons, in the infinitive. The reader is the one who chooses, so $whom is always somebody else.
## Ready-made objects begin with a small letter, so they never come first.

# $n: cards a Search draws here. $place_at is there too.
move-search =
    Durchsuchen: { $place } ({ $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    })
# $card_the: the top card of the Search discard pile. $n: cards drawn after that. $place (bare name) is there too.
move-search_discard =
    Durchsuchen: erst { $card_the } vom Ablagestapel, dann { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
move-roll = Würfeln und bewegen
move-cautious = Vorsichtige Bewegung { $place_to }
# $whom: a teammate in the same Gang; $place_to: where that teammate is.
move-follow = { $whom } { $place_to } folgen
# The Gang card bikers_home_run. $place_to: the Cell Block, or your own Block.
move-home = Heimfahrt { $place_to }
# $cards: the Accessories given up for it.
move-join = Einer Gang beitreten: { $gang } (kostet { $cards })
move-play = „{ $card }“ ausspielen
move-play_seat = „{ $card }“ gegen { $whom } ausspielen
move-play_place = „{ $card }“ ausspielen und { $place_to } gehen
move-extort = { $whom } erpressen
# $cards: what is made ("a Shovel", "2 Knives"). $parts: what it uses up ("a Container and a Link").
move-craft = Herstellen: { $cards } (kostet { $parts })
# $n: Tunnel points this Tool scores.
move-dig =
    Graben: { $card_the } einsetzen ({ $n ->
        [one] { $n } Tunnelpunkt
       *[other] { $n } Tunnelpunkte
    })
move-steal = Klauen: { $card_a }
move-heal = Heilen: eine Tracht Prügel weniger
move-sell =
    { $n ->
        [0] Verkaufen: { $card_the }, ohne Erlös
        [one] Verkaufen: { $card_the } für { $n } Zigarette
       *[other] Verkaufen: { $card_the } für { $n } Zigaretten
    }
move-buy =
    { $n ->
        [0] Kaufen: { $cards }, gratis
        [one] Kaufen: { $cards } für { $n } Zigarette
       *[other] Kaufen: { $cards } für { $n } Zigaretten
    }
move-exchange = Austauschen mit { $whom }
# $background: its bare name.
move-reveal = Hintergrund aufdecken: { $background }
# $does: the second effect of the Background, a sentence; $has_does: "no" if its pack has no words for it.
move-second =
    { $has_does ->
        [yes] Zweiten Effekt nutzen: { $does }
       *[no] Zweiten Effekt nutzen
    }
move-end = Zug beenden
move-go = Ab { $place_to }
move-reroll = Noch einmal würfeln
# $card: a kind of Tool, demanded in an Extortion or by a Background.
move-name = Werkzeug nennen: { $card }
move-lay = Waffe auslegen: { $card_a }
move-lay_fists = Die Fäuste sprechen lassen
move-cooperate = Kooperieren: { $card_the } hergeben
# Lay no Weapon, and so lose the Combat.
move-yield = Aufgeben
# A fighter asks the teammates in the Place to lay a Weapon first. $names: who is asked; $alone: "yes" if nobody is there.
move-hold =
    { $alone ->
        [yes] Das Team um Hilfe bitten
       *[no] Um Hilfe bitten: { $names }
    }
# Decline: help nobody, draw nothing, apply no second effect, leave Michel(le) alone.
move-pass = Passen
# The owner chooses a card to lose or to give back.
move-give = Hergeben: { $card_the }
# A second Tool in the same Dig. $n: Tunnel points it scores.
move-also =
    Auch noch { $card_the } einsetzen ({ $n ->
        [one] { $n } Tunnelpunkt
       *[other] { $n } Tunnelpunkte
    })
move-done = Fertig
# In an Exchange.
move-offer = Geben: { $card_the }
move-pay =
    { $n ->
        [one] { $n } Zigarette
       *[other] { $n } Zigaretten
    } geben
move-pick = { $whom } auswählen
move-take = Nehmen: { $card_the }
move-rouse = Für { $michel } würfeln
move-send = { $michel } { $place_to } bewegen
# Also the way to cooperate with Michel(le).
move-discard = Abwerfen: { $card_the }
move-draw = Eine Suchkarte ziehen

## Prompts: what the game is waiting for. [yes] speaks to the reader, [no] says who is being waited for.

# $n: actions left, may be 0.
prompt-turn =
    { $you ->
        [yes] Du bist
       *[no] { $who } ist
    } am Zug: { $n ->
        [0] keine Aktion mehr übrig.
        [one] noch { $n } Aktion.
       *[other] noch { $n } Aktionen.
    }
# $n: the die.
prompt-rolled =
    { $you ->
        [yes] Du hast eine { $n } gewürfelt. Wohin jetzt?
       *[no] { $who } hat eine { $n } gewürfelt und wählt den Ort.
    }
prompt-go =
    { $you ->
        [yes] Wohin gehst du?
       *[no] { $who } wählt den Ort.
    }
prompt-name =
    { $you ->
        [yes] Nenne das Werkzeug, das du haben willst.
       *[no] { $who } nennt gleich ein Werkzeug.
    }
# $whom: the target of the Extortion.
prompt-lay =
    { $you ->
        [yes] Leg eine Waffe aus, um { $whom } einzuschüchtern.
       *[no]
            { $who } wählt eine Waffe, um { $whom_you ->
                [yes] dich
               *[no] { $whom }
            } einzuschüchtern.
    }
# $whom: the attacker. $card: the Tool named, bare name. $hold: "yes" while teammates can be asked, instead of giving up.
prompt-answer =
    { $you ->
        [yes]
            { $whom } erpresst dich. Verlangtes Werkzeug: { $card }. { $hold ->
                [yes] Kooperieren, eine Waffe auslegen oder dein Team um Hilfe bitten?
               *[no] Kooperieren, eine Waffe auslegen oder aufgeben?
            }
       *[no]
            { $who } muss { $whom_you ->
                [yes] dir
               *[no] { $whom }
            } antworten. Verlangtes Werkzeug: { $card }.
    }
# $whom: the opponent. $hold: as in prompt-answer.
prompt-fight =
    { $you ->
        [yes]
            Kampf gegen { $whom }: { $hold ->
                [yes] Waffe auslegen oder dein Team um Hilfe bitten?
               *[no] Waffe auslegen oder aufgeben?
            }
       *[no]
            Kampf gegen { $whom_you ->
                [yes] dich
               *[no] { $whom }
            }: Legt { $who } eine Waffe aus?
    }
# $whom: the teammate who fights and asks for help.
prompt-help =
    { $you ->
        [yes] { $whom } bittet um Hilfe. Legst du eine Waffe für { $whom } aus?
       *[no]
            { $who } darf für { $whom_you ->
                [yes] dich
               *[no] { $whom }
            } eine Waffe auslegen.
    }
# A card is taken and its owner, $who, chooses which. $whom: who takes it.
prompt-surrender =
    { $you ->
        [yes] { $whom } nimmt dir eine Karte ab. Welche, entscheidest du.
       *[no]
            { $who } entscheidet, welche Karte { $whom_you ->
                [yes] du bekommst
               *[no] { $whom } bekommt
            }.
    }
prompt-dig_more =
    { $you ->
        [yes] Du darfst beim Graben ein zweites Werkzeug einsetzen.
       *[no] { $who } darf beim Graben ein zweites Werkzeug einsetzen.
    }
prompt-selling =
    { $you ->
        [yes] Welche Karten willst du verkaufen?
       *[no] { $who } verkauft gerade.
    }
# $whom: the partner in the Exchange, who receives.
prompt-offering =
    { $you ->
        [yes] Was gibst du { $whom }?
       *[no]
            { $who } überlegt, was { $whom_you ->
                [yes] du bekommst
               *[no] { $whom } bekommt
            }.
    }
prompt-pick =
    { $you ->
        [yes] Wen soll diese Karte treffen?
       *[no] { $who } wählt, wen die Karte trifft.
    }
# $whom: whose hand it is.
prompt-take =
    { $you ->
        [yes] Nimm dir eine Karte aus der Hand von { $whom }.
       *[no]
            { $who } sucht sich eine Karte aus { $whom_you ->
                [yes] deiner Hand
               *[no] der Hand von { $whom }
            } aus.
    }
prompt-give_back =
    { $you ->
        [yes] Welche Karte gibst du { $whom } zurück?
       *[no]
            { $who } überlegt, welche Karte { $whom_you ->
                [yes] du zurückbekommst
               *[no] { $whom } zurückbekommt
            }.
    }
# A Craft, then a Buy, that a Background grants without an action.
prompt-craft =
    { $you ->
        [yes] Was stellst du her? Es kostet keine Aktion.
       *[no] { $who } stellt gerade etwas her.
    }
prompt-buy =
    { $you ->
        [yes] Was kaufst du? Es kostet keine Aktion.
       *[no] { $who } kauft gerade etwas.
    }
prompt-rouse =
    { $you ->
        [yes] Willst du für { $michel } würfeln?
       *[no] { $who } darf für { $michel } würfeln.
    }
# $n: the die.
prompt-send =
    { $you ->
        [yes] Du hast für { $michel } eine { $n } gewürfelt. Wohin mit { $michel }?
       *[no] { $who } hat für { $michel } eine { $n } gewürfelt und wählt den Ort.
    }
# $cards: the Tools asked for, joined with "oder". $first: "no" later in the Combat, when a Tool no longer buys peace.
prompt-michel =
    { $first ->
        [yes]
            { $you ->
                [yes] { $michel } zückt ein Messer und will { $cards }. Was tust du?
               *[no] { $michel } zückt ein Messer und will { $cards }. { $who } muss antworten.
            }
       *[no]
            { $you ->
                [yes] { $michel } zückt wieder ein Messer. Waffe auslegen oder aufgeben?
               *[no] { $michel } zückt wieder ein Messer. { $who } muss antworten.
            }
    }
# Lost to Michel(le): one of the Tools on the first card goes.
prompt-michel_tool =
    { $you ->
        [yes] Verloren. Welches der verlangten Werkzeuge wirfst du ab?
       *[no] { $who } sucht ein Werkzeug zum Abwerfen aus.
    }
prompt-reward =
    { $you ->
        [yes] Du hast { $michel } besiegt. Willst du eine Suchkarte ziehen?
       *[no] { $who } hat { $michel } besiegt und darf eine Suchkarte ziehen.
    }
# $n: cards over the hand limit.
prompt-limit =
    { $you ->
        [yes]
            Du hast { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } zu viel auf der Hand. Was wirfst du ab?
       *[no]
            { $who } hat { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            } zu viel auf der Hand und muss abwerfen.
    }
# $whom: the player who revealed the agitator.
prompt-tribute =
    { $you ->
        [yes] { $whom } zwingt dich, eine Karte abzuwerfen. Welche soll es sein?
       *[no]
            { $who } muss wegen { $whom_you ->
                [yes] dir
               *[no] { $whom }
            } eine Karte abwerfen.
    }
# $background: bare name. $idle: "yes" if the second effect would do nothing and can only be declined.
prompt-second =
    { $you ->
        [yes]
            { $idle ->
                [yes] { $background }: Der zweite Effekt würde im Moment nichts bewirken.
               *[no] { $background }: Willst du auch den zweiten Effekt nutzen?
            }
       *[no] { $who } darf auch den zweiten Effekt nutzen: { $background }.
    }
prompt-over = Die Partie ist vorbei.

## Events: the log, in the present tense, full sentences.

# $n: number of the turn.
undone =
    { $you ->
        [yes]
            { $and_later ->
                [yes] Du nimmst deinen letzten Schritt zurück und alles, was danach kam.
               *[no] Du nimmst deinen letzten Schritt zurück.
            }
       *[no]
            { $and_later ->
                [yes] { $who } nimmt den letzten eigenen Schritt zurück und alles, was danach kam.
               *[no] { $who } nimmt den letzten Schritt zurück.
            }
    }
event-turn_began =
    { $you ->
        [yes] Zug { $n }: Du bist dran.
       *[no] Zug { $n }: { $who } ist dran.
    }
event-rolled =
    { $you ->
        [yes] Du würfelst eine { $n }.
       *[no] { $who } würfelt eine { $n }.
    }
event-rerolled =
    { $you ->
        [yes] Du würfelst noch einmal: eine { $n }.
       *[no] { $who } würfelt noch einmal: eine { $n }.
    }
# $from: bare name of the Place left behind; not needed in German.
event-moved =
    { $you ->
        [yes] Du gehst { $place_to }.
       *[no] { $who } geht { $place_to }.
    }
# By a card: not a move.
event-sent =
    { $you ->
        [yes] Du wirst { $place_to } geschickt.
       *[no] { $who } wird { $place_to } geschickt.
    }
# $place (bare name) is there too.
event-searched =
    { $you ->
        [yes] Du durchsuchst { $place_at } jeden Winkel.
       *[no] { $who } durchsucht { $place_at } jeden Winkel.
    }
# $known: "yes" if the reader may see the cards ($cards), else "no" (only $n, how many).
event-drew =
    { $you ->
        [yes] Du ziehst
       *[no] { $who } zieht
    } { $known ->
        [yes] { $cards }.
       *[no]
            { $n ->
                [one] { $n } Suchkarte
               *[other] { $n } Suchkarten
            }.
    }
event-shuffled = Der Suchstapel ist leer: Der Ablagestapel wird gemischt und ersetzt ihn.
# From a board pile. $why: "steal" (a Spoon), "craft", "trade" (bought), "effect" (a card says so).
event-took =
    { $why ->
        [steal]
            { $you ->
                [yes] Du klaust { $cards }.
               *[no] { $who } klaut { $cards }.
            }
        [craft]
            { $you ->
                [yes] Du stellst { $cards } her.
               *[no] { $who } stellt { $cards } her.
            }
        [trade]
            { $you ->
                [yes] Du kaufst { $cards }.
               *[no] { $who } kauft { $cards }.
            }
       *[effect]
            { $you ->
                [yes] Du nimmst { $cards } vom Spielplan.
               *[no] { $who } nimmt { $cards } vom Spielplan.
            }
    }
# The top card of the Search discard pile.
event-salvaged =
    { $you ->
        [yes] Du fischst { $card_the } aus dem Ablagestapel.
       *[no] { $who } fischt { $card_the } aus dem Ablagestapel.
    }
# $why: "craft" (used up), "trade" (sold), "join" (given up to join a Gang), "limit" (hand limit), "laid" (Weapons of all fighters, at the end),
# "played" (an Action card, done), "cooperated" (a Tool for Michel(le)), "beaten" / "beaten_random" (lost to Michel(le)), "effect" (a card says so).
event-discarded =
    { $why ->
        [craft]
            { $you ->
                [yes] Du verbrauchst { $cards }.
               *[no] { $who } verbraucht { $cards }.
            }
        [trade]
            { $you ->
                [yes] Du verkaufst { $cards }.
               *[no] { $who } verkauft { $cards }.
            }
        [join]
            { $you ->
                [yes] Du gibst für den Beitritt { $cards } her.
               *[no] { $who } gibt für den Beitritt { $cards } her.
            }
        [limit]
            { $you ->
                [yes] Du wirfst wegen des Handlimits { $cards } ab.
               *[no] { $who } wirft wegen des Handlimits { $cards } ab.
            }
        [laid] Abgeworfene Waffen: { $cards }.
        [played]
            { $you ->
                [yes] Du wirfst { $cards } nach Gebrauch ab.
               *[no] { $who } wirft { $cards } nach Gebrauch ab.
            }
        [cooperated]
            { $you ->
                [yes] Du kooperierst und wirfst { $cards } ab.
               *[no] { $who } kooperiert und wirft { $cards } ab.
            }
        [beaten]
            { $you ->
                [yes] Du verlierst dafür { $cards }.
               *[no] { $who } verliert dafür { $cards }.
            }
        [beaten_random]
            { $you ->
                [yes] Du verlierst { $cards }, blind gezogen.
               *[no] { $who } verliert { $cards }, blind gezogen.
            }
       *[effect]
            { $you ->
                [yes] Du wirfst { $cards } ab.
               *[no] { $who } wirft { $cards } ab.
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
                            Du zahlst { $n ->
                                [one] { $n } Zigarette
                               *[other] { $n } Zigaretten
                            }.
                       *[no]
                            { $who } zahlt { $n ->
                                [one] { $n } Zigarette
                               *[other] { $n } Zigaretten
                            }.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            Du verlierst { $n ->
                                [one] { $n } Zigarette
                               *[other] { $n } Zigaretten
                            }.
                       *[no]
                            { $who } verliert { $n ->
                                [one] { $n } Zigarette
                               *[other] { $n } Zigaretten
                            }.
                    }
            }
       *[gain]
            { $why ->
                [trade]
                    { $n ->
                        [0] Es wechseln keine Zigaretten den Besitzer.
                       *[other]
                            { $you ->
                                [yes]
                                    Du verdienst { $n ->
                                        [one] { $n } Zigarette
                                       *[other] { $n } Zigaretten
                                    }.
                               *[no]
                                    { $who } verdient { $n ->
                                        [one] { $n } Zigarette
                                       *[other] { $n } Zigaretten
                                    }.
                            }
                    }
                [income]
                    { $you ->
                        [yes]
                            Du kassierst zum Zugbeginn { $n ->
                                [one] { $n } Zigarette
                               *[other] { $n } Zigaretten
                            }.
                       *[no]
                            { $who } kassiert zum Zugbeginn { $n ->
                                [one] { $n } Zigarette
                               *[other] { $n } Zigaretten
                            }.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            Du bekommst { $n ->
                                [one] { $n } Zigarette
                               *[other] { $n } Zigaretten
                            }.
                       *[no]
                            { $who } bekommt { $n ->
                                [one] { $n } Zigarette
                               *[other] { $n } Zigaretten
                            }.
                    }
            }
    }
# $gangcard: bare name of the Gang card taken. $gang is accusative: it can follow "verstärken", not "beitreten" (dative).
event-joined =
    { $you ->
        [yes] Du trittst einer Gang bei und verstärkst jetzt { $gang }. Gangkarte: { $gangcard }.
       *[no] { $who } tritt einer Gang bei und verstärkt jetzt { $gang }. Gangkarte: { $gangcard }.
    }
event-left_gang =
    { $you ->
        [yes] Du verlässt { $gang }.
       *[no] { $who } verlässt { $gang }.
    }
# $has_target: "yes" if the card was played on a player, $whom.
event-played =
    { $has_target ->
        [yes]
            { $you ->
                [yes] Du spielst „{ $card }“ gegen { $whom } aus.
               *[no]
                    { $who } spielt „{ $card }“ gegen { $whom_you ->
                        [yes] dich
                       *[no] { $whom }
                    } aus.
            }
       *[no]
            { $you ->
                [yes] Du spielst „{ $card }“ aus.
               *[no] { $who } spielt „{ $card }“ aus.
            }
    }
# $background: bare name. $member: "yes" if its owner belongs to the Gang it names, $gang, and so may apply the second effect.
event-revealed =
    { $member ->
        [yes]
            { $you ->
                [yes] Du deckst deinen Hintergrund auf: { $background }. Als Gangmitglied darfst du auch den zweiten Effekt nutzen.
               *[no] { $who } deckt einen Hintergrund auf: { $background }. Als Gangmitglied darf { $who } auch den zweiten Effekt nutzen.
            }
       *[no]
            { $you ->
                [yes] Du deckst deinen Hintergrund auf: { $background }.
               *[no] { $who } deckt einen Hintergrund auf: { $background }.
            }
    }
# $background: bare name. $applied: "no" if the second effect was declined.
event-second =
    { $applied ->
        [yes]
            { $you ->
                [yes] Du nutzt auch den zweiten Effekt: { $background }.
               *[no] { $who } nutzt auch den zweiten Effekt: { $background }.
            }
       *[no]
            { $you ->
                [yes] Du verzichtest auf den zweiten Effekt: { $background }.
               *[no] { $who } verzichtet auf den zweiten Effekt: { $background }.
            }
    }
event-extorted =
    { $you ->
        [yes] Du erpresst { $whom }.
       *[no]
            { $who } erpresst { $whom_you ->
                [yes] dich
               *[no] { $whom }
            }.
    }
event-looked =
    { $you ->
        [yes] Du siehst dir die Hand von { $whom } an.
       *[no]
            { $who } sieht sich { $whom_you ->
                [yes] deine Hand
               *[no] die Hand von { $whom }
            } an.
    }
# $card: the Tool, bare name.
event-named =
    { $you ->
        [yes] Du nennst ein Werkzeug: { $card }.
       *[no] { $who } nennt ein Werkzeug: { $card }.
    }
event-laid =
    { $you ->
        [yes] Du legst { $card_a } aus.
       *[no] { $who } legt { $card_a } aus.
    }
event-laid_fists =
    { $you ->
        [yes] Du lässt die Fäuste sprechen.
       *[no] { $who } lässt die Fäuste sprechen.
    }
# $whom: the attacker, who receives the Tool.
event-cooperated =
    { $you ->
        [yes] Du kooperierst und gibst { $whom } { $card_the }.
       *[no]
            { $who } kooperiert und gibt { $whom_you ->
                [yes] dir
               *[no] { $whom }
            } { $card_the }.
    }
# $who turns out not to hold the Tool that was named or shown, $card_a. (No "kein" here: the article comes with the card.)
event-lacked =
    { $you ->
        [yes] Du sollst { $card_a } hergeben, hast so eine Karte aber nicht.
       *[no] { $who } soll { $card_a } hergeben, hat so eine Karte aber nicht.
    }
event-yielded =
    { $you ->
        [yes] Du gibst auf.
       *[no] { $who } gibt auf.
    }
event-held =
    { $you ->
        [yes] Du bittest dein Team um Hilfe.
       *[no] { $who } bittet das eigene Team um Hilfe.
    }
# A teammate lays no Weapon to help.
event-stood_by =
    { $you ->
        [yes] Du hältst dich raus.
       *[no] { $who } hält sich raus.
    }
# $whom: the winner.
event-lost_combat =
    { $you ->
        [yes] Du verlierst den Kampf gegen { $whom }.
       *[no]
            { $who } verliert den Kampf gegen { $whom_you ->
                [yes] dich
               *[no] { $whom }
            }.
    }
event-lost_to_michel =
    { $you ->
        [yes] Du verlierst den Kampf gegen { $michel }.
       *[no] { $who } verliert den Kampf gegen { $michel }.
    }
# $n: Beatings now.
event-beaten =
    { $you ->
        [yes]
            { $n ->
                [2] Du kassierst eine Tracht Prügel und hast jetzt { $n }× Prügel.
               *[other] Du kassierst eine Tracht Prügel.
            }
       *[no]
            { $n ->
                [2] { $who } kassiert eine Tracht Prügel und hat jetzt { $n }× Prügel.
               *[other] { $who } kassiert eine Tracht Prügel.
            }
    }
# $n: Beatings left, may be 0.
event-healed =
    { $you ->
        [yes] Du heilst dich:
       *[no] { $who } heilt sich:
    } { $n ->
        [0] keine Prügel mehr.
        [one] noch { $n } Tracht Prügel.
       *[other] noch { $n }× Prügel.
    }
# $who takes a card from $whom. $known: "yes" if the reader may see it ($card_a). $how: "random", "named" (the Tool that was named),
# "chosen" ($who saw the hand and chose), "surrendered" ($whom, the owner, chose).
event-taken =
    { $you ->
        [yes] Du nimmst
       *[no] { $who } nimmt
    } { $whom_you ->
        [yes] dir
       *[no] { $whom }
    } { $known ->
        [yes] { $card_a }
       *[no] eine Karte
    } ab{ $how ->
        [random] , blind gezogen.
        [named] , wie verlangt.
        [chosen] , nach einem Blick in die Hand.
       *[surrendered]
            ; { $whom_you ->
                [yes] du darfst die Karte aussuchen
               *[no] { $whom } darf die Karte aussuchen
            }.
    }
event-given =
    { $you ->
        [yes]
            Du gibst { $whom } { $known ->
                [yes] { $card_a }
               *[no] eine Karte
            }.
       *[no]
            { $who } gibt { $whom_you ->
                [yes] dir
               *[no] { $whom }
            } { $known ->
                [yes] { $card_a }
               *[no] eine Karte
            }.
    }
# $n: Tunnel points now.
event-dug =
    { $you ->
        [yes]
            Du setzt beim Graben { $card_the } ein und kommst auf { $n ->
                [one] { $n } Tunnelpunkt
               *[other] { $n } Tunnelpunkte
            }.
       *[no]
            { $who } setzt beim Graben { $card_the } ein und kommt auf { $n ->
                [one] { $n } Tunnelpunkt
               *[other] { $n } Tunnelpunkte
            }.
    }
# $whom dug the Tool; $who makes it return to its pile.
event-undug =
    { $you ->
        [yes] Du holst aus dem Tunnel von { $whom } das zuletzt eingesetzte Werkzeug ({ $card }) und legst es auf den Stapel zurück. Die Tunnelpunkte dafür sind verloren.
       *[no]
            { $who } holt aus { $whom_you ->
                [yes] deinem Tunnel
               *[no] dem Tunnel von { $whom }
            } das zuletzt eingesetzte Werkzeug ({ $card }) und legt es auf den Stapel zurück. Die Tunnelpunkte dafür sind verloren.
    }
# The same, but $who takes the Tool into hand.
event-snatched =
    { $you ->
        [yes] Du holst aus dem Tunnel von { $whom } das zuletzt eingesetzte Werkzeug ({ $card }) und nimmst es auf die Hand. Die Tunnelpunkte dafür sind verloren.
       *[no]
            { $who } holt aus { $whom_you ->
                [yes] deinem Tunnel
               *[no] dem Tunnel von { $whom }
            } das zuletzt eingesetzte Werkzeug ({ $card }) und nimmt es auf die Hand. Die Tunnelpunkte dafür sind verloren.
    }
event-actions =
    { $you ->
        [yes]
            Du bekommst { $n ->
                [one] { $n } Aktion
               *[other] { $n } Aktionen
            } dazu.
       *[no]
            { $who } bekommt { $n ->
                [one] { $n } Aktion
               *[other] { $n } Aktionen
            } dazu.
    }
event-exchange =
    { $you ->
        [yes] Du beginnst einen Austausch mit { $whom }.
       *[no]
            { $who } beginnt einen Austausch mit { $whom_you ->
                [yes] dir
               *[no] { $whom }
            }.
    }
# In an Exchange.
event-offered =
    { $you ->
        [yes]
            Du reichst { $whom } { $known ->
                [yes] { $card_a }
               *[no] eine Karte
            }.
       *[no]
            { $who } reicht { $whom_you ->
                [yes] dir
               *[no] { $whom }
            } { $known ->
                [yes] { $card_a }
               *[no] eine Karte
            }.
    }
event-paid =
    { $you ->
        [yes]
            Du reichst { $whom } { $n ->
                [one] { $n } Zigarette
               *[other] { $n } Zigaretten
            }.
       *[no]
            { $who } reicht { $whom_you ->
                [yes] dir
               *[no] { $whom }
            } { $n ->
                [one] { $n } Zigarette
               *[other] { $n } Zigaretten
            }.
    }
event-redealt = Aufstand: Alle Handkarten werden eingesammelt, gemischt und neu ausgeteilt.
# After a riot. $known as in event-drew.
event-dealt =
    { $you ->
        [yes] Du hast jetzt
       *[no] { $who } hat jetzt
    } { $known ->
        [yes] { $cards }
       *[no]
            { $n ->
                [one] { $n } Karte
               *[other] { $n } Karten
            }
    } auf der Hand.
# $who rolls for $michel.
event-michel_rolled =
    { $you ->
        [yes] Du würfelst für { $michel } eine { $n }.
       *[no] { $who } würfelt für { $michel } eine { $n }.
    }
event-michel_moved = { $michel } geht { $place_to }.
# $who is the one extorted.
event-michel_extorts =
    { $you ->
        [yes] { $michel } erpresst dich.
       *[no] { $michel } erpresst { $who }.
    }
# $armed: "yes" if the card shows a Knife. $cards: the Tools it asks for, joined with "or". $who (the player extorted) is there too.
# $first: "yes" for the first card of the Extortion. Only the Tools on that card are demanded (10.7).
event-michel_showed =
    { $armed ->
        [yes]
            { $first ->
                [yes] { $michel } zückt ein Messer und will { $cards }.
               *[no] { $michel } zückt noch ein Messer.
            }
       *[no]
            { $first ->
                [yes] { $michel } hat kein Messer.
               *[no] { $michel } hat kein weiteres Messer.
            }
    }
event-michel_shuffled = Die Karten von { $michel } werden neu gemischt.
event-beat_michel =
    { $you ->
        [yes] Du gewinnst den Kampf gegen { $michel }.
       *[no] { $who } gewinnt den Kampf gegen { $michel }.
    }
# $whom: the attacker.
event-escaped =
    { $you ->
        [yes] Du entwischst { $whom }; die Erpressung ist vorbei.
       *[no]
            { $who } entwischt { $whom_you ->
                [yes] dir
               *[no] { $whom }
            }; die Erpressung ist vorbei.
    }
event-won =
    { $you ->
        [yes] Durchbruch: Du bist draußen und gewinnst die Partie.
       *[no] Durchbruch: { $who } ist draußen und gewinnt die Partie.
    }
# $players: names of the winning team, joined with "and".
event-won_team = Durchbruch: { $players } sind draußen und gewinnen die Partie.
# A simulation was stopped: no winner.
event-stopped = Die Partie wird hier abgebrochen. Niemand gewinnt.

## Reasons: one sentence to the player who asks "why can't I?". No arguments. The rule number is shown beside it.

# 3.2
reason-game_over = Die Partie ist vorbei.
# 4.1
reason-not_your_turn = Gerade muss sich jemand anders entscheiden.
reason-not_now = Das Spiel wartet gerade auf etwas anderes von dir.
# Cards of one choice go in pack order.
reason-order = Diese Karte kommt vor der zuletzt gewählten: Nimm eine, die weiter hinten steht.
# 4.1
reason-no_actions = Keine Aktion mehr übrig in diesem Zug.
# 5.1
reason-searched = Du hast schon durchsucht; mehr geht in diesem Zug nicht.
# 5.1
reason-no_search_here = Hier gibt es nichts zu durchsuchen.
# 6.6
reason-solitary = Als einzige Aktion bleibt dir in Einzelhaft, dich hinauszubewegen.
# 5.3
reason-cautious_cost = Das kostet zwei Aktionen; so viele hast du nicht mehr.
# 5.2
reason-stay = Bleiben gilt nicht: Wähle einen anderen Ort.
# 5.3
reason-never_solitary = In Einzelhaft kommt man nur durch Karten.
# 5.2
reason-not_rolled = Dein Wurf führt nicht dorthin.
# 11.1
reason-no_such_place = Diesen Ort gibt es in dieser Partie nicht: Nur in der Teamvariante besteht der Zellenblock aus Block A und Block B.
# 2.1
reason-no_such_seat = Dort sitzt niemand.
# 5.8
reason-yourself = Wähle jemand anders, nicht dich selbst.
# 5.5
reason-gang_empty = Diese Gang hat keine Karte mehr im Stapel.
# 5.5
reason-accessories = Dir fehlen Accessoires für diese Gang.
# 5.7
reason-no_action_card = Diese Aktionskarte hast du nicht auf der Hand.
# 13.19
reason-card_idle = Das würde gerade nichts bewirken.
# 13.19
reason-target_idle = Das würde bei diesem Mitspieler nichts bewirken.
# 5.8
reason-not_here = Dieser Mitspieler ist nicht an deinem Ort.
# 11.8
reason-teammate = Das geht nicht gegen dein eigenes Team: Wähle einen Gegner.
# 5.8
reason-extorted = Du hast schon jemanden erpresst; mehr geht in diesem Zug nicht.
# 5.8
reason-no_weapon = Du brauchst eine Waffe auf der Hand.
# 9.1, queers_safe_house
reason-guarded = Du brauchst zwei Waffen auf der Hand: Dieser Mitspieler hat den Unterschlupf.
# 5.9
reason-no_fists_first = Die Einschüchterung braucht eine Waffenkarte; Fäuste zählen erst im Kampf.
# 11.7
reason-hold_first = Bitte zuerst dein Team an diesem Ort um Hilfe.
# 11.7
reason-no_helper = Hier ist niemand aus deinem Team, den du noch fragen kannst.
# 5.15
reason-craft_place = An diesem Ort kannst du nichts herstellen.
# 11.4
reason-craft_block = Im eigenen Block kannst du nichts herstellen, nur im gegnerischen.
# 7.1
reason-craft_beaten = Du hast Prügel: Heile dich, bevor du etwas herstellst.
# 5.14
reason-craft_pile = Der Stapel, von dem du nehmen würdest, ist leer.
# 5.14
reason-craft_parts = Dir fehlen Karten für dieses Rezept.
# 6.1
reason-dig_place = Nur im Zellenblock kannst du graben.
# 11.4
reason-dig_block = Nur in deinem eigenen Block kannst du graben.
# 7.1
reason-dig_beaten = Du hast 2× Prügel: Heile dich, bevor du gräbst.
# 6.1
reason-no_tool = Dieses Werkzeug hast du nicht auf der Hand.
# 6.2
reason-steal_place = Nur in der Cafeteria kannst du Löffel klauen.
# 6.2
reason-steal_pile = Es ist kein Löffel mehr da.
# 6.3
reason-heal_place = Nur auf der Krankenstation kannst du dich heilen.
# 6.3
reason-healthy = Du hast keine Prügel: Es gibt nichts zu heilen.
# 6.4
reason-sell_place = Nur im Aufenthaltsraum kannst du verkaufen.
# 6.4
reason-not_held = Diese Karte hast du nicht auf der Hand.
# 6.5
reason-buy_place = Nur im Aufenthaltsraum kannst du kaufen.
# 6.5
reason-poor = Du hast nicht genug Zigaretten.
# 6.5
reason-buy_pile = Im Stapel liegen nicht mehr genug Karten.
# 8.1
reason-revealed = Dein Hintergrund ist schon aufgedeckt und wirkt nur einmal.
# 8.3
reason-wrong_moment = Deinen Hintergrund kannst du nur in dem Moment aufdecken, den er nennt.
# 13.19
reason-background_idle = Dein Hintergrund würde gerade nichts bewirken, oder hier ist niemand, gegen den du ihn einsetzen könntest.
# 9.1
reason-no_ability = Dafür fehlt dir die passende Gangkarte.
# 9.1
reason-ability_used = Diese Fähigkeit hast du schon so oft genutzt wie erlaubt.
# 9.1
reason-discard_empty = Der Ablagestapel der Suchkarten ist leer.
# 11.5
reason-not_teammate = Austauschen kannst du nur in der Teamvariante, und zwar mit einem Teamkameraden an deinem Ort.
# 11.6
reason-follow_gang = Folgen kannst du nur einem Teamkameraden aus deiner Gang, der an einem anderen Ort ist, aber nicht in Einzelhaft.
# 5.10
reason-no_cooperation = Das genannte Werkzeug hast du nicht auf der Hand.
# 10.6. Michel(le)'s card; no argument says which name is in play.
reason-not_shown = Die erste aufgedeckte Karte verlangt dieses Werkzeug nicht.
# 4.3. Cards of one choice go in pack order (see reason-order).
reason-too_few = Fang weiter vorn an: Nach dieser Karte bleiben nicht genug übrig.
# 11.5
reason-cannot_pay = So viele Zigaretten hast du nicht.
# 5.7
reason-not_in_that_hand = Diese Karte ist nicht auf der Hand, die du dir ansiehst.
reason-not_in_hand = Diese Karte hast du nicht auf der Hand.
reason-already_there = Da bist du schon: Wähle einen anderen Ort.
reason-target_away = Dafür muss ein Mitspieler an deinem Ort sein.
reason-target_self = Diese Karte gilt einem Mitspieler, nicht dir selbst.
closed-gang_empty = Die Gangs, die deine Accessoires annehmen, haben keine Karten mehr.
closed-accessories = Deine Accessoires reichen für keine Gang.
closed-no_action_card = Du hast keine Aktionskarte auf der Hand.
closed-card_idle = Keine deiner Aktionskarten würde gerade etwas bewirken.
closed-target_idle = Keine deiner Aktionskarten kann gerade jemandem etwas anhaben.
closed-not_here = An deinem Ort ist niemand, den du erpressen kannst.
closed-guarded = Du brauchst zwei Waffen auf der Hand: Dein einziges mögliches Opfer hier hat den Unterschlupf.
closed-craft_pile = Du hast die Karten dafür, aber der Stapel auf dem Spielplan ist leer.
closed-craft_parts = Dir fehlen für jedes Rezept Karten.
closed-no_tool = Du hast kein Werkzeug auf der Hand.
closed-not_held = Du hast keine Karten zum Verkaufen.
closed-poor = Deine Zigaretten reichen für nichts, was noch da ist.
closed-buy_pile = Was du bezahlen könntest, ist nicht mehr da.
closed-target_away = Für deine Aktionskarten muss ein Mitspieler an deinem Ort sein.
