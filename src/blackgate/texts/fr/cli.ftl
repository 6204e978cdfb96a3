## La ligne de commande : l’aide

help-app = Blackgate : creuse ton tunnel et évade-toi de prison, de 2 à 6 joueurs. Sans commande, le jeu s’ouvre dans le navigateur.
help-play = Jouer une partie dans le terminal contre des bots du niveau de ton choix.
help-simulate = Jouer beaucoup de parties au hasard et en faire le bilan.
help-replay = Raconter une partie enregistrée.
help-verify = Vérifier un enregistrement : chaque coup, chaque carte, chaque jet de dé.
help-commit = L’empreinte qu’on t’a montrée avant la partie ; ce doit être celle de cet enregistrement.
help-nonce = La part (nonce) que ta place a ajoutée aux dés ; elle doit être dans la graine. Peut être donnée plusieurs fois.
help-rules = Afficher le livret de règles, ou une seule règle.
help-bench = Mesurer la vitesse du moteur, des bots et des environnements, par rapport à des projets comparables.
help-pack-command = Afficher ou vérifier un pack de contenu.
help-pack-show = Lister toutes les valeurs d’un pack avec leur origine.
help-pack-check = Vérifier un pack et dire ce qui ne va pas.
help-lang = La langue : en, fr, de, it ou es.
help-pack = Le dossier d’un pack de contenu (par défaut : classic).
help-players = Le nombre de joueurs : de 2 à 6.
help-seed = La graine dont découle tout le hasard (par défaut : une nouvelle graine secrète).
help-michel = Avec ou sans le Prisonnier neutre ; recommandé à deux joueurs.
help-teams = Jouer en deux équipes (4 ou 6 joueurs).
help-calm = Laisser de côté les cartes Action qui sèment le chaos.
help-fair-start = Donner des cartes en plus ou des Cigarettes au départ à ceux qui jouent plus tard.
help-target = Les Points de tunnel qu’il faut pour gagner.
help-first-player = La place qui commence.
help-json = Afficher du JSON, pour les programmes.
help-version = Afficher la version et indiquer si le moteur est compilé.
help-origin = Seulement les valeurs imprimées dans les livrets de règles (R), rapportées par des critiques (P) ou reconstituées (X).
help-file = Un enregistrement de partie (JSON Lines).
help-seat = Ne raconter que ce que cette place a vu.
help-trace = Afficher une ligne JSON par décision, avec toute la table.
help-clause = Le numéro d’une règle, par exemple 5.2.
help-your-seat = Ta place à la table.
help-name = Ton nom.
help-prisoner = Le nom du Prisonnier que tu joues ; les Prisonniers ne diffèrent que par l’apparence.
help-bots = Qui joue aux autres places : random, rookie, inmate, boss, warden, boss@400ms ou ton propre fichier.py:Classe ; le dernier nommé prend toutes les places qui restent.
help-budget = Le temps de réflexion d’un bot pour un coup : 100ms ou 2s (comptés en quantité de calcul, pas au chronomètre), ou un nombre d’itérations.
help-hint = Montrer à chaque décision ce que le bot le plus fort ferait à ta place, et pourquoi.
# The last line of the help of commands with options that take the number of a seat.
help-seats = Ici, comme dans les enregistrements, les places sont numérotées à partir de 0 : la place 1 du navigateur est la place 0.
help-record = Écrire l’enregistrement de la partie dans ce fichier.
help-games = Le nombre de parties à jouer.
help-turns = Arrêter au bout de ce nombre de tours une partie que personne n’a gagnée.
help-jobs = Le nombre de processus à utiliser.
help-records = Écrire un enregistrement de chaque partie dans ce dossier.
help-seconds = Le nombre de secondes par mesure.

## La ligne de commande : ce qu’elle dit

cli-version = blackgate { $version }, moteur compilé
cli-version-pure = blackgate { $version }, moteur non compilé (tout marche, mais plus lentement)
cli-error = Erreur : { $problem }
# $command: what needs them, for example blackgate arena. $libraries: their names, as a list.
cli-fetching = { $command } a besoin de { $libraries } : téléchargement en cours, une seule fois.
cli-interrupted = Interruption.
cli-unknown-language = « { $language } » n’est pas une langue de ce jeu : choisis parmi { $languages }
cli-no-such-option = L’option { $option } n’existe pas. Essaie --help.
cli-no-such-command = La commande « { $command } » n’existe pas. Essaie --help.
cli-usage = Blackgate ne comprend pas ceci : { $words }. Essaie --help.
cli-missing = Il manque { $name }. Essaie --help.
cli-not-a-number = Il faut un nombre pour { $name }.
cli-bad-origin = « { $origin } » n’est pas une origine : choisis R, P ou X
cli-at-least = { $name } { $value } : il faut au moins { $least }
cli-at-most = { $name } { $value } : le maximum est { $most }
cli-pack-title = Pack { $pack }, version { $version }
cli-origins = R imprimé dans un livret de règles · P rapporté par une critique · X reconstitué
cli-column-file = Fichier
cli-column-key = Clé
cli-column-value = Valeur
cli-column-origin = Origine
cli-pack-right =
    Le pack { $pack } est correct : { $values ->
        [one] { $values } valeur
       *[other] { $values } valeurs
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
cli-verified =
    L’enregistrement est correct : { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } ; chaque carte et chaque jet de dé découlent de la graine. Victoire : { $winners }
cli-aborted = La partie a été interrompue : elle n’a pas de résultat, mais ses dés peuvent être vérifiés quand même.
cli-withheld = La place { $seat } a annoncé une part de la graine et ne l’a pas dévoilée à temps : les dés ont été tirés sans elle.
cli-fingerprint = Empreinte de la partie : { $commit }. Elle couvre les réglages, la moitié du serveur et toutes les parts. Compare-la avec celle qu’on t’a montrée au début.
cli-no-clause = Il n’y a pas de règle { $clause } dans le livret.
cli-playing = Parties en cours
cli-simulated =
    { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }, dont { $finished } jusqu’au bout
cli-decisions =
    { $decisions ->
        [one] { $decisions } décision
        [many] { $decisions } de décisions
       *[other] { $decisions } décisions
    }, { $speed } par seconde
cli-turns-per-player = { $turns } tours par joueur en moyenne
cli-wins =
    Place { $seat } : { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    } ({ $share } %)
# $engine : "compiled" ou "interpreted".
cli-machine =
    { $machine }, { $engine ->
        [compiled] moteur compilé
       *[interpreted] moteur interprété
    }
cli-peer-missing = { $peer } n’est pas installé ; dans le dépôt, make bench l’installe.
# $figure : les décisions par seconde de l’autre. $ratio : combien de fois autant nous en prenons. $compared : lequel de nos chiffres.
cli-peer = { $peer } : { $figure } décisions par seconde ; Blackgate en prend { $ratio } fois autant ({ $compared })

## La partie dans le terminal

cli-welcome = Bienvenue à Blackgate, { $name }. Creuse ton tunnel et sors d’ici avant les autres.
cli-ask = un numéro, un coup, hint, why N, card, rule 5.2, quit ou « ? »
# $advice : une phrase avec un coup, ce qu’il vaut et pourquoi.
cli-hint = Conseil : { $advice }
cli-help =
    Tape le numéro d’un choix, ou le coup sous forme de texte (par exemple : dig spoon).
    hint montre ce que ferait le bot le plus fort ; why N dit pourquoi un choix grisé n’est pas permis ; card explique tes cartes ; rule 5.2 affiche une règle ; quit met fin à la partie.
cli-why-what = Quel choix ? Donne un numéro de la liste ou un coup, par exemple : why 12
cli-no-such-number = Il n’y a pas de choix { $number } : la liste va jusqu’à { $most }.
cli-allowed = { $move } : c’est permis.
cli-not-allowed = { $move } : pas maintenant.
cli-bye = Cette nuit encore, tu restes dans ta cellule.
cli-saved = L’enregistrement de la partie est dans { $file }
cli-over = La partie est finie.
cli-deck = paquet { $n }
cli-discard = défausse { $n } (dessus : { $card })
cli-column-player = Prisonnier
cli-column-points = Tunnel
cli-column-cards = Cartes
cli-column-cigarettes = Cigarettes
cli-column-beatings = Raclées
cli-column-gang = Carte Gang
cli-column-background = Passif
cli-hand = Ta main
cli-legend = ⚀⚁⚂ les résultats du dé qui y mènent · ⌕ les cartes que l’on pioche en fouillant
help-seeds = La graine dont découlent celles de toutes les parties.

# A bot that failed at a decision; $name: the player it plays.
cli-fault-raised = { $name } a provoqué une erreur : un coup inoffensif est joué à sa place.
cli-fault-stalled = { $name } n’a pas répondu à temps : un coup inoffensif est joué à sa place.
cli-fault-invalid = { $name } a choisi un coup qui n’est pas permis : un coup inoffensif est joué à sa place.
