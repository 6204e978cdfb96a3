# Le conseil d’un bot : un coup, ce qu’il vaut, et une raison.
# $move : le coup tel qu’il est proposé. $why : une des raisons ci-dessous. $percent : les chances de gagner.
advice = { $move } : { $why }.
advice-chance = { $move } ({ $percent } % de chances de gagner) : { $why }.

# Les raisons. Chacune continue une phrase après un deux-points, commence en minuscule et n’a pas de point.
why-next = à défaut de mieux
why-whim = sans raison particulière
why-dig-wins = et te voilà dehors
# $n : Points de tunnel qui manquent encore ensuite.
why-dig =
    { $n ->
        [one] ensuite, il ne manque plus que { $n } Point de tunnel
       *[other] ensuite, il manque encore { $n } Points de tunnel
    }
# $n : cartes piochées.
why-search =
    { $n ->
        [one] { $n } carte de plus en main
       *[other] { $n } cartes de plus en main
    }
why-search-discard = tu récupères au passage la carte du dessus de la défausse
# $n : Points de tunnel de l’Outil.
why-craft-tool =
    { $n ->
        [one] un Outil qui vaut { $n } Point de tunnel
       *[other] un Outil qui vaut { $n } Points de tunnel
    }
why-buy-tool =
    { $n ->
        [one] tes Cigarettes deviennent { $n } Point de tunnel
       *[other] tes Cigarettes deviennent { $n } Points de tunnel
    }
why-arm = si tu as des Armes, les autres y réfléchissent à deux fois
why-steal = un Outil à l’œil
why-heal-dig = avec deux Raclées, tu ne peux pas creuser
why-heal-craft = avec une Raclée, tu ne peux pas fabriquer
# $gang_card : nom de la carte Gang du dessus. $does : ce qu’elle fait, une phrase avec son point.
why-join = tu obtiens la carte { $gang_card }
why-play = c’est maintenant qu’elle sert le plus
why-sell = en Cigarettes, ça vaut davantage
why-exchange = un coéquipier peut en tirer plus que toi
why-reveal = c’est maintenant qu’il rapporte le plus
why-reveal-member = comme tu es de ce Gang, tu as droit aux deux effets
why-second = le second effet en vaut aussi la peine
why-end = ici, rien ne mérite une action de plus
why-pass = ça n’en vaut pas la peine
why-reroll = le prochain jet devrait être meilleur
why-leave-solitary = à l’Isolement, il n’y a rien à faire
why-roll = il y a plus à gagner ailleurs
# $n : Points de tunnel des Outils en main.
why-go-home =
    { $n ->
        [one] tu as en main de quoi marquer { $n } Point de tunnel
       *[other] tu as en main de quoi marquer { $n } Points de tunnel
    }
why-go-heal = là-bas, tu peux te soigner
# $whom : un joueur. $card_a : un Outil que l’on sait dans sa main.
why-go-rob = { $whom } s’y trouve avec { $card_a }
why-go-buy = tu as de quoi y acheter quelque chose
why-go-steal = là-bas, il y a { $card_a } à prendre à l’œil
why-go-search =
    { $n ->
        [one] en fouillant là-bas, tu pioches { $n } carte
       *[other] en fouillant là-bas, tu pioches { $n } cartes
    }
why-holds-tool = { $whom } a { $card_a } en main
# $n : les Points de tunnel de ce joueur (ou de son équipe).
why-leads =
    { $n ->
        [one] { $whom } en est à { $n } Point de tunnel, et personne ne fait mieux
       *[other] { $whom } en est à { $n } Points de tunnel, et personne ne fait mieux
    }
why-weak = { $whom } n’a guère de quoi se défendre
why-target = c’est à { $whom } que ça coûte le plus
why-name-guess = c’est ce qui te rapporterait le plus
why-lay = ce Combat peut se gagner
why-cooperate = perdre le Combat te coûterait plus cher
why-yield = ce Combat est perdu d’avance
why-hold = un coéquipier peut abattre une Arme pour toi
why-least = c’est ce dont tu as le moins besoin
why-take = c’est ce qui vaut le plus pour toi
why-rouse = ça devrait faire plus de mal aux autres qu’à toi
why-draw = une carte à l’œil
