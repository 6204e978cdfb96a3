## Le labo d’équilibrage. Ce qui ne peut pas se faire.

error-lab-players = « { $players } » : ce ne sont pas des nombres de joueurs. Écris par exemple 2,3,4 ou 2-6.
error-lab-players-twice = { $players } : donne chaque nombre de joueurs une seule fois.
error-lab-learn-pack = Le réseau de Warden ne connaît pas les cartes de { $pack } : pour apprendre un pack, change seulement des valeurs et des effets, et garde les identifiants.
error-lab-learn-bot = { $bot } ne peut pas apprendre : --learn marche avec warden et warden:FICHIER.bin.
error-lab-learn-cpu = Il n’y a pas de GPU ici. Pour apprendre autant qu’un H200 en { $minutes } minutes, ce processeur mettrait environ { $hours } heures. Dis combien de temps apprendre avec --learn-minutes.

## La commande

help-lab = Jouer beaucoup de parties pour voir si un pack est équilibré, carte par carte, ou en quoi deux packs diffèrent.
help-lab-players = Les nombres de joueurs, séparés par des virgules (par défaut : 2,3,4,5,6 ; en équipes 4,6).
help-lab-games = Le nombre de parties pour chaque nombre de joueurs.
help-lab-bot = Le bot à toutes les places : random, rookie, inmate, boss, warden, boss@25ms, warden:FICHIER.bin, fichier.py:Classe (par défaut, warden si le moteur est compilé et si son réseau connaît les cartes, sinon inmate).
help-lab-compare-bot = Le bot qui joue avec le deuxième pack, si c’est un autre.
help-lab-learn = Laisser d’abord le réseau de Warden apprendre chaque pack, puis mesurer avec lui.
help-lab-learn-minutes = Minutes d’apprentissage par pack (par défaut, 10 avec un GPU ; à indiquer sans GPU).
help-lab-learn-out = Le dossier des réseaux qui ont appris (par défaut, celui du rapport). Un réseau qui s’y trouve déjà sert à nouveau.
help-lab-bars = Afficher aussi les objectifs d’un pack équilibré qui sont manqués.
cli-lab-bot = { $bot } joue à toutes les places.
cli-lab-uncompiled = Warden serait trop lent, car le moteur n’est pas compilé.
cli-lab-unknown = Le réseau de Warden ne connaît pas les cartes de ce pack.
cli-lab-learning = Le réseau apprend pendant { $minutes } minutes en tout (packs : { $packs }), puis les parties commencent. Il est gardé dans { $folder }.
help-lab-compare = Un autre pack : les deux sont joués avec les mêmes graines et présentés côte à côte.
help-lab-out = Où garder les parties, les résultats et le rapport (par défaut : un dossier de lab/ qui dépend des réglages). La même commande reprend là où elle s’est arrêtée.
cli-lab-faults =
    { $times ->
        [one] Une fois, un bot a commis une faute et un coup inoffensif a été joué à la place du sien.
       *[other] { $times } fois, un bot a commis une faute et un coup inoffensif a été joué à la place du sien.
    } Ces chiffres ne sont pas fiables.

## Les nombres. $sign vaut + ou − ou rien. Les espaces d’ici sont insécables.

lab-fine = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-signed = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-signed-percent = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } pt
lab-signed-number = { $sign }{ NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-span = { $low } … { $high }
lab-change = { $before } → { $after }
lab-points = pt
lab-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
lab-all = Tous
lab-order = position { $number }
lab-named = { $name } ({ $figure })
lab-and-more =
    { $cards } et { $more ->
        [one] { $more } autre
       *[other] { $more } autres
    }
lab-none = aucune

## Le rapport

lab-title = Le labo d’équilibrage
lab-lead =
    { $pack } : { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    } pour chaque nombre de joueurs ({ $players }), avec { $bot } à toutes les places.
lab-lead-compared =
    { $pack } et { $other } côte à côte : { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    } par pack et par nombre de joueurs ({ $players }), à partir des mêmes graines, avec { $bot } à toutes les places.
lab-network = { $bot } (réseau { $digest }, entraîné sur { $decisions } décisions avec { $pack })

lab-glance = En un coup d’œil
lab-glance-words = Les cartes qui font gagner nettement plus ou moins souvent que les autres de leur sorte, et de combien ; tous les nombres de joueurs réunis.
lab-column-sort = Sorte
lab-column-strong = Cartes fortes
lab-column-weak = Cartes faibles
# $sort : Cartes Gang, Passifs... $strong, $weak : des cartes avec leurs chiffres, ou « aucune ».
lab-glance-cards = { $sort } – cartes fortes : { $strong } ; cartes faibles : { $weak }.
lab-glance-seats = Positions dans l’ordre de jeu dont le taux de victoire s’écarte nettement de la part équitable : { $seats }.
lab-glance-seat = { $players }, { $order } { $worth }
lab-glance-length = Tours par joueur : { $turns }.
lab-glance-turns = { $turns } à { $players }
lab-glance-stopped =
    { $games ->
        [one] { $games } partie a été arrêtée
       *[other] { $games } parties ont été arrêtées
    } sans vainqueur ; aucun autre chiffre n’en tient compte.
lab-glance-chance = Cartes dont l’intervalle exclut la moyenne : { $clear } sur { $all }. Si toutes les cartes se valaient, le hasard seul en donnerait environ { $expected }.

lab-bars = Objectifs
lab-bars-words = Ce qu’un pack équilibré doit atteindre. Les valeurs comptent ; leurs intervalles à 95 % disent à quel point elles sont sûres.
lab-bars-met = { $pack } : { $met } objectifs atteints sur { $all }.
lab-bar-missed = Manqué : { $name }, { $players } (objectif : { $range }) : { $missed }
lab-bar-column-name = Objectif
lab-bar-column-players = Joueurs
lab-bar-column-range = Intervalle
lab-bar-column-measured = Valeurs extrêmes
lab-bar-column-verdict = Atteint ?
lab-bar-column-missed = Ce qui le manque
lab-bar-yes = oui
lab-bar-no = non
lab-bar-least = au moins { $low }
lab-bar-members = Joueurs qui intègrent chaque Gang
lab-bar-gang-games = Parties où chaque carte Gang est en jeu
lab-bar-gang-owners = Détenteurs de chaque carte Gang, par rapport à tous
lab-bar-background = Chaque Passif distribué, par rapport à la part équitable
lab-bar-second = Révélations avec le deuxième effet
lab-bar-action = Joueurs qui piochent chaque carte Action, par rapport à la part équitable
lab-bar-extortions = Rackets par partie
lab-bar-cooperated = Rackets avec coopération
lab-bar-places = Déplacements vers chaque lieu
lab-bar-uses = Emplois de chaque action par partie
lab-bar-length = Tours par joueur, médiane
lab-bar-seats = Chaque rang dans l’ordre du tour, par rapport à la part équitable
lab-uses = Actions
lab-uses-words = Actions basiques et Actions de lieu par partie, tous joueurs confondus.
lab-members = Gangs et deuxièmes effets
lab-members-words = Joueurs qui intègrent chaque Gang au moins une fois, et révélations qui appliquent le deuxième effet d’un Passif.
lab-column-gang-games = En jeu dans
lab-column-action-drawn_above_fair = Piochée : au-dessus de la part équitable
lab-action-search = Fouiller
lab-action-roll = Déplacement simple
lab-action-cautious = Déplacement prudent
lab-action-join = Intégrer un Gang
lab-action-play = Jouer une carte Action
lab-action-extort = Racketter
lab-action-craft = Fabriquer
lab-action-dig = Creuser
lab-action-steal = Voler une Cuillère
lab-action-heal = Se soigner
lab-action-sell = Vendre
lab-action-buy = Acheter

lab-changed = Ce qui a changé
# $sure : combien des différences nettes ressortent même parmi tant d’autres.
lab-changed-words =
    Chiffres qui diffèrent nettement (leur intervalle à 95 % exclut 0) : { $clear } sur { $all }. Si rien n’avait changé, le hasard seul en
    donnerait environ { $expected }. Chiffres dont la différence est si nette que, malgré le nombre de chiffres examinés, 1 sur 20 au plus
    la doit au hasard : { $sure }.
lab-changed-caption =
    { $shown ->
        [one] Le changement le plus net, sur { $sure }
       *[other] Les { $shown } changements les plus nets, sur { $sure }
    }
lab-only-in = Seulement dans { $pack } : { $cards }.
lab-only = seulement dans { $pack }

lab-sort-gang = Cartes Gang
lab-sort-background = Passifs
lab-sort-action = Cartes Action
lab-sort-draw = Cartes Fouille
lab-gang-words =
    De combien les joueurs qui ont obtenu cette carte en intégrant un Gang dépassent leur part équitable de victoires. Intégrer un Gang demande
    du temps et des cartes : compare donc une carte aux autres cartes Gang plutôt qu’à la part équitable.
lab-background-words =
    De combien les joueurs qui ont reçu ce Passif, révélé ou non, dépassent leur part équitable de victoires. Les Passifs sont distribués au
    hasard : cette comparaison est donc sans biais.
lab-action-words =
    De combien les joueurs qui ont joué cette carte au moins une fois dépassent leur part équitable de victoires. Jouer une carte prend du
    temps : compare donc une carte aux autres cartes Action plutôt qu’à la part équitable, ou regarde, sous « Cartes Fouille », ce qu’elle
    vaut quand on la pioche.
lab-draw-words =
    De combien un joueur gagne plus souvent après avoir pioché cette carte qu’après avoir pioché une carte Fouille quelconque ; les mains de
    départ comptent. Le hasard décide de la carte piochée : ce chiffre dit donc ce que vaut une carte pour qui la reçoit, qu’elle soit jouée,
    vendue ou utilisée pour fabriquer.
lab-cards-alt = Valeur de chaque carte avec son intervalle à 95 %, la meilleure d’abord. { $figures }
lab-cards-caption = Points : tous les nombres de joueurs réunis, avec les intervalles à 95 %. Petits chiffres : seulement avec ce nombre de joueurs.
lab-line-fair = Ligne en tirets : la part équitable.
lab-line-average = Ligne grise : toutes ces cartes réunies.
lab-line-draw = Ligne en tirets : la moyenne de toutes les cartes Fouille piochées.
lab-cards-caption-compared = Tous les nombres de joueurs réunis, avec les intervalles à 95 %.
lab-few = Trop peu de cas pour en juger (moins de 30) : { $cards }.
lab-gang-worth-caption = Cartes Gang, selon les victoires des joueurs qui les obtiennent
lab-background-worth-caption = Passifs, selon les victoires des joueurs qui les reçoivent
lab-action-worth-caption = Cartes Action, selon les victoires des joueurs qui les jouent
lab-draw-worth-caption = Cartes Fouille, selon les victoires des joueurs qui les piochent
lab-often-caption = Fréquence d’entrée en jeu
lab-judged-strong = nettement forte
lab-judged-weak = nettement faible
lab-judged-unclear = pas de différence nette

lab-column-card = Carte
lab-column-gang = Gang
lab-column-figure = Mesure
lab-column-players = Joueurs
lab-column-difference = Différence
lab-column-gang-players = Obtenue par
lab-column-gang-times = Obtentions par partie
lab-column-gang-turns = Tours de possession
lab-column-gang-above_fair = Écart à la part équitable
lab-column-gang-against_others = Écart à la carte Gang moyenne
lab-column-background-players = Révélé par
lab-column-background-times = Révélations par partie
lab-column-background-second = Avec le second effet
lab-column-background-round = Tour de table de la révélation
lab-column-background-dealt_above_fair = Reçu : écart à la part équitable
lab-column-background-above_fair = Révélé : écart à la part équitable
lab-column-background-against_others = Révélé : écart au Passé moyen
lab-column-action-players = Jouée par
lab-column-action-times = Utilisations par partie
lab-column-action-above_fair = Écart à la part équitable
lab-column-action-against_others = Écart à la carte Action moyenne
lab-column-draw-cards = Exemplaires piochés par partie
lab-column-draw-worth = Écart à la carte piochée moyenne

lab-seats = Ordre de jeu
lab-seats-words = De combien les joueurs dépassent leur part équitable de victoires, selon qu’ils jouent en premier, en deuxième et ainsi de suite. La ligne en tirets est la part équitable.
lab-seats-caption = Victoires : écart à la part équitable
lab-column-order = Ordre
lab-seats-alt = Victoires selon l’ordre de jeu : écart à la part équitable, avec les intervalles à 95 %. { $figures }
lab-length = Durée des parties
lab-length-words = Tours joués par chaque joueur. La boîte contient la moitié centrale des parties ; le trait, les 90 % du milieu ; la marque est la médiane.
lab-length-alt = Tours par joueur. { $figures }
lab-column-games = Parties
lab-column-stopped = Arrêtées
lab-column-mean = Moyenne
lab-column-spread = Écart type
lab-column-quantile = { $percent } %
lab-tunnel = Le tunnel
lab-tunnel-words = Comment les Points de tunnel ont été marqués, et comment les Outils et les Surins sont arrivés en main ; par partie.
lab-tunnel-caption = Points de tunnel par Outil
lab-places = Lieux
lab-places-words = Une visite est une arrivée par déplacement. Par partie, tous joueurs réunis.
lab-visits-caption = Visites par Lieu
lab-searches-caption = Fouilles par Lieu
lab-extortions = Rackets
lab-extortions-words = À quelle fréquence les joueurs se rackettent, comment ça finit, et ce qui change de mains.
lab-extortions-caption = Comment les Rackets ont fini
lab-michel = Michel(le)
lab-michel-words = À quelle fréquence le Prisonnier neutre se déplace et rackette, et comment ça finit pour le joueur.
lab-michel-caption = Comment les Rackets de Michel(le) ont fini
lab-beatings = Raclées
lab-beatings-words = Par partie, tous joueurs réunis.
lab-cigarettes = Cigarettes
lab-cigarettes-words = Par partie, tous joueurs réunis. La différence entre Cigarettes gagnées et dépensées est ce qui reste à la fin.
lab-cigarettes-caption = Cigarettes selon la façon de les gagner
lab-exchange = Échanges
lab-exchange-words = Au sein d’une équipe, par partie.
lab-stacked-alt = { $what }. { $figures }

lab-method = Comment lire ces chiffres
lab-method-fair = La part équitable est ce que gagne un joueur ni avantagé ni désavantagé : une partie sur N à N joueurs, une sur deux en équipes.
lab-method-points = Les écarts entre taux de victoire sont en points de pourcentage (pt).
lab-method-interval =
    Les intervalles contiennent le vrai chiffre 95 fois sur 100, avec des bots comme ceux-ci. Ils supposent que les parties sont indépendantes
    les unes des autres, mais pas les joueurs d’une même partie : l’unité est un bloc { $games ->
        [one] d’une partie
       *[other] d’environ { $games } parties
    }.
lab-method-clear = « Nettement » veut dire : l’intervalle exclut 0, et il y a eu au moins 30 cas.
lab-method-trap =
    Les joueurs qui mettent une carte en jeu ne sont pas un échantillon aléatoire : ils en ont eu le temps et n’avaient rien de mieux à faire.
    Chaque carte est donc comparée aux autres de sa sorte. Seuls le Passif que l’on reçoit et la carte que l’on pioche relèvent du pur hasard.
lab-method-paired =
    Les deux packs ont été joués avec les mêmes graines et les mêmes bots. Les parties sont comparées une à une tant qu’elles se ressemblent,
    pour que la chance commune s’annule.

lab-setting-players = Nombres de joueurs
lab-setting-packs = Packs
lab-setting-games = Parties par nombre de joueurs
lab-setting-bot = Bot à toutes les places

## Noms de mesures, comme lignes de tableaux. $name : une carte, un Lieu, une position dans l’ordre de jeu.

lab-row-length-turns-per-player = Tours par joueur
lab-row-length-stopped = Parties arrêtées sans vainqueur
lab-row-seat-above-fair = { $name } : victoires, écart à la part équitable
lab-row-points-per-game = { $name } : Points de tunnel
lab-row-points-share = { $name } : part de tous les points
lab-row-points-lost = { $name } : points perdus ensuite
lab-row-got-steal = { $name } : vols
lab-row-got-craft = { $name } : fabrications
lab-row-got-trade = { $name } : achats
lab-row-got-effect = { $name } : gains grâce à une carte
lab-row-got-taken = { $name } : prises à un joueur
lab-row-got-cooperated = { $name } : cessions lors d’un Racket
lab-row-got-snatched = { $name } : prises dans un tunnel
lab-row-got-given = { $name } : dons d’un joueur
lab-row-got-exchange = { $name } : dons d’un coéquipier
lab-row-place-visits = { $name } : visites
lab-row-place-sent = { $name } : joueurs envoyés par une carte
lab-row-place-searches = { $name } : Fouilles
lab-row-place-drawn = { $name } : cartes piochées en fouillant
lab-row-members-share = { $name } : joueurs qui l’intègrent
lab-row-reveals-second = Révélations avec le deuxième effet
lab-row-uses-per-game = { $name } : par partie
lab-row-place-share = { $name } : part de toutes les visites
lab-row-gang-games = { $name } : parties où elle est en jeu
lab-row-action-drawn-above-fair = { $name } : taux de victoire par rapport à la part équitable quand on la pioche
lab-row-cigarettes-earned-start = Cigarettes reçues au départ
lab-row-drawn-per-game = Cartes Fouille piochées en tout
lab-row-extortions-per-game = Rackets par partie
lab-row-extortions-cooperated = Rackets terminés par une coopération
lab-row-extortions-attacker = Rackets où l’attaquant gagne le Combat
lab-row-extortions-defender = Rackets où le défenseur gagne le Combat
lab-row-extortions-escaped = Rackets esquivés
lab-row-extortions-weapons = Armes abattues par Racket
lab-row-extortions-loot-cooperated = Outils cédés en coopérant, par Racket
lab-row-extortions-loot-named = Outils nommés pris au perdant, par Racket
lab-row-extortions-loot-random = Cartes prises au hasard, par Racket
lab-row-extortions-loot-chosen = Cartes prises au choix du vainqueur, par Racket
lab-row-extortions-loot-surrendered = Cartes prises au choix du perdant, par Racket
lab-row-extortions-loot-class = Butin par Racket : { $name }
lab-row-michel-moves = Déplacements de Michel(le)
lab-row-michel-extortions = Rackets de Michel(le)
lab-row-michel-unarmed = Michel(le) n’a pas de Surin
lab-row-michel-cooperated = Le joueur coopère avec Michel(le)
lab-row-michel-beaten = Michel(le) gagne
lab-row-michel-won = Le joueur gagne contre Michel(le)
lab-row-michel-loss-tool-given = Outils défaussés en coopérant avec Michel(le)
lab-row-michel-loss-tool-lost = Outils perdus contre Michel(le)
lab-row-michel-loss-random-card = Cartes perdues au hasard contre Michel(le)
lab-row-beatings-given-combat = Raclées données en Combat
lab-row-beatings-given-michel = Raclées données par Michel(le)
lab-row-beatings-given-card = Raclées données par des cartes
lab-row-beatings-in-vain = Raclées sans effet
lab-row-beatings-healed = Raclées soignées
lab-row-beatings-left = Raclées restantes à la fin
lab-row-cigarettes-earned-sell = Cigarettes gagnées en vendant
lab-row-cigarettes-earned-card = Cigarettes gagnées grâce à des cartes
lab-row-cigarettes-earned-gang = Cigarettes gagnées en début de tour grâce à une carte Gang
lab-row-cigarettes-spent-buy = Cigarettes dépensées en achats
lab-row-cigarettes-passed = Cigarettes prises à des joueurs
lab-row-cigarettes-left = Cigarettes restantes à la fin
lab-row-exchange-times = Échanges au sein d’une équipe
lab-row-exchange-cards = Cartes échangées
lab-row-exchange-passed = Cigarettes échangées
lab-row-gang-times = { $name } : obtentions par partie
lab-row-gang-players = { $name } : part des joueurs qui l’obtiennent
lab-row-gang-turns = { $name } : tours de possession
lab-row-gang-above-fair = { $name } : victoires, écart à la part équitable
lab-row-gang-against-others = { $name } : victoires, écart à la carte Gang moyenne
lab-row-gang-average = Joueurs qui ont intégré un Gang : victoires, écart à la part équitable
lab-row-background-dealt = { $name } : distributions par partie
lab-row-background-times = { $name } : révélations par partie
lab-row-background-players = { $name } : part des joueurs qui le révèlent, parmi ceux qui l’ont reçu
lab-row-background-second = { $name } : avec le second effet
lab-row-background-round = { $name } : tour de table de la révélation
lab-row-background-dealt-above-fair = { $name } : victoires, écart à la part équitable (Passif reçu)
lab-row-background-above-fair = { $name } : victoires, écart à la part équitable (Passif révélé)
lab-row-background-against-others = { $name } : victoires, écart au Passif révélé moyen
lab-row-background-average = Joueurs qui ont révélé leur Passif : victoires, écart à la part équitable
lab-row-action-times = { $name } : utilisations par partie
lab-row-action-players = { $name } : part des joueurs qui la jouent
lab-row-action-above-fair = { $name } : victoires, écart à la part équitable
lab-row-action-against-others = { $name } : victoires, écart à la carte Action moyenne
lab-row-action-average = Joueurs qui ont joué une carte Action : victoires, écart à la part équitable
lab-row-draw-cards = { $name } : exemplaires piochés par partie
lab-row-draw-worth = { $name } : victoires, écart à la carte piochée moyenne
