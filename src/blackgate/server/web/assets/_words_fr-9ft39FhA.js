var e=`
house-loading = Un instant…
house-broken = Quelque chose s'est cassé ici. Recharge la page, et ça devrait repartir.
house-offline = La prison ne répond pas. Vérifie ta connexion et réessaie.
house-home = Accueil
house-close = Fermer
house-cancel = Annuler
house-rules = Règles
house-learn = Apprendre
house-replay = Revoir
house-settings = Réglages
house-language = Langue
house-sound-on = Activer le son
house-sound-off = Couper le son
house-theme-light = Passer au jour
house-theme-dark = Passer à la nuit
house-menu = Autour du jeu
house-you = toi
house-bot = bot
house-bot-random = Ivre
house-bot-rookie = Bleu
house-bot-inmate = Taulard
house-bot-boss = Caïd
house-name = Ton nom
house-name-seat = Nom à la place { $seat }
house-looks = Visage
house-looks-any = N'importe
house-looks-pick = Choisis ton portrait
house-looks-taken = { $name } (pris)
house-tunnel = Tunnel { $points } sur { $goal }

lost-title = Cul-de-sac
lost-text = Ce tunnel ne mène nulle part. Retourne sur tes pas.

home-title = Blackgate : creuse ta sortie
home-picture = La prison de Blackgate la nuit, en coupe : des tunnels mènent des cellules, sous le mur, jusqu'aux bois sous la lune
home-tag = Troque, menace, bricole et creuse.
home-tag-free = Le premier sous le mur est libre.
home-inmate = Détenu 0417,
home-play = Jouer
home-play-bots = Bots
home-play-bots-why = Contre combien de bots tu joues
home-play-level = Niveau
home-play-go = Au trou
home-continue = Reprendre
home-continue-table = Table { $code }
home-continue-night = nuit { $turns }
home-continue-yours = À toi de jouer
home-continue-theirs = On attend { $name }
home-continue-lobby = Pas encore commencée
home-continue-paused = En pause
home-continue-over = Terminée
home-continue-closed = Fermée
home-continue-gone = Cette table n'existe plus
home-continue-go = À la table
home-continue-replay = La revoir
home-continue-all = Mes parties ({ $n })
home-continue-title = Mes parties
home-continue-why = Ce navigateur garde les clés de ces tables. Si tu en oublies une, sa place ne peut plus être reprise d'ici.
home-continue-forget = Oublier { $title }
home-continue-forget-short = Oublier
home-first = Première fois ?
home-first-text = Dix minutes de leçon, à une vraie table, et tu connais le jeu.
home-first-go = Apprendre le jeu
home-new = Ouvrir
home-new-text = De 2 à 6, amis et bots mêlés. En équipes si tu veux.
home-new-go = Ouvrir une table
home-join = Rejoindre
home-join-text = Le code ou le lien de ton ami
home-join-go = Prendre place
home-join-short = Un code a cinq lettres.
home-watch = Voir
home-watch-none = Aucune partie publique en cours.
home-watch-leads = { $name } en tête
home-watch-go =
    { $n ->
        [one] { $n } partie en cours
       *[other] { $n } parties en cours
    }
home-watch-see = Tables publiques
home-credits = Dessins maison. Icônes de { $authors }, game-icons.net, CC BY 3.0. Polices Big Shoulders, Barlow (OFL) et Special Elite (Apache 2.0).

new-title = Nouvelle table
new-presets = Qu'est-ce que ce sera ?
new-preset-quick = Partie rapide
new-preset-quick-why = Toi et trois bots, tout de suite.
new-preset-friends = Entre amis
new-preset-friends-why = Envoie un lien ; les bots comblent les vides.
new-preset-michel = Avec Michel(le)
new-preset-michel-why = Un prisonnier de plus, que personne ne joue, en veut aux Outils de tous.
new-preset-teams = Équipes
new-preset-teams-why = Deux contre deux ou trois contre trois, avec deux Blocs.
new-preset-letters = Par correspondance
new-preset-letters-why = Des jours pour réfléchir ; reviens quand c'est à toi.
new-preset-device = Autour d'un écran
new-preset-device-why = Passe-le : chacun ne voit que sa main.
new-who = Qui joue
new-who-why = On joue dans cet ordre, tour de table.
new-players = Joueurs
new-seat = Place { $seat }
new-seat-me = Moi
new-seat-device = Quelqu'un sur cet appareil
new-seat-friend = Un ami, par lien
new-seat-bot = Bot : { $level }
new-seat-guest = Invité { $seat }
new-seat-friend-why = qui vient en premier
new-team = Équipe { $team }
new-rules = Le jeu
new-michel = Michel(le)
new-michel-why = Un prisonnier neutre qui va de Lieu en Lieu et prend des Outils de force.
new-michel-two = À deux, le livret de règles le recommande : on se fait racketter plus souvent.
new-michel-none = Personne
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Mode par équipe
new-teams-why = Une place sur deux creuse le même tunnel ; pour quatre ou six joueurs.
new-teams-even = Les équipes demandent quatre ou six joueurs.
new-calm = Partie calme
new-calm-why = Les cartes Action les plus folles restent dans la boîte.
new-target = Longueur du tunnel
new-target-why = Les Points de tunnel qui te libèrent. Moins il y en a, plus c'est court.
new-target-usual = Comme imprimé ({ $goal })
new-target-own = Autre
new-first = Premier tour
new-first-why = Qui commence.
new-first-draw = Tiré au sort
new-pack = Cartes
new-pack-why = Le jeu de cartes et de Lieux de cette table.
new-pack-classic = Classique
new-time = Temps
new-clock = Horloge
new-clock-why = Combien de temps chacun peut réfléchir quand la table l'attend.
new-clock-none = Sans horloge
new-clock-turn = Secondes
new-clock-days = Jours
new-turn = Secondes par décision
new-reserve = Réserve, minutes pour toute la partie
new-days = Jours par décision
new-stand = Si quelqu'un s'absente
new-stand-why = Un bot peut jouer à sa place jusqu'à son retour.
new-stand-nobody = La table attend
new-grace = Secondes avant que le bot prenne le relais
new-pace = Rythme des bots
new-pace-why = Les bots attendent un peu avant de jouer, pour que tu puisses suivre.
new-pace-fast = Vif
new-pace-usual = Normal
new-pace-slow = Tranquille
new-help = Aides et public
new-tracker = Carnet
new-tracker-why = Chacun garde sous les yeux les cartes qu'il a vues chez les autres.
new-hints = Conseils
new-hints-why = Celui qui doit jouer peut demander conseil à un bot.
new-public = Table publique
new-public-why = Tout le monde sur ce serveur peut la trouver, regarder et prendre une place libre.
new-name = Nom de la table
new-name-why = Affiché dans la liste et à ceux qui arrivent.
new-go = Au trou
new-go-lobby = Ouvrir la table
new-go-why = Tout le monde est là : la partie commence tout de suite.
new-go-lobby-why =
    { $n ->
        [one] Un ami doit encore venir : tu auras un lien pour lui.
       *[other] { $n } amis doivent encore venir : tu auras un lien pour eux.
    }

lobby-title = Avant la partie
lobby-wait-host = On attend que l'hôte commence.
lobby-wait-seats =
    { $n ->
        [one] Une place est encore libre.
       *[other] { $n } places sont encore libres.
    }
lobby-full = Tout le monde est là.
lobby-invite = Inviter
lobby-invite-why = Qui a ce lien ou ce code peut prendre une place libre.
lobby-code = Code
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager
lobby-share-text = Évade-toi de Blackgate avec moi. Code : { $code }
lobby-qr = Le lien en code QR, pour l'appareil photo d'un téléphone
lobby-watch-copy = Copier le lien pour spectateurs
lobby-seats = Places
lobby-seat-free = Place libre
lobby-seat-ready = prêt
lobby-seat-unready = pas encore prêt
lobby-seat-away = absent
lobby-ready = Je suis prêt
lobby-sit = S'asseoir ici
lobby-sit-seat = S'asseoir à la place { $seat }
lobby-move = Venir ici
lobby-move-seat = Passer à la place { $seat }
lobby-leave = Partir
lobby-leave-seat = Quitter la place { $seat }
lobby-kick = Renvoyer
lobby-kick-name = Renvoyer { $name }
lobby-bot = Bot à la place { $seat }
lobby-bot-none = Pas de bot
lobby-fill = Remplir les places libres de bots
lobby-start = Commencer
lobby-close = Fermer la table
lobby-close-why = Plus personne ne pourra jouer à cette table. C'est définitif.
lobby-closed = Cette table est fermée.
lobby-begun = Cette partie a commencé sans toi, et elle n'est pas publique.
lobby-arrive = Prends place
lobby-arrive-why = Ton nom, ton visage, et tu y es.
lobby-arrive-full = Toutes les places sont prises.
lobby-also = Quelqu'un d'autre sur cet appareil
lobby-also-why = Une personne de plus joue ici ; l'appareil passe de main en main.
lobby-options = Ce qu'on joue
lobby-option-goal = Tunnel de { $goal }
lobby-option-turn = { $turn } s par décision, { $reserve } min en réserve
lobby-option-days =
    { $n ->
        [one] { $n } jour par décision
       *[other] { $n } jours par décision
    }
lobby-option-stand = Absence : un bot { $level } joue
lobby-option-private = Sur invitation
lobby-dice = Les dés sont déjà scellés : le serveur s'est engagé sur sa moitié, et chaque joueur ajoute sa part.
lobby-dice-more = Comment les dés restent honnêtes
lobby-chat = Discussion
lobby-chat-none = Personne n'a encore rien dit.
lobby-chat-say = Dire quelque chose
lobby-chat-send = Envoyer
lobby-chat-watch = Seuls ceux qui sont assis à la table peuvent parler.
lobby-lost = La connexion est perdue. Nouvel essai…

watch-title = Tables publiques
watch-why = Prends une place libre, ou regarde les autres creuser.
watch-open = Places libres
watch-going = En cours
watch-past = Terminées
watch-none = Aucune table publique n'est ouverte pour l'instant. Ouvres-en une, et d'autres la trouveront ici.
watch-nobody = Encore personne
watch-sit = S'asseoir
watch-go = Regarder
watch-replay = Revoir
watch-free =
    { $n ->
        [one] { $n } place libre sur { $players }
       *[other] { $n } places libres sur { $players }
    }
watch-players = { $n } joueurs

settings-theme = Lumière
settings-theme-dark = Nuit
settings-theme-light = Jour
settings-theme-system = Comme l'appareil
settings-confirm = Demander avant la fin d'un tour
settings-confirm-never = Jamais
settings-confirm-left = S'il reste des actions
settings-confirm-always = Toujours
settings-sound = Sons
settings-sound-why = Courts, faits par ton appareil.
settings-notify = Me prévenir quand c'est à moi
settings-notify-why = Une notification, seulement quand cette page est en arrière-plan.
settings-notify-unable = Ce navigateur ne peut pas te prévenir.
settings-notify-refused = Ton navigateur l'interdit. Tu peux l'autoriser dans ses réglages.
settings-motion = Mouvement
settings-motion-why = Les dés roulent, les cartes volent, les jetons marchent.
settings-always = Réponses données pour toi
settings-always-why = Tu as choisi « toujours répondre ainsi » pour ces questions.
settings-always-none = Aucune pour l'instant. À la table, tu peux choisir « toujours répondre ainsi » quand une question revient sans cesse.
settings-always-remove = Redemander
settings-always-rouse = Lancer le dé pour déplacer Michel(le) ?
settings-always-reward = Piocher une carte après avoir battu Michel(le) ?
settings-always-help = Poser une Arme pour un équipier ?
settings-always-dig_more = Creuser avec un second Outil ?
settings-answer-yes = Oui
settings-answer-no = Non

about-title = À propos du jeu
about-lead = Blackgate est une édition numérique non officielle du jeu de société Dig Your Way Out.
about-game = Le jeu de société
about-design = Conception du jeu
about-art = Illustrations
about-publisher = Éditeur
about-players = Joueurs
about-players-are = 2 à 6
about-age = Âge
about-age-is = dès 16 ans
about-time = Durée
about-time-is = 45 minutes
about-edition = Cette édition
about-edition-text = L'éditeur n'y a pas pris part. Les règles sont celles des livrets imprimés, dans nos propres mots. Les dessins aussi sont de nous.
about-cards = Les livrets ne montrent pas ce que font les cartes. Nous avons reconstitué la plupart de leurs effets ; quelques-uns viennent de critiques publiques.
about-rules = Lire les règles
about-credits = Crédits


you = toi
away = hors ligne
team = Équipe { $team }
bot-random = Ivre
bot-rookie = Bleu
bot-inmate = Taulard
bot-boss = Caïd
stands-in = Relais\xA0: { $bot }
looks-michel = Michel
looks-michelle = Michelle
watching = Tu regardes la partie. Les mains restent cachées jusqu'à la fin.


table-code = Table { $code }
night = nuit { $n }
goal = Le premier à { $n } perce le mur
sound = Son
rules = Règles
rule = Règle { $clause }
hint = Demander conseil
undo = Annuler le coup
undo-ask = Demander à annuler
pause-ask = Demander une pause
resume-ask = Demander à reprendre
result = Le résultat
settings = Réglages
leave = Quitter la table


bar = Ce que le jeu attend
bar-your-turn = À toi
bar-you = Tu décides
bar-over = Fin
bar-actions =
    { $n ->
        [0] Plus aucune action
        [one] Encore { $n } action
       *[other] Encore { $n } actions
    }
bar-whose-turn = Tour\xA0: { $who }
clock-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
clock-reserve =
    { $n ->
        [one] { $n } seconde en réserve
       *[other] { $n } secondes en réserve
    }


plate-dice = Résultats du dé\xA0: { $dice }
plate-cards-only = cartes seulement
plate-search =
    { $n ->
        [one] Une Fouille rapporte { $n } carte
       *[other] Une Fouille rapporte { $n } cartes
    }
plate-odds = Chances d'y arriver au dé\xA0: { $n } sur 6
plate-odds-short = { $n } sur 6
plate-here = Tu es ici
plate-who = Ici\xA0: { $names }
tag-in = { $action }\xA0: { $place }
piles = Piles
pile-search = Fouille
pile-discard = Défausse
pile-empty = vide
pile-count = { $name }\xA0: { $n }
pile-open = { $name }\xA0: { $n }. Voir les cartes
discard-text = La carte du dessus vient en premier. Tout le monde peut regarder toute la défausse (12.1).
michel-discard-text = Ces cartes ont été retournées et restent visibles (10.2). Elles reviennent quand le paquet est épuisé.
gangs = Gangs
gang-of = { $n } parmi
gang-any = { $n } différents
gang-label =
    { $gang }. Carte du dessus\xA0: { $card }. { $does } { $n ->
        [one] { $n } carte dans la pile.
       *[other] { $n } cartes dans la pile.
    } Demande { $needs } Accessoires différents.


players = Prisonniers
cigarettes = Cigarettes
cards-in-hand = Cartes en main
n-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
beatings-of-two =
    { $n ->
        [0] aucune Raclée
        [one] { $n } Raclée
       *[other] { $n } Raclées
    }
of-goal = sur { $goal }
strip-label =
    { $name }\xA0: { $points } sur { $goal } Points de tunnel, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main
known-label = Ce que tu as vu chez { $name }\xA0: { $cards }
known-text = Voici ce que tu as vu de cette main et qui s'y trouve encore.


log = Journal de garde
log-earlier = Lignes précédentes
log-rewind = Revenir à ce moment
log-undone = { $who } annule un coup.
log-stood_in = Un bot joue maintenant pour { $who }.
log-came_back = { $who } est de retour.
log-started = Les portes des cellules se referment.
chat = Discussion
chat-empty = Personne n'a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer


dock = Tes cartes et ce que tu peux faire
hand =
    { $n ->
        [0] Ta main est vide
        [one] Ta main, { $n } carte
       *[other] Ta main, { $n } cartes
    }
hand-empty = Ta main est vide.
card-points = Points de tunnel
card-sells = prix de vente
background = Passif
background-revealed = révélé
reveal-free = Révéler · gratuit
reveal-short = Révéler
reveal-both = Révéler, les deux effets
reveal-later = Révéler, décider plus tard
reveal-second = Second effet ({ $gang })\xA0:
reveal-both-do = { $first } Et comme membre du Gang\xA0: { $second }
verb-play = Jouer
verb-dig = Creuser
verb-also = Creuser
verb-craft = Fabriquer
verb-extort = Racketter
verb-join = Intégrer
verb-sell = Vendre
verb-lay = Abattre
verb-discard = Défausser
verb-offer = Donner
verb-give = Céder
verb-reveal = Révéler ton Passif


actions = Actions
choices = Tes choix
act-search = Fouiller
act-search-short = Fouiller
act-move = Se déplacer
act-move-short = Se déplacer
act-cautious = Déplacement prudent
act-cautious-short = Prudent
act-craft = Fabriquer
act-craft-short = Fabriquer
act-extort = Racketter
act-extort-short = Racketter
act-play = Jouer une carte
act-play-short = Jouer
act-join = Intégrer un Gang
act-join-short = Intégrer
act-dig = Creuser
act-dig-short = Creuser
act-steal = Voler une Cuillère
act-steal-short = Cuillère
act-heal = Se soigner
act-heal-short = Se soigner
act-sell = Vendre
act-sell-short = Vendre
act-buy = Acheter
act-buy-short = Acheter
act-exchange = Échanger
act-exchange-short = Échanger
act-end = Finir le tour
act-end-short = Fin du tour
detail-search =
    { $n ->
        [one] pioche { $n } carte
       *[other] pioche { $n } cartes
    }
detail-move = Dé, puis une porte
detail-cautious = Où tu veux, 2 actions
detail-steal = dans la pile
detail-heal = une Raclée de moins
detail-sell = contre des Cigarettes
detail-buy = avec des Cigarettes
detail-end =
    { $n ->
        [one] { $n } action perdue
       *[other] { $n } actions perdues
    }
detail-end-none = plus rien à faire
why-nothing = Ce qui brille peut se faire. Ce qui est éteint dit pourquoi pas.
choose-other = Autre chose
always = Toujours répondre ainsi
end-sure =
    { $n ->
        [one] Il te reste { $n } action. Finir ton tour quand même\xA0?
       *[other] Il te reste { $n } actions. Finir ton tour quand même\xA0?
    }
end-sure-none = Finir ton tour\xA0?
end-not-yet = Pas encore


picked = Choix\xA0: { $n } sur { $of }
done = C'est tout
sell-text = Choisis autant de cartes que tu veux. Elles sont payées aussitôt.
sell-sum =
    { $n ->
        [0] Rien de choisi
        [one] { $n } carte pour { $sum }
       *[other] { $n } cartes pour { $sum }
    }
sell-confirm = Vendre pour { $sum }
buy-purse =
    { $n ->
        [one] Tu as { $n } Cigarette
       *[other] Tu as { $n } Cigarettes
    }
buy-offer = { $n } × { $name } pour { $cost }
buy-left = Encore { $n } dans la pile
buy-too-dear =
    { $n ->
        [one] Coûte { $n } Cigarette
       *[other] Coûte { $n } Cigarettes
    }
buy-pile-empty = Il n'en reste pas assez.
join-text = Cède { $n } Accessoires différents.
join-leave = Tu quittes ton ancien Gang. Carte remise sous sa pile\xA0: { $card }.
join-confirm = Intégrer { $gang }
exchange-give = Choisis ce que tu donnes à { $who }. C'est remis aussitôt\xA0; ensuite, { $who } peut te donner quelque chose en retour.
exchange-back = { $who } a donné. Choisis ce que tu donnes en retour, même rien.
exchange-coins = Cigarettes (tu en as { $of })
exchange-sum =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }, { $coins ->
        [one] { $coins } Cigarette
       *[other] { $coins } Cigarettes
    }
exchange-confirm = Donner
exchange-nothing = Ne rien donner
limit-title = Trop de cartes
discard-confirm = Défausser
give-title = Céder une carte
give-confirm = Céder
take-title = Prendre une carte
take-confirm = Prendre


fight = Racket
fight-caption =
    { $place }, nuit { $n }.
    Le gardien regarde ailleurs.
fight-threat = Tu as un truc que je veux.
fight-demand = { $card }. Ou tes dents.
fight-sound = Tchac\xA0!
attacker = attaquant
defender = défenseur
wanted = Exigé
fists = Poings
michel-none = Pas de Surin
michel-knife = Un Surin. Outils exigés\xA0: { $tools }
answer-name = Nommer un Outil
answer-name-attacker = Il est à toi si { $who } te le donne, ou perd en l'ayant en main.
answer-cooperate = Coopérer
answer-cooperate-defender = Tu donnes l'Outil\xA0: { $card }. Ça s'arrête là, et personne n'est blessé.
answer-cooperate-lack = Tu n'as pas l'Outil\xA0: { $card }.
answer-cooperate-late = Seulement comme première réponse.
answer-discard = Céder l'Outil
answer-discard-michel = Défausse un Outil exigé, et c'est fini.
answer-lay = Abattre une Arme
answer-lay-attacker = Ensuite, { $who } répond ou perd.
answer-lay-defender = Ensuite, { $who } en abat une autre ou perd\xA0: une Raclée pour { $who }, une carte au hasard pour toi.
answer-lay-helper = À la place de { $who }. Si c'est perdu quand même, tu prends aussi une Raclée et perds une carte au hasard.
answer-lay-helper-michel = À la place de { $who }. Si c'est perdu quand même, tu prends aussi une Raclée, mais tu ne perds pas de carte.
answer-lay-michel = Ensuite, la carte suivante est montrée. Si elle n'a pas de Surin, tu as gagné.
answer-lay-lack = Tu n'as plus d'Arme.
answer-hold = Demander de l'aide
answer-hold-attacker = Tu demandes à { $names } d'abattre une Arme pour toi\xA0; sinon, tu décides à nouveau. Si tu perds, qui t'a aidé prend aussi une Raclée et perd une carte au hasard.
answer-hold-defender = Tu demandes à { $names } d'abattre une Arme pour toi\xA0; sinon, tu décides à nouveau. Si tu perds, qui t'a aidé prend aussi une Raclée et perd une carte au hasard.
answer-hold-michel = Tu demandes à { $names } d'abattre une Arme pour toi\xA0; sinon, tu décides à nouveau. Si tu perds, qui t'a aidé prend aussi une Raclée, mais ne perd pas de carte.
answer-yield = Abandonner
answer-yield-attacker = Tu prends une Raclée, et { $who } te prend une carte au hasard.
answer-yield-defender = { $who } prend l'Outil si tu l'as ({ $card }), sinon une carte au hasard. Tu prends une Raclée.
answer-yield-michel = Tu prends une Raclée et perds un Outil exigé, ou une carte au hasard.
answer-pass = Rester en dehors
answer-pass-helper = Tu n'abats rien pour { $who }.
answer-pass-helper-michel = Tu n'abats rien pour { $who }.
cost-lose-one = 1 de moins
cost-spend-one = coûte 1
cost-none = aucune
cost-beating = de { $from } à { $to }
cost-beating-full = reste à 2


connection-lost = La connexion est perdue. Nouvel essai en cours\xA0; rien de ce que tu as fait n'est perdu.
rewound = Tu regardes la nuit { $n }.
rewind-back = Un pas en arrière
rewind-forward = Un pas en avant
rewind-now = Revenir au présent
paused = La partie est en pause.
proposed-undo = Demande d'annulation d'un coup ({ $who }).
proposed-pause = Demande de pause ({ $who }).
proposed-resume = Demande de reprise ({ $who }).
agree = D'accord
disagree = Pas d'accord
stood-in = Un bot joue à ta place.
take-back = Reprendre ta place
understood = Compris
away-title = Pendant ton absence
away-text = Voilà ce qu'on t'a fait. Choisis une ligne pour voir le moment.
away-on = On continue
curtain-title = C'est à { $name }
curtain-text = Passe l'appareil. Les autres regardent ailleurs.
curtain-lift = Je suis { $name }


tab-prison = Prison
tab-piles = Piles
tab-players = Joueurs
tab-log = Journal
keys-title = Touches
keys-text = Tab parcourt tout, Entrée choisit. Ces touches vont plus vite\xA0:
keys-digits = Le choix qui porte ce numéro
keys-escape = Choisir autre chose
keys-hand = Vers tes cartes
keys-places = Vers les Lieux
keys-log = Vers le journal

replay-title = Revoir
replay-loading = La bande se rembobine…
replay-running = Partie en cours : tu vois ce que tu pouvais voir.
replay-view = Ce qui est montré
replay-view-board = Plateau
replay-view-figures = Chiffres
replay-side = Par les yeux de qui
replay-side-all = Toutes les cartes visibles
replay-side-watch = Spectateur

replay-controls = Commandes de lecture
replay-slider = Coup
replay-at = Coup { $move } sur { $moves }, tour { $turn }.
replay-move = Coup { $move } sur { $moves }
replay-turn = Tour { $turn } sur { $turns }
replay-first = Au début (Home)
replay-turn-back = Un tour en arrière (,)
replay-back = Un coup en arrière (←)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-forward = Un coup en avant (→)
replay-turn-forward = Un tour en avant (.)
replay-last = À la fin (Fin)
replay-speed = Vitesse
replay-times = { $speed }×

replay-hands = Les cartes de chacun
replay-hand-of = { $who } : cartes en main
replay-no-cards = Aucune carte
replay-hidden = encore face cachée
replay-revealed = révélé
replay-story = Toute l'histoire
replay-turnings = Tournants de la partie
replay-no-turnings = Aucun tour n'a tout changé : on a creusé sans à-coups.
replay-swing = { $who } { $change }

graph-points = Points de tunnel
graph-points-note = Tour après tour. Avec { $goal }, le mur cède.
graph-chances = Chances de gagner
graph-chances-note = Ce qu'en pensaient les bots au début de chaque tour, toutes cartes visibles.
graph-thinking = Les bots revoient la partie…
graph-turn = Tour { $turn }
graph-turn-head = Tour
graph-end = Fin
graph-as-table = Voir en tableau

stats-title = Ce que chacun a fait
stats-drawn = Cartes Fouille piochées
stats-crafted = Cartes fabriquées
stats-stolen = Cuillères volées
stats-bought = Cartes achetées
stats-dug = Outils creusés
stats-lost = Cartes prises par d'autres
stats-extortions = Rackets tentés
stats-combats-won = Combats gagnés
stats-combats-lost = Combats perdus
stats-handed-over = Outils cédés
stats-beatings = Raclées reçues
stats-cigarettes = Cigarettes gagnées
stats-dice = Le dé
stats-dice-of = Les lancers de
stats-everybody = Tous les joueurs
stats-dice-note =
    { $total ->
        [one] { $total } lancer. Le trait pointillé marque la part égale : { $each }.
       *[other] { $total } lancers. Le trait pointillé marque la part égale : { $each }.
    }
stats-face = Résultat
stats-count = Combien de fois

replay-fair = Jeu honnête
replay-fair-asking = Chaque lancer est recalculé…
replay-fair-right = Chaque lancer et chaque carte découlent de la graine promise avant le début.
replay-fair-wrong = Quelque chose ne découle pas de la graine promise. Regarde toi-même.
replay-fair-unknown = La vérification est possible une fois la partie finie, pour qui peut la regarder.
replay-fair-record-right = Cet enregistrement suit les règles, et tout son hasard découle de sa graine.
replay-fair-record-wrong = Cet enregistrement suit les règles, mais ses lancers et ses cartes ne viennent pas d'une graine.
replay-fair-more = Vérifier les dés

replay-share = Copier le lien de cet instant
replay-copied = Le lien est copié.
replay-download = Télécharger l'enregistrement
replay-downloaded = L'enregistrement est à toi.
replay-no-record = L'enregistrement est pour qui a joué ou peut regarder.
replay-another = Ouvrir un enregistrement
replay-rematch = Revanche
replay-to-table = À la table
replay-open = Ouvrir un enregistrement
replay-open-text = Un enregistrement, c'est une partie entière dans un fichier, de la donne au dernier coup de pioche. Il est vérifié selon les règles avant que tu le voies, et rien n'en est gardé.
replay-choose-file = Choisir un fichier
replay-or-drop = ou dépose-le ici
replay-too-large = Ce fichier est trop grand pour être un enregistrement : 2 Mo au plus.

victory-one = { $who } perce le mur
victory-you = Tu perces le mur
victory-team = { $names } percent le mur
victory-team-you = Ton équipe perce le mur
victory-nobody = Le mur tient bon
victory-after =
    { $turns ->
        [one] Après un seul tour. Dehors, ça sent le pin.
       *[other] Après { $turns } tours. Dehors, ça sent le pin.
    }
victory-others = L'alarme retentit. Les gardiens fouillent les cellules et trouvent les autres tunnels. Ceux qui les creusaient partent en haute sécurité.
victory-stopped =
    { $turns ->
        [one] La partie a été arrêtée après un tour. Personne ne gagne.
       *[other] La partie a été arrêtée après { $turns } tours. Personne ne gagne.
    }
victory-tunnels = Les tunnels à la fin
victory-of = sur { $goal }
victory-replay = Revoir la partie
victory-rematch = Revanche
victory-dice = Vérifier les dés
victory-look = Voir la table
victory-home = Accueil

dice-title = Les dés
dice-lead = Personne ne peut choisir les dés de cette table ni les connaître d’avance, pas même le serveur. Voici comment, et tu peux le vérifier.
dice-back = À la table
dice-how = Comment ça marche
dice-how-1 = Le serveur s’engage
dice-how-1-text = Il tire une moitié secrète de la graine et en publie l’empreinte avant que quiconque s’assoie. Il ne peut plus la remplacer.
dice-how-2 = Chacun ajoute sa part
dice-how-2-text = Ton navigateur invente sa propre part. Le serveur ne la connaissait pas quand il a tiré sa moitié.
dice-how-3 = La partie commence
dice-how-3-text = La moitié et les parts forment la graine. Chaque jet et chaque carte en découlent : plus personne n’y peut rien changer.
dice-how-4 = La graine est dévoilée
dice-how-4-text = À la fin, la moitié secrète est révélée. Tout peut alors être recalculé et comparé.
dice-wait = Quand la partie est finie, cette page vérifie tout elle-même. Reviens à ce moment-là.
dice-commit = L’empreinte du serveur
dice-commit-text = Note-la avant la partie pour en avoir le cœur net. Ce navigateur s’en souvient pour toi dès ta première visite ici.
dice-shares = Les parts
dice-nobody = personne encore
dice-share-bot = les bots n’ajoutent rien
dice-share-none = rien ajouté
dice-share-secret = secrète jusqu’au début
dice-share-open = pas encore ajoutée
dice-copy = Copier
dice-copied = Copié
dice-key = Une clé de cette table
dice-key-try = Essayer
dice-found = Le résultat
dice-right = Les dés étaient honnêtes
dice-wrong = Quelque chose cloche avec ces dés
dice-yes = Juste :
dice-no = Faux :
dice-check-commit-ok = La moitié du serveur correspond à l’empreinte publiée. Ton navigateur l’a calculé.
dice-check-commit-bad = La moitié du serveur ne correspond pas à l’empreinte publiée.
dice-check-noted-ok = C’est bien l’empreinte notée avant la fin.
dice-check-noted-bad = Ce n’est pas l’empreinte notée.
dice-check-shares-ok = La graine contient une part par place, et ce sont celles des joueurs.
dice-check-shares-bad = Les parts dans la graine ne sont pas celles des joueurs.
dice-check-own-ok = La part ajoutée par cet appareil pour { $who } est dans la graine.
dice-check-own-bad = La part ajoutée par cet appareil pour { $who } n’est pas dans la graine.
dice-check-derived-ok = Chaque jet, chaque carte et chaque mélange découlent de la graine. Le service l’a recalculé.
dice-no-cipher = Ton navigateur ne calcule d’empreintes que sur les pages en https. Vérifie la moitié du serveur avec la commande ci-dessous.
dice-noted = L’empreinte que tu as notée avant la partie
dice-rolls = Les jets
dice-face = Face
dice-times = Combien de fois
dice-even =
    { $total ->
        [one] { $total } jet. Le trait montre où toutes les faces seraient à égalité : { $even } chacune.
       *[other] { $total } jets. Le trait montre où toutes les faces seraient à égalité : { $even } chacune.
    }
dice-self = Sur ta propre machine
dice-self-text = Ne fais confiance à personne : emporte l’enregistrement et fais-le rejouer coup par coup par ton propre Blackgate.
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
dice-background = Passif : { $card }
dice-out-die = jet : { $n }
dice-out-draw = { $card }
dice-out-random = au hasard : { $card }
dice-out-deal = { $card } pour { $who }
dice-out-shuffle = défausse mélangée
dice-out-michel-knife = Surin : { $tools }
dice-out-michel-none = pas de Surin
dice-out-michel-shuffle = cartes de Michel(le) mélangées


peek-label = Explication
peek-points =
    { $n ->
        [one] { $n } Point de tunnel
       *[other] { $n } Points de tunnel
    }
peek-sells =
    { $n ->
        [one] Se vend { $n } Cigarette
       *[other] Se vend { $n } Cigarettes
    }
peek-copies = { $n } dans le jeu
peek-times = { $n } ×
peek-gang-wants = Pour l’intégrer, défausse { $n } de ces Accessoires, tous différents :
peek-background = Passif
peek-second = Et si tu es des leurs ({ $gang })
peek-dice = Dé : { $results }
peek-no-die = Aucun jet ne mène ici
peek-search =
    { $n ->
        [one] Fouiller : { $n } carte
       *[other] Fouiller : { $n } cartes
    }
peek-no-search = On ne fouille pas ici
peek-craft = Tu peux Fabriquer ici
peek-no-craft = On ne fabrique pas ici
peek-craft-visitors = Seuls les visiteurs peuvent Fabriquer ici
peek-michel = Ce que montre la carte
peek-michel-none = Pas de Surin : on te laisse tranquille.
peek-michel-knife = Un Surin. Il faut l’un de ces Outils :
peek-pile-search = Pioche des cartes Fouille
peek-pile-search-text = On y pioche en fouillant. Au début d’une partie, elle contient :
peek-pile-michel = Les cartes de Michel(le)
peek-pile-discard = Défausse
peek-pile-discard-text = Les cartes défaussées sont là, visibles de tous. Quand la pioche est vide, la défausse est mélangée et la remplace.

rules-title = Règles
rules-chapters = Chapitres
rules-clause = Règle { $number }
rules-table = Tableau : { $about }
rules-search = Chercher dans les règles
rules-hits =
    { $n ->
        [one] { $n } passage trouvé ici
       *[other] { $n } passages trouvés ici
    }
rules-found =
    { $n ->
        [one] { $n } passage trouvé
       *[other] { $n } passages trouvés
    }
rules-none = Rien trouvé
rules-none-short = rien
rules-at = { $at } sur { $n }
rules-next = Passage suivant
rules-before = Passage précédent
rules-whole = Toutes les règles
rules-unknown = Aucune règle ne porte ce numéro.

hint-title = Un conseil
hint-thinking = Un ancien y réfléchit…
hint-lead = Ce que les bots feraient à ta place. Ils voient ce que tu vois, rien de plus.
hint-best = premier choix
hint-chance = Gagne { $percent } % du temps
hint-play = Faire ça
hint-none = Aucune idée. Fie-toi à ton instinct.
hint-again = Réfléchir encore

learn-title = Ta première nuit
learn-step = { $n } sur { $m }
learn-back = Retour
learn-next = Suite
learn-skip = Passer cette partie
learn-show = Fais-le pour moi
learn-now = À toi :
learn-other = C’est permis aussi. Pour cette leçon, essaie : { $move }
learn-watch = Les autres jouent…
learn-hurry = Plus vite
learn-leave = Quitter la leçon
learn-restart = Depuis le début
learn-retry = Réessayer
learn-end-title = Tu connais le jeu
learn-end-text = Tu as fouillé, fabriqué, creusé et cogné pour sortir. Blackgate cache plus de cartes que tu n’en as vu cette nuit, et chacune te dit ce qu’elle fait quand tu la regardes.
learn-end-play = Jouer maintenant
learn-end-new = Ouvrir une table pour des amis
learn-end-rules = Lire les règles
`;export{e as default};