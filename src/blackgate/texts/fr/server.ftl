## La base de données

error-redis-url = { $url } n’est pas l’URL d’un serveur Redis : écris redis://host:6379/0.
error-store-url = « { $url } » n’est pas l’adresse d’une base de données : écris sqlite:///dossier/blackgate.db ou postgresql://nom:motdepasse@machine/base.
error-store-file = Impossible d’ouvrir { $file } : { $problem }
error-store-open = Impossible d’ouvrir la base { $url } ({ $problem }). Vérifie qu’elle tourne, que l’adresse est juste, que l’accès est autorisé et que son disque n’est pas plein.
error-store-newer = Cette base vient d’une version plus récente de Blackgate (son schéma est { $revision }). Installe cette version, ou choisis une autre base.
error-store-down = La base de données ne répond pas ({ $problem }). Réessaie dans un instant.
error-store-code = Une autre table a déjà le code prévu pour la table { $table }. Choisis un autre code.
error-backup-file = Impossible de lire ou d’écrire { $file } : { $problem }
error-backup-foreign = { $file } n’est pas une sauvegarde de Blackgate.
error-backup-newer = { $file } vient d’une version plus récente de Blackgate ({ $version }). Installe cette version pour restaurer la sauvegarde.
error-backup-cut = { $file } est tronqué : il manque la dernière ligne. Prends une sauvegarde plus ancienne.
error-backup-altered = { $file } a été modifié ou abîmé depuis son écriture : la somme de contrôle ne correspond pas. Prends une sauvegarde plus ancienne.
error-restore-full = La base { $url } n’est pas vide. Restaure la sauvegarde dans une nouvelle base.

## Ce que le service refuse

refused-no-such-table = Cette table n’existe pas.
refused-no-such-code = Aucune table n’a ce code. Vérifie les cinq lettres, ou demande le lien.
refused-no-such-seat = Cette place n’existe pas à cette table ; les places sont numérotées de 0 à { $most }.
refused-no-such-pack = Ce serveur ne propose pas ce pack.
refused-no-such-position = Cette règle n’a pas de position à essayer. Choisis-en une autre dans le livret de règles.
refused-other-rules = Cette partie a été jouée avec la version { $rules } des règles ; ce serveur joue avec la version { $played }. Une fois la partie terminée, tu peux toujours en télécharger l’enregistrement.
refused-other-pack = Cette partie a été jouée avec un pack que ce serveur n’a pas. Une fois la partie terminée, tu peux toujours en télécharger l’enregistrement.
refused-log-mismatch = Le journal de cette table ne correspond pas à ses règles : ses cartes et ses jets ne découlent pas de sa graine. Il vient d’une autre version du programme, ou il est endommagé.
refused-no-key = Il faut la clé de cette table.
refused-no-entry = Cette clé ne donne pas accès à cela.
refused-revoked = Cette clé n’est plus valable.
refused-bad-message = Le serveur ne comprend pas ce message.
refused-bad-body = Requête non valide : { $detail }.
refused-bad-options = Ces options ne vont pas ensemble.
refused-not-json = Envoie du JSON, avec le type de contenu application/json.
refused-not-json-lines = Envoie un enregistrement : des lignes JSON, avec le type de contenu application/x-ndjson.
refused-bad-record = Ce n’est pas l’enregistrement d’une partie.
refused-too-large = Trop volumineux : { $most } Ko au plus.
refused-slow-down = Trop vite. Attends un instant et réessaie.
refused-too-many = Trop de messages. Réessaie dans une minute.
refused-too-many-tables = { $most } tables sont déjà ouvertes depuis ton adresse. Termine ou ferme d’abord l’une d’elles.
refused-unavailable = La base de données est indisponible. Réessaie dans un instant : un coup renvoyé avec le même identifiant n’est jamais joué deux fois.
refused-draining = Ce serveur va s’arrêter. Reconnecte-toi dans un instant.
refused-busy = Le serveur est surchargé. Réessaie dans un instant.
refused-gone = La connexion est fermée.
refused-no-hello = Envoie d’abord hello.
refused-hello-twice = Tu as déjà envoyé hello.
refused-only-watching = Tu regardes seulement. Prends une place pour jouer.
refused-stale = La table a changé entre-temps. Regarde ce qui s’est passé et choisis à nouveau.
refused-not-your-turn = C’est à quelqu’un d’autre de décider.
refused-illegal = Ce coup n’est pas permis maintenant.
refused-unknown-move = Ce coup n’existe pas.
refused-not-together = Le coup numéro { $number } ne peut pas être envoyé avec les autres : envoie à part ce qui vient ensuite.
refused-stood-in = Un bot joue pour toi. Reprends d’abord ta place.
refused-not-stood-in = C’est déjà toi qui joues.
refused-no-undo = Tu ne peux pas annuler sans l’accord des autres : depuis, le dé a été lancé, quelque chose a été révélé ou un autre joueur a fait un choix. Demande-leur.
refused-not-playing = Il n’y a pas de partie en cours ici.
refused-paused = La partie est en pause.
refused-too-long = Cette partie est devenue trop longue pour continuer.
refused-proposed-already = Il y a déjà une proposition. Réponds-y d’abord.
refused-cannot-propose = Tu ne peux pas proposer cela maintenant.
refused-nothing-proposed = Personne n’a rien proposé.
refused-not-asked = Tu n’as pas de décision à prendre pour l’instant.
refused-begun = La partie a déjà commencé.
refused-full = Toutes les places sont prises. Tu peux regarder.
refused-seat-taken = Cette place est prise.
refused-seats-free = Il reste des places libres. Attends d’autres joueurs, ou mets-y des bots.
refused-seats-occupied = Quelqu’un occupe une place qui disparaîtrait. Demande-lui de changer de place, ou retire-lui la sienne d’abord.
refused-removed = L’hôte t’a retiré ta place à cette table : tu ne peux plus t’y asseoir. Choisis une autre table, ou ouvre la tienne.
refused-too-many-lobbies = Il y a déjà { $most } tables publiques de ton réseau qui n’ont pas commencé. Lance ou ferme l’une d’elles, ou ouvre celle-ci sans la rendre publique et partage son code.
refused-nobody-there = Il n’y a personne à cette place.
refused-name = Choisis un nom de 24 caractères visibles au plus, qui ne commence pas par « bot: ».
refused-no-reveal = Ta place n’a pas de part à dévoiler maintenant.
refused-other-nonce = Cette part ne correspond pas à l’empreinte que ta place a envoyée avant le début.
refused-not-over = La partie n’est pas encore finie.
refused-rematched = La revanche est déjà lancée.
refused-muted = L’hôte de la table t’a coupé la parole.
refused-no-advice = Pas de conseil pour l’instant.
refused-no-hints = À cette table, on joue sans conseils.
refused-not-in-tab = Cette édition fonctionne uniquement dans ton navigateur. Les codes, les liens, les tables publiques, la discussion et le chrono demandent un serveur. Pour jouer avec des personnes sur d’autres appareils, utilise un serveur Blackgate.
refused-not-stored = Ton navigateur n’a pas pu enregistrer cela : son stockage est plein ou bloqué. Libère de la place, puis réessaie.

## serve, backup, restore

help-serve = Lancer le service de jeu : des tables que l’on rejoint par un lien.
help-backup = Sauvegarder dans un fichier tout ce que garde le service de jeu.
help-restore = Restaurer une sauvegarde dans une base vide.
help-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres appareils.
help-port = Le port des joueurs.
help-db = Où sont gardées les tables : sqlite:///fichier ou postgresql://… (par défaut : un fichier dans ton dossier de données).
help-redis = Les notifications entre plusieurs processus serveur : redis://… (inutile avec un seul).
help-admin-port = Le port de la page d’administration, sur cette machine seulement (par défaut : celui qui suit le port des joueurs).
help-admin-token-file = Lire le jeton de la page d’administration dans ce fichier (ou dans la variable BLACKGATE_ADMIN_TOKEN) ; sinon, il change à chaque démarrage.
help-serve-open = Ouvrir la page d’accueil dans le navigateur de cette machine.
help-serve-pack = Proposer aussi le pack de ce dossier ; peut être donné plusieurs fois.
help-serve-origin = Une adresse web dont les pages peuvent utiliser ce serveur ; peut être donnée plusieurs fois.
help-behind-proxy = L’adresse du proxy auquel se fier pour connaître l’adresse des clients.
help-limits = Limiter la fréquence des requêtes d’une même adresse.
help-thinkers = Le nombre de processus où réfléchissent les bots boss et warden.
help-keep-games = Combien de jours les parties terminées sont conservées ; 0 les conserve pour toujours.
help-keep-lobbies = Après combien d’heures une table inutilisée avant le début est fermée, puis, après autant d’heures, supprimée ; 0 la conserve pour toujours.
help-backup-file = Le fichier à écrire.
help-restore-file = La sauvegarde à lire.
cli-serve-running = Blackgate tourne : { $url }
cli-serve-admin = Page d’administration (sur cette machine seulement) : { $url }
cli-serve-already = Blackgate tourne déjà : { $url }
cli-serve-other-port = Le port { $taken } est pris par un autre programme : Blackgate utilise le { $port }.
cli-no-browser = Aucun navigateur ne peut s’ouvrir ici. Ouvre toi-même cette adresse : { $url }
cli-uncompiled-checkout = Le moteur n’est pas compilé, si bien que les bots calculent moins loin dans le même temps : installe un compilateur C et lance make compile.
cli-uncompiled-package = Le moteur de cette installation n’est pas compilé, si bien que les bots calculent moins loin dans le même temps.
cli-no-client-checkout = Le client pour navigateur n’est pas construit, et les pages restent donc très simples : installe Node 20 ou plus récent et lance make client, ou joue dans le terminal avec .venv/bin/blackgate play.
cli-no-client-package = Cette installation n’a pas de client pour navigateur, et les pages restent donc très simples : pour jouer dans le terminal, lance blackgate play.
cli-backed-up = Tout est dans { $file }. Garde ce fichier pour toi : il contient les dés et les cartes des parties en cours.
cli-restored = { $file } est restauré.
error-port = Impossible d’utiliser le port { $port } de { $host } : il est pris ou interdit, ou l’adresse n’est pas celle de cette machine. Choisis-en un autre avec --port ou --host.
error-admin-token = Le jeton de la page d’administration doit avoir au moins { $least } caractères : lettres sans accent, chiffres et signes, sans espace. Par exemple : openssl rand -hex 32
error-admin-token-file = Impossible de lire le jeton de la page d’administration dans { $file } : { $problem }

## join

help-join = S’asseoir à une table du service de jeu, dans le terminal ; sans lien, en ouvrir une.
help-join-table = Le lien ou le code à cinq lettres d’une table (par défaut : une nouvelle table).
help-join-name = Ton nom ; à donner plusieurs fois si plusieurs personnes partagent cet appareil.
help-join-key = La clé d’une place que tu as déjà ; peut être donnée plusieurs fois. Les autres utilisateurs de cet ordinateur peuvent la voir : prends --key-file, la variable BLACKGATE_KEY, ou un simple tiret pour la taper.
help-join-key-file = Un fichier avec les clés des places que tu as déjà, une par ligne.
help-join-server = Le serveur.
help-join-bots = Des bots pour les dernières places d’une nouvelle table.
join-opened =
    Une nouvelle table : { $link } · code { $code }
    Empreinte de la moitié du serveur : { $commit }
join-seated =
    { $name } a la place { $seat }.
    Ta part dans les dés : { $nonce }
    Clé, pour un autre appareil : { $key }
join-key-visible = Les autres utilisateurs de cet ordinateur peuvent voir cette clé. La prochaine fois, prends --key -, --key-file ou la variable BLACKGATE_KEY.
join-ask-key = Clé de ta place :{" "}
join-terms = Empreinte de la partie : { $commit }
join-start = Appuie sur Entrée quand tout le monde est là.{" "}
join-waiting = On attend que l’hôte lance la partie…
join-curtain = Passe l’appareil à { $name } et détourne les yeux. { $name }, appuie sur Entrée.{" "}
join-which = Tape un nombre de 1 à { $most }.
join-over = La partie est finie. Victoire : { $winners }. Vérifie les dés : { $link }
join-closed = La table a été fermée.
join-player = { $name } : { $place }, Points de tunnel : { $points } sur { $target }, cartes : { $hand_size }, Cigarettes : { $cigarettes }, Raclées : { $beatings }
join-hand = Ta main : { $cards }
join-refused = Le serveur répond : { $text }
join-no-server = Aucun serveur ne répond à l’adresse { $url }. Lances-en un avec « blackgate serve », ou donne-en un autre avec --server.
