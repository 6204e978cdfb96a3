## Erreurs : ce qui était demandé, pourquoi c’est impossible, et ce qui serait juste.

# $move : le coup sous forme de texte. $reasons : une ou plusieurs phrases faites par illegal-reason.
illegal-move = { $move } : { $reasons }
illegal-move-in-game = Partie { $game }, { $move } : { $reasons }
illegal-reason = { $reason } (Règle { $clause }.)
# $libraries: their names, as a list. $command: what installs them.
error-missing-libraries = Il faut pour cela { $libraries }, à installer avec : { $command }
error-unknown-move = « { $move } » n’est pas un coup de ce jeu.
error-unknown-move-close = « { $move } » n’est pas un coup de ce jeu. Voulais-tu dire « { $close } » ?
error-move-number = { $number } n’est pas un coup : les coups sont numérotés de 0 à { $most }.
error-players = Une partie à { $players } est impossible : le jeu se joue de { $fewest } à { $most } joueurs (règle 2.1).
error-teams = Pas d’équipes à { $players } joueurs : le Mode par équipe se joue à 4 ou à 6 (règle 11.2).
error-michel = « { $michel } » comme Prisonnier neutre : choisis none, michel ou michelle (règle 14.1).
error-target = Un but de { $target } est impossible : choisis de 1 à { $most } Points de tunnel (règle 14.5).
error-first-player = La place { $seat } ne peut pas commencer : les places sont numérotées de 0 à { $most } (règle 14.4).
error-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $most }.
error-names =
    { $count ->
        [one] { $count } nom
       *[other] { $count } noms
    } pour { $players } joueurs : donne un nom par place
error-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères visibles.
error-prisoner = Aucun Prisonnier ne s’appelle « { $prisoner } » : choisis parmi { $prisoners } (règle 1.8).
error-stop-mid-turn = Une partie ne peut être arrêtée qu’entre deux tours (règle 13.18).
error-bytes = Ces octets ne sont pas une partie sauvegardée de cette version.
error-bytes-version = Cette partie sauvegardée vient d’une autre version de Blackgate : elle ne peut pas être lue ici.
error-bytes-pack = Cette partie sauvegardée a été jouée avec un autre pack que « { $pack } ».
error-bytes-chance = Une partie rejouée depuis un enregistrement ne peut pas être sauvegardée en octets : garde plutôt l’enregistrement.
error-record-sampled = Une partie reconstituée au hasard à partir d’une vue n’a pas d’enregistrement : son passé est inconnu.
error-record-truncated = Ligne { $line } : l’enregistrement s’interrompt ici ; il manque le résultat.
error-record-json = Ligne { $line } : ce n’est pas un objet JSON.
error-record-foreign = Ligne { $line } : ce n’est pas un enregistrement de Blackgate.
error-record-format = Ligne { $line } : cet enregistrement est au format { $found } ; ce programme lit le format { $read }. Ouvre-le avec la version de Blackgate qui l’a écrit.
error-record-rules = Ligne { $line } : cette partie a été jouée avec la version { $found } des règles ; ce programme joue avec la version { $played }. Ouvre-la avec la version de Blackgate qui l’a enregistrée.
error-record-file = Impossible de lire { $file } : { $problem }
error-record-pack = Ligne { $line } : la partie a été jouée avec une autre édition du pack « { $pack } » ; celle de ce programme est { $digest }.
error-record-value = Ligne { $line }, { $key } – trouvé : { $found } ; attendu : { $expected }
error-record-move = Ligne { $line } : { $problem }
error-record-over = Ligne { $line } : la partie était déjà finie.
error-record-long = Ligne { $line } : l’enregistrement est trop long ; on ne peut pas montrer plus de { $most } coups ici.
error-record-after-result = Ligne { $line } : il y a encore quelque chose après le résultat.
error-record-seed = Ligne { $line } : la graine ne correspond pas à l’empreinte de la ligne 1.
error-record-terms = Ligne { $line } : la graine, les parts et les réglages de cette partie ne correspondent pas à l’empreinte de la ligne 1.
error-record-share = Ligne { $line } : la part de la place { $seat } dans la graine n’est pas celle dont l’empreinte est à la ligne 1.
error-verify-commit = L’empreinte de l’enregistrement est { $found }, pas { $commit } : ce n’est pas la partie annoncée.
error-verify-nonce-form = « { $nonce } » n’a pas la forme SEAT=NONCE : écris par exemple 0=k3Yx.
error-verify-nonce = La part (nonce) de la place { $seat } n’est pas dans la graine : les dés ont été tirés sans elle.
error-record-chance = Ligne { $line } : les résultats du hasard ne découlent pas de la graine.

## Ce qui se trouve dans un pack ou un enregistrement, et ce qui devrait s’y trouver. Des fragments qui suivent « trouvé » ou « attendu ».

expected-unique = un nom utilisé une seule fois
expected-sum = { $total }, le total des cartes
expected-most = au plus { $most }
expected-least = au moins { $least }
found-nothing = rien
found-too-few = trop peu de cartes
expected-hands = de quoi distribuer six mains de départ
expected-one-place = exactement un Lieu avec { $key } = true
expected-blocks-at-home = deux noms, et seulement pour le Lieu où home = true
found-way-in = un accès, ou quelque chose à y faire
expected-neither = ni l’un ni l’autre (règle 6.6)
expected-dig-at-home = dig seulement pour le Lieu où home = true (règle 6.1)
expected-two-places = au moins deux Lieux (règle 5.2)
found-several = plusieurs cartes
expected-one-stolen = une seule carte à voler
found-no-tool = aucun Outil
expected-a-tool = au moins un Outil
expected-tool-on-board = "board" : les Outils se prennent à la vue de tous (règle 12.1)
expected-recipe = aussi une recette pour { $card } (règle 5.14), ou un Lieu où la voler
expected-board-card = une carte qui a une pile sur le plateau
expected-a-card = au moins une carte
expected-one-move = un seul déplacement et pas de cible : un coup ne nomme qu’une chose
expected-move-once = un seul move dans une liste d’effets
expected-undig = un Passif dont le premier effet retire un Outil d’un tunnel, mais ne fait ni nommer ni prendre d’Outil
expected-look = look = "hand" avant lui, car on voit la main dans laquelle on choisit
expected-goal = au plus { $most }, la valeur de tous les Outils réunis
expected-table = une table
expected-number = un nombre entier de { $least } à { $most }
expected-flag = true ou false
expected-text = du texte entre guillemets
expected-id = un nom fait de lettres minuscules, de chiffres et de _, et qui commence par une lettre
expected-list-of = une liste d’une ou de plusieurs de ces valeurs : { $words }
expected-numbers = une liste de nombres entiers de { $least } à { $most }
expected-another-number = un autre nombre entier de { $least } à { $most }
expected-number-for-each = une liste de { $count } nombres entiers de 0 à { $most }, un par joueur
expected-tables = une ou plusieurs tables [[{ $key }]]
expected-no-key = aucune clé de ce nom
expected-no-key-close = aucune clé de ce nom (voulais-tu dire { $close } ?)
expected-own-key = une clé de cette entrée
expected-origin = l’origine de la valeur, "R", "P" ou "X"
expected-one-of = l’une de ces valeurs : { $words }
expected-one-of-close = l’une de ces valeurs : { $words } (voulais-tu dire { $close } ?)
expected-effect = l’un de ces effets : { $words }
expected-effect-close = l’un de ces effets : { $words } (voulais-tu dire { $close } ?)
expected-ability = l’une de ces capacités : { $words }
expected-ability-close = l’une de ces capacités : { $words } (voulais-tu dire { $close } ?)
expected-target = un effet sans cible, ou target = "here" ou "anyone"
expected-moment = cet effet seulement avec moment = "{ $moment }"
expected-other-moment = cet effet, mais pas avec moment = "{ $moment }"
expected-alone = cet effet sans aucun autre, car les autres joueurs verraient si la main cachée le permet
expected-true = true
expected-pack = un pack : { $files }
expected-toml = du TOML en UTF-8
expected-blocks = les noms des deux Blocs, faits de lettres minuscules, de chiffres et de _
expected-accessories = des Accessoires différents (règle 5.5)
problem-no-file = aucun fichier de ce nom
problem-no-network = ce fichier ne contient pas de réseau lisible par cette version
problem-permission = accès refusé
problem-no-directory = un fichier là où il faut un dossier
problem-directory = un dossier là où il faut un fichier
problem-other = erreur système { $code }
pack-error = { $file }, { $key } – trouvé : { $found } ; attendu : { $expected }
expected-names = une liste de noms
expected-whole = un nombre entier
expected-ids =
    { $count ->
        [one] { $count } identifiant
       *[other] { $count } identifiants
    } du pack
expected-different = des Passifs tous différents (règle 2.3)
expected-so-many-hands = { $count } mains
expected-deck = des cartes qui sont dans le paquet (règle 1.1)
expected-gang-pile = chaque carte du Gang une seule fois (règle 1.4)
expected-move = un coup sous forme de texte
expected-chance-fewer = autant de résultats du hasard que ce coup en demande
expected-chance-sort = des résultats du hasard du type que ce coup demande
expected-chance-die = un résultat que le dé peut donner
expected-chance-card = une carte qui peut sortir à ce moment-là
error-seed = Cette graine contient des caractères Unicode non valides : choisis-en une autre.
error-file = Impossible d’ouvrir { $file } : { $problem }
pack-file-error = { $file } – trouvé : { $found } ; attendu : { $expected }
expected-fluent = des textes Fluent valides, dont les messages n’utilisent aucun argument, sauf $n

error-budget = { $budget } n’est pas un temps de réflexion : écris 100ms, 2s ou un nombre d’itérations, par exemple 2000.
error-budget-too-long = { $budget }, c’est trop long. Le temps de réflexion ne peut dépasser { $most }.
error-no-such-bot = Aucun bot ne s’appelle { $bot }. Choisis parmi { $bots }, ou donne le tien sous la forme fichier.py:Classe.
error-bot-class = { $bot } n’est pas un bot : il faut une classe avec choose(view, legal_moves, budget).
error-bot-module = Impossible de charger { $bot } : { $problem }.
error-too-many-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : nommes-en moins, ou augmente --players.

# Environments for learning agents
error-env-games = Parties à la fois : { $games }. Choisis un nombre entier supérieur ou égal à 1.
error-env-actions = Il faut un nombre entier par partie ({ $games } en tout), pas un tableau de forme { $shape } et de type { $type }.
error-env-room = Nombre de places : { $room }. Choisis un nombre de { $players } (celui des joueurs) à { $most }.
error-env-turns = Nombre maximal de tours : { $turns }. Choisis un nombre entier de 1 à { $most } (règle 14.7).
error-env-shaping = Un façonnage de { $shaping } est impossible : choisis un nombre de 0 (seule la victoire paie) à 1 (un tunnel entier paie autant qu’une victoire).
error-env-render = « { $mode } » n’est pas un mode d’affichage : choisis parmi { $modes }.
error-env-observations = « { $form } » n’est pas une forme d’observation : choisis parmi { $forms }.
error-env-seed = « { $seed } » n’est pas une graine : choisis un nombre entier positif ou nul.
error-env-chairs = Nombre de places : { $room }, joueurs : { $players }. Une observation a de 2 à { $most } places, et au moins autant que de joueurs.
error-env-view = Cette vue est celle de la place { $own } : utilise celle de la place { $seat }.
error-env-game = Il n’y a pas de partie { $game } : les parties sont numérotées de 0 à { $most }.
error-env-agent = Il n’y a pas d’agent « { $agent } » : les agents s’appellent { $agents }.
error-env-workers = Nombre de processus de calcul : { $workers }. Choisis un nombre entier positif ou nul (0 : aucun autre processus).
error-env-worker-died = Le processus de calcul { $worker } de l’environnement s’est arrêté (code de sortie { $code }) et ses parties sont perdues : crée un nouvel environnement.
error-env-closed = Cet environnement est fermé : crées-en un nouveau.
error-env-stepping = Une étape est en cours : appelle d’abord step_wait().
error-env-no-step = Aucune étape n’est en cours : appelle d’abord step_async().
