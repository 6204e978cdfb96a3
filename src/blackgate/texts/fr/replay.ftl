# Une partie revue
replay-title = Replay
replay-loading = La bande se rembobine…
replay-running = Partie en cours : tu ne vois que ce que tu avais le droit de voir.
replay-view = Affichage
replay-view-board = Plateau
replay-view-figures = Chiffres
replay-side = Point de vue
replay-side-all = Toutes les cartes visibles
replay-side-watch = Spectateur

# Le magnétophone
replay-controls = Commandes de lecture
replay-slider = Coup
replay-at = Coup { $move } sur { $moves }, tour { $turn }.
replay-move = Coup { $move } sur { $moves }
replay-turn = Tour { $turn } sur { $turns }
replay-first = Aller au début (Début)
replay-turn-back = Un tour en arrière (,)
replay-back = Un coup en arrière (←)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-forward = Un coup en avant (→)
replay-turn-forward = Un tour en avant (.)
replay-last = Aller à la fin (Fin)
replay-speed = Vitesse
replay-times = { $speed }×

# Mains et récit
replay-hands = Les cartes de chacun
replay-hand-of = { $who } : cartes en main
replay-no-cards = Aucune carte
replay-hidden = encore face cachée
replay-revealed = révélé
replay-story = Toute l’histoire
replay-turnings = Tournants de la partie
replay-no-turnings = Aucun tour n’a tout fait basculer : chacun a creusé sans à-coups.
replay-swing = { $who } { $change }

# Graphiques
graph-points = Points de tunnel
graph-points-note = Tour après tour. À { $goal }, le mur cède.
graph-chances = Chances de gagner
graph-chances-note = Estimées par les bots au début de chaque tour, toutes cartes visibles.
graph-thinking = Les bots analysent la partie…
graph-turn = Tour { $turn }
graph-turn-head = Tour
graph-end = Fin
graph-as-table = Voir en tableau

# La partie en chiffres
stats-title = Ce que chacun a fait
stats-drawn = Cartes Fouille piochées
stats-crafted = Cartes fabriquées
stats-stolen = Cuillères volées
stats-bought = Cartes achetées
stats-dug = Outils posés
stats-lost = Cartes perdues face aux autres
stats-extortions = Rackets tentés
stats-combats-won = Combats gagnés
stats-combats-lost = Combats perdus
stats-handed-over = Outils cédés
stats-beatings = Raclées reçues
stats-cigarettes = Cigarettes gagnées
stats-dice = Le dé
stats-dice-of = Dé lancé par
stats-everybody = Tous les joueurs
stats-dice-note =
    { $total ->
        [one] { $total } jet. La ligne en tirets marque une répartition égale : { $each } par résultat.
       *[other] { $total } jets. La ligne en tirets marque une répartition égale : { $each } par résultat.
    }
stats-face = Résultat
stats-count = Nombre de jets

# La vérification des dés
replay-fair = Équité de la partie
replay-fair-asking = Chaque jet est recalculé…
replay-fair-right = Chaque jet et chaque carte découlent de la graine fixée avant le début.
replay-fair-wrong = Quelque chose ne découle pas de la graine fixée avant le début. Vérifie par toi-même.
replay-fair-unknown = Les joueurs et les spectateurs pourront vérifier les dés une fois la partie finie.
replay-fair-record-right = Cet enregistrement suit les règles, et tous ses jets et toutes ses cartes découlent de sa graine.
replay-fair-record-wrong = Cet enregistrement suit les règles, mais ses jets et ses cartes ne correspondent pas à sa graine.
replay-fair-more = Vérifier les dés

# Que faire d’une partie
replay-share = Copier un lien vers ce moment
replay-copied = Le lien est copié.
replay-download = Télécharger l’enregistrement
replay-downloaded = Enregistrement téléchargé.
replay-no-record = L’enregistrement est réservé aux joueurs et aux spectateurs.
replay-another = Ouvrir un enregistrement
replay-rematch = Revanche
replay-to-table = Aller à la table
replay-open = Ouvrir un enregistrement
replay-open-text = Un enregistrement, c’est une partie entière dans un fichier, de la donne au dernier coup de pioche. Il est vérifié selon les règles avant d’être montré, et rien n’en est conservé.
replay-choose-file = Choisir un fichier
replay-or-drop = ou dépose-le ici
replay-too-large = Ce fichier est trop gros pour être un enregistrement : 2 Mo au plus.
replay-one-file = Ouvre un seul fichier à la fois.
replay-unreadable = Ton navigateur ne peut pas lire ce fichier. Est-ce un dossier ?
replay-drop-here = Dépose un enregistrement pour le regarder

# La fin d’une partie
victory-one = { $who } perce le mur
victory-you = Tu perces le mur
victory-team = { $names } percent le mur
victory-team-you = Ton équipe perce le mur
victory-nobody = Le mur tient bon
victory-place =
    Tu termines { $place }ᵉ sur { $of }, avec { $points ->
        [one] { $points } Point de tunnel
       *[other] { $points } Points de tunnel
    }.
victory-place-shared =
    Tu partages la { $place }ᵉ place sur { $of } avec { $names } : { $points ->
        [one] { $points } Point de tunnel
       *[other] { $points } Points de tunnel
    } chacun.
victory-place-team = Ton équipe termine deuxième, avec { $points } Points de tunnel sur { $goal }.
victory-after =
    { $turns ->
        [one] Après un seul tour. Dehors, ça sent le pin.
       *[other] Après { $turns } tours. Dehors, ça sent le pin.
    }
victory-others = L’alarme retentit. Les gardiens fouillent les cellules et trouvent les autres tunnels. Ceux qui les creusaient partent en haute sécurité.
victory-stopped =
    { $turns ->
        [one] La partie a été arrêtée après un tour. Personne ne gagne.
       *[other] La partie a été arrêtée après { $turns } tours. Personne ne gagne.
    }
victory-tunnels = Les tunnels à la fin
victory-of = sur { $goal }
victory-replay = Revoir la partie
victory-rematch = Revanche
victory-rematch-join = Rejoindre la revanche
victory-rematch-open = Une revanche est ouverte, et ta place t’attend.
victory-dice = Vérifier les dés
victory-look = Voir la table
victory-home = Accueil

# Les dés : /t/TABLE/dice
dice-title = Les dés
dice-lead = Personne ne peut truquer ni prévoir les dés de cette table, pas même le serveur. Voici comment ça marche, et comment le vérifier.
dice-back = Retour à la table
dice-how = Comment ça marche
dice-how-1 = Le serveur s’engage
dice-how-1-text = Il tire au sort une moitié secrète de la graine et en publie l’empreinte avant l’arrivée des joueurs. Il ne peut plus la remplacer.
dice-how-2 = Chacun scelle une part
dice-how-2-text = Ton navigateur tire au sort sa propre part, qui reste secrète. Avant le début, il n’en envoie que l’empreinte.
dice-how-3 = La partie commence
dice-how-3-text = D’abord, les réglages et toutes les empreintes sont fixés. Ensuite seulement, les navigateurs dévoilent leurs parts : personne ne peut en choisir une qui l’arrange. La moitié et les parts forment la graine, dont découlent chaque jet et chaque carte.
dice-how-4 = La graine est dévoilée
dice-how-4-text = Quand la partie est finie ou fermée, la moitié secrète est révélée. Tout peut alors être recalculé et comparé.
dice-wait = Quand la partie sera finie ou fermée, cette page vérifiera tout d’elle-même. Reviens à ce moment-là.
dice-commit = L’empreinte du serveur
dice-commit-text = Elle représente la moitié du serveur. Au début de la partie, elle entre dans l’empreinte de la partie.
dice-game = L’empreinte de la partie
dice-game-text = Elle couvre les réglages, la moitié du serveur et toutes les parts. Note-la au début pour en avoir le cœur net. Ton navigateur s’en souvient aussi.
dice-shares = Les parts
dice-nobody = personne encore
dice-share-bot = les bots n’ajoutent rien
dice-share-none = rien ajouté
dice-share-withheld = annoncée, mais pas dévoilée à temps
dice-share-secret = scellée jusqu’au début
dice-share-open = pas encore ajoutée
dice-copy = Copier
dice-copied = Copié
dice-key = Une clé de cette table
dice-key-try = Essayer
dice-found = Le résultat
dice-right = Les dés n’étaient pas truqués
dice-wrong = Quelque chose cloche avec ces dés
dice-yes = Correct :
dice-no = Incorrect :
dice-check-commit-ok = La moitié du serveur correspond à l’empreinte publiée. Ton navigateur l’a vérifié lui-même.
dice-check-commit-bad = La moitié du serveur ne correspond pas à l’empreinte publiée.
dice-check-terms-ok = L’empreinte de la partie couvre les réglages, la moitié du serveur et toutes les parts, et elle correspond. Ton navigateur l’a vérifié lui-même.
dice-check-terms-bad = L’empreinte de la partie ne correspond pas aux réglages, à la moitié du serveur et aux parts.
dice-check-noted-ok = C’est bien l’empreinte notée avant la fin de la partie.
dice-check-noted-bad = Ce n’est pas l’empreinte notée.
dice-check-shares-ok = Les parts dans la graine sont celles qui ont été annoncées avant le début.
dice-check-shares-bad = Les parts dans la graine ne sont pas celles qui ont été annoncées avant le début.
dice-check-own-ok = La part ajoutée par cet appareil pour { $who } est dans la graine.
dice-check-own-bad = La part ajoutée par cet appareil pour { $who } n’est pas dans la graine : soit cet appareil n’était pas connecté au début, soit le serveur l’a laissée de côté.
dice-check-derived-ok = Chaque jet, chaque carte et chaque mélange découlent de la graine. Le serveur l’a vérifié.
dice-no-cipher = Ton navigateur ne calcule d’empreintes que sur les pages en HTTPS. Vérifie la moitié du serveur avec la commande ci-dessous.
dice-noted = L’empreinte que tu as notée au début
dice-rolls = Les jets de dé
dice-face = Résultat
dice-times = Nombre de jets
dice-even =
    { $total ->
        [one] { $total } jet. La ligne en tirets marque une répartition égale : { $even } par résultat.
       *[other] { $total } jets. La ligne en tirets marque une répartition égale : { $even } par résultat.
    }
dice-self = Sur ta propre machine
dice-self-text = Ne fais confiance à personne : télécharge l’enregistrement et fais-le rejouer coup par coup par ton propre Blackgate.
dice-download = Télécharger l’enregistrement
dice-command = La commande
dice-replay = Revoir la partie
dice-chance = Chaque jet et chaque carte
dice-col-move = Coup
dice-col-who = Qui
dice-col-what = Quoi
dice-col-chance = Hasard
dice-deal = La donne
dice-first = { $who } commence
dice-background = Passif : { $card }
dice-out-die = jet : { $n }
dice-out-draw = { $card }
dice-out-random = au hasard : { $card }
dice-out-deal = { $card } pour { $who }
dice-out-shuffle = défausse mélangée
dice-out-michel-knife = Surin : { $tools }
dice-out-michel-none = pas de Surin
dice-out-michel-shuffle = cartes de Michel(le) mélangées
