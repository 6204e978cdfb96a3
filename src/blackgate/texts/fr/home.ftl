# Les mots du navigateur, hors de la table : le cadre commun, l’accueil, une nouvelle table, le salon, les réglages.

# Le cadre commun
app-loading = Un instant…
app-broken = Un problème est survenu. Recharge la page pour continuer.
app-offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
app-retry = Réessayer
app-unreachable = Le serveur est injoignable
app-unreachable-why = Vérifie ta connexion Internet. La page réessaie régulièrement et reprend d’elle-même. Tes parties sont conservées sur le serveur.
app-unreachable-rules = Tu peux tout de même lire les règles.
app-home = Accueil
app-close = Fermer
app-cancel = Annuler
app-rules = Règles
app-learn = Apprendre
app-replay = Replay
app-settings = Réglages
app-language = Langue
app-sound-on = Activer le son
app-sound-off = Couper le son
app-theme-light = Passer au thème clair
app-theme-dark = Passer au thème sombre
app-menu = Menu principal
app-skip = Aller au contenu
app-you = toi
app-bot = bot
app-bot-random = Poivrot
app-bot-rookie = Bleu
app-bot-inmate = Taulard
app-bot-boss = Caïd
app-bot-warden = Directeur
app-warden-unknown = Le Directeur ne connaît pas ces cartes. Un Taulard joue à sa place.
app-name = Ton nom
app-name-seat = Nom à la place { $seat }
app-looks = Portrait
app-looks-any = Au hasard
app-looks-pick = Choisir un portrait
app-looks-taken = { $name } (pris)
app-tunnel = Tunnel : { $points } sur { $goal }
# A button and what it does, a figure and its name. $label and $detail: other texts.
label-with-detail = { $label } : { $detail }

# Une adresse qui ne mène nulle part
lost-title = Cul-de-sac
lost-text = Ce tunnel ne mène nulle part. Retourne sur tes pas.

# Accueil
home-title = Blackgate : creuse et évade-toi
home-picture = La prison de Blackgate la nuit, en coupe : des tunnels partent des cellules, passent sous le mur et débouchent dans les bois, au clair de lune
home-tag = Troque, menace, bricole et creuse.
home-tag-free = Passe sous le mur avant les autres, et à toi la liberté.
home-unofficial = Une édition numérique non officielle de Dig Your Way Out
home-inmate = Matricule 0417,
home-play = Jouer
home-play-bots = Bots
home-play-bots-why = Contre combien de bots tu joues
home-play-level = Niveau
home-play-go = Commencer à creuser
home-continue = Reprendre
home-continue-table = Table { $code }
home-continue-turn = tour { $turns }
home-continue-yours = À toi de jouer
home-continue-theirs = On attend { $name }
home-continue-lobby = Pas encore commencée
home-continue-paused = En pause
home-continue-over = Terminée
home-continue-closed = Fermée
home-continue-gone = Cette table n’existe plus
home-continue-go = Aller à la table
home-continue-replay = Revoir la partie
home-continue-all = Mes parties ({ $n })
home-continue-title = Mes parties
home-continue-why = Ce navigateur garde les clés de ces tables. Si tu oublies une table, tu ne pourras plus y reprendre ta place d’ici.
home-continue-forget = Oublier { $title }
home-continue-forget-short = Oublier
home-first = Première fois ?
home-first-text = Une leçon de dix minutes, à une vraie table, et tu connais le jeu.
home-first-go = Apprendre à jouer
home-new = Nouvelle table
home-new-text = De 2 à 6 joueurs, amis ou bots. En équipes si tu veux.
home-new-go = Ouvrir une table
home-join = Rejoindre
home-join-text = Le code ou le lien que tu as reçu
home-join-go = Prendre place
home-join-short = Un code compte cinq lettres.
home-watch = Regarder
home-watch-none = Aucune partie publique en cours.
home-watch-leads = En tête : { $name }
home-watch-go =
    { $n ->
        [one] { $n } partie en cours
       *[other] { $n } parties en cours
    }
home-watch-see = Tables publiques
home-credits = Dessins maison. Icônes de { $authors }, game-icons.net, CC BY 3.0. Polices : Big Shoulders, Barlow (OFL) et Special Elite (Apache 2.0).

# Une nouvelle table
new-title = Nouvelle table
new-presets = Quel genre de partie ?
new-preset-quick = Partie rapide
new-preset-quick-why = Toi et trois bots, tout de suite.
new-preset-friends = Entre amis
new-preset-friends-why = Envoie un lien ; des bots prennent les places libres.
new-preset-michel = Avec Michel(le)
new-preset-michel-why = Un Prisonnier de plus, que personne ne joue, et qui en veut à tes Outils.
new-preset-teams = Équipes
new-preset-teams-why = Deux contre deux ou trois contre trois, avec deux Blocs.
new-preset-letters = Par correspondance
new-preset-letters-why = Plusieurs jours par décision ; reviens quand c’est à toi.
new-preset-device = Sur un seul appareil
new-preset-device-why = On se le passe : chacun ne voit que sa main.
new-who = Qui joue ?
new-who-why = On joue dans cet ordre, autour de la table.
new-players = Joueurs
new-seat = Place { $seat }
new-seat-me = Moi
new-seat-device = Quelqu’un sur cet appareil
new-seat-friend = Un ami, par lien
new-seat-bot = Bot : { $level }
new-seat-guest = Invité { $seat }
new-seat-friend-why = le premier arrivé
new-team = Équipe { $team }
new-rules = La partie
new-michel = Michel(le)
new-michel-why = Un Prisonnier neutre qui va de Lieu en Lieu et prend des Outils de force.
new-michel-two = À deux, les livrets de règles le recommandent : on se fait racketter plus souvent.
new-michel-none = Personne
new-michel-michel = Michel
new-michel-michelle = Michelle
new-teams = Mode par équipe
new-teams-why = Deux équipes assises en alternance, un tunnel par équipe ; à quatre ou à six joueurs.
new-teams-even = Il faut quatre ou six joueurs pour former des équipes.
new-calm = Partie calme
new-calm-why = Les cartes Action les plus folles restent dans la boîte.
new-fair = Départ équitable
new-fair-why = Ceux qui jouent plus tard commencent avec des cartes en plus ou quelques Cigarettes, car les premiers ont un avantage.
new-target = Longueur du tunnel
new-target-why = Les Points de tunnel qu’il faut pour s’évader. Moins il en faut, plus la partie est courte.
new-target-usual = Règle standard ({ $goal })
new-target-own = Autre
new-first = Premier joueur
new-first-why = Qui commence la partie.
new-first-draw = Tirage au sort
new-pack = Cartes
new-pack-why = Les cartes et les Lieux de cette table.
new-pack-classic = Classique
new-time = Temps
new-clock = Chrono
new-clock-why = Temps de réflexion pour chaque décision.
new-clock-none = Sans chrono
new-clock-turn = Secondes
new-clock-days = Jours
new-turn = Secondes par décision
new-reserve = Réserve (minutes pour toute la partie)
new-days = Jours par décision
new-stand = Si quelqu’un s’absente
new-stand-why = Un bot peut jouer à sa place jusqu’à son retour.
new-stand-nobody = La table attend
new-grace = Secondes avant que le bot prenne le relais
new-pace = Rythme des bots
new-pace-why = Les bots attendent un peu avant de jouer, pour que tu puisses suivre.
new-pace-fast = Rapide
new-pace-usual = Normal
new-pace-slow = Tranquille
new-help = Aides et spectateurs
new-tracker = Carnet
new-tracker-why = Rappelle à chacun les cartes qu’il a vues chez les autres.
new-hints = Conseils
new-hints-why = Quand c’est ton tour, tu peux demander conseil à un bot.
new-public = Table publique
new-public-why = Tout le monde sur ce serveur peut la trouver, la regarder et y prendre une place libre.
new-name = Nom de la table
new-name-why = Affiché dans la liste des tables publiques et aux personnes qui arrivent.
new-go = Commencer à creuser
new-go-lobby = Ouvrir la table
new-go-why = Tout le monde est là : la partie commence tout de suite.
new-go-lobby-why =
    { $n ->
        [one] Il manque encore un ami : tu auras un lien à lui envoyer.
       *[other] Il manque encore { $n } amis : tu auras un lien à leur envoyer.
    }

# Le salon
lobby-title = Avant la partie
lobby-wait-host = On attend que l’hôte lance la partie.
lobby-wait-seats =
    { $n ->
        [one] Une place est encore libre.
       *[other] { $n } places sont encore libres.
    }
lobby-full = Tout le monde est là.
lobby-invite = Inviter
lobby-invite-why = Avec ce lien ou ce code, on peut prendre une place libre.
lobby-code = Code
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager
lobby-share-text = Évade-toi de Blackgate avec moi. Code : { $code }
lobby-qr = Le lien en code QR, à scanner avec un téléphone
lobby-watch-copy = Copier le lien pour les spectateurs
lobby-watch-link = Lien pour les spectateurs
lobby-watch-why = Avec ce lien, on peut regarder cette partie. Les spectateurs ne voient aucune carte cachée.
lobby-loopback = Seul cet ordinateur peut ouvrir ce lien. Pour inviter d’autres appareils, lance le serveur avec { $command } et ouvre cette page à l’adresse de l’ordinateur sur ton réseau, par exemple { $example }.
lobby-seats = Places
lobby-seat-free = Place libre
lobby-seat-ready = OK
lobby-seat-unready = pas encore OK
lobby-seat-away = hors ligne
lobby-ready = C’est bon pour moi
lobby-sit = S’asseoir ici
lobby-sit-seat = S’asseoir à la place { $seat }
lobby-move = Passer ici
lobby-move-seat = Passer à la place { $seat }
lobby-leave = Quitter la place
lobby-leave-seat = Quitter la place { $seat }
lobby-kick = Exclure
lobby-kick-name = Exclure { $name }
lobby-bot = Bot à la place { $seat }
lobby-bot-none = Pas de bot
lobby-fill = Mettre des bots aux places libres
lobby-start = Lancer la partie
lobby-close = Fermer la table
lobby-close-why = Plus personne ne pourra jouer à cette table. C’est définitif.
lobby-starting = La partie commence…
lobby-closed = Cette table est fermée.
lobby-begun = Cette partie a commencé sans toi, et elle n’est pas publique.
lobby-arrive = Prends place
lobby-arrive-why = Un nom, un portrait, et c’est parti.
lobby-arrive-full = Toutes les places sont prises.
lobby-also = Quelqu’un d’autre sur cet appareil
lobby-also-why = Une personne de plus joue ici ; l’appareil passe de main en main.
lobby-options = Réglages de la partie
lobby-options-change = Modifier les réglages
lobby-options-save = Enregistrer les réglages
lobby-options-changed = L’hôte a modifié les réglages de la partie.
lobby-option-goal =
    { $goal ->
        [one] Tunnel de { $goal } point
       *[other] Tunnel de { $goal } points
    }
lobby-removed = L’hôte t’a retiré la place { $seat }. Tu peux prendre une autre place libre ou revenir à l’accueil.
lobby-removed-full = L’hôte t’a retiré la place { $seat }, et toutes les places sont désormais prises.
lobby-option-first = La place { $seat } commence
lobby-option-turn = { $turn } s par décision, { $reserve } min en réserve
lobby-option-days =
    { $n ->
        [one] { $n } jour par décision
       *[other] { $n } jours par décision
    }
lobby-option-stand = En cas d’absence : bot { $level }
lobby-option-private = Sur invitation
lobby-dice = Les dés sont scellés avant la partie : ni le serveur ni aucun joueur ne peut les influencer.
lobby-dice-more = Pourquoi les dés ne sont pas truqués
lobby-chat = Discussion
lobby-chat-none = Aucun message pour l’instant.
lobby-chat-say = Écrire un message
lobby-chat-send = Envoyer
lobby-chat-watch = Seuls les joueurs de la table peuvent écrire.
lobby-lost = La connexion est coupée. Nouvel essai…

# Tables publiques
watch-title = Tables publiques
watch-why = Prends une place libre, ou regarde les autres creuser.
watch-open = Places libres
watch-going = En cours
watch-past = Terminées
watch-none = Aucune table publique n’est ouverte pour l’instant. Ouvres-en une, et d’autres la trouveront ici.
watch-nobody = Personne pour l’instant
watch-sit = S’asseoir
watch-go = Regarder
watch-replay = Revoir la partie
watch-free =
    { $n ->
        [one] { $n } place libre sur { $players }
       *[other] { $n } places libres sur { $players }
    }
watch-players = { $n } joueurs

# Réglages
settings-theme = Thème
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-theme-system = Celui de l’appareil
settings-confirm = Confirmer la fin du tour
settings-confirm-never = Jamais
settings-confirm-left = S’il reste des actions
settings-confirm-always = Toujours
settings-sound = Sons
settings-sound-why = De courts effets sonores.
settings-volume = Volume
settings-notify = Me prévenir quand c’est à moi
settings-notify-why = Une notification, seulement quand cette page est en arrière-plan.
settings-notify-unable = Ce navigateur ne peut pas te prévenir.
settings-notify-refused = Ton navigateur bloque les notifications. Tu peux les autoriser dans ses réglages.
settings-notify-unanswered = Ton navigateur t’a demandé d’autoriser les notifications et n’a pas eu de réponse. Réactive cette option et accepte-les.
settings-notify-insecure = Les navigateurs n’affichent que les notifications des adresses sécurisées, qui commencent par https.
settings-motion = Animations
settings-motion-why = Le dé roule, les cartes volent, les pions se déplacent.
settings-always = Réponses automatiques
settings-always-why = Pour ces questions, tu as choisi « Toujours répondre ainsi ».
settings-always-none = Aucune pour l’instant. À la table, quand une question revient sans cesse, tu peux choisir « Toujours répondre ainsi ».
settings-always-remove = Me reposer la question
settings-always-rouse = Lancer le dé pour déplacer Michel(le) ?
settings-always-reward = Piocher une carte après avoir battu Michel(le) ?
settings-always-help = Abattre une Arme pour aider ton équipe ?
settings-always-dig_more = Creuser avec un deuxième Outil ?
settings-keys = Raccourcis clavier
settings-keys-why = Une lettre ou un chiffre pour chaque action. Tab et Entrée marchent toujours.
settings-autoend = Finir mon tour automatiquement
settings-autoend-why = Seulement quand il ne reste rien d’autre à faire.
settings-answer-yes = Oui
settings-answer-no = Non

# À propos du jeu
about-title = À propos du jeu
about-lead = Blackgate est une édition numérique non officielle du jeu de société Dig Your Way Out.
about-game = Le jeu de société
about-design = Auteur
about-art = Illustrations
about-publisher = Éditeur
about-players = Joueurs
about-players-are = 2 à 6
about-age = Âge
about-age-is = dès 16 ans
about-time = Durée
about-time-is = 45 minutes
about-edition = Cette édition
about-edition-text = Elle n’est affiliée ni à l’auteur ni à l’éditeur du jeu de société, qui ne l’ont pas approuvée. Les règles sont celles des livrets imprimés, avec nos propres mots. Les dessins aussi sont de nous.
about-cards = Les livrets n’indiquent pas ce que font les cartes. Nous avons reconstitué la plupart de leurs effets ; quelques-uns viennent de critiques publiées.
about-rules = Lire les règles
about-rights = Ayants droit
about-rights-text = Pour toute question ou objection, les ayants droit peuvent ouvrir un ticket dans le dépôt public du projet ou, pour nous écrire en privé, un avis de sécurité. Nous répondons dans les deux cas.
about-credits = Crédits

# Privacy
privacy-title = Vie privée
privacy-lead = Blackgate n’a ni comptes, ni cookies, ni publicité. Cette page dit ce que ce serveur et ton navigateur enregistrent, pour combien de temps, et comment l’effacer.
privacy-server = Ce que le serveur enregistre
privacy-names = Le nom que tu saisis et tes messages dans le chat.
privacy-moves = Les coups de chaque partie, avec leur heure.
privacy-keys = Une empreinte de la clé de ta place, mais pas la clé elle-même. Seule cette clé prouve qu’une place est à toi.
privacy-address = La base de données ne contient pas ton adresse réseau.
privacy-seen = Qui peut le voir
privacy-seen-text = Tous ceux qui sont à ta table voient ton nom, tes messages et tes coups, et après la partie toutes les cartes. À une table publique, tout le monde peut les voir. L’hébergeur de ce serveur peut lire la base de données.
privacy-time = Combien de temps le serveur le garde
privacy-lobby = Une table sans partie et sans changement est fermée après
privacy-lobby-gone = La table fermée est supprimée après encore
privacy-bots = Une partie entre bots est supprimée après
privacy-unfinished = Une partie entre joueurs qui n’avance plus est fermée après
privacy-game = Une partie terminée est supprimée après
privacy-chat = Le chat est gardé avec sa table, mais seulement les derniers
privacy-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
privacy-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
privacy-lines =
    { $n ->
        [one] { $n } message
       *[other] { $n } messages
    }
privacy-ever = jamais : gardé pour toujours
privacy-backups = L’hébergeur de ce serveur peut garder des sauvegardes plus longtemps.
privacy-logs = Ce qui est journalisé
privacy-logs-text = Le journal de ce serveur ne contient ni noms, ni messages, ni cartes, ni clés, ni adresses réseau. Un serveur web placé devant lui peut noter les adresses réseau : demande à l’hébergeur.
privacy-browser = Ce que ton navigateur enregistre
privacy-browser-text = Ton nom, tes réglages, les clés de tes tables et l’endroit où tu en étais. Tout cela reste sur cet appareil, et les clés ne sont envoyées qu’à ce serveur. Pour l’effacer, supprime les données de ce site dans ton navigateur. Sans les clés, tu ne pourras plus reprendre tes places.
privacy-delete = Effacer ton nom et tes messages
privacy-delete-text = Tu peux effacer ton nom et tes messages à chaque table où tu as une place, pendant la partie ou après. Les autres voient alors le nom de ton Prisonnier. Tu gardes ta place. Tes coups restent, car ils font partie de la partie de tous.
privacy-none = Ce navigateur n’a la clé d’aucune place.
privacy-go = Effacer mon nom et mes messages
privacy-at = Effacer mon nom et mes messages : { $title }
privacy-sure = Ton nom et tes messages à cette table sont effacés pour tout le monde. C’est définitif. Les enregistrements et les sauvegardes que d’autres ont déjà ne changent pas.
privacy-done = Ton nom et tes messages à cette table sont effacés.
