## Erreurs : ce qui était demandé, pourquoi c'est impossible, et ce qui serait juste.

# $move : le coup sous forme de texte. $reasons : une ou plusieurs phrases faites par illegal-reason.
illegal-move = { $move } : { $reasons }
illegal-reason = { $reason } (règle { $clause })
error-unknown-move = « { $move } » n'est pas un coup de ce jeu.
error-unknown-move-close = « { $move } » n'est pas un coup de ce jeu. Voulais-tu dire « { $close } » ?
error-move-number = { $number } n'est pas un coup : les coups sont numérotés de 0 à { $most }.
error-players = Une partie à { $players } est impossible : le jeu se joue de { $fewest } à { $most } joueurs (règle 2.1)
error-teams = Pas d'équipes à { $players } joueurs : le Mode par équipe se joue à 4 ou à 6 (règle 11.2)
error-michel = « { $michel } » comme Prisonnier neutre : choisis none, michel ou michelle (règle 14.1)
error-target = { $target } Points de tunnel pour gagner : choisis un nombre de 1 à { $most } (règle 14.5)
error-first-player = La place { $seat } ne peut pas commencer : les places sont numérotées de 0 à { $most } (règle 14.4)
error-seat = Place { $seat } : les places sont numérotées de 0 à { $most }
error-names =
    { $count ->
        [one] { $count } nom
       *[other] { $count } noms
    } pour { $players } joueurs : donne un nom pour chaque place
error-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères visibles
error-stop-mid-turn = Une partie ne peut être arrêtée qu'entre deux tours (règle 13.18)
error-bytes = Ces octets ne sont pas une partie sauvegardée de cette version
error-bytes-pack = Cette partie sauvegardée a été jouée avec un autre pack que « { $pack } »
error-bytes-chance = Une partie rejouée depuis un enregistrement ne peut pas être sauvegardée en octets : garde plutôt l'enregistrement
error-record-sampled = Une partie tirée au hasard à partir d'une vue n'a pas d'enregistrement : son passé est inconnu
error-record-truncated = Ligne { $line } : l'enregistrement s'interrompt ici ; il manque le résultat
error-record-json = Ligne { $line } : ce n'est pas un objet JSON
error-record-foreign = Ligne { $line } : ce n'est pas un enregistrement de Blackgate (format 1)
error-record-file = Impossible de lire { $file } : { $problem }
error-record-pack = Ligne { $line } : la partie a été jouée avec une autre édition du pack « { $pack } » ; celle d'ici est { $digest }
error-record-value = Ligne { $line } : { $key } : trouvé { $found }, attendu { $expected }
error-record-move = Ligne { $line } : { $problem }
error-record-over = Ligne { $line } : la partie était déjà finie
error-record-after-result = Ligne { $line } : il y a encore quelque chose après le résultat
error-record-seed = Ligne { $line } : la graine ne correspond pas à l'engagement de la ligne 1
error-record-chance = Ligne { $line } : les résultats du hasard ne découlent pas de la graine
