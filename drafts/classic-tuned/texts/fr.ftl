## Les cartes qui diffèrent de celles de classic

gangcard-crew_lookout = Le Guet
    .does = Chaque fois que tu fouilles, pioche 2 cartes de plus.
gangcard-crew_night_shift = L’Équipe de nuit
    .does = Tu peux fouiller deux fois par tour. Chaque fois que tu fouilles, pioche 1 carte de plus.
gangcard-crew_stash = La Planque
    .does = Ta limite de main est de 15 cartes. Chaque fois que tu fouilles, pioche 1 carte de plus.
gangcard-cartel_fence = Le Receleur
    .does = Chaque fois que tu vends, gagne 3 Cigarettes de plus, quel que soit le nombre de cartes.
gangcard-cartel_supplier = Le Grossiste
    .does = Chaque fois que tu achètes, paie 3 Cigarettes de moins.
gangcard-cartel_runners = Les Coursiers
    .does = Tu peux vendre et acheter dans n’importe quel Lieu, sauf à l’Isolement. Ta limite de main est de 6 cartes.
gangcard-bratva_knuckles = À poings nus
    .does = Une fois par Combat, tu peux te servir de tes poings au lieu d’abattre une carte Arme. Quand tu gagnes un Combat contre un joueur, prends au perdant 1 carte de plus au hasard.
gangcard-bratva_spoils = Le Butin
    .does = Quand tu rackettes quelqu’un, regarde sa main avant de nommer l’Outil. Quand tu gagnes un Combat contre un joueur, prends au perdant 2 cartes de plus au hasard.
gangcard-bratva_iron_jaw = Mâchoire d’acier
    .does = Tu ne prends pas de Raclée quand tu perds un Combat. Une fois par Combat, tu peux te servir de tes poings au lieu d’abattre une carte Arme.
gangcard-bratva_enforcer = Le Gros Bras
    .does = Tu peux racketter deux fois par tour. Une fois par Combat, tu peux te servir de tes poings au lieu d’abattre une carte Arme.
gangcard-triad_tinkerer = Système D
    .does = Tes recettes se passent de Lien. Chaque fois que tu fouilles, pioche 1 carte de plus.
gangcard-triad_discipline = La Discipline
    .does = Les Raclées ne t’empêchent ni de fabriquer ni de creuser. Au début de ton tour, gagne 1 Cigarette.
gangcard-queers_safe_house = Le Refuge
    .does = Pour 1 action, tu peux aller en Cellules (en Mode par équipe, dans ton propre Bloc) sans lancer le dé. Pour te racketter, il faut avoir deux Armes en main et abattre les deux lors de l’Intimidation.
gangcard-queers_nurse = Les Petits Soins
    .does = Après chacun de tes déplacements, pioche 1 carte Fouille. À la fin de ton tour, retire 1 de tes Raclées.
gangcard-queers_grapevine = Radio Coursive
    .does = Une fois par tour, quand tu fouilles, tu peux d’abord prendre la carte du dessus de la défausse Fouille. Quand tu rackettes quelqu’un, regarde sa main avant de nommer l’Outil.
gangcard-queers_solidarity = La Solidarité
    .does = Au début de ton tour, gagne 1 Cigarette. Après qu’un autre joueur a pris une ou plusieurs cartes dans ta main, pioche 3 cartes Fouille.
background-pickpocket = Vol à la tire
    .when = À ton tour, entre deux actions.
    .first = Prends 1 carte au hasard à chaque adversaire présent dans le même Lieu que toi.
    .second = Pioche 3 cartes Fouille.
background-looter = Pillage
    .when = À ton tour, entre deux actions.
    .first = Pioche 3 cartes Fouille.
    .second = Pioche 4 cartes Fouille de plus.
background-informer = Délation
    .when = À ton tour, entre deux actions.
    .first = Regarde la main d’un adversaire, envoie-le à l’Isolement, puis pioche 1 carte Fouille.
    .second = Prends une carte de ton choix dans cette main.
background-smuggler = Contrebande
    .when = À ton tour, entre deux actions.
    .first = Gagne 8 Cigarettes.
    .second = Gagne 4 Cigarettes de plus.
background-arms_dealer = Trafic d’armes
    .when = À ton tour, entre deux actions.
    .first = Prends 3 Surins sur le plateau.
    .second = Gagne 3 Cigarettes.
background-getaway_driver = Délit de fuite
    .when = À ton tour, entre deux actions.
    .first = Gagne 1 action pour ce tour.
    .second = Gagne 2 actions de plus.
background-daredevil = Rodéo urbain
    .when = Après ton propre jet pour un Déplacement simple, au lieu de choisir entre les deux Lieux.
    .first = Va dans n’importe quel autre Lieu, sauf à l’Isolement, plutôt que dans l’un des deux que donne le dé, et pioche 1 carte Fouille.
    .second = Gagne 1 action pour ce tour.
background-hitman = Meurtre sur contrat
    .when = À ton tour, entre deux actions.
    .first = Un adversaire présent dans le même Lieu que toi prend une Raclée, et tu lui prends 1 carte au hasard.
    .second = Ta cible prend une deuxième Raclée, et tu lui prends 2 cartes de plus au hasard.
background-racketeer = Chantage
    .when = À ton tour, entre deux actions.
    .first = Prends à un adversaire présent dans le même Lieu que toi 1 carte au hasard et jusqu’à 3 Cigarettes.
    .second = Nomme un Outil : ta cible t’en donne un ou, si elle n’en a pas, une carte au hasard.
background-engineer = Génie civil
    .when = À ton tour, entre deux actions.
    .first = Prends 1 Cuillère sur le plateau.
    .second = Prends 2 Cuillères de plus sur le plateau.
background-saboteur = Sabotage
    .when = À ton tour, entre deux actions.
    .first = Le dernier Outil avec lequel un adversaire a creusé retourne dans sa pile sur le plateau, et les Points de tunnel qu’il valait sont perdus.
    .second = Prends 1 Cuillère sur le plateau.
background-medic = Médecine clandestine
    .when = À ton tour, entre deux actions.
    .first = Retire toutes tes Raclées et pioche 3 cartes Fouille.
    .second = Pioche 4 cartes Fouille de plus.
background-con_artist = Escroquerie
    .when = À ton tour, entre deux actions.
    .first = Prends 2 cartes au hasard à un adversaire présent dans le même Lieu que toi, puis rends-lui autant de cartes de ton choix.
    .second = Prends à ta cible 2 cartes de plus au hasard.
background-agitator = Trouble à l’ordre public
    .when = À ton tour, entre deux actions.
    .first = Dans le sens horaire, chaque adversaire défausse 1 carte de son choix ; puis tu pioches 3 cartes Fouille.
    .second = Pioche 1 carte Fouille de plus par carte défaussée.
kind-ambush = Guet-apens
    .a = un Guet-apens
    .the = le Guet-apens
    .n =
        { $n ->
            [one] { $n } Guet-apens
           *[other] { $n } Guets-apens
        }
    .does = Un adversaire, où qu’il soit, prend une Raclée.
kind-painkillers = Antidouleurs
    .a = des Antidouleurs
    .the = les Antidouleurs
    .n =
        { $n ->
            [one] { $n } dose d’Antidouleurs
           *[other] { $n } doses d’Antidouleurs
        }
    .does = Retire toutes tes Raclées et pioche 2 cartes Fouille.
kind-frisk = Palpation
    .a = une Palpation
    .the = la Palpation
    .n =
        { $n ->
            [one] { $n } Palpation
           *[other] { $n } Palpations
        }
    .does = Prends 2 cartes au hasard à un adversaire présent dans le même Lieu que toi.
kind-overtime = Prolongation
    .a = une Prolongation
    .the = la Prolongation
    .n =
        { $n ->
            [one] { $n } Prolongation
           *[other] { $n } Prolongations
        }
    .does = Gagne 3 Cigarettes, et 1 action pour ce tour : elle compense celle que te coûte cette carte.
