### Blackgate, Italian: what the table says. Moves (buttons), prompts, the log, and the answers to "why can't I?".
### $who / $you: the player who acts, and "yes" if that is the reader, else "no".
### $whom / $whom_you: the second player, in the same way. $you and $whom_you are never both "yes".
### $card: bare name. $card_a, $card_the, $cards, $parts: ready-made direct objects. $gang: with its article.
### $place: bare name. $place_to, $place_at: with their preposition. $n: a number. $michel: "Michel" or "Michelle".
### Before a form that has its article, only "con" and "per" are safe: "di", "a", "da", "in", "su" would have to melt into it.


## Moves: buttons, in the imperative. The reader is the one who chooses, so $whom is always somebody else.

# $n: cards a Search draws here. $place (bare name) is there too.
move-search =
    Fai una Ricerca { $place_at } ({ $n ->
        [one] { $n } carta
       *[other] { $n } carte
    })
# $card_the: the top card of the Search discard pile. $n: cards drawn after that. $place (bare name) is there too.
move-search_discard =
    Prendi { $card_the } dalla pila degli scarti, poi fai una Ricerca ({ $n ->
        [one] { $n } carta
       *[other] { $n } carte
    })
move-roll = Tira il dado e muoviti
move-cautious = Vai { $place_to } con un Movimento Prudente
# $whom: a teammate in the same Gang; $place_to: where that teammate is.
move-follow = Segui { $whom } { $place_to }
# The Gang card bikers_home_run. $place_to: the Cell Block, or your own Block.
move-home = Torna a casa, { $place_to }
# $cards: the Accessories given up for it.
move-join = Unisciti a una Gang: { $gang } (scarti { $cards })
move-play = Gioca { $card }
move-play_seat = Gioca { $card } contro { $whom }
move-play_place = Gioca { $card } e vai { $place_to }
move-extort = Estorsione a { $whom }
# $cards: what is made ("una Pala", "2 Coltelli"). $parts: what it uses up ("un Contenitore e una Combinazione").
move-craft = Crea { $cards } con { $parts }
# $n: Tunnel points this Tool scores.
move-dig =
    Scava con { $card_the } ({ $n ->
        [one] { $n } punto Tunnel
       *[other] { $n } punti Tunnel
    })
move-steal = Ruba { $card_a }
move-heal = Cura un Pestaggio
move-sell =
    { $n ->
        [0] Vendi { $card_the } senza incassare nulla
        [one] Vendi { $card_the } per { $n } Sigaretta
       *[other] Vendi { $card_the } per { $n } Sigarette
    }
move-buy =
    { $n ->
        [0] Compra { $cards } gratis
        [one] Compra { $cards } per { $n } Sigaretta
       *[other] Compra { $cards } per { $n } Sigarette
    }
move-exchange = Fai uno Scambio con { $whom }
# $background: its bare name.
move-reveal = Rivela i tuoi Precedenti: { $background }
# $does: the second effect of the Background, a sentence; $has_does: "no" if its pack has no words for it.
move-second =
    { $has_does ->
        [yes] Applica il secondo effetto: { $does }
       *[no] Applica il secondo effetto
    }
move-end = Termina il turno
move-go = Vai { $place_to }
move-reroll = Tira di nuovo
# $card: a kind of Tool, demanded in an Extortion or by a Background.
move-name = Chiedi uno Strumento: { $card }
move-lay = Cala { $card_a }
move-lay_fists = Combatti a pugni nudi
move-cooperate = Collabora: consegna { $card_the }
# Lay no Weapon, and so lose the Combat.
move-yield = Arrenditi
# A fighter asks the teammates in the Place to lay a Weapon first. $names: who is asked; $alone: "yes" if nobody is there.
move-hold =
    { $alone ->
        [yes] Chiedi aiuto alla squadra
       *[no] Chiedi aiuto a { $names }
    }
# Decline: help nobody, draw nothing, apply no second effect, leave Michel(le) alone.
move-pass = Passa
# The owner chooses a card to lose or to give back.
move-give = Consegna { $card_the }
# A second Tool in the same Dig. $n: Tunnel points it scores.
move-also =
    Scava anche con { $card_the } ({ $n ->
        [one] { $n } punto Tunnel
       *[other] { $n } punti Tunnel
    })
move-done = Fatto
# In an Exchange.
move-offer = Dai { $card_the }
move-pay =
    Dai { $n ->
        [one] { $n } Sigaretta
       *[other] { $n } Sigarette
    }
move-pick = Scegli { $whom }
move-take = Prendi { $card_the }
move-rouse = Tira il dado per { $michel }
move-send = Muovi { $michel } { $place_to }
# Also the way to cooperate with Michel(le).
move-discard = Scarta { $card_the }
move-draw = Pesca una carta Ricerca

## Prompts: what the game is waiting for. [yes] speaks to the reader, [no] says who is being waited for.

# $n: actions left, may be 0.
prompt-turn =
    { $you ->
        [yes]
            Tocca a te: { $n ->
                [0] non ti restano azioni
                [one] ti resta { $n } azione
               *[other] ti restano { $n } azioni
            }.
       *[no]
            Tocca a { $who }: { $n ->
                [0] non restano azioni
                [one] resta { $n } azione
               *[other] restano { $n } azioni
            }.
    }
# $n: the die.
prompt-rolled =
    { $you ->
        [yes] Hai fatto { $n }. Dove vai?
       *[no] { $who } ha fatto { $n } e sceglie dove andare.
    }
prompt-go =
    { $you ->
        [yes] Scegli dove andare.
       *[no] { $who } sceglie dove andare.
    }
prompt-name =
    { $you ->
        [yes] Quale Strumento chiedi?
       *[no] { $who } sta per chiedere uno Strumento.
    }
# $whom: the target of the Extortion.
prompt-lay =
    { $you ->
        [yes] Cala un’Arma per intimidire { $whom }.
       *[no]
            { $who } sceglie un’Arma per { $whom_you ->
                [yes] intimidirti
               *[no] intimidire { $whom }
            }.
    }
# $whom: the attacker. $card: the Tool named, bare name. $hold: "yes" while teammates can be asked, instead of giving up.
prompt-answer =
    { $you ->
        [yes]
            { $whom } ti minaccia. Strumento richiesto: { $card }. { $hold ->
                [yes] Collabori, cali un’Arma o chiedi aiuto alla squadra?
               *[no] Collabori, cali un’Arma o ti arrendi?
            }
       *[no]
            { $who } deve { $whom_you ->
                [yes] risponderti
               *[no] rispondere a { $whom }
            }. Strumento richiesto: { $card }.
    }
# $whom: the opponent. $hold: as in prompt-answer.
prompt-fight =
    { $you ->
        [yes]
            Scontro con { $whom }: { $hold ->
                [yes] cali un’Arma o chiedi aiuto alla squadra?
               *[no] cali un’Arma o ti arrendi?
            }
       *[no]
            Scontro: { $who } decide se calare un’Arma contro { $whom_you ->
                [yes] di te
               *[no] { $whom }
            }.
    }
# $whom: the teammate who fights and asks for help.
prompt-help =
    { $you ->
        [yes] { $whom } chiede aiuto. Cali un’Arma al posto suo?
       *[no]
            { $who } può calare un’Arma al posto { $whom_you ->
                [yes] tuo
               *[no] di { $whom }
            }.
    }
# A card is taken and its owner, $who, chooses which. $whom: who takes it.
prompt-surrender =
    { $you ->
        [yes] { $whom } ti prende una carta. Scegli tu quale.
       *[no]
            { $who } sceglie quale carta { $whom_you ->
                [yes] cederti
               *[no] cedere a { $whom }
            }.
    }
prompt-dig_more =
    { $you ->
        [yes] Puoi scavare con un secondo Strumento.
       *[no] { $who } può scavare con un secondo Strumento.
    }
prompt-selling =
    { $you ->
        [yes] Che cosa vuoi vendere?
       *[no] { $who } sta vendendo.
    }
# $whom: the partner in the Exchange, who receives.
prompt-offering =
    { $you ->
        [yes] Che cosa dai a { $whom }?
       *[no]
            { $who } sceglie che cosa { $whom_you ->
                [yes] darti
               *[no] dare a { $whom }
            }.
    }
prompt-pick =
    { $you ->
        [yes] Scegli contro chi usare questa carta.
       *[no] { $who } sceglie contro chi usare la carta.
    }
# $whom: whose hand it is.
prompt-take =
    { $you ->
        [yes] Prendi una carta dalla mano di { $whom }.
       *[no]
            { $who } sta guardando { $whom_you ->
                [yes] la tua mano
               *[no] la mano di { $whom }
            }.
    }
prompt-give_back =
    { $you ->
        [yes] Scegli una carta da restituire a { $whom }.
       *[no]
            { $who } sceglie una carta da { $whom_you ->
                [yes] restituirti
               *[no] restituire a { $whom }
            }.
    }
# A Craft, then a Buy, that a Background grants without an action.
prompt-craft =
    { $you ->
        [yes] Crea una volta: non costa azioni.
       *[no] { $who } sceglie che cosa creare.
    }
prompt-buy =
    { $you ->
        [yes] Compra una volta: non costa azioni.
       *[no] { $who } sta comprando.
    }
prompt-rouse =
    { $you ->
        [yes] Tiri il dado per muovere { $michel } o lasci stare?
       *[no] { $who } può tirare il dado per muovere { $michel }.
    }
# $n: the die.
prompt-send =
    { $you ->
        [yes] Hai fatto { $n }. Dove va { $michel }?
       *[no] { $who } ha fatto { $n } e sceglie dove va { $michel }.
    }
# $cards: the Tools asked for, joined with "o". $first: "no" later in the Combat, when a Tool no longer buys peace.
prompt-michel =
    { $first ->
        [yes]
            { $you ->
                [yes] { $michel } impugna un Coltello e vuole { $cards }. Che cosa fai?
               *[no] { $michel } impugna un Coltello e vuole { $cards }. Tocca a { $who } rispondere.
            }
       *[no]
            { $you ->
                [yes] { $michel } tira fuori un altro Coltello: consegnare uno Strumento non basta più. Che cosa fai?
               *[no] { $michel } tira fuori un altro Coltello. Tocca a { $who } rispondere.
            }
    }
# Lost to Michel(le): one of the Tools on the first card goes.
prompt-michel_tool =
    { $you ->
        [yes] Hai perso. Scegli quale degli Strumenti richiesti scartare.
       *[no] { $who } sceglie uno Strumento da scartare.
    }
prompt-reward =
    { $you ->
        [yes] Hai battuto { $michel }. Peschi una carta Ricerca?
       *[no] { $who } ha battuto { $michel } e può pescare una carta Ricerca.
    }
# $n: cards over the hand limit.
prompt-limit =
    { $you ->
        [yes]
            Hai in mano { $n ->
                [one] { $n } carta
               *[other] { $n } carte
            } di troppo. Scegli che cosa scartare.
       *[no]
            { $who } ha in mano { $n ->
                [one] { $n } carta
               *[other] { $n } carte
            } di troppo e deve scartare.
    }
# $whom: the player who revealed the agitator.
prompt-tribute =
    { $you ->
        [yes] { $whom } soffia sul fuoco: scegli una carta da scartare.
       *[no]
            { $who } deve scartare una carta per colpa { $whom_you ->
                [yes] tua
               *[no] di { $whom }
            }.
    }
# $background: bare name. $idle: "yes" if the second effect would do nothing and can only be declined.
prompt-second =
    { $you ->
        [yes]
            { $idle ->
                [yes] { $background }: in questo momento il secondo effetto non servirebbe a nulla.
               *[no] { $background }: applichi anche il secondo effetto?
            }
       *[no] { $who } può applicare anche il secondo effetto dei propri Precedenti ({ $background }).
    }
prompt-over = La partita è finita.

## Events: the log, in the present tense, full sentences.

# $n: number of the turn.
undone =
    { $you ->
        [yes]
            { $and_later ->
                [yes] Annulli la tua ultima mossa e tutto ciò che è successo dopo.
               *[no] Annulli la tua ultima mossa.
            }
       *[no]
            { $and_later ->
                [yes] { $who } annulla la sua ultima mossa e tutto ciò che è successo dopo.
               *[no] { $who } annulla la sua ultima mossa.
            }
    }
event-turn_began =
    { $you ->
        [yes] Turno { $n }: tocca a te.
       *[no] Turno { $n }: tocca a { $who }.
    }
event-rolled =
    { $you ->
        [yes] Tiri il dado e fai { $n }.
       *[no] { $who } tira il dado e fa { $n }.
    }
event-rerolled =
    { $you ->
        [yes] Tiri di nuovo e fai { $n }.
       *[no] { $who } tira di nuovo e fa { $n }.
    }
# $from: bare name of the Place left behind; not needed in Italian.
event-moved =
    { $you ->
        [yes] Vai { $place_to }.
       *[no] { $who } va { $place_to }.
    }
# By a card: not a move. "Mandano" rather than a passive, whose participle would need the player's gender.
event-sent =
    { $you ->
        [yes] Ti mandano { $place_to }.
       *[no] Mandano { $who } { $place_to }.
    }
# $place (bare name) is there too.
event-searched =
    { $you ->
        [yes] Fai una Ricerca { $place_at }.
       *[no] { $who } fa una Ricerca { $place_at }.
    }
# $known: "yes" if the reader may see the cards ($cards), else "no" (only $n, how many).
event-drew =
    { $you ->
        [yes] Peschi
       *[no] { $who } pesca
    } { $known ->
        [yes] { $cards }.
       *[no]
            { $n ->
                [one] { $n } carta Ricerca
               *[other] { $n } carte Ricerca
            }.
    }
event-shuffled = Il mazzo delle carte Ricerca è finito: la pila degli scarti viene mescolata e ne forma uno nuovo.
# From a board pile. $why: "steal" (a Spoon), "craft", "trade" (bought), "effect" (a card says so).
event-took =
    { $why ->
        [steal]
            { $you ->
                [yes] Rubi { $cards }.
               *[no] { $who } ruba { $cards }.
            }
        [craft]
            { $you ->
                [yes] Crei { $cards }.
               *[no] { $who } crea { $cards }.
            }
        [trade]
            { $you ->
                [yes] Compri { $cards }.
               *[no] { $who } compra { $cards }.
            }
       *[effect]
            { $you ->
                [yes] Prendi { $cards } dal tabellone.
               *[no] { $who } prende { $cards } dal tabellone.
            }
    }
# The top card of the Search discard pile.
event-salvaged =
    { $you ->
        [yes] Prendi { $card_the } dalla pila degli scarti.
       *[no] { $who } prende { $card_the } dalla pila degli scarti.
    }
# $why: "craft" (used up), "trade" (sold), "join" (given up to join a Gang), "limit" (hand limit), "laid" (Weapons of all fighters, at the end),
# "played" (an Action card, done), "cooperated" (a Tool for Michel(le)), "beaten" / "beaten_random" (lost to Michel(le)), "effect" (a card says so).
event-discarded =
    { $why ->
        [craft]
            { $you ->
                [yes] Usi { $cards }.
               *[no] { $who } usa { $cards }.
            }
        [trade]
            { $you ->
                [yes] Vendi { $cards }.
               *[no] { $who } vende { $cards }.
            }
        [join]
            { $you ->
                [yes] Scarti { $cards } per unirti alla Gang.
               *[no] { $who } scarta { $cards } per unirsi alla Gang.
            }
        [limit]
            { $you ->
                [yes] Scarti { $cards } per rispettare il limite di carte in mano.
               *[no] { $who } scarta { $cards } per rispettare il limite di carte in mano.
            }
        [laid] Armi scartate: { $cards }.
        [played]
            { $you ->
                [yes] Scarti { $cards } dopo l’uso.
               *[no] { $who } scarta { $cards } dopo l’uso.
            }
        [cooperated]
            { $you ->
                [yes] Collabori e scarti { $cards }.
               *[no] { $who } collabora e scarta { $cards }.
            }
        [beaten]
            { $you ->
                [yes] Ci rimetti { $cards }.
               *[no] { $who } ci rimette { $cards }.
            }
        [beaten_random]
            { $you ->
                [yes] Ci rimetti, a caso, { $cards }.
               *[no] { $who } ci rimette, a caso, { $cards }.
            }
       *[effect]
            { $you ->
                [yes] Scarti { $cards }.
               *[no] { $who } scarta { $cards }.
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
                            Paghi { $n ->
                                [one] { $n } Sigaretta
                               *[other] { $n } Sigarette
                            }.
                       *[no]
                            { $who } paga { $n ->
                                [one] { $n } Sigaretta
                               *[other] { $n } Sigarette
                            }.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            Perdi { $n ->
                                [one] { $n } Sigaretta
                               *[other] { $n } Sigarette
                            }.
                       *[no]
                            { $who } perde { $n ->
                                [one] { $n } Sigaretta
                               *[other] { $n } Sigarette
                            }.
                    }
            }
       *[gain]
            { $why ->
                [trade]
                    { $n ->
                        [0] Nessuna Sigaretta passa di mano.
                       *[other]
                            { $you ->
                                [yes]
                                    Incassi { $n ->
                                        [one] { $n } Sigaretta
                                       *[other] { $n } Sigarette
                                    }.
                               *[no]
                                    { $who } incassa { $n ->
                                        [one] { $n } Sigaretta
                                       *[other] { $n } Sigarette
                                    }.
                            }
                    }
                [income]
                    { $you ->
                        [yes]
                            A inizio turno riscuoti { $n ->
                                [one] { $n } Sigaretta
                               *[other] { $n } Sigarette
                            }.
                       *[no]
                            A inizio turno { $who } riscuote { $n ->
                                [one] { $n } Sigaretta
                               *[other] { $n } Sigarette
                            }.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            Guadagni { $n ->
                                [one] { $n } Sigaretta
                               *[other] { $n } Sigarette
                            }.
                       *[no]
                            { $who } guadagna { $n ->
                                [one] { $n } Sigaretta
                               *[other] { $n } Sigarette
                            }.
                    }
            }
    }
# $gangcard: bare name of the Gang card taken.
event-joined =
    { $you ->
        [yes] Ti unisci a una Gang: { $gang }. Carta Gang: { $gangcard }.
       *[no] { $who } si unisce a una Gang: { $gang }. Carta Gang: { $gangcard }.
    }
event-left_gang =
    { $you ->
        [yes] Lasci { $gang }.
       *[no] { $who } lascia { $gang }.
    }
# $has_target: "yes" if the card was played on a player, $whom.
event-played =
    { $has_target ->
        [yes]
            { $you ->
                [yes] Giochi { $card } contro { $whom }.
               *[no]
                    { $who } gioca { $card } contro { $whom_you ->
                        [yes] di te
                       *[no] { $whom }
                    }.
            }
       *[no]
            { $you ->
                [yes] Giochi { $card }.
               *[no] { $who } gioca { $card }.
            }
    }
# $background: bare name. $member: "yes" if its owner belongs to the Gang it names, $gang, and so may apply the second effect.
event-revealed =
    { $member ->
        [yes]
            { $you ->
                [yes] Riveli i tuoi Precedenti: { $background }. Stai con { $gang }: puoi applicare anche il secondo effetto.
               *[no] { $who } rivela i propri Precedenti: { $background }. Sta con { $gang }: può applicare anche il secondo effetto.
            }
       *[no]
            { $you ->
                [yes] Riveli i tuoi Precedenti: { $background }.
               *[no] { $who } rivela i propri Precedenti: { $background }.
            }
    }
# $background: bare name. $applied: "no" if the second effect was declined.
event-second =
    { $applied ->
        [yes]
            { $you ->
                [yes] Applichi anche il secondo effetto: { $background }.
               *[no] { $who } applica anche il secondo effetto: { $background }.
            }
       *[no]
            { $you ->
                [yes] Rinunci al secondo effetto: { $background }.
               *[no] { $who } rinuncia al secondo effetto: { $background }.
            }
    }
event-extorted =
    { $you ->
        [yes] Estorsione: minacci { $whom }.
       *[no]
            Estorsione: { $who } { $whom_you ->
                [yes] ti minaccia
               *[no] minaccia { $whom }
            }.
    }
event-looked =
    { $you ->
        [yes] Guardi la mano di { $whom }.
       *[no]
            { $who } guarda { $whom_you ->
                [yes] la tua mano
               *[no] la mano di { $whom }
            }.
    }
# $card: the Tool, bare name.
event-named =
    { $you ->
        [yes] Chiedi uno Strumento: { $card }.
       *[no] { $who } chiede uno Strumento: { $card }.
    }
event-laid =
    { $you ->
        [yes] Cali { $card_a }.
       *[no] { $who } cala { $card_a }.
    }
event-laid_fists =
    { $you ->
        [yes] Combatti a pugni nudi.
       *[no] { $who } combatte a pugni nudi.
    }
# $whom: the attacker, who receives the Tool.
event-cooperated =
    { $you ->
        [yes] Collabori e consegni { $card_the } a { $whom }.
       *[no]
            { $whom_you ->
                [yes] { $who } collabora e ti consegna { $card_the }.
               *[no] { $who } collabora e consegna { $card_the } a { $whom }.
            }
    }
# $who turns out not to hold the Tool that was named or shown, $card_a.
event-lacked =
    { $you ->
        [yes] Non hai in mano { $card_a }.
       *[no] A quanto pare { $who } non ha in mano { $card_a }.
    }
event-yielded =
    { $you ->
        [yes] Ti arrendi.
       *[no] { $who } si arrende.
    }
event-held =
    { $you ->
        [yes] Chiedi aiuto alla tua squadra.
       *[no] { $who } chiede aiuto alla propria squadra.
    }
# A teammate lays no Weapon to help.
event-stood_by =
    { $you ->
        [yes] Non ti immischi.
       *[no] { $who } non si immischia.
    }
# $whom: the winner.
event-lost_combat =
    { $you ->
        [yes] Perdi lo Scontro contro { $whom }.
       *[no]
            { $who } perde lo Scontro contro { $whom_you ->
                [yes] di te
               *[no] { $whom }
            }.
    }
event-lost_to_michel =
    { $you ->
        [yes] Perdi lo Scontro contro { $michel }.
       *[no] { $who } perde lo Scontro contro { $michel }.
    }
# $n: Beatings now.
event-beaten =
    { $you ->
        [yes] Subisci un Pestaggio e ora ne hai { $n }.
       *[no] { $who } subisce un Pestaggio e ora ne ha { $n }.
    }
# $n: Beatings left, may be 0.
event-healed =
    { $you ->
        [yes]
            Ti curi: { $n ->
                [0] non ti restano Pestaggi
                [one] ti resta { $n } Pestaggio
               *[other] ti restano { $n } Pestaggi
            }.
       *[no]
            { $who } si cura: { $n ->
                [0] non restano Pestaggi
                [one] resta { $n } Pestaggio
               *[other] restano { $n } Pestaggi
            }.
    }
# $who takes a card from $whom. $known: "yes" if the reader may see it ($card_a). $how: "random", "named" (the Tool that was named),
# "chosen" ($who saw the hand and chose), "surrendered" ($whom, the owner, chose).
event-taken =
    { $you ->
        [yes] Prendi
       *[no] { $who } prende
    } { $known ->
        [yes] { $card_a }
       *[no] una carta
    } { $whom_you ->
        [yes] dalla tua mano
       *[no] dalla mano di { $whom }
    }, { $how ->
        [random] a caso.
        [named] come richiesto.
        [chosen]
            { $you ->
                [yes] a tua scelta.
               *[no] a propria scelta.
            }
       *[surrendered] a scelta di chi perde la carta.
    }
event-given =
    { $you ->
        [yes]
            Dai { $known ->
                [yes] { $card_a }
               *[no] una carta
            } a { $whom }.
       *[no]
            { $whom_you ->
                [yes]
                    { $who } ti dà { $known ->
                        [yes] { $card_a }
                       *[no] una carta
                    }.
               *[no]
                    { $who } dà { $known ->
                        [yes] { $card_a }
                       *[no] una carta
                    } a { $whom }.
            }
    }
# $n: Tunnel points now.
event-dug =
    { $you ->
        [yes]
            Scavi con { $card_the } e arrivi a { $n ->
                [one] { $n } punto Tunnel
               *[other] { $n } punti Tunnel
            }.
       *[no]
            { $who } scava con { $card_the } e arriva a { $n ->
                [one] { $n } punto Tunnel
               *[other] { $n } punti Tunnel
            }.
    }
# $whom dug the Tool; $who makes it return to its pile.
event-undug =
    { $you ->
        [yes] Rimandi sul tabellone { $card_the } dell’ultimo scavo di { $whom }: i punti Tunnel che valeva sono persi.
       *[no]
            { $who } rimanda sul tabellone { $card_the } { $whom_you ->
                [yes] del tuo ultimo scavo
               *[no] dell’ultimo scavo di { $whom }
            }: i punti Tunnel che valeva sono persi.
    }
# The same, but $who takes the Tool into hand.
event-snatched =
    { $you ->
        [yes] Ti prendi { $card_the } dell’ultimo scavo di { $whom }: i punti Tunnel che valeva sono persi.
       *[no]
            { $who } si prende { $card_the } { $whom_you ->
                [yes] del tuo ultimo scavo
               *[no] dell’ultimo scavo di { $whom }
            }: i punti Tunnel che valeva sono persi.
    }
event-actions =
    { $you ->
        [yes]
            Guadagni { $n ->
                [one] { $n } azione
               *[other] { $n } azioni
            }.
       *[no]
            { $who } guadagna { $n ->
                [one] { $n } azione
               *[other] { $n } azioni
            }.
    }
event-exchange =
    { $you ->
        [yes] Inizi uno Scambio con { $whom }.
       *[no]
            { $who } inizia uno Scambio con { $whom_you ->
                [yes] te
               *[no] { $whom }
            }.
    }
# In an Exchange.
event-offered =
    { $you ->
        [yes]
            Passi { $known ->
                [yes] { $card_a }
               *[no] una carta
            } a { $whom }.
       *[no]
            { $whom_you ->
                [yes]
                    { $who } ti passa { $known ->
                        [yes] { $card_a }
                       *[no] una carta
                    }.
               *[no]
                    { $who } passa { $known ->
                        [yes] { $card_a }
                       *[no] una carta
                    } a { $whom }.
            }
    }
event-paid =
    { $you ->
        [yes]
            Passi { $n ->
                [one] { $n } Sigaretta
               *[other] { $n } Sigarette
            } a { $whom }.
       *[no]
            { $whom_you ->
                [yes]
                    { $who } ti passa { $n ->
                        [one] { $n } Sigaretta
                       *[other] { $n } Sigarette
                    }.
               *[no]
                    { $who } passa { $n ->
                        [one] { $n } Sigaretta
                       *[other] { $n } Sigarette
                    } a { $whom }.
            }
    }
event-redealt = Rivolta: tutte le mani finiscono in un mucchio, vengono mescolate e ridistribuite.
# After a riot. $known as in event-drew.
event-dealt =
    { $you ->
        [yes] Ti ritrovi con
       *[no] { $who } si ritrova con
    } { $known ->
        [yes] { $cards }.
       *[no]
            { $n ->
                [one] { $n } carta
               *[other] { $n } carte
            }.
    }
# $who rolls for $michel.
event-michel_rolled =
    { $you ->
        [yes] Tiri il dado per { $michel } e fai { $n }.
       *[no] { $who } tira il dado per { $michel } e fa { $n }.
    }
event-michel_moved = { $michel } va { $place_to }.
# $who is the one extorted.
event-michel_extorts =
    { $you ->
        [yes] Estorsione: { $michel } ti minaccia.
       *[no] Estorsione: { $michel } minaccia { $who }.
    }
# $armed: "yes" if the card shows a Knife. $cards: the Tools it asks for, joined with "o". $who (the player extorted) is there too.
# $first: "yes" for the first card of the Extortion. Only the Tools on that card are demanded (10.7).
event-michel_showed =
    { $armed ->
        [yes]
            { $first ->
                [yes] { $michel } tira fuori un Coltello e vuole { $cards }.
               *[no] { $michel } tira fuori un altro Coltello.
            }
       *[no]
            { $first ->
                [yes] { $michel } non ha nessun Coltello.
               *[no] { $michel } non ha altri Coltelli.
            }
    }
event-michel_shuffled = Le carte di { $michel } vengono rimescolate.
event-beat_michel =
    { $you ->
        [yes] Vinci lo Scontro contro { $michel }.
       *[no] { $who } vince lo Scontro contro { $michel }.
    }
# $whom: the attacker.
event-escaped =
    { $you ->
        [yes] Sfuggi a { $whom }: l’Estorsione finisce qui.
       *[no]
            { $whom_you ->
                [yes] { $who } ti sfugge: l’Estorsione finisce qui.
               *[no] { $who } sfugge a { $whom }: l’Estorsione finisce qui.
            }
    }
event-won =
    { $you ->
        [yes] Il tunnel è completo: evadi e vinci la partita.
       *[no] Il tunnel è completo: { $who } evade e vince la partita.
    }
# $players: names of the winning team, joined with "e".
event-won_team = Il tunnel è completo: { $players } evadono e vincono la partita.
# A simulation was stopped: no winner.
event-stopped = La partita si ferma qui. Non vince nessuno.

## Reasons: one sentence to the player who asks "why can't I?". No arguments. The rule number is shown beside it.

# 3.2
reason-game_over = La partita è finita.
# 4.1
reason-not_your_turn = Prima deve decidere un altro giocatore.
reason-not_now = Ora il gioco ti chiede un’altra cosa.
# Cards of one choice go in pack order.
reason-order = Scegli le carte nell’ordine della lista: questa viene prima dell’ultima che hai scelto.
# 4.1
reason-no_actions = Non hai più azioni in questo turno.
# 5.1
reason-searched = In questo turno hai già fatto la tua Ricerca.
# 5.1
reason-no_search_here = Qui non puoi fare Ricerche.
# 6.6
reason-solitary = Sei in Isolamento: puoi solo muoverti, rivelare i Precedenti, usare la carta Gang o terminare il turno.
# 5.3
reason-cautious_cost = Per un Movimento Prudente servono 2 azioni, e non ne hai abbastanza.
# 5.2
reason-stay = Non puoi restare dove sei: scegli un altro Luogo.
# 5.3
reason-never_solitary = Nessun Movimento porta in Isolamento: ti ci mandano solo le carte.
# 5.2
reason-not_rolled = Il tuo tiro non porta lì.
# 11.1
reason-no_such_place = Quel Luogo non è in questa partita: il Blocco Detentivo si divide in due Blocchi solo nelle partite a squadre.
# 2.1
reason-no_such_seat = A quel posto non siede nessuno.
# 5.8
reason-yourself = Devi scegliere un altro giocatore.
# 5.5
reason-gang_empty = La pila di quella Gang è vuota.
# 5.5
reason-accessories = Non hai abbastanza Accessori diversi tra quelli che questa Gang accetta.
# 5.7
reason-no_action_card = Non hai in mano quella carta Azione.
# 13.19
reason-card_idle = Ora non avrebbe alcun effetto.
# 13.19
reason-target_idle = Non avrebbe alcun effetto su quel giocatore.
# 5.8
reason-not_here = Quel giocatore non è nel tuo Luogo.
# 11.8
reason-teammate = È della tua squadra: scegli un avversario.
# 5.8
reason-extorted = In questo turno hai già fatto la tua Estorsione.
# 5.8
reason-no_weapon = Ti serve un’Arma in mano.
# 9.1, queers_safe_house
reason-guarded = Ti servono due Armi in mano: questo giocatore ha la carta Gang «Il rifugio».
# 5.9
reason-no_fists_first = Qui serve una carta Arma: i pugni valgono solo a Scontro iniziato.
# 11.7
reason-hold_first = Prima chiedi aiuto: qualcuno della tua squadra nel tuo Luogo può ancora calare un’Arma per te.
# 11.7
reason-no_helper = Qui non c’è nessuno della tua squadra a cui chiedere ancora aiuto.
# 5.15
reason-craft_place = Qui non puoi creare: prova in Mensa, in Infermeria, nell’Area ricreativa o, a squadre, nel Blocco avversario.
# 11.4
reason-craft_block = Nel tuo Blocco non puoi creare; in quello dell’altra squadra sì.
# 7.1
reason-craft_beaten = Hai un Pestaggio: per creare devi prima curarti.
# 5.14
reason-craft_pile = La pila di quella carta sul tabellone è vuota.
# 5.14
reason-craft_parts = Ti manca qualcosa per questa ricetta.
# 6.1
reason-dig_place = Puoi scavare solo nel Blocco Detentivo.
# 11.4
reason-dig_block = Puoi scavare solo nel tuo Blocco.
# 7.1
reason-dig_beaten = Hai due Pestaggi: per scavare devi prima curarne almeno uno.
# 6.1
reason-no_tool = Non hai in mano quello Strumento.
# 6.2
reason-steal_place = Puoi rubare un Cucchiaio solo in Mensa.
# 6.2
reason-steal_pile = Non ci sono più Cucchiai da rubare.
# 6.3
reason-heal_place = Puoi curarti solo in Infermeria.
# 6.3
reason-healthy = Non hai Pestaggi da curare.
# 6.4
reason-sell_place = Puoi vendere solo nell’Area ricreativa.
# 6.4
reason-not_held = Non hai in mano quella carta.
# 6.5
reason-buy_place = Puoi comprare solo nell’Area ricreativa.
# 6.5
reason-poor = Non hai abbastanza Sigarette.
# 6.5
reason-buy_pile = Nella pila non ce ne sono abbastanza.
# 8.1
reason-revealed = Hai già rivelato i tuoi Precedenti, e valgono una volta sola.
# 8.3
reason-wrong_moment = Non è il momento indicato sulla tua carta Precedenti.
# 13.19
reason-background_idle = Ora i tuoi Precedenti non servirebbero a nulla, o qui non c’è nessuno contro cui usarli.
# 9.1
reason-no_ability = Serve una carta Gang che non hai.
# 9.1
reason-ability_used = Hai già usato quell’abilità tutte le volte che la carta permette.
# 9.1
reason-discard_empty = La pila degli scarti delle carte Ricerca è vuota.
# 11.5
reason-not_teammate = Serve qualcuno della tua squadra nel tuo Luogo; lo Scambio si fa solo nelle partite a squadre.
# 11.6
reason-follow_gang = Puoi seguire solo chi è della tua squadra e della tua Gang, in un altro Luogo e mai in Isolamento.
# 5.10
reason-no_cooperation = Non hai in mano lo Strumento richiesto.
# 10.6. Michel(le)'s card; no argument says which name is in play.
reason-not_shown = La prima carta mostrata non chiede quello Strumento.
# 4.3. Cards of one choice go in pack order (see reason-order).
reason-too_few = Comincia da una carta precedente: dopo questa non ne restano abbastanza.
# 11.5
reason-cannot_pay = Non hai così tante Sigarette.
# 5.7
reason-not_in_that_hand = Quella carta non è nella mano che stai guardando.
reason-not_in_hand = Non hai in mano quella carta.
reason-already_there = Sei già lì: scegli un altro Luogo.
reason-target_away = Questa carta si gioca contro qualcuno nel tuo Luogo.
reason-target_self = Questa carta si gioca contro un altro giocatore.
closed-gang_empty = Le Gang che accettano i tuoi Accessori non hanno più carte.
closed-accessories = I tuoi Accessori non bastano per nessuna Gang.
closed-no_action_card = Non hai carte Azione in mano.
closed-card_idle = Ora nessuna delle tue carte Azione avrebbe effetto.
closed-target_idle = Ora nessuna delle tue carte Azione avrebbe effetto su qualcuno.
closed-not_here = Nel tuo Luogo non c’è nessuno a cui fare un’Estorsione.
closed-guarded = Ti servono due Armi in mano: qui il tuo unico bersaglio ha la carta Gang «Il rifugio».
closed-craft_pile = Hai le carte che servono, ma la pila sul tabellone è vuota.
closed-craft_parts = Non hai le carte per nessuna ricetta.
closed-no_tool = Non hai Strumenti in mano.
closed-not_held = Non hai carte da vendere.
closed-poor = Non hai abbastanza Sigarette per quello che resta.
closed-buy_pile = Non resta nulla che tu possa permetterti.
closed-target_away = Le tue carte Azione si giocano contro qualcuno nel tuo Luogo.
