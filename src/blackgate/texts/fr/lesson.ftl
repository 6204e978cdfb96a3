## Le tutoriel : ce qui est dit à chaque étape de tutorial/steps.toml. Un titre et deux ou trois phrases courtes.

# Le nom, à la table, de la personne qui apprend.
lesson-you = Toi

lesson-goal = La sortie
    .text = Tu as un plan : un tunnel. Les Outils que tu y poses rapportent des Points de tunnel, et qui en a 6 avant les autres est libre. Pour cette leçon, le tunnel est court ; un vrai, à trois, en demande 12.
lesson-places = La prison
    .text = Toi, Vesna et Bruno, vous êtes aux Cellules. Chaque Lieu sert à autre chose : les Cuillères au Réfectoire, le commerce en Promenade, et on ne creuse qu’aux Cellules. À l’Isolement, personne ne va de son plein gré.
lesson-search = Regarde autour de toi
    .text = C’est ton tour, et un tour compte 2 actions. La barre dit toujours ce que le jeu attend. Une fois par tour, tu peux Fouiller : ici, cela rapporte 1 carte. Essaie.
lesson-hand = Ta main
    .text = Tu as trouvé un Lien. Il assemble les choses : Pic et Lien font une Pioche, Lame et Lien font deux Surins. Les autres savent combien de cartes tu tiens, jamais lesquelles.
lesson-roll = Lance le dé
    .text = Un Déplacement simple coûte 1 action. Tu lances le dé, et chaque résultat ouvre deux Lieux ; les portes montrent tes chances. Un 1 ou un 4 te mène au Réfectoire. Le Déplacement prudent se passe de chance, mais prend 2 actions.
lesson-go = Un quatre
    .text = Le 4 mène au Réfectoire ou en Promenade. Ce sont les couverts qui t’intéressent : choisis le Réfectoire.
lesson-end = Finis ton tour
    .text = Plus d’actions. Finis ton tour et regarde ce que préparent Vesna et Bruno.

lesson-others = Ce qu’ont fait les autres
    .text = Vesna est venue aussi et a empoché une Cuillère ; Bruno est à l’Infirmerie. Le journal garde tout, et un clic sur une ligne te ramène à ce moment. Les cartes que les autres piochent restent cachées, celles qu’ils prennent sur le plateau non.
lesson-steal = Vole une Cuillère
    .text = Au Réfectoire, 1 action te donne une Cuillère tant qu’il en reste. C’est le plus petit Outil : 1 Point de tunnel.
lesson-craft = Fabrique une Pioche
    .text = Assemble le Pic et le Lien : une Pioche vaut 2 Points de tunnel. On peut Fabriquer presque partout, mais pas aux Cellules, ni aux Douches, ni à l’Isolement.
lesson-craft-end = Deux Outils
    .text = Une Cuillère et une Pioche. Dans ta main, elles ne rapportent rien et on peut te les prendre : il faudra les ramener aux Cellules. Pour l’instant, finis ton tour.

lesson-sent = Envoyé à l’Isolement
    .text = Vesna a joué une Balance contre Bruno : il a été envoyé à l’Isolement, où l’on ne peut que repartir. Les cartes Action comme la sienne coûtent 1 action, puis on les défausse.
lesson-search-more = Fouille encore
    .text = Ce que rapporte une Fouille dépend du Lieu. Au Réfectoire, c’est 2 cartes.
lesson-knives = Fabrique des Surins
    .text = Une Chaîne et un Téléphone : garde-les pour plus tard. Fais maintenant deux Surins avec la Lame et le Lien. Surins et Lames sont des Armes, et tu en auras bientôt besoin.
lesson-knives-end = Dix cartes au plus
    .text = Tes deux actions sont prises. À la fin de ton propre tour, tu peux garder 10 cartes ; tu en tiens six. Finis ton tour.

lesson-roll-home = L’heure de creuser
    .text = Vesna a creusé avec sa première Cuillère. Pour Creuser, il faut être aux Cellules : d’ici, un 1, un 2 ou un 3 t’y mène. Lance le dé.
lesson-go-home = Retour aux Cellules
    .text = Le 2 mène aux Cellules ou à l’Infirmerie. Va aux Cellules.
lesson-dig = Creuse
    .text = Pose la Pioche dans ton tunnel : 2 Points de tunnel. Elle y est bien plus à l’abri que dans ta main.
lesson-dig-end = Deux sur six
    .text = Ton tunnel est commencé. La Cuillère attendra : tes actions sont prises, finis ton tour.

lesson-beating = Une Raclée
    .text = Bruno est arrivé et t’a tendu un Guet-apens : cela fait une Raclée. Avec une, tu ne peux plus Fabriquer ; avec deux, plus Creuser non plus. On les soigne à l’Infirmerie ; une seule n’arrêtera pas ton tunnel.
lesson-extort = Rackette quelqu’un
    .text = Vesna est ici, et tout le monde l’a vu : elle a volé deux Cuillères et n’a creusé qu’avec une. Avec une Arme en main, tu peux Racketter quelqu’un dans ton Lieu, une fois par tour. Rackette Vesna.
lesson-name = Dis ce que tu veux
    .text = Nomme l’Outil que tu vises. Tu sais qu’elle a une Cuillère : demande-la.
lesson-lay = Montre une Arme
    .text = Abats maintenant une Arme, pour montrer que tu ne plaisantes pas. Elle sera défaussée, quoi que Vesna réponde.
lesson-cooperated = Elle coopère
    .text = Vesna a donné sa Cuillère plutôt que de se battre. Il te reste une action, et tu es aux Cellules : Creuse avec une Cuillère.
lesson-extort-end = À mi-chemin
    .text = 3 Points de tunnel sur 6. Tu tiens encore une Cuillère, et un Surin pour la garder. Finis ton tour.

lesson-answer = À toi de répondre
    .text = Bruno veut ta Cuillère et a abattu une Lame. Tu peux coopérer et perdre la Cuillère, abandonner et prendre en plus une Raclée, ou abattre une Arme et te battre. Abats ton Surin.
lesson-combat = C’est gagné
    .text = Bruno n’avait plus d’Arme. Qui perd un Combat prend une Raclée, et l’autre prend une carte : toi, une Bague, tirée au hasard. Toutes les Armes abattues sont défaussées.

lesson-join = Intègre un Gang
    .text = Chaîne et Bague sont des Accessoires, et le Cartel accepte ces deux-là. Cela coûte 1 action et les deux cartes ; tu reçois la carte du dessus de la pile du Gang.
lesson-reveal = Ton Passif
    .text = Les Coursiers te laissent Vendre et Acheter partout. Ton Passif est Trafic d’armes : le révéler ne coûte pas d’action et ne sert qu’une fois par partie. Il donne 2 Surins et, comme tu es du Cartel, 3 Cigarettes si tu veux. Révèle-le avec les deux effets.
lesson-second = Le second effet
    .text = Tu as les 2 Surins. Un membre du Gang nommé sur la carte peut ajouter le second effet : ici, 3 Cigarettes. Applique-le.
lesson-sell = Vends
    .text = Une Pelle coûte 8 Cigarettes, et tu en as 3. Ton Téléphone est un Objet Rare qui en rapporte 5. Vends-le.
lesson-sold = Autre chose ?
    .text = Cela fait 8 Cigarettes. En une seule vente, tu peux céder autant de cartes que tu veux ; aujourd’hui, le Téléphone suffit. Dis que c’est tout.
lesson-sale-end = Sans action
    .text = Intégrer un Gang et Vendre ont pris tes 2 actions, révéler n’en a pris aucune. Deux Surins veillent sur toi jusqu’à ton prochain tour. Finis celui-ci.

lesson-buy = Achète une Pelle
    .text = Vesna a encore creusé, et Bruno se fait soigner sa Raclée. Fais-toi livrer une Pelle par les Coursiers, pour 8 Cigarettes.
lesson-last-dig = Le dernier bout de mur
    .text = Il manque trois Points de tunnel, et une Pelle en vaut 3. Creuse.
lesson-won = Te voilà dehors
    .text = Cuillère, Pioche, Pelle : 6 Points de tunnel, et la partie s’arrête aussitôt. D’autres Gangs et Passifs, les équipes, Michel et Michelle t’attendent encore. En cas de doute, la barre, le journal et le livre de règles t’aideront.
