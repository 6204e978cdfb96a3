### Blackgate, français : ce que dit la table. Coups (boutons), invites, journal, et les réponses à « pourquoi pas ? ».
### $who / $you : qui agit, et "yes" si c’est la personne qui lit, sinon "no".
### $whom / $whom_you : la deuxième personne, de la même façon. $you et $whom_you ne valent jamais "yes" tous les deux.
### $card : nom seul. $card_a, $card_the, $cards, $parts : compléments d’objet direct tout prêts. $gang : avec son article.
### $place : nom seul. $place_to, $place_at : avec leur préposition. $n : un nombre. $michel : "Michel" ou "Michelle".
### Jamais « de », « que » ou « le » juste devant un nom de joueur (élision), ni « de » ou « à » devant une forme à article.


## Coups : des boutons, à l’infinitif. C’est la personne qui lit qui choisit, donc $whom est toujours quelqu’un d’autre.

# $n : cartes que l’on pioche ici en fouillant. $place (nom seul) est là aussi.
move-search =
    Fouiller { $place_at } ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    })
# $card_the : la carte du dessus de la défausse Fouille. $n : cartes piochées ensuite. $place (nom seul) est là aussi.
move-search_discard =
    Prendre { $card_the } dans la défausse, puis fouiller ({ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    })
move-roll = Lancer le dé et se déplacer
move-cautious = Déplacement prudent : aller { $place_to }
# $whom : quelqu’un de la même équipe et du même Gang ; $place_to : où se trouve cette personne.
move-follow = Rejoindre { $whom } { $place_to }
# La carte Gang bikers_home_run. $place_to : les Cellules, ou ton propre Bloc.
move-home = Rentrer { $place_to } sans lancer le dé
# $cards : les Accessoires cédés en échange.
move-join = Intégrer { $gang } en défaussant { $cards }
move-play = Jouer la carte { $card }
move-play_seat = Jouer la carte { $card } contre { $whom }
move-play_place = Jouer la carte { $card } et aller { $place_to }
move-extort = Racketter { $whom }
# $cards : ce qu’on fabrique (« une Pelle », « 2 Surins »). $parts : ce que ça consomme (« un Récipient et un Lien »).
move-craft = Fabriquer { $cards } avec { $parts }
# $n : Points de tunnel que rapporte cet Outil.
move-dig =
    Creuser avec { $card_the } ({ $n ->
        [one] { $n } Point de tunnel
       *[other] { $n } Points de tunnel
    })
move-steal = Voler { $card_a }
move-heal = Soigner une Raclée
move-sell =
    { $n ->
        [0] Vendre { $card_the } sans rien gagner
        [one] Vendre { $card_the } pour { $n } Cigarette
       *[other] Vendre { $card_the } pour { $n } Cigarettes
    }
move-buy =
    { $n ->
        [0] Acheter { $cards } gratuitement
        [one] Acheter { $cards } pour { $n } Cigarette
       *[other] Acheter { $cards } pour { $n } Cigarettes
    }
move-exchange = Échanger avec { $whom }
# $background : nom seul.
move-reveal = Révéler ton Passif : { $background }
# $does : le second effet du Passif, une phrase ; $has_does : "no" si son paquet n’a pas de mots pour lui.
move-second =
    { $has_does ->
        [yes] Appliquer le second effet : { $does }
       *[no] Appliquer le second effet
    }
move-end = Finir ton tour
move-go = Aller { $place_to }
move-reroll = Relancer le dé
# $card : une sorte d’Outil, exigée lors d’un Racket ou par un Passif.
move-name = Nommer un Outil : { $card }
move-lay = Abattre { $card_a }
move-lay_fists = Se battre à poings nus
move-cooperate = Coopérer : donner { $card_the }
# N’abattre aucune Arme, et donc perdre le Combat.
move-yield = Abandonner
# Qui se bat demande d’abord aux membres de son équipe dans le Lieu d’abattre une Arme. $names : à qui ; $alone : "yes" si personne n’y est.
move-hold =
    { $alone ->
        [yes] Demander de l’aide à ton équipe
       *[no] Demander de l’aide à { $names }
    }
# Décliner : n’aider personne, ne rien piocher, n’appliquer aucun second effet, laisser Michel(le) en paix.
move-pass = Passer
# La personne qui possède la carte choisit celle qu’elle perd ou rend.
move-give = Céder { $card_the }
# Un deuxième Outil pour la même action Creuser. $n : Points de tunnel qu’il rapporte.
move-also =
    Creuser aussi avec { $card_the } ({ $n ->
        [one] { $n } Point de tunnel
       *[other] { $n } Points de tunnel
    })
move-done = C’est tout
# Lors d’un échange.
move-offer = Donner { $card_the }
move-pay =
    Donner { $n ->
        [one] { $n } Cigarette
       *[other] { $n } Cigarettes
    }
move-pick = Choisir { $whom }
move-take = Prendre { $card_the }
move-rouse = Lancer le dé pour { $michel }
move-send = Déplacer { $michel } { $place_to }
# Aussi la façon de coopérer avec Michel(le).
move-discard = Défausser { $card_the }
move-draw = Piocher une carte Fouille

## Invites : ce que le jeu attend. [yes] s’adresse à la personne qui lit, [no] dit qui l’on attend.

# $n : actions restantes, peut valoir 0.
prompt-turn =
    { $you ->
        [yes]
            À toi de jouer : { $n ->
                [0] plus aucune action
                [one] encore { $n } action
               *[other] encore { $n } actions
            }.
       *[no]
            À { $who } de jouer : { $n ->
                [0] plus aucune action
                [one] encore { $n } action
               *[other] encore { $n } actions
            }.
    }
# $n : le dé.
prompt-rolled =
    { $you ->
        [yes] Tu as fait un { $n }. Où vas-tu ?
       *[no] { $who } a fait un { $n } et choisit où aller.
    }
prompt-go =
    { $you ->
        [yes] Choisis où aller.
       *[no] { $who } choisit où aller.
    }
prompt-name =
    { $you ->
        [yes] Nomme l’Outil que tu veux.
       *[no] { $who } va nommer un Outil.
    }
# $whom : la cible du Racket.
prompt-lay =
    { $you ->
        [yes] Abats une Arme pour intimider { $whom }.
       *[no]
            { $who } choisit une Arme pour { $whom_you ->
                [yes] t’intimider
               *[no] intimider { $whom }
            }.
    }
# $whom : l’attaquant. $card : l’Outil nommé, nom seul. $hold : "yes" tant qu’on peut demander à l’équipe au lieu d’abandonner.
prompt-answer =
    { $you ->
        [yes]
            { $whom } te rackette. Outil exigé : { $card }. { $hold ->
                [yes] Coopérer, abattre une Arme ou demander de l’aide à ton équipe ?
               *[no] Coopérer, abattre une Arme ou abandonner ?
            }
       *[no]
            { $who } doit { $whom_you ->
                [yes] te répondre
               *[no] répondre à { $whom }
            }. Outil exigé : { $card }.
    }
# $whom : l’autre camp. $hold : comme dans prompt-answer.
prompt-fight =
    { $you ->
        [yes]
            Combat contre { $whom } : { $hold ->
                [yes] abattre une Arme ou demander de l’aide à ton équipe ?
               *[no] abattre une Arme ou abandonner ?
            }
       *[no]
            Combat : { $who } choisit d’abattre ou non une Arme contre { $whom_you ->
                [yes] toi
               *[no] { $whom }
            }.
    }
# $whom : qui se bat dans la même équipe et demande de l’aide.
prompt-help =
    { $you ->
        [yes] { $whom } demande de l’aide. Abattre une Arme à sa place ?
       *[no]
            { $who } peut abattre une Arme pour { $whom_you ->
                [yes] toi
               *[no] { $whom }
            }.
    }
# Une carte est prise et $who, à qui elle appartient, choisit laquelle. $whom : qui la prend.
prompt-surrender =
    { $you ->
        [yes] { $whom } te prend une carte. À toi de choisir laquelle.
       *[no]
            { $who } choisit quelle carte { $whom_you ->
                [yes] te céder
               *[no] céder à { $whom }
            }.
    }
prompt-dig_more =
    { $you ->
        [yes] Tu peux creuser avec un deuxième Outil.
       *[no] { $who } peut creuser avec un deuxième Outil.
    }
prompt-selling =
    { $you ->
        [yes] Quelles cartes veux-tu vendre ?
       *[no] { $who } vend des cartes.
    }
# $whom : l’autre personne de l’échange, qui reçoit.
prompt-offering =
    { $you ->
        [yes] Que donnes-tu à { $whom } ?
       *[no]
            { $who } choisit quoi { $whom_you ->
                [yes] te donner
               *[no] donner à { $whom }
            }.
    }
prompt-pick =
    { $you ->
        [yes] Choisis une cible pour cette carte.
       *[no] { $who } choisit une cible.
    }
# $whom : à qui est la main.
prompt-take =
    { $you ->
        [yes] Choisis quelle carte prendre à { $whom }.
       *[no]
            { $who } choisit quelle carte { $whom_you ->
                [yes] te prendre
               *[no] prendre à { $whom }
            }.
    }
prompt-give_back =
    { $you ->
        [yes] Choisis quelle carte rendre à { $whom }.
       *[no]
            { $who } choisit quelle carte { $whom_you ->
                [yes] te rendre
               *[no] rendre à { $whom }
            }.
    }
# Fabriquer, puis Acheter, quand un Passif l’accorde sans action.
prompt-craft =
    { $you ->
        [yes] Fabrique une fois, sans dépenser d’action.
       *[no] { $who } fabrique quelque chose.
    }
prompt-buy =
    { $you ->
        [yes] Tu peux acheter une fois, sans dépenser d’action.
       *[no] { $who } peut acheter quelque chose.
    }
prompt-rouse =
    { $you ->
        [yes] Lancer le dé pour déplacer { $michel }, ou laisser { $michel } en paix ?
       *[no] { $who } peut lancer le dé pour déplacer { $michel }.
    }
# $n : le dé.
prompt-send =
    { $you ->
        [yes] Tu as fait un { $n } pour { $michel }. Choisis sa destination.
       *[no] { $who } a fait un { $n } pour { $michel } et choisit sa destination.
    }
# $cards : les Outils exigés, joints avec « ou ». $first : "no" plus tard dans le Combat, quand un Outil n’achète plus la paix.
prompt-michel =
    { $first ->
        [yes]
            { $you ->
                [yes] { $michel } a sorti un Surin et veut { $cards }. Que fais-tu ?
               *[no] { $michel } a sorti un Surin et veut { $cards }. À { $who } de répondre.
            }
       *[no]
            { $you ->
                [yes] { $michel } sort encore un Surin : seule une Arme peut t’aider. Que fais-tu ?
               *[no] { $michel } sort encore un Surin. À { $who } de répondre.
            }
    }
# Perdu contre Michel(le) : un des Outils de la première carte y passe.
prompt-michel_tool =
    { $you ->
        [yes] Tu as perdu. Choisis lequel des Outils exigés défausser.
       *[no] { $who } choisit un Outil à défausser.
    }
prompt-reward =
    { $you ->
        [yes] Tu as eu le dessus sur { $michel }. Piocher une carte Fouille ?
       *[no] { $who } a eu le dessus sur { $michel } et peut piocher une carte Fouille.
    }
# $n : cartes au-delà de la limite de main.
prompt-limit =
    { $you ->
        [yes]
            Tu as { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            } de trop en main. Choisis quoi défausser.
       *[no]
            { $who } a { $n ->
                [one] { $n } carte
               *[other] { $n } cartes
            } de trop en main et choisit quoi défausser.
    }
# $whom : qui a révélé le Passif agitator.
prompt-tribute =
    { $you ->
        [yes] { $whom } a semé le trouble : choisis une carte à défausser.
       *[no]
            { $whom_you ->
                [yes] Tu as semé
               *[no] { $whom } a semé
            } le trouble : { $who } doit défausser une carte.
    }
# $background : nom seul. $idle : "yes" si le second effet ne donnerait rien et ne peut qu’être décliné.
prompt-second =
    { $you ->
        [yes]
            { $idle ->
                [yes] { $background } : le second effet ne donnerait rien pour l’instant.
               *[no] { $background } : appliquer aussi le second effet ?
            }
       *[no] { $who } peut appliquer aussi le second effet de son Passif ({ $background }).
    }
prompt-over = La partie est finie.

## Événements : le journal, au présent, en phrases complètes.

# $n : numéro du tour.
undone =
    { $you ->
        [yes]
            { $and_later ->
                [yes] Tu annules ton dernier coup et tout ce qui a suivi.
               *[no] Tu annules ton dernier coup.
            }
       *[no]
            { $and_later ->
                [yes] { $who } annule son dernier coup et tout ce qui a suivi.
               *[no] { $who } annule son dernier coup.
            }
    }
event-turn_began =
    { $you ->
        [yes] Tour { $n } : à toi de jouer.
       *[no] Tour { $n } : à { $who } de jouer.
    }
event-rolled =
    { $you ->
        [yes] Tu fais un { $n }.
       *[no] { $who } fait un { $n }.
    }
event-rerolled =
    { $you ->
        [yes] Tu relances le dé : un { $n }.
       *[no] { $who } relance le dé : un { $n }.
    }
# $from : nom seul du Lieu quitté ; inutile en français.
event-moved =
    { $you ->
        [yes] Tu vas { $place_to }.
       *[no] { $who } va { $place_to }.
    }
# Par une carte : ce n’est pas un déplacement.
event-sent =
    { $you ->
        [yes] On t’envoie { $place_to }.
       *[no] On envoie { $who } { $place_to }.
    }
# $place (nom seul) est là aussi.
event-searched =
    { $you ->
        [yes] Tu fouilles { $place_at }.
       *[no] { $who } fouille { $place_at }.
    }
# $known : "yes" si la personne qui lit peut voir les cartes ($cards), sinon "no" (seulement leur nombre, $n).
event-drew =
    { $n ->
        [0]
            { $you ->
                [yes] Tu ne pioches aucune carte Fouille.
               *[no] { $who } ne pioche aucune carte Fouille.
            }
       *[other]
            { $you ->
                [yes] Tu pioches
               *[no] { $who } pioche
            } { $known ->
                [yes] { $cards }.
               *[no]
                    { $n ->
                        [one] { $n } carte Fouille
                       *[other] { $n } cartes Fouille
                    }.
            }
    }
event-shuffled = Plus aucune carte Fouille à piocher : la défausse est mélangée et forme un nouveau paquet.
# D’une pile du plateau. $why : "steal" (une Cuillère), "craft", "trade" (achat), "effect" (une carte le dit).
event-took =
    { $why ->
        [steal]
            { $you ->
                [yes] Tu voles { $cards }.
               *[no] { $who } vole { $cards }.
            }
        [craft]
            { $you ->
                [yes] Tu fabriques { $cards }.
               *[no] { $who } fabrique { $cards }.
            }
        [trade]
            { $you ->
                [yes] Tu achètes { $cards }.
               *[no] { $who } achète { $cards }.
            }
       *[effect]
            { $you ->
                [yes] Tu prends { $cards } sur le plateau.
               *[no] { $who } prend { $cards } sur le plateau.
            }
    }
# La carte du dessus de la défausse Fouille.
event-salvaged =
    { $you ->
        [yes] Tu repêches { $card_the } dans la défausse.
       *[no] { $who } repêche { $card_the } dans la défausse.
    }
# $why : "craft" (consommé), "trade" (vendu), "join" (cédé pour intégrer un Gang), "limit" (limite de main), "laid" (les Armes de tout le Combat, à la fin),
# "played" (une carte Action, terminée), "cooperated" (un Outil pour Michel(le)), "beaten" / "beaten_random" (perdu contre Michel(le)), "effect" (une carte le dit).
event-discarded =
    { $why ->
        [craft]
            { $you ->
                [yes] Tu utilises { $cards } pour fabriquer.
               *[no] { $who } utilise { $cards } pour fabriquer.
            }
        [trade]
            { $you ->
                [yes] Tu vends { $cards }.
               *[no] { $who } vend { $cards }.
            }
        [join]
            { $you ->
                [yes] Tu cèdes { $cards } comme droit d’entrée.
               *[no] { $who } cède { $cards } comme droit d’entrée.
            }
        [limit]
            { $you ->
                [yes] Tu défausses { $cards } pour respecter la limite de main.
               *[no] { $who } défausse { $cards } pour respecter la limite de main.
            }
        [laid] Armes défaussées : { $cards }.
        [played]
            { $you ->
                [yes] Tu défausses { $cards } après usage.
               *[no] { $who } défausse { $cards } après usage.
            }
        [cooperated]
            { $you ->
                [yes] Tu coopères et défausses { $cards }.
               *[no] { $who } coopère et défausse { $cards }.
            }
        [beaten]
            { $you ->
                [yes] Tu y laisses { $cards }.
               *[no] { $who } y laisse { $cards }.
            }
        [beaten_random]
            { $you ->
                [yes] Tu perds { $cards } au hasard.
               *[no] { $who } perd { $cards } au hasard.
            }
       *[effect]
            { $you ->
                [yes] Tu défausses { $cards }.
               *[no] { $who } défausse { $cards }.
            }
    }
# $sign : "gain" ou "loss". $n : combien, jamais négatif. $why : "trade" (Vendre ou Acheter), "income" (une carte Gang, en début de tour), "effect".
event-cigarettes =
    { $sign ->
        [loss]
            { $why ->
                [trade]
                    { $you ->
                        [yes]
                            Tu paies { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                       *[no]
                            { $who } paie { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            Tu perds { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                       *[no]
                            { $who } perd { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                    }
            }
       *[gain]
            { $why ->
                [trade]
                    { $n ->
                        [0] Aucune Cigarette ne change de mains.
                       *[other]
                            { $you ->
                                [yes]
                                    Tu encaisses { $n ->
                                        [one] { $n } Cigarette
                                       *[other] { $n } Cigarettes
                                    }.
                               *[no]
                                    { $who } encaisse { $n ->
                                        [one] { $n } Cigarette
                                       *[other] { $n } Cigarettes
                                    }.
                            }
                    }
                [income]
                    { $you ->
                        [yes]
                            Tu touches { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            } en début de tour.
                       *[no]
                            { $who } touche { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            } en début de tour.
                    }
               *[effect]
                    { $you ->
                        [yes]
                            Tu gagnes { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                       *[no]
                            { $who } gagne { $n ->
                                [one] { $n } Cigarette
                               *[other] { $n } Cigarettes
                            }.
                    }
            }
    }
# $gangcard : nom seul de la carte Gang prise.
event-joined =
    { $you ->
        [yes] Tu intègres { $gang }. Carte Gang : { $gangcard }.
       *[no] { $who } intègre { $gang }. Carte Gang : { $gangcard }.
    }
event-left_gang =
    { $you ->
        [yes] Tu quittes { $gang }.
       *[no] { $who } quitte { $gang }.
    }
# $has_target : "yes" si la carte vise quelqu’un, $whom.
event-played =
    { $has_target ->
        [yes]
            { $you ->
                [yes] Tu joues la carte { $card } contre { $whom }.
               *[no]
                    { $who } joue la carte { $card } contre { $whom_you ->
                        [yes] toi
                       *[no] { $whom }
                    }.
            }
       *[no]
            { $you ->
                [yes] Tu joues la carte { $card }.
               *[no] { $who } joue la carte { $card }.
            }
    }
# $background : nom seul. $member : "yes" pour un membre du Gang nommé, $gang, qui a donc aussi droit au second effet.
event-revealed =
    { $member ->
        [yes]
            { $you ->
                [yes] Tu révèles ton Passif : { $background }. Ton Gang, { $gang }, te donne aussi droit au second effet.
               *[no] { $who } révèle son Passif : { $background }. Son Gang, { $gang }, lui donne aussi droit au second effet.
            }
       *[no]
            { $you ->
                [yes] Tu révèles ton Passif : { $background }.
               *[no] { $who } révèle son Passif : { $background }.
            }
    }
# $background : nom seul. $applied : "no" si le second effet a été décliné.
event-second =
    { $applied ->
        [yes]
            { $you ->
                [yes] Tu appliques aussi le second effet de ton Passif ({ $background }).
               *[no] { $who } applique aussi le second effet de son Passif ({ $background }).
            }
       *[no]
            { $you ->
                [yes] Tu renonces au second effet de ton Passif ({ $background }).
               *[no] { $who } renonce au second effet de son Passif ({ $background }).
            }
    }
event-extorted =
    { $you ->
        [yes] Tu rackettes { $whom }.
       *[no]
            { $who } { $whom_you ->
                [yes] te rackette
               *[no] rackette { $whom }
            }.
    }
# $who regarde la main ; en français, c’est $whom qui la montre.
event-looked =
    { $you ->
        [yes] { $whom } doit te montrer sa main.
       *[no]
            { $whom_you ->
                [yes] Tu dois montrer ta main
               *[no] { $whom } doit montrer sa main
            } à { $who }.
    }
# $card : l’Outil, nom seul.
event-named =
    { $you ->
        [yes] Tu nommes un Outil : { $card }.
       *[no] { $who } nomme un Outil : { $card }.
    }
event-laid =
    { $you ->
        [yes] Tu abats { $card_a }.
       *[no] { $who } abat { $card_a }.
    }
event-laid_fists =
    { $you ->
        [yes] Tu te bats à poings nus.
       *[no] { $who } se bat à poings nus.
    }
# $whom : l’attaquant, qui reçoit l’Outil.
event-cooperated =
    { $you ->
        [yes] Tu coopères et donnes { $card_the } à { $whom }.
       *[no]
            { $who } coopère et { $whom_you ->
                [yes] te donne { $card_the }
               *[no] donne { $card_the } à { $whom }
            }.
    }
# Il s’avère que $who n’a pas l’Outil nommé ou montré, $card_a.
event-lacked =
    { $you ->
        [yes] Impossible de trouver { $card_a } dans ta main.
       *[no] Impossible de trouver { $card_a } chez { $who }.
    }
event-yielded =
    { $you ->
        [yes] Tu abandonnes.
       *[no] { $who } abandonne.
    }
event-held =
    { $you ->
        [yes] Tu demandes de l’aide à ton équipe.
       *[no] { $who } demande de l’aide à son équipe.
    }
# Dans la même équipe, mais sans abattre d’Arme pour aider.
event-stood_by =
    { $you ->
        [yes] Tu ne t’en mêles pas.
       *[no] { $who } ne s’en mêle pas.
    }
# $whom : qui gagne.
event-lost_combat =
    { $you ->
        [yes] Tu perds le Combat contre { $whom }.
       *[no]
            { $who } perd le Combat contre { $whom_you ->
                [yes] toi
               *[no] { $whom }
            }.
    }
event-lost_to_michel =
    { $you ->
        [yes] Tu perds le Combat contre { $michel }.
       *[no] { $who } perd le Combat contre { $michel }.
    }
# $n : Raclées désormais.
event-beaten =
    { $you ->
        [yes] Tu prends une Raclée : ça t’en fait { $n }.
       *[no] { $who } prend une Raclée : ça lui en fait { $n }.
    }
# $n : Raclées restantes, peut valoir 0.
event-healed =
    { $you ->
        [yes]
            Tu te soignes : { $n ->
                [0] plus aucune Raclée
                [one] encore { $n } Raclée
               *[other] encore { $n } Raclées
            }.
       *[no]
            { $who } se soigne : { $n ->
                [0] plus aucune Raclée
                [one] encore { $n } Raclée
               *[other] encore { $n } Raclées
            }.
    }
# $who prend une carte à $whom. $known : "yes" si la personne qui lit peut la voir ($card_a). $how : "random", "named" (l’Outil nommé),
# "chosen" ($who a vu la main et choisi), "surrendered" ($whom, à qui est la carte, a choisi).
event-taken =
    { $you ->
        [yes] Tu prends
       *[no]
            { $who } { $whom_you ->
                [yes] te prend
               *[no] prend
            }
    } { $known ->
        [yes] { $card_a }
       *[no] une carte
    }{ $whom_you ->
        [yes]
            { $how ->
                [random] { " " }au hasard.
                [named] , comme exigé.
                [chosen] , après avoir vu ta main.
               *[surrendered] { " " }(à ton choix).
            }
       *[no]
            { " " }à { $whom }{ $how ->
                [random] { " " }au hasard.
                [named] , comme exigé.
                [chosen] , après avoir vu sa main.
               *[surrendered] { " " }(au choix de la victime).
            }
    }
event-given =
    { $you ->
        [yes]
            Tu donnes { $known ->
                [yes] { $card_a }
               *[no] une carte
            } à { $whom }.
       *[no]
            { $who } { $whom_you ->
                [yes]
                    te donne { $known ->
                        [yes] { $card_a }
                       *[no] une carte
                    }
               *[no]
                    donne { $known ->
                        [yes] { $card_a }
                       *[no] une carte
                    } à { $whom }
            }.
    }
# $n : Points de tunnel désormais.
event-dug =
    { $you ->
        [yes]
            Tu creuses avec { $card_the } et atteins { $n ->
                [one] { $n } Point de tunnel
               *[other] { $n } Points de tunnel
            }.
       *[no]
            { $who } creuse avec { $card_the } et atteint { $n ->
                [one] { $n } Point de tunnel
               *[other] { $n } Points de tunnel
            }.
    }
# $whom avait creusé avec l’Outil ; $who le fait retourner dans sa pile.
event-undug =
    { $you ->
        [yes] Tu sabotes le tunnel creusé par { $whom } et renvoies { $card_the } dans sa pile ; les Points de tunnel correspondants sont perdus.
       *[no]
            { $who } sabote { $whom_you ->
                [yes] ton tunnel
               *[no] le tunnel creusé par { $whom }
            } et renvoie { $card_the } dans sa pile ; les Points de tunnel correspondants sont perdus.
    }
# De même, mais $who prend l’Outil en main.
event-snatched =
    { $you ->
        [yes] Tu sabotes le tunnel creusé par { $whom } et mets la main sur { $card_the } ; les Points de tunnel correspondants sont perdus.
       *[no]
            { $who } sabote { $whom_you ->
                [yes] ton tunnel
               *[no] le tunnel creusé par { $whom }
            } et met la main sur { $card_the } ; les Points de tunnel correspondants sont perdus.
    }
event-actions =
    { $you ->
        [yes]
            Tu gagnes { $n ->
                [one] { $n } action
               *[other] { $n } actions
            }.
       *[no]
            { $who } gagne { $n ->
                [one] { $n } action
               *[other] { $n } actions
            }.
    }
event-exchange =
    { $you ->
        [yes] Tu engages un échange avec { $whom }.
       *[no]
            { $who } engage un échange avec { $whom_you ->
                [yes] toi
               *[no] { $whom }
            }.
    }
# Lors d’un échange.
event-offered =
    { $you ->
        [yes]
            Tu passes { $known ->
                [yes] { $card_a }
               *[no] une carte
            } à { $whom }.
       *[no]
            { $who } { $whom_you ->
                [yes]
                    te passe { $known ->
                        [yes] { $card_a }
                       *[no] une carte
                    }
               *[no]
                    passe { $known ->
                        [yes] { $card_a }
                       *[no] une carte
                    } à { $whom }
            }.
    }
event-paid =
    { $you ->
        [yes]
            Tu passes { $n ->
                [one] { $n } Cigarette
               *[other] { $n } Cigarettes
            } à { $whom }.
       *[no]
            { $who } { $whom_you ->
                [yes]
                    te passe { $n ->
                        [one] { $n } Cigarette
                       *[other] { $n } Cigarettes
                    }
               *[no]
                    passe { $n ->
                        [one] { $n } Cigarette
                       *[other] { $n } Cigarettes
                    } à { $whom }
            }.
    }
event-redealt = Émeute : toutes les mains sont réunies, mélangées et redistribuées.
# Après une Émeute. $known comme dans event-drew.
event-dealt =
    { $n ->
        [0]
            { $you ->
                [yes] Tu te retrouves sans carte.
               *[no] { $who } se retrouve sans carte.
            }
       *[other]
            { $you ->
                [yes] Tu te retrouves avec
               *[no] { $who } se retrouve avec
            } { $known ->
                [yes] { $cards }.
               *[no]
                    { $n ->
                        [one] { $n } carte
                       *[other] { $n } cartes
                    }.
            }
    }
# $who lance le dé pour $michel.
event-michel_rolled =
    { $you ->
        [yes] Tu fais un { $n } pour { $michel }.
       *[no] { $who } fait un { $n } pour { $michel }.
    }
event-michel_moved = { $michel } va { $place_to }.
# C’est $who que l’on rackette.
event-michel_extorts =
    { $you ->
        [yes] { $michel } te rackette.
       *[no] { $michel } rackette { $who }.
    }
# $armed : "yes" si la carte montre un Surin. $cards : les Outils qu’elle demande, joints avec « ou ». $who (la cible du Racket) est là aussi.
# $first: "yes" for the first card of the Extortion. Only the Tools on that card are demanded (10.7).
event-michel_showed =
    { $armed ->
        [yes]
            { $first ->
                [yes] { $michel } sort un Surin et exige { $cards }.
               *[no] { $michel } sort un autre Surin.
            }
       *[no]
            { $first ->
                [yes] { $michel } n’a pas de Surin.
               *[no] { $michel } n’a pas d’autre Surin.
            }
    }
event-michel_shuffled = Les cartes de { $michel } sont de nouveau mélangées.
event-beat_michel =
    { $you ->
        [yes] Tu gagnes le Combat contre { $michel }.
       *[no] { $who } gagne le Combat contre { $michel }.
    }
# $whom : l’attaquant.
event-escaped =
    { $you ->
        [yes] Tu fausses compagnie à { $whom } ; le Racket s’arrête là.
       *[no]
            { $who } { $whom_you ->
                [yes] te fausse compagnie
               *[no] fausse compagnie à { $whom }
            } ; le Racket s’arrête là.
    }
event-won =
    { $you ->
        [yes] Le tunnel débouche à l’air libre : tu t’évades et gagnes la partie.
       *[no] Le tunnel débouche à l’air libre : { $who } s’évade et gagne la partie.
    }
# $players : les noms de l’équipe gagnante, joints avec « et ».
event-won_team = Le tunnel débouche à l’air libre : { $players } s’évadent et gagnent la partie.
# Une simulation interrompue : personne ne gagne.
event-stopped = La partie s’arrête ici. Personne ne gagne.

## Raisons : une phrase pour qui demande « pourquoi pas ? ». Sans argument. Le numéro de règle s’affiche à côté.

# 3.2
reason-game_over = La partie est finie.
# 4.1
reason-not_your_turn = C’est d’abord à quelqu’un d’autre de décider.
reason-not_now = Ce n’est pas ce que le jeu attend de toi maintenant.
# Les cartes d’un même choix vont dans l’ordre du paquet.
reason-order = Les cartes se choisissent dans l’ordre de la liste : celle-ci vient avant la dernière que tu as choisie.
# 4.1
reason-no_actions = Tu n’as plus d’action ce tour-ci.
# 5.1
reason-searched = Tu as déjà fouillé ce tour-ci.
# 5.1
reason-no_search_here = Il n’y a rien à fouiller ici.
# 6.6
reason-solitary = À l’Isolement, ta seule action est un déplacement. Tu peux encore révéler ton Passif, te servir de ta carte Gang ou finir ton tour.
# 5.3
reason-cautious_cost = Il te faut deux actions pour un Déplacement prudent.
# 5.2
reason-stay = Tu ne peux pas rester sur place : choisis un autre Lieu.
# 5.3
reason-never_solitary = Aucun déplacement ne mène à l’Isolement : seules des cartes y envoient.
# 5.2
reason-not_rolled = Ton jet ne mène pas là.
# 11.1
reason-no_such_place = Ce Lieu n’existe pas dans cette partie : les Cellules ne sont divisées en Blocs qu’en Mode par équipe.
# 2.1
reason-no_such_seat = Il n’y a personne à cette place.
# 5.8
reason-yourself = Choisis quelqu’un d’autre que toi.
# 5.5
reason-gang_empty = La pile de ce Gang est vide.
# 5.5
reason-accessories = Tu n’as pas les bons Accessoires : il en faut de différents, que ce Gang accepte.
# 5.7
reason-no_action_card = Tu n’as pas cette carte Action en main.
# 13.19
reason-card_idle = Cela n’aurait aucun effet pour l’instant.
# 13.19
reason-target_idle = Cette carte n’aurait aucun effet sur cette personne.
# 5.8
reason-not_here = Cette personne n’est pas dans le même Lieu que toi.
# 11.8
reason-teammate = C’est un coéquipier : choisis un adversaire.
# 5.8
reason-extorted = Tu as déjà racketté quelqu’un ce tour-ci.
# 5.8
reason-no_weapon = Tu n’as pas d’Arme en main.
# 9.1, queers_safe_house
reason-guarded = Le Refuge protège ta cible : il te faut deux Armes en main.
# 5.9
reason-no_fists_first = L’Intimidation demande une carte Arme, pas les poings.
# 11.7
reason-hold_first = Demande d’abord de l’aide : un coéquipier présent dans ce Lieu peut encore abattre une Arme pour toi.
# 11.7
reason-no_helper = Il ne reste ici aucun coéquipier à qui demander de l’aide.
# 5.15
reason-craft_place = Tu ne peux pas fabriquer ici.
# 11.4
reason-craft_block = Tu ne peux pas fabriquer dans ton propre Bloc : fabrique dans l’autre, ou ailleurs.
# 7.1
reason-craft_beaten = Une Raclée t’empêche de fabriquer : soigne-toi d’abord.
# 5.14
reason-craft_pile = La pile de cette carte est vide sur le plateau.
# 5.14
reason-craft_parts = Tu n’as pas toutes les cartes de cette recette.
# 6.1
reason-dig_place = On ne creuse qu’en Cellules.
# 11.4
reason-dig_block = On ne creuse que dans son propre Bloc.
# 7.1
reason-dig_beaten = Deux Raclées t’empêchent de creuser : soignes-en une d’abord.
# 6.1
reason-no_tool = Tu n’as pas cet Outil en main.
# 6.2
reason-steal_place = On ne vole de Cuillères qu’au Réfectoire.
# 6.2
reason-steal_pile = Il ne reste plus de Cuillère à voler.
# 6.3
reason-heal_place = On ne se soigne qu’à l’Infirmerie.
# 6.3
reason-healthy = Tu n’as aucune Raclée à soigner.
# 6.4
reason-sell_place = On ne vend qu’en Promenade.
# 6.4
reason-not_held = Tu n’as pas cette carte en main.
# 6.5
reason-buy_place = On n’achète qu’en Promenade.
# 6.5
reason-poor = Tu n’as pas assez de Cigarettes.
# 6.5
reason-buy_pile = Il n’en reste pas assez dans la pile.
# 8.1
reason-revealed = Ton Passif est déjà révélé : il ne sert qu’une fois.
# 8.3
reason-wrong_moment = Ce n’est pas le moment : ton Passif indique quand tu peux le révéler.
# 13.19
reason-background_idle = Ton Passif ne donnerait rien pour l’instant, ou il n’y a personne ici contre qui l’utiliser.
# 9.1
reason-no_ability = Il faut pour ça une carte Gang que tu n’as pas.
# 9.1
reason-ability_used = Cette capacité a déjà servi autant que sa carte le permet.
# 9.1
reason-discard_empty = La défausse Fouille est vide.
# 11.5
reason-not_teammate = Il faut un coéquipier dans le même Lieu que toi.
# 11.6
reason-follow_gang = Il faut un coéquipier de ton Gang, dans un autre Lieu, mais pas à l’Isolement.
# 5.10
reason-no_cooperation = Tu n’as pas en main l’Outil nommé.
# 10.6. La carte de Michel(le) ; aucun argument ne dit quel nom est en jeu.
reason-not_shown = La première carte montrée n’exige pas cet Outil.
# 4.3. Les cartes d’un même choix vont dans l’ordre du paquet (voir reason-order).
reason-too_few = Il y a trop peu de cartes après celle-ci : choisis-en d’abord une qui la précède.
# 11.5
reason-cannot_pay = Tu n’as pas autant de Cigarettes.
# 5.7
reason-not_in_that_hand = Cette carte n’est pas dans la main que tu regardes.
reason-not_in_hand = Tu n’as pas cette carte en main.
reason-already_there = Tu y es déjà : choisis un autre Lieu.
reason-target_away = Il faut un adversaire dans le même Lieu que toi.
reason-target_self = Cette carte vise quelqu’un d’autre que toi.
closed-gang_empty = Les Gangs qui acceptent tes Accessoires n’ont plus de cartes.
closed-accessories = Tes Accessoires ne suffisent pour aucun Gang.
closed-no_action_card = Tu n’as pas de carte Action en main.
closed-card_idle = Aucune de tes cartes Action n’aurait d’effet pour l’instant.
closed-target_idle = Aucune de tes cartes Action n’aurait d’effet sur quelqu’un pour l’instant.
closed-not_here = Il n’y a personne à racketter dans le même Lieu que toi.
closed-guarded = Le Refuge protège ta seule cible ici : il te faut deux Armes en main.
closed-craft_pile = Tu as les cartes qu’il faut, mais la pile correspondante est vide.
closed-craft_parts = Tu n’as les cartes d’aucune recette.
closed-no_tool = Tu n’as pas d’Outil en main.
closed-not_held = Tu n’as pas de carte à vendre.
closed-poor = Tu n’as pas assez de Cigarettes pour ce qui reste.
closed-buy_pile = Il ne reste rien que tu puisses payer.
closed-target_away = Tes cartes Action demandent quelqu’un dans le même Lieu que toi.
