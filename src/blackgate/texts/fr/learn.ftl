# Les mots du navigateur pour comprendre : ce qui s’affiche à côté d’une chose, les règles, les conseils et la leçon.

# À côté d’une carte, d’un Lieu, d’une pile
peek-label = Explication
peek-points =
    { $n ->
        [one] { $n } Point de tunnel
       *[other] { $n } Points de tunnel
    }
peek-sells =
    { $n ->
        [0] Ne rapporte rien à la vente
        [one] Se vend { $n } Cigarette
       *[other] Se vend { $n } Cigarettes
    }
peek-copies = { $n } dans le jeu
peek-times = { $n } ×
peek-gang-wants = Pour l’intégrer, défausse { $n } de ces Accessoires, tous différents :
peek-background = Passif
peek-second = Si tu es du Gang { $gang } :
peek-dice = Dé : { $results }
peek-no-die = Aucun jet ne mène ici
peek-search =
    { $n ->
        [one] Fouiller : { $n } carte
       *[other] Fouiller : { $n } cartes
    }
peek-no-search = On ne fouille pas ici
peek-craft = Tu peux fabriquer ici
peek-no-craft = On ne fabrique pas ici
peek-craft-visitors = Seuls les joueurs de l’autre Bloc peuvent fabriquer ici
peek-michel = Ce que montre la carte
peek-michel-none = Pas de Surin : Michel(le) te laisse tranquille.
peek-michel-knife = Un Surin. Michel(le) exige l’un de ces Outils :
peek-pile-search = Paquet Fouille
peek-pile-search-text = On y pioche en fouillant. Au début d’une partie, il contient :
peek-pile-michel = Les cartes de Michel(le)
peek-pile-discard = Défausse
peek-pile-discard-text = Les cartes défaussées sont là, visibles de tous. Quand le paquet est vide, la défausse est mélangée et le remplace.

# Les règles
rules-title = Livret de règles
rules-chapters = Chapitres
rules-clause = Règle { $number }
rules-table = Tableau : { $about }
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

# Les conseils
hint-title = Un conseil
hint-thinking = Un ancien y réfléchit…
hint-lead = Ce que les bots feraient à ta place. Ils voient ce que tu vois, rien de plus.
hint-best = premier choix
hint-chance = Gagne dans { $percent } % des cas
hint-play = Jouer ce coup
hint-none = Aucune idée. Fie-toi à ton instinct.
hint-again = Réfléchir encore

# La leçon
learn-title = Ta première nuit
learn-step = { $n } sur { $m }
learn-back = Retour
learn-next = Suivant
learn-skip = Passer cette étape
learn-show = Fais-le pour moi
learn-now = À toi :
learn-other = C’est permis, mais pour cette leçon, essaie plutôt : { $move }
learn-watch = Les autres jouent…
learn-hurry = Plus vite
learn-leave = Quitter la leçon
learn-restart = Recommencer
learn-end-title = Tu connais le jeu
learn-end-text = Tu as fouillé, fabriqué, creusé et cogné pour sortir. Blackgate cache plus de cartes que tu n’en as vu cette nuit : regardes-en une, et elle te dira ce qu’elle fait.
learn-end-play = Jouer maintenant
learn-end-new = Ouvrir une table pour des amis
learn-end-rules = Lire les règles
