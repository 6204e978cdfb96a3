# Les mots du navigateur, hors du jeu : la maison, l'accueil, une nouvelle table, le salon, les réglages.

# La maison
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

# Une adresse qui ne mène nulle part
lost-title = Cul-de-sac
lost-text = Ce tunnel ne mène nulle part. Retourne sur tes pas.

# Accueil
home-title = Blackgate : creuse ta sortie
home-picture = La prison de Blackgate la nuit, en coupe : des tunnels mènent des cellules, sous le mur, jusqu'aux bois sous la lune
home-tag = Troque, menace, bricole et creuse.
home-tag-free = Le premier sous le mur est libre.
home-unofficial = Une édition numérique non officielle de Dig Your Way Out
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

# Une nouvelle table
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

# Le salon
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
lobby-removed = L’hôte t’a exclu de la place { $seat }. Tu peux reprendre une place libre ou revenir à l’accueil.
lobby-removed-full = L’hôte t’a exclu de la place { $seat }, et toutes les places sont prises maintenant.
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

# Tables publiques
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

# Réglages
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
settings-keys = Raccourcis clavier
settings-keys-why = Une lettre ou un chiffre pour chaque action. Tab et Entrée marchent toujours.
settings-autoend = Finir mon tour automatiquement
settings-autoend-why = Seulement quand il ne reste rien d’autre à faire.
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

# À propos du jeu
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
about-edition-text = Elle n'est affiliée ni à l'auteur ni à l'éditeur du jeu de société, qui ne l'ont pas approuvée. Les règles sont celles des livrets imprimés, dans nos propres mots. Les dessins aussi sont de nous.
about-cards = Les livrets ne montrent pas ce que font les cartes. Nous avons reconstitué la plupart de leurs effets ; quelques-uns viennent de critiques publiques.
about-rules = Lire les règles
about-rights = Ayants droit
about-rights-text = Pour toute question ou objection, les ayants droit peuvent ouvrir un ticket dans le dépôt public du projet ou, pour nous écrire en privé, un avis de sécurité. Nous répondons dans les deux cas.
about-credits = Crédits
