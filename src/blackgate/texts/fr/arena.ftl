## L’arène : les bots les uns contre les autres. Ce qui ne peut pas se faire.

error-worker-died = Un processus de calcul a échoué. Relance la même commande pour reprendre là où elle s’est arrêtée.
error-no-cluster = Impossible de se connecter au cluster Ray à l’adresse { $address } ({ $problem }). Vérifie l’adresse, et RAY_AUTH_TOKEN si le cluster demande un jeton.
error-journal-foreign = { $file }, ligne { $line } : ce n’est pas un journal de parties terminées. Choisis un autre --out.
# $names : les réglages qui diffèrent, sous le nom de leur option ; code : le programme lui-même.
error-journal-settings =
    { $names ->
        [code] { $file } date d’avant un changement des bots ou des règles. Choisis un autre --out.
       *[other] { $file } a été commencé avec d’autres réglages ({ $names }). Choisis un autre --out, ou reprends les réglages du début.
    }
error-no-bots = Nomme les bots, un par place, séparés par des virgules, par exemple --bots random,random
error-bot-without-name = Il manque le nom d’un bot : écris par exemple inmate ou boss@25ms.
error-arena-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } pour { $players ->
        [one] { $players } place
       *[other] { $players } places
    } : nommes-en un par place au plus.

## Les nombres

figure-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
figure-about = { NUMBER($value, maximumFractionDigits: 0) }{ "\u00A0" }%
figure-percents = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }%
figure-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-decimals = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-give-or-take = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }{ "\u00A0" }±{ "\u00A0" }{ NUMBER($reach, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-fine = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
figure-whole = { NUMBER($value) }

## Tous les rapports

page-contents = Sommaire
page-no-script = Le graphique est dessiné par un script, et les scripts sont désactivés. Le tableau donne les mêmes chiffres.

## La commande

help-arena = Faire jouer des bots les uns contre les autres, et mesurer leur force.
help-arena-bots = Les bots place par place, séparés par des virgules : random, rookie, inmate, boss, warden, boss@25ms, fichier.py:Classe. Le dernier prend toutes les places qui restent.
help-arena-games = Le nombre de parties ; chaque donne est jouée une fois avec chaque rotation des bots.
help-arena-players = Le nombre de joueurs : de 2 à 6 (par défaut : autant que de bots).
help-ray = Jouer sur le cluster Ray à cette adresse ; local en démarre un.
help-out = Où garder les parties, les résultats et le rapport (par défaut : un dossier de arena/ qui dépend des réglages). La même commande reprend là où elle s’est arrêtée.
cli-arena-playing =
    { $faults ->
        [0] Parties en cours
        [one] Parties en cours ({ $faults } faute)
       *[other] Parties en cours ({ $faults } fautes)
    }
cli-arena-games =
    { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    } : { $deals ->
        [one] { $deals } donne
        [many] { $deals } de donnes
       *[other] { $deals } donnes
    }, avec chaque fois { $rotations ->
        [one] { $rotations } rotation
       *[other] { $rotations } rotations
    } des bots. La part équitable est de { $fair }.
cli-arena-left-over =
    La dernière donne n’a pas été jouée avec toutes les rotations ({ $left } sur { $rotations }) : un nombre de parties multiple de { $rotations } est plus équitable.
cli-arena-stopped =
    { $games ->
        [one] { $games } partie a été arrêtée
       *[other] { $games } parties ont été arrêtées
    } sans vainqueur après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }.
cli-arena-fault =
    { $bot } : { $kind ->
        [raised] erreur déclenchée
        [stalled] pas de réponse à temps
        [skipped] plus interrogé, faute de réponses à temps
       *[invalid] coup non permis
    }, { $times ->
        [one] une fois, dans la partie { $game }
       *[other] { $times } fois, la première dans la partie { $game }
    } : { $detail }
cli-arena-report = Rapport : { $file }
cli-arena-interrupted = Interruption après { $done } des { $games } parties. La même commande reprend à partir de là.

## Le rapport

arena-report-title = L’arène
# $bots : leurs noms. $best : celui qui gagne le plus souvent.
arena-report-lead =
    { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    } entre { $bots }. { $best } gagne dans { $rate } des cas ({ $interval }), pour une part équitable de { $fair }.
arena-column-bot = Bot
arena-column-wins = Gagnées
arena-column-appearances = Participations
arena-column-played-short = Jouées
arena-column-rate = Taux
arena-column-interval = Interv. 95 %
arena-column-rating = Cote
arena-column-ms = Millisecondes par décision
arena-column-ms-short = ms/coup
arena-column-decisions = Décisions
arena-column-faults = Fautes
arena-column-fault = Faute
arena-column-times = Nombre
arena-column-games = Parties
arena-column-first-game = Première partie concernée
arena-column-detail = Détails
arena-column-pair = Duel
arena-column-wins-both = Victoires de chacun
arena-column-share = Part
arena-column-fair = Part équitable
arena-column-turns = Tours par partie
arena-column-figure = Mesure
arena-column-value = Valeur
arena-column-setting = Réglage
arena-column-seat = Place
arena-column-order = Ordre de jeu
arena-win-rate = Taux de victoire
arena-win-rate-words =
    Chaque donne a été jouée avec toutes les rotations des bots autour de la table. Un bot qui occupe plusieurs places compte à chacune d’elles ;
    la part équitable est donc de { $fair } pour chaque bot (ligne en tirets). Les traits sont des intervalles à 95 %, qui tiennent
    compte du fait que les parties d’une même donne ne sont pas indépendantes.
arena-win-rate-alt = Taux de victoire avec intervalles à 95 %. { $figures }
arena-figure = { $name } : { $figure }
arena-rating = Cotes
arena-rating-words = Calculées par openskill (Plackett-Luce). Chaque bot part de 25 ; seuls les écarts ont un sens. Les traits sont des intervalles à 95 %.
arena-rating-alt = Cotes. { $figures }
arena-duels = Face-à-face
arena-duels-words = Dans les parties où les deux bots se sont affrontés : la part du premier dans leurs victoires, et celle qu’il aurait si seules les places comptaient.
arena-duels-none = Aucun bot n’a joué contre un autre : il n’y a rien à comparer.
arena-duels-caption = Parmi les parties gagnées par le bot de la ligne ou par celui de la colonne, la part du premier. Ambre : plus que ne lui vaudraient ses seules places ; bleu : moins.
arena-duels-alt = Partage des victoires entre deux bots. { $figures }
arena-pair = { $one } – { $other }
arena-against = contre
arena-time = Temps par décision
arena-time-words = Moyenne des décisions où il y avait un choix. L’échelle est logarithmique.
arena-time-alt = Millisecondes par décision. { $figures }
arena-length = Durée des parties
arena-length-mean = Moyenne
arena-length-median = Médiane
arena-length-shortest = La plus courte
arena-length-longest = La plus longue
arena-length-stopped = Parties arrêtées sans vainqueur
arena-length-alt = Répartition des parties selon leur nombre de tours : médiane { $median }, la plus courte { $shortest }, la plus longue { $longest }.
arena-seats = Places
arena-seats-words = Victoires de tous les bots réunis, selon l’ordre de jeu et selon la place. Chaque bot a occupé chaque place le même nombre de fois : les différences de force s’annulent.
arena-order = Position { $number }
arena-seat = Place { $number }
arena-order-caption = Victoires selon l’ordre de jeu
arena-seat-caption = Victoires selon la place
arena-faults = Fautes
arena-faults-words = Pour ces décisions, un coup permis et inoffensif a été joué à la place de celui du bot.
arena-fault-raised = erreur déclenchée
arena-fault-stalled = pas de réponse à temps
arena-fault-skipped = plus interrogé, faute de réponses à temps
arena-fault-invalid = coup non permis
arena-settings = Réglages
arena-setting-bots = Bots par place
arena-setting-games = Parties
arena-setting-seed = Graine
arena-setting-budget = Temps de réflexion
arena-setting-players = Joueurs
arena-setting-michel = Prisonnier neutre
arena-setting-teams = Équipes
arena-setting-calm = Partie calme
arena-setting-fair-start = Départ équitable
arena-setting-target = Points de tunnel pour gagner
arena-setting-turns = Nombre maximal de tours
arena-setting-pack = Pack
arena-setting-code = Code
arena-setting-machine = Machine
arena-setting-date = Date
arena-setting-version = Version
arena-yes = oui
arena-no = non
arena-by-rule = selon les règles
