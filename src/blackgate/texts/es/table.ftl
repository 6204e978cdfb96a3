### Blackgate, Spanish: what the table says. Moves (buttons), prompts, the log, and the answers to "why can't I?".
### $who / $you: the player who acts, and "yes" if that is the reader, else "no".
### $whom / $whom_you: the second player, in the same way. $you and $whom_you are never both "yes".
### $card: bare name. $card_a, $card_the, $cards, $parts: ready-made direct objects, never after "a" or "de". $gang: with its article, likewise.
### $place: bare name. $place_to, $place_at: with their preposition. $n: a number. $michel: "Michel" or "Michelle".


## Moves: buttons, in the infinitive. The reader is the one who chooses, so $whom is always somebody else.

# $n: cards a Search draws here. $place (bare name) is there too.
move-search =
    Buscar { $place_at } ({ $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    })
# $card_the: the top card of the Search discard pile. $n: cards drawn after that. $place (bare name) is there too.
move-search_discard =
    Tomar { $card_the } de la pila de descarte y después buscar ({ $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    })
move-roll = Tirar el dado y moverse
move-cautious = Movimiento cauteloso { $place_to }
# $whom: a teammate in the same Gang; $place_to: where that teammate is.
move-follow = Seguir a { $whom } { $place_to }
# The Gang card bikers_home_run. $place_to: the Cell Block, or your own Block.
move-home = Volver directamente { $place_to }
# $cards: the Accessories given up for it.
move-join = Entrar en { $gang } descartando { $cards }
move-play = Jugar { $card }
move-play_seat = Jugar { $card } contra { $whom }
move-play_place = Jugar { $card } e ir { $place_to }
move-extort = Extorsionar a { $whom }
# $cards: what is made ("una Pala", "2 Cuchillos"). $parts: what it uses up ("un Recipiente y un Cable").
move-craft = Fabricar { $cards } con { $parts }
# $n: Tunnel points this Tool scores.
move-dig =
    Cavar con { $card_the } ({ $n ->
        [one] { $n } Punto de Túnel
       *[other] { $n } Puntos de Túnel
    })
move-steal = Robar { $card_a }
move-heal = Curarse una Paliza
move-sell =
    { $n ->
        [0] Vender { $card_the } por nada
        [one] Vender { $card_the } por { $n } Cigarrillo
       *[other] Vender { $card_the } por { $n } Cigarrillos
    }
move-buy =
    { $n ->
        [0] Comprar { $cards } gratis
        [one] Comprar { $cards } por { $n } Cigarrillo
       *[other] Comprar { $cards } por { $n } Cigarrillos
    }
move-exchange = Intercambiar con { $whom }
# $background: its bare name.
move-reveal = Revelar tus Antecedentes: { $background }
# $does: the second effect of the Background, a sentence; $has_does: "no" if its pack has no words for it.
move-second =
    { $has_does ->
        [yes] Aplicar el segundo efecto: { $does }
       *[no] Aplicar el segundo efecto
    }
move-end = Terminar el turno
move-go = Ir { $place_to }
move-reroll = Volver a tirar
# $card: a kind of Tool, demanded in an Extortion or by a Background.
move-name = Exigir Herramienta: { $card }
move-lay = Sacar { $card_a }
move-lay_fists = Pelear a puño limpio
move-cooperate = Cooperar: entregar { $card_the }
# Lay no Weapon, and so lose the Combat.
move-yield = Rendirse
# A fighter asks the teammates in the Place to lay a Weapon first. $names: who is asked; $alone: "yes" if nobody is there.
move-hold =
    { $alone ->
        [yes] Pedir ayuda a tu equipo
       *[no] Pedir ayuda a { $names }
    }
# Decline: help nobody, draw nothing, apply no second effect, leave Michel(le) alone.
move-pass = Pasar
# The owner chooses a card to lose or to give back.
move-give = Entregar { $card_the }
# A second Tool in the same Dig. $n: Tunnel points it scores.
move-also =
    Cavar también con { $card_the } ({ $n ->
        [one] { $n } Punto de Túnel
       *[other] { $n } Puntos de Túnel
    })
move-done = Eso es todo
# In an Exchange.
move-offer = Dar { $card_the }
move-pay =
    Dar { $n ->
        [one] { $n } Cigarrillo
       *[other] { $n } Cigarrillos
    }
move-pick = Elegir a { $whom }
move-take = Tomar { $card_the }
move-rouse = Tirar el dado por { $michel }
move-send = Mover a { $michel } { $place_to }
# Also the way to cooperate with Michel(le).
move-discard = Descartar { $card_the }
move-draw = Robar una carta de Búsqueda

## Prompts: what the game is waiting for. [yes] speaks to the reader, [no] says who is being waited for.

# $n: actions left, may be 0.
prompt-turn =
    { $you ->
        [yes]
            Tu turno: { $n ->
                [0] no te quedan acciones
                [one] te queda { $n } acción
               *[other] te quedan { $n } acciones
            }.
       *[no]
            Turno de { $who }: { $n ->
                [0] no le quedan acciones
                [one] le queda { $n } acción
               *[other] le quedan { $n } acciones
            }.
    }
# $n: the die.
prompt-rolled =
    { $you ->
        [yes] Has sacado un { $n }. ¿Adónde vas?
       *[no] { $who } ha sacado un { $n } y está eligiendo adónde ir.
    }
prompt-go =
    { $you ->
        [yes] Elige adónde ir.
       *[no] { $who } está eligiendo adónde ir.
    }
prompt-name =
    { $you ->
        [yes] ¿Qué Herramienta exiges?
       *[no] { $who } va a exigir una Herramienta.
    }
# $whom: the target of the Extortion.
prompt-lay =
    { $you ->
        [yes] Saca un Arma para intimidar a { $whom }.
       *[no]
            { $who } está eligiendo un Arma para { $whom_you ->
                [yes] intimidarte
               *[no] intimidar a { $whom }
            }.
    }
# $whom: the attacker. $card: the Tool named, bare name. $hold: "yes" while teammates can be asked, instead of giving up.
prompt-answer =
    { $you ->
        [yes]
            { $whom } te extorsiona. Herramienta exigida: { $card }. { $hold ->
                [yes] ¿Cooperas, sacas un Arma o pides ayuda a tu equipo?
               *[no] ¿Cooperas, sacas un Arma o te rindes?
            }
       *[no]
            { $who } tiene que { $whom_you ->
                [yes] responderte
               *[no] responder a { $whom }
            }. Herramienta exigida: { $card }.
    }
# $whom: the opponent. $hold: as in prompt-answer.
prompt-fight =
    { $you ->
        [yes]
            Pelea contra { $whom }: { $hold ->
                [yes] ¿sacas un Arma o pides ayuda a tu equipo?
               *[no] ¿sacas un Arma o te rindes?
            }
       *[no]
            Pelea: { $who } está decidiendo si saca un Arma contra { $whom_you ->
                [yes] ti
               *[no] { $whom }
            }.
    }
# $whom: the teammate who fights and asks for help.
prompt-help =
    { $you ->
        [yes] { $whom } pide ayuda. ¿Sacas un Arma en su lugar?
       *[no]
            { $who } puede sacar un Arma { $whom_you ->
                [yes] en tu lugar
               *[no] en lugar de { $whom }
            }.
    }
# A card is taken and its owner, $who, chooses which. $whom: who takes it.
prompt-surrender =
    { $you ->
        [yes] { $whom } te quita una carta. Tú eliges cuál.
       *[no]
            { $who } está eligiendo qué carta { $whom_you ->
                [yes] te entrega
               *[no] le entrega a { $whom }
            }.
    }
prompt-dig_more =
    { $you ->
        [yes] Puedes cavar con una segunda Herramienta.
       *[no] { $who } puede cavar con una segunda Herramienta.
    }
prompt-selling =
    { $you ->
        [yes] ¿Qué quieres vender?
       *[no] { $who } está vendiendo.
    }
# $whom: the partner in the Exchange, who receives.
prompt-offering =
    { $you ->
        [yes] ¿Qué le das a { $whom }?
       *[no]
            { $who } está eligiendo qué { $whom_you ->
                [yes] darte
               *[no] darle a { $whom }
            }.
    }
prompt-pick =
    { $you ->
        [yes] Elige a un jugador para esta carta.
       *[no] { $who } está eligiendo a un jugador.
    }
# $whom: whose hand it is.
prompt-take =
    { $you ->
        [yes] Elige qué carta le quitas de la mano a { $whom }.
       *[no]
            { $who } está registrando { $whom_you ->
                [yes] tus cartas
               *[no] las cartas de { $whom }
            }.
    }
prompt-give_back =
    { $you ->
        [yes] Elige qué carta le devuelves a { $whom }.
       *[no]
            { $who } está eligiendo qué carta { $whom_you ->
                [yes] te devuelve
               *[no] le devuelve a { $whom }
            }.
    }
# A Craft, then a Buy, that a Background grants without an action.
prompt-craft =
    { $you ->
        [yes] Fabrica una vez; no te cuesta ninguna acción.
       *[no] { $who } está fabricando.
    }
prompt-buy =
    { $you ->
        [yes] Compra una vez; no te cuesta ninguna acción.
       *[no] { $who } está comprando.
    }
prompt-rouse =
    { $you ->
        [yes] ¿Tiras el dado para mover a { $michel }?
       *[no] { $who } puede tirar el dado para mover a { $michel }.
    }
# $n: the die.
prompt-send =
    { $you ->
        [yes] Has sacado un { $n } para { $michel }. Elige adónde va.
       *[no] { $who } ha sacado un { $n } para { $michel } y está eligiendo adónde va { $michel }.
    }
# $cards: the Tools asked for, joined with "o". $first: "no" later in the Combat, when a Tool no longer buys peace.
prompt-michel =
    { $first ->
        [yes]
            { $you ->
                [yes] { $michel } ha sacado un Cuchillo y exige { $cards }. ¿Qué haces?
               *[no] { $michel } ha sacado un Cuchillo y exige { $cards }. { $who } tiene que responder.
            }
       *[no]
            { $you ->
                [yes] { $michel } saca otro Cuchillo. Ya no sirve entregar una Herramienta. ¿Qué haces?
               *[no] { $michel } saca otro Cuchillo. { $who } tiene que responder.
            }
    }
# Lost to Michel(le): one of the Tools on the first card goes.
prompt-michel_tool =
    { $you ->
        [yes] Has perdido. Elige cuál de las Herramientas exigidas descartas.
       *[no] { $who } está eligiendo qué Herramienta descartar.
    }
prompt-reward =
    { $you ->
        [yes] Has vencido a { $michel }. ¿Robas una carta de Búsqueda?
       *[no] { $who } ha vencido a { $michel } y puede robar una carta de Búsqueda.
    }
# $n: cards over the hand limit.
prompt-limit =
    { $you ->
        [yes]
            Tienes { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            } por encima del límite de mano. Elige qué descartar.
       *[no]
            { $who } tiene { $n ->
                [one] { $n } carta
               *[other] { $n } cartas
            } por encima del límite de mano y está eligiendo qué descartar.
    }
# $whom: the player who revealed the agitator.
prompt-tribute =
    { $you ->
        [yes] { $whom } ha revuelto el gallinero: elige qué carta descartas.
       *[no]
            { $who } tiene que descartar una carta por { $whom_you ->
                [yes] tu culpa
               *[no] culpa de { $whom }
            }.
    }
# $background: bare name. $idle: "yes" if the second effect would do nothing and can only be declined.
prompt-second =
    { $you ->
        [yes]
            { $idle ->
                [yes] { $background }: ahora mismo el segundo efecto no serviría de nada.
               *[no] { $background }: ¿aplicas también el segundo efecto?
            }
       *[no] { $who } puede aplicar también el segundo efecto de sus Antecedentes ({ $background }).
    }
prompt-over = La partida ha terminado.

## Events: the log, in the present tense, full sentences.

# $n: number of the turn.
undone =
    { $you ->
        [yes]
            { $and_later ->
                [yes] Deshaces tu última jugada y todo lo que pasó después.
               *[no] Deshaces tu última jugada.
            }
       *[no]
            { $and_later ->
                [yes] { $who } deshace su última jugada y todo lo que pasó después.
               *[no] { $who } deshace su última jugada.
            }
    }
event-turn_began =
    { $you ->
        [yes] Turno { $n }: te toca.
       *[no] Turno { $n }: le toca a { $who }.
    }
event-rolled =
    { $you ->
        [yes] Tiras el dado y sacas un { $n }.
       *[no] { $who } tira el dado y saca un { $n }.
    }
event-rerolled =
    { $you ->
        [yes] Vuelves a tirar: un { $n }.
       *[no] { $who } vuelve a tirar: un { $n }.
    }
# $from: bare name of the Place left behind; not needed in Spanish.
event-moved =
    { $you ->
        [yes] Te mueves { $place_to }.
       *[no] { $who } se mueve { $place_to }.
    }
# By a card: not a move.
event-sent =
    { $you ->
        [yes] Te mandan { $place_to }.
       *[no] Mandan a { $who } { $place_to }.
    }
# $place (bare name) is there too.
event-searched =
    { $you ->
        [yes] Buscas { $place_at }.
       *[no] { $who } busca { $place_at }.
    }
# $known: "yes" if the reader may see the cards ($cards), else "no" (only $n, how many). "del mazo" tells this "robar" from stealing.
event-drew =
    { $n ->
        [0]
            { $you ->
                [yes] No robas ninguna carta de Búsqueda.
               *[no] { $who } no roba ninguna carta de Búsqueda.
            }
       *[other]
            { $you ->
                [yes] Robas
               *[no] { $who } roba
            } { $known ->
                [yes] del mazo { $cards }.
               *[no]
                    { $n ->
                        [one] { $n } carta de Búsqueda
                       *[other] { $n } cartas de Búsqueda
                    }.
            }
    }
event-shuffled = El mazo de Búsqueda se ha acabado: la pila de descarte se baraja y forma uno nuevo.
# From a board pile. $why: "steal" (a Spoon), "craft", "trade" (bought), "effect" (a card says so).
event-took =
    { $why ->
        [steal]
            { $you ->
                [yes] Robas { $cards } en el Comedor.
               *[no] { $who } roba { $cards } en el Comedor.
            }
        [craft]
            { $you ->
                [yes] Fabricas { $cards }.
               *[no] { $who } fabrica { $cards }.
            }
        [trade]
            { $you ->
                [yes] Compras { $cards }.
               *[no] { $who } compra { $cards }.
            }
       *[effect]
            { $you ->
                [yes] Tomas { $cards } del tablero.
               *[no] { $who } toma { $cards } del tablero.
            }
    }
# The top card of the Search discard pile.
event-salvaged =
    { $you ->
        [yes] Rescatas { $card_the } de la pila de descarte.
       *[no] { $who } rescata { $card_the } de la pila de descarte.
    }
# $why: "craft" (used up), "trade" (sold), "join" (given up to join a Gang), "limit" (hand limit), "laid" (Weapons of all fighters, at the end),
# "played" (an Action card, done), "cooperated" (a Tool for Michel(le)), "beaten" / "beaten_random" (lost to Michel(le)), "effect" (a card says so).
event-discarded =
    { $why ->
        [craft]
            { $you ->
                [yes] Gastas { $cards }.
               *[no] { $who } gasta { $cards }.
            }
        [trade]
            { $you ->
                [yes] Vendes { $cards }.
               *[no] { $who } vende { $cards }.
            }
        [join]
            { $you ->
                [yes] Descartas { $cards } para entrar en la Banda.
               *[no] { $who } descarta { $cards } para entrar en la Banda.
            }
        [limit]
            { $you ->
                [yes] Descartas { $cards } por el límite de mano.
               *[no] { $who } descarta { $cards } por el límite de mano.
            }
        [laid] Armas descartadas: { $cards }.
        [played]
            { $you ->
                [yes] Descartas { $cards } tras su uso.
               *[no] { $who } descarta { $cards } tras su uso.
            }
        [cooperated]
            { $you ->
                [yes] Cooperas y descartas { $cards }.
               *[no] { $who } coopera y descarta { $cards }.
            }
        [beaten]
            { $you ->
                [yes] La derrota te cuesta { $cards }.
               *[no] La derrota le cuesta { $cards } a { $who }.
            }
        [beaten_random]
            { $you ->
                [yes] Pierdes { $cards } al azar.
               *[no] { $who } pierde { $cards } al azar.
            }
       *[effect]
            { $you ->
                [yes] Descartas { $cards }.
               *[no] { $who } descarta { $cards }.
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
                            Pagas { $n ->
                                [one] { $n } Cigarrillo
                               *[other] { $n } Cigarrillos
                            }.
                       *[no]
                            { $who } paga { $n ->
                                [one] { $n } Cigarrillo
                               *[other] { $n } Cigarrillos
                            }.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            Pierdes { $n ->
                                [one] { $n } Cigarrillo
                               *[other] { $n } Cigarrillos
                            }.
                       *[no]
                            { $who } pierde { $n ->
                                [one] { $n } Cigarrillo
                               *[other] { $n } Cigarrillos
                            }.
                    }
            }
       *[gain]
            { $why ->
                [trade]
                    { $n ->
                        [0] Ningún Cigarrillo cambia de manos.
                       *[other]
                            { $you ->
                                [yes]
                                    Cobras { $n ->
                                        [one] { $n } Cigarrillo
                                       *[other] { $n } Cigarrillos
                                    }.
                               *[no]
                                    { $who } cobra { $n ->
                                        [one] { $n } Cigarrillo
                                       *[other] { $n } Cigarrillos
                                    }.
                            }
                    }
                [income]
                    { $you ->
                        [yes]
                            Recibes { $n ->
                                [one] { $n } Cigarrillo
                               *[other] { $n } Cigarrillos
                            } al empezar el turno.
                       *[no]
                            { $who } recibe { $n ->
                                [one] { $n } Cigarrillo
                               *[other] { $n } Cigarrillos
                            } al empezar el turno.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            Ganas { $n ->
                                [one] { $n } Cigarrillo
                               *[other] { $n } Cigarrillos
                            }.
                       *[no]
                            { $who } gana { $n ->
                                [one] { $n } Cigarrillo
                               *[other] { $n } Cigarrillos
                            }.
                    }
            }
    }
# $gangcard: bare name of the Gang card taken.
event-joined =
    { $you ->
        [yes] Entras en { $gang }. Carta de Banda: { $gangcard }.
       *[no] { $who } entra en { $gang }. Carta de Banda: { $gangcard }.
    }
event-left_gang =
    { $you ->
        [yes] Dejas { $gang }.
       *[no] { $who } deja { $gang }.
    }
# $has_target: "yes" if the card was played on a player, $whom.
event-played =
    { $has_target ->
        [yes]
            { $you ->
                [yes] Juegas { $card } contra { $whom }.
               *[no]
                    { $who } juega { $card } contra { $whom_you ->
                        [yes] ti
                       *[no] { $whom }
                    }.
            }
       *[no]
            { $you ->
                [yes] Juegas { $card }.
               *[no] { $who } juega { $card }.
            }
    }
# $background: bare name. $member: "yes" if its owner belongs to the Gang it names, $gang, and so may apply the second effect.
event-revealed =
    { $member ->
        [yes]
            { $you ->
                [yes] Revelas tus Antecedentes: { $background }. Como estás en { $gang }, también puedes aplicar el segundo efecto.
               *[no] { $who } revela sus Antecedentes: { $background }. Como está en { $gang }, también puede aplicar el segundo efecto.
            }
       *[no]
            { $you ->
                [yes] Revelas tus Antecedentes: { $background }.
               *[no] { $who } revela sus Antecedentes: { $background }.
            }
    }
# $background: bare name. $applied: "no" if the second effect was declined.
event-second =
    { $applied ->
        [yes]
            { $you ->
                [yes] Aplicas también el segundo efecto: { $background }.
               *[no] { $who } aplica también el segundo efecto: { $background }.
            }
       *[no]
            { $you ->
                [yes] Renuncias al segundo efecto: { $background }.
               *[no] { $who } renuncia al segundo efecto: { $background }.
            }
    }
event-extorted =
    { $you ->
        [yes] Extorsionas a { $whom }.
       *[no]
            { $who } { $whom_you ->
                [yes] te extorsiona
               *[no] extorsiona a { $whom }
            }.
    }
event-looked =
    { $you ->
        [yes] Miras las cartas de { $whom }.
       *[no]
            { $who } mira { $whom_you ->
                [yes] tus cartas
               *[no] las cartas de { $whom }
            }.
    }
# $card: the Tool, bare name.
event-named =
    { $you ->
        [yes] Exiges una Herramienta: { $card }.
       *[no] { $who } exige una Herramienta: { $card }.
    }
event-laid =
    { $you ->
        [yes] Sacas { $card_a }.
       *[no] { $who } saca { $card_a }.
    }
event-laid_fists =
    { $you ->
        [yes] Peleas a puño limpio.
       *[no] { $who } pelea a puño limpio.
    }
# $whom: the attacker, who receives the Tool.
event-cooperated =
    { $you ->
        [yes] Cooperas y le entregas { $card_the } a { $whom }.
       *[no]
            { $who } coopera y { $whom_you ->
                [yes] te entrega { $card_the }
               *[no] le entrega { $card_the } a { $whom }
            }.
    }
# $who turns out not to hold the Tool that was named or shown, $card_a.
event-lacked =
    { $you ->
        [yes] No tienes { $card_a } que entregar.
       *[no] Resulta que { $who } no tiene { $card_a } que entregar.
    }
event-yielded =
    { $you ->
        [yes] Te rindes.
       *[no] { $who } se rinde.
    }
event-held =
    { $you ->
        [yes] Pides ayuda a tu equipo.
       *[no] { $who } pide ayuda a su equipo.
    }
# A teammate lays no Weapon to help.
event-stood_by =
    { $you ->
        [yes] Te quedas al margen.
       *[no] { $who } se queda al margen.
    }
# $whom: the winner.
event-lost_combat =
    { $you ->
        [yes] Pierdes la Pelea contra { $whom }.
       *[no]
            { $who } pierde la Pelea contra { $whom_you ->
                [yes] ti
               *[no] { $whom }
            }.
    }
event-lost_to_michel =
    { $you ->
        [yes] Pierdes la Pelea contra { $michel }.
       *[no] { $who } pierde la Pelea contra { $michel }.
    }
# $n: Beatings now.
event-beaten =
    { $you ->
        [yes] Recibes una Paliza: ahora tienes { $n }.
       *[no] { $who } recibe una Paliza: ahora tiene { $n }.
    }
# $n: Beatings left, may be 0.
event-healed =
    { $you ->
        [yes]
            Te curas: { $n ->
                [0] no te queda ninguna Paliza
                [one] te queda { $n } Paliza
               *[other] te quedan { $n } Palizas
            }.
       *[no]
            { $who } se cura: { $n ->
                [0] no le queda ninguna Paliza
                [one] le queda { $n } Paliza
               *[other] le quedan { $n } Palizas
            }.
    }
# $who takes a card from $whom. $known: "yes" if the reader may see it ($card_a). $how: "random", "named" (the Tool that was named),
# "chosen" ($who saw the hand and chose), "surrendered" ($whom, the owner, chose).
event-taken =
    { $you ->
        [yes] Le quitas
       *[no]
            { $who } { $whom_you ->
                [yes] te quita
               *[no] le quita
            }
    } { $known ->
        [yes] { $card_a }
       *[no] una carta
    } { $whom_you ->
        [yes]
            { $how ->
                [random] al azar.
                [named] (la Herramienta exigida).
                [chosen] tras un buen vistazo.
               *[surrendered] (eliges tú).
            }
       *[no]
            a { $whom } { $how ->
                [random] al azar.
                [named] (la Herramienta exigida).
                [chosen] tras un buen vistazo.
               *[surrendered] (elige { $whom }).
            }
    }
event-given =
    { $you ->
        [yes]
            Le das { $known ->
                [yes] { $card_a }
               *[no] una carta
            } a { $whom }.
       *[no]
            { $whom_you ->
                [yes]
                    { $who } te da { $known ->
                        [yes] { $card_a }
                       *[no] una carta
                    }.
               *[no]
                    { $who } le da { $known ->
                        [yes] { $card_a }
                       *[no] una carta
                    } a { $whom }.
            }
    }
# $n: Tunnel points now.
event-dug =
    { $you ->
        [yes]
            Cavas con { $card_the } y llegas a { $n ->
                [one] { $n } Punto de Túnel
               *[other] { $n } Puntos de Túnel
            }.
       *[no]
            { $who } cava con { $card_the } y llega a { $n ->
                [one] { $n } Punto de Túnel
               *[other] { $n } Puntos de Túnel
            }.
    }
# $whom dug the Tool; $who makes it return to its pile.
event-undug =
    { $you ->
        [yes] Saboteas el túnel de { $whom }: { $card_the } vuelve a su mazo y se pierden los Puntos de Túnel que valía.
       *[no]
            { $who } sabotea { $whom_you ->
                [yes] tu túnel
               *[no] el túnel de { $whom }
            }: { $card_the } vuelve a su mazo y se pierden los Puntos de Túnel que valía.
    }
# The same, but $who takes the Tool into hand.
event-snatched =
    { $you ->
        [yes] Saboteas el túnel de { $whom } y te quedas con { $card_the }; se pierden los Puntos de Túnel que valía.
       *[no]
            { $who } sabotea { $whom_you ->
                [yes] tu túnel
               *[no] el túnel de { $whom }
            } y se queda con { $card_the }; se pierden los Puntos de Túnel que valía.
    }
event-actions =
    { $you ->
        [yes]
            Ganas { $n ->
                [one] { $n } acción
               *[other] { $n } acciones
            }.
       *[no]
            { $who } gana { $n ->
                [one] { $n } acción
               *[other] { $n } acciones
            }.
    }
event-exchange =
    { $you ->
        [yes] Empiezas un Intercambio con { $whom }.
       *[no]
            { $who } empieza un Intercambio { $whom_you ->
                [yes] contigo
               *[no] con { $whom }
            }.
    }
# In an Exchange.
event-offered =
    { $you ->
        [yes]
            Le pasas { $known ->
                [yes] { $card_a }
               *[no] una carta
            } a { $whom }.
       *[no]
            { $whom_you ->
                [yes]
                    { $who } te pasa { $known ->
                        [yes] { $card_a }
                       *[no] una carta
                    }.
               *[no]
                    { $who } le pasa { $known ->
                        [yes] { $card_a }
                       *[no] una carta
                    } a { $whom }.
            }
    }
event-paid =
    { $you ->
        [yes]
            Le pasas { $n ->
                [one] { $n } Cigarrillo
               *[other] { $n } Cigarrillos
            } a { $whom }.
       *[no]
            { $whom_you ->
                [yes]
                    { $who } te pasa { $n ->
                        [one] { $n } Cigarrillo
                       *[other] { $n } Cigarrillos
                    }.
               *[no]
                    { $who } le pasa { $n ->
                        [one] { $n } Cigarrillo
                       *[other] { $n } Cigarrillos
                    } a { $whom }.
            }
    }
event-redealt = Motín: las cartas de todas las manos se juntan, se barajan y se reparten de nuevo.
# After a riot. $known as in event-drew.
event-dealt =
    { $n ->
        [0]
            { $you ->
                [yes] Te quedas sin cartas.
               *[no] { $who } se queda sin cartas.
            }
       *[other]
            { $you ->
                [yes] Ahora tienes
               *[no] { $who } tiene ahora
            } { $known ->
                [yes] { $cards }.
               *[no]
                    { $n ->
                        [one] { $n } carta
                       *[other] { $n } cartas
                    }.
            }
    }
# $who rolls for $michel.
event-michel_rolled =
    { $you ->
        [yes] Tiras el dado por { $michel }: un { $n }.
       *[no] { $who } tira el dado por { $michel }: un { $n }.
    }
event-michel_moved = { $michel } se mueve { $place_to }.
# $who is the one extorted.
event-michel_extorts =
    { $you ->
        [yes] { $michel } te extorsiona.
       *[no] { $michel } extorsiona a { $who }.
    }
# $armed: "yes" if the card shows a Knife. $cards: the Tools it asks for, joined with "o". $who (the player extorted) is there too.
# $first: "yes" for the first card of the Extortion. Only the Tools on that card are demanded (10.7).
event-michel_showed =
    { $armed ->
        [yes]
            { $first ->
                [yes] { $michel } saca un Cuchillo y exige { $cards }.
               *[no] { $michel } saca otro Cuchillo.
            }
       *[no]
            { $first ->
                [yes] { $michel } no lleva ningún Cuchillo.
               *[no] { $michel } no lleva más Cuchillos.
            }
    }
event-michel_shuffled = Las cartas de { $michel } se barajan de nuevo.
event-beat_michel =
    { $you ->
        [yes] Ganas la Pelea contra { $michel }.
       *[no] { $who } gana la Pelea contra { $michel }.
    }
# $whom: the attacker.
event-escaped =
    { $you ->
        [yes] Te zafas de { $whom }; la Extorsión termina.
       *[no]
            { $who } se zafa de { $whom_you ->
                [yes] ti
               *[no] { $whom }
            }; la Extorsión termina.
    }
event-won =
    { $you ->
        [yes] El túnel llega al otro lado: te fugas y ganas la partida.
       *[no] El túnel llega al otro lado: { $who } se fuga y gana la partida.
    }
# $players: names of the winning team, joined with "y".
event-won_team = El túnel llega al otro lado: { $players } se fugan y ganan la partida.
# A simulation was stopped: no winner.
event-stopped = La partida se detiene aquí. No gana nadie.

## Reasons: one sentence to the player who asks "why can't I?". No arguments. The rule number is shown beside it.

# 3.2
reason-game_over = La partida ha terminado.
# 4.1
reason-not_your_turn = Le toca decidir a otro jugador.
reason-not_now = Ahora el juego espera otra cosa de ti.
# Cards of one choice go in pack order.
reason-order = Elige las cartas en el orden de la lista: esta va antes que la última que has elegido.
# 4.1
reason-no_actions = No te quedan acciones.
# 5.1
reason-searched = Ya has buscado este turno.
# 5.1
reason-no_search_here = Aquí no se puede buscar.
# 6.6
reason-solitary = En Aislamiento la única acción es moverte. Sin gastar acción puedes revelar tus Antecedentes, usar tu carta de Banda o terminar el turno.
# 5.3
reason-cautious_cost = El Movimiento cauteloso cuesta 2 acciones, y no te quedan tantas.
# 5.2
reason-stay = No puedes quedarte aquí: elige otra Localización.
# 5.3
reason-never_solitary = A Aislamiento solo te mandan las cartas.
# 5.2
reason-not_rolled = Tu tirada no lleva allí.
# 11.1
reason-no_such_place = Esa Localización no está en esta partida: los Bloques sustituyen a las Celdas solo en el Modo por equipos.
# 2.1
reason-no_such_seat = En ese asiento no hay nadie.
# 5.8
reason-yourself = No puedes elegirte a ti: elige a otro jugador.
# 5.5
reason-gang_empty = A esa Banda no le quedan cartas.
# 5.5
reason-accessories = No tienes suficientes Accesorios distintos de los que acepta esta Banda.
# 5.7
reason-no_action_card = No tienes esa carta de Acción en la mano.
# 13.19
reason-card_idle = Ahora mismo no tendría ningún efecto.
# 13.19
reason-target_idle = No tendría ningún efecto sobre ese jugador.
# 5.8
reason-not_here = Ese jugador no está en tu Localización.
# 11.8
reason-teammate = Es de tu equipo: elige a un rival.
# 5.8
reason-extorted = Ya has extorsionado este turno.
# 5.8
reason-no_weapon = Necesitas un Arma en la mano para extorsionar.
# 9.1, queers_safe_house
reason-guarded = Necesitas dos Armas en la mano: este jugador tiene El refugio.
# 5.9
reason-no_fists_first = Los puños no sirven para intimidar: saca una carta de Arma.
# 11.7
reason-hold_first = Antes pide ayuda: aquí hay un compañero de equipo que aún puede sacar un Arma por ti.
# 11.7
reason-no_helper = Aquí no queda ningún compañero de equipo a quien pedir ayuda.
# 5.15
reason-craft_place = Aquí no puedes fabricar. Sí en el Comedor, la Enfermería, el Patio y, por equipos, en el Bloque rival.
# 11.4
reason-craft_block = En tu propio Bloque no puedes fabricar; en el del otro equipo, sí.
# 7.1
reason-craft_beaten = Con una Paliza no puedes fabricar: cúrate antes.
# 5.14
reason-craft_pile = El mazo de esa carta en el tablero está vacío.
# 5.14
reason-craft_parts = Te faltan cartas para esta receta.
# 6.1
reason-dig_place = Solo puedes cavar en las Celdas.
# 11.4
reason-dig_block = Solo puedes cavar en tu propio Bloque.
# 7.1
reason-dig_beaten = Con dos Palizas no puedes cavar: cúrate una antes.
# 6.1
reason-no_tool = No tienes esa Herramienta en la mano.
# 6.2
reason-steal_place = Solo puedes robar Cucharas en el Comedor.
# 6.2
reason-steal_pile = No quedan Cucharas que robar.
# 6.3
reason-heal_place = Solo puedes curarte en la Enfermería.
# 6.3
reason-healthy = No tienes ninguna Paliza.
# 6.4
reason-sell_place = Solo puedes vender en el Patio.
# 6.4
reason-not_held = No tienes esa carta en la mano.
# 6.5
reason-buy_place = Solo puedes comprar en el Patio.
# 6.5
reason-poor = No tienes suficientes Cigarrillos.
# 6.5
reason-buy_pile = En el mazo no quedan suficientes.
# 8.1
reason-revealed = Ya has revelado tus Antecedentes, y solo valen una vez.
# 8.3
reason-wrong_moment = No es el momento que indican tus Antecedentes.
# 13.19
reason-background_idle = Ahora tus Antecedentes no servirían de nada, o aquí no hay nadie contra quien usarlos.
# 9.1
reason-no_ability = Te falta la carta de Banda que lo permite.
# 9.1
reason-ability_used = Ya has usado esa habilidad tantas veces como permite la carta.
# 9.1
reason-discard_empty = La pila de descarte de Búsqueda está vacía.
# 11.5
reason-not_teammate = Solo puedes intercambiar en las partidas por equipos, con un compañero de equipo que esté en tu Localización.
# 11.6
reason-follow_gang = Solo puedes seguir a un compañero de equipo de tu Banda, a otra Localización que no sea Aislamiento.
# 5.10
reason-no_cooperation = No tienes la Herramienta exigida.
# 10.6. Michel(le)'s card; no argument says which name is in play.
reason-not_shown = La primera carta mostrada no pide esa Herramienta.
# 4.3. Cards of one choice go in pack order (see reason-order).
reason-too_few = Después de esta no quedan bastantes: elige una anterior.
# 11.5
reason-cannot_pay = No tienes tantos Cigarrillos.
# 5.7
reason-not_in_that_hand = Esa carta no está en la mano que estás mirando.
reason-not_in_hand = No tienes esa carta en la mano.
reason-already_there = Ya estás ahí: elige otra Localización.
reason-target_away = Necesitas a alguien en tu misma Localización.
reason-target_self = Se juega contra otra persona, no contra ti.
closed-gang_empty = A las Bandas que aceptan tus Accesorios no les quedan cartas.
closed-accessories = Tus Accesorios no bastan para ninguna Banda.
closed-no_action_card = No tienes cartas de Acción en la mano.
closed-card_idle = Ahora mismo ninguna de tus cartas de Acción tendría efecto.
closed-target_idle = Ahora mismo ninguna de tus cartas de Acción afectaría a nadie.
closed-not_here = En tu Localización no hay nadie a quien extorsionar.
closed-guarded = Necesitas dos Armas en la mano: aquí tu único objetivo tiene El refugio.
closed-craft_pile = Tienes las cartas necesarias, pero el mazo del tablero está vacío.
closed-craft_parts = No tienes las cartas para ninguna receta.
closed-no_tool = No tienes ninguna Herramienta en la mano.
closed-not_held = No tienes cartas que vender.
closed-poor = No tienes suficientes Cigarrillos para lo que queda.
closed-buy_pile = No queda nada que puedas pagar.
closed-target_away = Tus cartas de Acción necesitan a alguien en tu misma Localización.
