## Le tutoriel : ce qui est dit à chaque étape de tutorial/steps.toml. Un titre et deux ou trois phrases courtes.

# Le nom, à la table, de la personne qui apprend.
lesson-you = Toi

lesson-goal = La sortie
    .text = Tu as un plan : un tunnel. Les Outils que tu y poses rapportent des Points de tunnel, et la première personne à en avoir 6 s’évade. Pour cette leçon, le tunnel est court ; d’habitude, à trois, il en faut 12.
lesson-places = La prison
    .text = Vesna, Bruno et toi, vous êtes en Cellules. Chaque Lieu a son utilité : les Cuillères au Réfectoire, le commerce en Promenade, et on ne creuse qu’en Cellules. À l’Isolement, personne ne va de son plein gré.
lesson-search = Regarde autour de toi
    .text = C’est ton tour, et un tour compte 2 actions. La barre dit toujours ce que le jeu attend. Une fois par tour, tu peux fouiller : ici, cela rapporte 1 carte. Essaie.
lesson-hand = Ta main
    .text = Tu as trouvé un Lien. Il sert à assembler les Outils : Récipient et Lien font une Pelle. Les autres savent combien de cartes tu as en main, jamais lesquelles.
lesson-roll = Lance le dé
    .text = Un Déplacement simple coûte 1 action. Tu lances le dé, et chaque résultat ouvre deux Lieux ; les portes montrent tes chances. Un 1 ou un 4 te mène au Réfectoire. Le Déplacement prudent se passe du dé, mais coûte 2 actions.
lesson-go = Un quatre
    .text = Le 4 mène au Réfectoire ou en Promenade. Ce sont les couverts qui t’intéressent : choisis le Réfectoire.
lesson-end = Finis ton tour
    .text = Tu n’as plus d’action. Finis ton tour et regarde ce que préparent Vesna et Bruno.

lesson-others = Ce qu’ont fait les autres
    .text = Vesna est venue aussi et a empoché une Cuillère ; Bruno est à l’Infirmerie. Le journal garde tout, et un clic sur une ligne te ramène à ce moment. Les cartes que les autres piochent restent cachées ; celles qu’ils prennent sur le plateau sont connues de tous.
lesson-steal = Vole une Cuillère
    .text = Au Réfectoire, 1 action te donne une Cuillère tant qu’il en reste. C’est le plus petit Outil : 1 Point de tunnel.
lesson-craft = Fabrique une Pelle
    .text = Assemble le Récipient et le Lien : une Pelle vaut 3 Points de tunnel. On peut fabriquer presque partout, mais pas en Cellules, ni aux Douches, ni à l’Isolement.
lesson-craft-end = Deux Outils
    .text = Une Cuillère et une Pelle. Dans ta main, elles ne valent aucun point et on peut te les prendre : il faudra les emporter en Cellules. Pour l’instant, finis ton tour.

lesson-sent = Envoyé à l’Isolement
    .text = Vesna a joué une Balance contre Bruno : il a été envoyé à l’Isolement, d’où l’on ne peut que repartir. Jouer une carte Action comme celle-ci coûte 1 action ; ensuite, la carte est défaussée. Ce que rapporte une Fouille dépend du Lieu : 2 cartes au Réfectoire. Fouille encore.
lesson-to-yard = Au marché
    .text = Une Chaîne et une Bague, tu verras bientôt pourquoi. Tu as aussi un Téléphone, et c’est en Promenade que l’on vend. Un 3, un 4 ou un 6 t’y mène. Lance le dé.
lesson-go-yard = Un trois
    .text = Un 3 mène en Cellules ou en Promenade. Va en Promenade.
lesson-yard-end = Le marché
    .text = Ici, tu peux vendre des cartes contre des Cigarettes, et acheter des Surins, une Pioche ou une Pelle. Tes deux actions sont passées : finis ton tour.

lesson-join = Intègre un Gang
    .text = Bruno t’a suivi jusqu’ici pour une Palpation : ta Cuillère a disparu. Mais Chaîne et Bague sont des Accessoires, et le Cartel accepte les deux. Cela coûte 1 action et les deux cartes ; tu reçois la carte du dessus de la pile du Gang.
lesson-reveal = Ton Passif
    .text = Tu as le Dealer : 7 Cigarettes au début de chacun de tes tours. Ton Passif, Blanchiment, te fait vendre une fois au double du prix et piocher 4 cartes, et davantage au Cartel, sans action et une fois par partie. Révèle-le.
lesson-sell = Vends
    .text = Ton Téléphone est un Objet Rare qui rapporte 8 Cigarettes, et 16 avec Blanchiment. Vends-le.
lesson-sold = Autre chose ?
    .text = Cela fait 16 Cigarettes. En une seule vente, tu peux céder autant de cartes que tu veux ; aujourd’hui, le Téléphone suffit. Dis que c’est tout, et pioche 4 cartes.
lesson-second = Le second effet
    .text = Un membre du Gang nommé sur son Passif peut ajouter le second effet. Blanchiment nomme le Cartel : 14 Cigarettes et 4 cartes de plus. Applique le second effet.
lesson-buy = Achète une Pioche
    .text = Tu as 30 Cigarettes. Un achat coûte 1 action, et une Pioche vaut 2 Points de tunnel. Offre-t’en une pour 6.
lesson-sale-end = Sans action
    .text = Intégrer un Gang et acheter ont pris tes 2 actions, révéler n’en a pris aucune. Finis ton tour.
lesson-limit = La limite de main
    .text = À la fin de ton tour, tu peux garder 10 cartes, et tu en as 11. Défausse le Lien : il ne te servira plus.

lesson-roll-home = L’heure de creuser
    .text = Vesna a creusé avec sa première Cuillère. Pour creuser, il faut être en Cellules : d’ici, un 1, un 2 ou un 3 t’y mène. Lance le dé.
lesson-go-home = Retour en Cellules
    .text = Le 2 mène en Cellules ou à l’Infirmerie. Va en Cellules.
lesson-dig = Creuse
    .text = Pose la Pelle dans ton tunnel : 3 Points de tunnel. Elle y est bien plus à l’abri que dans ta main.
lesson-dig-end = Trois sur six
    .text = Ton tunnel est commencé. La Pioche attendra : tu as utilisé tes deux actions. Finis ton tour.

lesson-extort = Rackette quelqu’un
    .text = Le Guet-apens de Bruno t’a valu une Raclée : plus de fabrication ; avec deux, on ne creuse plus non plus. On se soigne à l’Infirmerie. Vesna a encore une des deux Cuillères volées. Avec une Arme, tu peux racketter une fois par tour quelqu’un de ton Lieu : rackette Vesna.
lesson-name = Dis ce que tu veux
    .text = Nomme l’Outil que tu vises. Tu sais qu’elle a une Cuillère : demande-la.
lesson-lay = Montre une Arme
    .text = Abats maintenant une Arme, pour montrer que tu ne plaisantes pas. Elle sera défaussée, quoi que Vesna réponde.
lesson-cooperated = Elle coopère
    .text = Vesna a préféré te donner sa Cuillère plutôt que de se battre. Il te reste une action, et tu es en Cellules : creuse avec la Pioche.
lesson-extort-end = Presque dehors
    .text = 5 Points de tunnel sur 6. Tu as de nouveau une Cuillère, et une Lame pour la défendre. Finis ton tour.

lesson-answer = À toi de répondre
    .text = Bruno veut ta Cuillère et a abattu un Surin. Tu peux coopérer et perdre la Cuillère, abandonner et prendre en plus une Raclée, ou abattre une Arme et te battre. Abats ta Lame.
lesson-combat = C’est gagné
    .text = Bruno n’avait plus d’Arme. Le perdant d’un Combat prend une Raclée, et le vainqueur lui prend une carte : pour toi, une Bague, tirée au hasard. Toutes les Armes abattues sont défaussées.

lesson-last-dig = Le dernier bout de mur
    .text = Il te manque 1 Point de tunnel, et une Cuillère en vaut 1. Une seule Raclée ne t’arrête pas. Creuse.
lesson-won = Te voilà dehors
    .text = Pelle, Pioche, Cuillère : 6 Points de tunnel, et la partie s’arrête aussitôt. D’autres Gangs et Passifs, les équipes, Michel et Michelle t’attendent encore. En cas de doute, la barre, le journal et le livret de règles t’aideront.
