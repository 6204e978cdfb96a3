# Texts of the static edition, which plays in a browser tab without a server.

# Ce que le navigateur enregistre
store-conflict = Un autre onglet a modifié cette partie. Recharge la page.
store-quota = Il n’y a plus de place sur cet appareil, rien ne peut être enregistré. Libère de la place ou supprime des parties dont tu n’as plus besoin.
store-blocked = Un autre onglet avec une version plus ancienne de Blackgate bloque l’accès. Ferme-le, puis recharge cette page.
store-newer = Un autre onglet utilise une version plus récente de Blackgate. Recharge cette page.
store-unavailable = Ce navigateur n’enregistre rien pour cette page, comme dans certaines fenêtres privées. Tes parties seront perdues quand tu la fermeras.

# Jouer sans réseau
offline-title = Jouer sans réseau
offline-question = Jouer sans réseau : télécharger { $size } et garder environ { $space } sur cet appareil ?
offline-why = Blackgate démarre alors vite et sans connexion, en train ou en avion. Il lui faut environ { $space } sur cet appareil. Les nouvelles versions se téléchargent toutes seules.
offline-yes = Garder
offline-start = Télécharger { $size }
offline-running = Téléchargement : { $percent } %
offline-ready = Blackgate est sur cet appareil et démarre sans réseau.
offline-updated = Une nouvelle version est prête. Elle servira la prochaine fois que tu ouvriras Blackgate.
offline-failed = Le téléchargement s’est arrêté. Vérifie ta connexion et réessaie : ce qui est déjà là reste.
offline-full = Il n’y a pas assez de place sur cet appareil. Libère de la place et réessaie.
offline-unable = Ce navigateur ne peut pas garder Blackgate ici. Il faut une adresse sécurisée, qui commence par https, et pas de fenêtre privée.
offline-again = Réessayer
offline-remove = Supprimer le téléchargement
offline-install = Pour avoir une icône de Blackgate, choisis « Installer » ou « Ajouter à l’écran d’accueil » dans le menu de ton navigateur.

# Parties et réglages dans un fichier
backup-title = Tes parties
backup-stored =
    { $games ->
        [0] Aucune partie n’est encore enregistrée dans ce navigateur.
        [one] Une partie est enregistrée dans ce navigateur : { $size }.
       *[other] { $games } parties sont enregistrées dans ce navigateur : { $size }.
    }
backup-why = Tes parties ne sont nulle part ailleurs. Un navigateur peut effacer ce qu’une page a enregistré si tu ne la visites pas pendant quelques semaines, ou si l’appareil manque de place. Enregistre un fichier de temps en temps.
backup-protected = Ton navigateur a promis de ne pas les effacer de lui-même.
backup-protect = Demander au navigateur de les protéger
backup-not-protected = Ton navigateur ne le promet pas encore. Il le fait souvent quand on installe Blackgate ou qu’on revient plusieurs fois.
backup-export = Tout enregistrer dans un fichier
backup-import = Importer un fichier
backup-settings = Reprendre aussi le nom et les réglages du fichier
backup-note = Le fichier contient tes parties avec toutes les cartes cachées, tes clés, ton nom et tes réglages.
backup-added =
    { $games ->
        [one] Une partie a été ajoutée.
       *[other] { $games } parties ont été ajoutées.
    }
backup-continued =
    { $games ->
        [one] Une partie reprend là où le fichier s’arrête.
       *[other] { $games } parties reprennent là où le fichier s’arrête.
    }
backup-kept =
    { $games ->
        [one] Une partie était déjà ici.
       *[other] { $games } parties étaient déjà ici.
    }
backup-different =
    { $games ->
        [one] Une partie a continué autrement ici et dans le fichier ; celle d’ici reste.
       *[other] { $games } parties ont continué autrement ici et dans le fichier ; celles d’ici restent.
    }
backup-empty = Le fichier ne contient aucune partie.
backup-damaged = Ce fichier est endommagé. Rien n’a été importé.
backup-other = Ce n’est pas un fichier enregistré par Blackgate. Rien n’a été importé.
backup-newer = Ce fichier vient d’une version plus récente de Blackgate. Recharge cette page pour la mettre à jour, puis réessaie.

# Mes parties
tab-games-why = Ces parties sont enregistrées dans ce navigateur et nulle part ailleurs. Si tu en supprimes une, elle est perdue.
tab-games-delete = Supprimer { $title }
tab-games-delete-short = Supprimer
tab-games-delete-title = Supprimer cette partie ?
tab-games-delete-sure = La partie est supprimée de ce navigateur. Tu ne peux pas revenir en arrière.

# Confidentialité
tab-privacy-lead = Blackgate n’a ni comptes, ni cookies, ni publicité. Cette édition tourne dans ton navigateur : aucun serveur ne voit tes parties.
tab-privacy-browser-text = Tes parties avec tous leurs coups, ton nom, tes réglages et, si tu as accepté, les fichiers du jeu. Tout cela reste sur cet appareil. Rien n’est envoyé.
tab-privacy-delete = Supprimer ces données
tab-privacy-delete-text = Supprime des parties une à une dans « Mes parties », et le téléchargement dans les réglages. Pour tout supprimer, efface les données de ce site dans ton navigateur.
tab-privacy-host = Ce que voit l’hébergeur de cette page
tab-privacy-host-text = Ton navigateur va chercher les fichiers du jeu sur un serveur web, qui peut noter ton adresse réseau. Demande à son hébergeur.

# Le démarrage du jeu
start-label = Le jeu se charge.
start-fetch = Chargement du jeu : { $done } Mo sur { $total }
start-interpreter = Démarrage du jeu
start-game = Lecture des règles
start-failed = Le jeu n’a pas pu être chargé. Vérifie ta connexion et réessaie.

# Bots
tab-boss = Dans cet onglet, le Caïd réfléchit moins que sur un serveur et joue moins bien. Les autres bots jouent comme partout.

# La page d’accueil
tab-title = Dans cet onglet
tab-text = Cette édition se joue dans ton navigateur, sans serveur. Tes parties restent sur cet appareil.
tab-more = À propos de cette édition
tab-new-text = De 2 à 6 joueurs, bots ou personnes autour de cet appareil. En équipes si tu veux.
tab-help = Aide
tab-name-why = Affiché sur la page d’accueil et à la table.
tab-record = Revoir
tab-record-text = Regarde n’importe quelle partie enregistrée, coup par coup, avec les chances de chacun.
tab-record-go = Ouvrir un enregistrement

# À propos de cette édition
tab-about = Dans cet onglet, sans serveur
tab-about-text = Les règles, les bots et les dés tournent dans cet onglet de ton navigateur. Rien de ce que tu fais ne quitte ton appareil.
tab-about-without = Ce qui demande d’autres appareils ne fait pas partie de cette édition : liens pour les amis, spectateurs, tables publiques, pendules et parties par correspondance. Pour cela, il faut un serveur Blackgate.

# Règles à essayer
try-it = Essayer
try-it-rule = Essayer : règle { $number }
try-opening = Mise en place de la position…
try-again = Recommencer
try-dice = Cette table commence à une position du livret de règles, avec une graine qui fait partie du programme. Les dés sont donc connus d’avance, et les mêmes à chaque fois : rien ici ne prouve qu’ils ne sont pas truqués.
