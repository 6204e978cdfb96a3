### Blackgate, français : cartes, Lieux, Gangs, Passifs, personnages, et les termes de jeu de docs/glossary.md.


## Cartes
## valeur : nom seul. .a : complément d’objet direct avec article indéfini, ou forme naturelle. .the : avec article défini.
## .n : forme comptée, $n est un nombre. .does : à quoi la carte sert.


## Outils

kind-spoon = Cuillère
    .a = une Cuillère
    .the = la Cuillère
    .n =
        { $n ->
            [one] { $n } Cuillère
           *[other] { $n } Cuillères
        }
    .does = Sert à creuser en Cellules : 1 Point de tunnel. C’est lent, mais personne ne compte les couverts.
kind-pickaxe = Pioche
    .a = une Pioche
    .the = la Pioche
    .n =
        { $n ->
            [one] { $n } Pioche
           *[other] { $n } Pioches
        }
    .does = Sert à creuser en Cellules : 2 Points de tunnel.
kind-shovel = Pelle
    .a = une Pelle
    .the = la Pelle
    .n =
        { $n ->
            [one] { $n } Pelle
           *[other] { $n } Pelles
        }
    .does = Sert à creuser en Cellules : 3 Points de tunnel. Du matériel de pro.

## Armes

kind-knife = Surin
    .a = un Surin
    .the = le Surin
    .n =
        { $n ->
            [one] { $n } Surin
           *[other] { $n } Surins
        }
    .does = Une Arme : abats-la pour racketter, ou pour tenir bon en Combat.
kind-blade = Lame
    .a = une Lame
    .the = la Lame
    .n =
        { $n ->
            [one] { $n } Lame
           *[other] { $n } Lames
        }
    .does = Une Arme telle quelle. Tu peux aussi en fabriquer 2 Surins, sans rien d’autre.

## Composants

kind-container = Récipient
    .a = un Récipient
    .the = le Récipient
    .n =
        { $n ->
            [one] { $n } Récipient
           *[other] { $n } Récipients
        }
    .does = Avec un Lien, tu en fabriques une Pelle.
kind-pike = Pic
    .a = un Pic
    .the = le Pic
    .n =
        { $n ->
            [one] { $n } Pic
           *[other] { $n } Pics
        }
    .does = Avec trois Liens, tu en fabriques une Pioche.
kind-link = Lien
    .a = un Lien
    .the = le Lien
    .n =
        { $n ->
            [one] { $n } Lien
           *[other] { $n } Liens
        }
    .does = Entre dans les recettes des Outils : un Lien et un Récipient donnent une Pelle ; trois Liens et un Pic, une Pioche.

## Accessoires

kind-bandana = Bandana
    .a = un Bandana
    .the = le Bandana
    .n =
        { $n ->
            [one] { $n } Bandana
           *[other] { $n } Bandanas
        }
    .does = T’aide à intégrer le Crew ou les Bikers. La Triad et les Queers acceptent tous les Accessoires.
kind-cap = Casquette
    .a = une Casquette
    .the = la Casquette
    .n =
        { $n ->
            [one] { $n } Casquette
           *[other] { $n } Casquettes
        }
    .does = T’aide à intégrer le Crew ou la Bratva. La Triad et les Queers acceptent tous les Accessoires.
kind-chain = Chaîne
    .a = une Chaîne
    .the = la Chaîne
    .n =
        { $n ->
            [one] { $n } Chaîne
           *[other] { $n } Chaînes
        }
    .does = T’aide à intégrer le Crew ou le Cartel. La Triad et les Queers acceptent tous les Accessoires.
kind-gloves = Gants
    .a = des Gants
    .the = les Gants
    .n =
        { $n ->
            [one] { $n } paire de Gants
           *[other] { $n } paires de Gants
        }
    .does = T’aident à intégrer les Bikers ou la Bratva. La Triad et les Queers acceptent tous les Accessoires.
kind-ring = Bague
    .a = une Bague
    .the = la Bague
    .n =
        { $n ->
            [one] { $n } Bague
           *[other] { $n } Bagues
        }
    .does = T’aide à intégrer le Cartel ou la Bratva. La Triad et les Queers acceptent tous les Accessoires.
kind-sunglasses = Lunettes de soleil
    .a = des Lunettes de soleil
    .the = les Lunettes de soleil
    .n =
        { $n ->
            [one] { $n } paire de Lunettes de soleil
           *[other] { $n } paires de Lunettes de soleil
        }
    .does = T’aident à intégrer le Cartel ou les Bikers. La Triad et les Queers acceptent tous les Accessoires.

## Objets Rares

kind-phone = Téléphone
    .a = un Téléphone
    .the = le Téléphone
    .n =
        { $n ->
            [one] { $n } Téléphone
           *[other] { $n } Téléphones
        }
    .does = Se vend 8 Cigarettes. Quelqu’un a toujours un coup de fil à passer.
kind-pills = Cachets
    .a = des Cachets
    .the = les Cachets
    .n =
        { $n ->
            [one] { $n } boîte de Cachets
           *[other] { $n } boîtes de Cachets
        }
    .does = Se vendent 7 Cigarettes. Ni ordonnance, ni questions.
kind-moonshine = Gnôle
    .a = une bouteille de Gnôle
    .the = la Gnôle
    .n =
        { $n ->
            [one] { $n } bouteille de Gnôle
           *[other] { $n } bouteilles de Gnôle
        }
    .does = Se vend 6 Cigarettes. Mieux vaut ne pas la renifler avant.

## Cartes Action

kind-care_package = Colis
    .a = un Colis
    .the = le Colis
    .n =
        { $n ->
            [one] { $n } Colis
           *[other] { $n } Colis
        }
    .does = Pioche 3 cartes Fouille et gagne 3 Cigarettes.
kind-ambush = Guet-apens
    .a = un Guet-apens
    .the = le Guet-apens
    .n =
        { $n ->
            [one] { $n } Guet-apens
           *[other] { $n } Guets-apens
        }
    .does = Un adversaire présent dans le même Lieu que toi prend une Raclée.
kind-riot = Émeute
    .a = une Émeute
    .the = l’Émeute
    .n =
        { $n ->
            [one] { $n } Émeute
           *[other] { $n } Émeutes
        }
    .does = Toutes les mains sont réunies et mélangées, puis les cartes sont distribuées une à une, dans le sens horaire en commençant par toi, jusqu’à la dernière.
kind-corridor_pass = Laissez-passer
    .a = un Laissez-passer
    .the = le Laissez-passer
    .n =
        { $n ->
            [one] { $n } Laissez-passer
           *[other] { $n } Laissez-passer
        }
    .does = Déplace-toi dans n’importe quel autre Lieu, sauf à l’Isolement.
kind-snitch = Balance
    .a = une Balance
    .the = la Balance
    .n =
        { $n ->
            [one] { $n } Balance
           *[other] { $n } Balances
        }
    .does = Envoie un adversaire à l’Isolement, où qu’il se trouve.
kind-painkillers = Antidouleurs
    .a = des Antidouleurs
    .the = les Antidouleurs
    .n =
        { $n ->
            [one] { $n } dose d’Antidouleurs
           *[other] { $n } doses d’Antidouleurs
        }
    .does = Retire toutes tes Raclées.
kind-frisk = Palpation
    .a = une Palpation
    .the = la Palpation
    .n =
        { $n ->
            [one] { $n } Palpation
           *[other] { $n } Palpations
        }
    .does = Prends 1 carte au hasard à un adversaire présent dans le même Lieu que toi, et 1 Surin sur le plateau.
kind-lockdown = Bouclage
    .a = un Bouclage
    .the = le Bouclage
    .n =
        { $n ->
            [one] { $n } Bouclage
           *[other] { $n } Bouclages
        }
    .does = Tous les joueurs qui ne sont pas à l’Isolement sont envoyés en Cellules. Puis tous tes adversaires, sauf le joueur suivant, prennent 2 Raclées.
kind-overtime = Prolongation
    .a = une Prolongation
    .the = la Prolongation
    .n =
        { $n ->
            [one] { $n } Prolongation
           *[other] { $n } Prolongations
        }
    .does = Gagne 2 actions pour ce tour et 6 Cigarettes. (Jouer cette carte coûte 1 action.)

## Poings

# Abattus à la place d’une carte Arme (capacité de certaines cartes Gang).
kind-fists = Poings
    .a = les poings nus
    .the = les poings

## Classes de cartes : titre, et .one pour le bandeau d’une carte

class-tool = Outils
    .one = { term-tool }
class-weapon = Armes
    .one = { term-weapon }
class-part = Composants
    .one = Composant
class-accessory = Accessoires
    .one = { term-accessory }
class-rare = Objets Rares
    .one = { term-rare_item }
class-action = Cartes Action
    .one = Carte Action

## Lieux
## .to : où l’on va. .at : où l’on est. .does : ce qu’on y fait.

place-cell_block = Cellules
    .to = en Cellules
    .at = en Cellules
    .does = Creuse : pose un Outil et marque ses Points de tunnel. Interdit de fabriquer ici.
# Le Bloc A et le Bloc B sont les deux moitiés des Cellules en Mode par équipe.
place-block_a = Bloc A
    .to = au Bloc A
    .at = au Bloc A
    .does = Le fief de l’équipe A, qui peut y creuser mais pas y fabriquer. L’équipe B, elle, peut y fabriquer mais pas y creuser.
place-block_b = Bloc B
    .to = au Bloc B
    .at = au Bloc B
    .does = Le fief de l’équipe B, qui peut y creuser mais pas y fabriquer. L’équipe A, elle, peut y fabriquer mais pas y creuser.
place-cafeteria = Réfectoire
    .to = au Réfectoire
    .at = au Réfectoire
    .does = Vole une Cuillère pendant que le cuistot regarde ailleurs.
place-infirmary = Infirmerie
    .to = à l’Infirmerie
    .at = à l’Infirmerie
    .does = Soigne-toi : retire 1 Raclée.
place-yard = Promenade
    .to = en Promenade
    .at = en Promenade
    .does = Vends des cartes contre des Cigarettes, ou achète des Surins, une Pioche ou une Pelle.
place-showers = Douches
    .to = aux Douches
    .at = aux Douches
    .does = Fouille : c’est ici que l’on cache le plus de choses. Interdit de fabriquer ici.
place-solitary = Isolement
    .to = à l’Isolement
    .at = à l’Isolement
    .does = Seules des cartes t’y envoient. La seule action possible : un déplacement pour en sortir.

## Gangs
## .the : avec son article naturel, en complément d’objet direct ; c’est la forme qui arrive dans $gang.

gang-crew = Crew
    .the = le Crew
gang-cartel = Cartel
    .the = le Cartel
gang-bikers = Bikers
    .the = les Bikers
gang-bratva = Bratva
    .the = la Bratva
gang-triad = Triad
    .the = la Triad
gang-queers = Queers
    .the = les Queers

## Cartes Gang
## .does : la capacité permanente, adressée à qui possède la carte.

gangcard-crew_lookout = Le Guet
    .does = Chaque fois que tu fouilles, pioche 2 cartes de plus.
gangcard-crew_night_shift = L’Équipe de nuit
    .does = Tu peux fouiller deux fois par tour et, chaque fois, tu pioches 1 carte de plus. Ta limite de main est de 12 cartes.
gangcard-crew_stash = La Planque
    .does = Ta limite de main est de 12 cartes et, chaque fois que tu fouilles, tu pioches 1 carte de plus. Quand un autre joueur doit prendre une carte au hasard dans ta main, c’est toi qui la choisis.
gangcard-crew_scavengers = Les Chiffonniers
    .does = Une fois par tour, quand tu fouilles, tu peux d’abord prendre la carte du dessus de la défausse Fouille. Ta limite de main est de 11 cartes.
gangcard-cartel_fence = Le Receleur
    .does = Au début de ton tour, gagne 6 Cigarettes. Chaque vente te rapporte 6 Cigarettes de plus, quel que soit le nombre de cartes.
gangcard-cartel_supplier = Le Grossiste
    .does = Au début de ton tour, gagne 4 Cigarettes. Chaque achat te coûte 6 Cigarettes de moins : tu ne paies plus que les Pelles.
gangcard-cartel_dealer = Le Dealer
    .does = Au début de ton tour, gagne 7 Cigarettes.
gangcard-cartel_runners = Les Coursiers
    .does = Au début de ton tour, gagne 5 Cigarettes. Après chacun de tes déplacements, pioche 1 carte Fouille.
gangcard-bikers_throttle = Plein gaz
    .does = Après le jet de ton Déplacement simple, tu peux relancer le dé jusqu’à deux fois ; c’est le dernier jet qui compte.
gangcard-bikers_shortcut = Le Raccourci
    .does = Ton Déplacement simple ne coûte pas d’action quand le jet qui compte est un 5 ou un 6. Il te faut une action pour lancer le dé ; elle t’est rendue.
gangcard-bikers_home_run = Retour au bercail
    .does = Pour 1 action, tu peux aller en Cellules (en Mode par équipe, dans ton propre Bloc) sans lancer le dé ; c’est un déplacement. Après le jet de ton Déplacement simple, tu peux relancer le dé une fois.
gangcard-bikers_scouts = Les Éclaireurs
    .does = Après chacun de tes déplacements, pioche 1 carte Fouille (quand une carte t’envoie quelque part, ce n’est pas un déplacement). Ta limite de main est de 12 cartes.
gangcard-bratva_knuckles = À poings nus
    .does = Pour te racketter, il faut avoir deux Armes en main et abattre les deux lors de l’Intimidation. Une fois par Combat, tu peux te servir de tes poings au lieu d’abattre une carte Arme ; si tu gagnes contre un joueur, prends-lui 1 carte de plus au hasard.
gangcard-bratva_spoils = Le Butin
    .does = Quand tu rackettes quelqu’un, regarde sa main avant de nommer l’Outil. Une fois par Combat, tu peux te servir de tes poings au lieu d’abattre une carte Arme ; si tu gagnes contre un joueur, prends-lui 2 cartes de plus au hasard.
gangcard-bratva_iron_jaw = Mâchoire d’acier
    .does = Une fois par Combat, tu peux te servir de tes poings au lieu d’abattre une carte Arme. Si tu perds, tu ne prends pas de Raclée ; si tu gagnes contre un joueur, prends-lui 1 carte de plus au hasard.
gangcard-bratva_enforcer = Le Gros Bras
    .does = Tu peux racketter deux fois par tour et, une fois par Combat, te servir de tes poings au lieu d’abattre une carte Arme. Quand tu gagnes un Combat contre un joueur, prends au perdant 2 cartes de plus au hasard.
gangcard-triad_tinkerer = Système D
    .does = Tes recettes se passent de Lien. Chaque fois que tu fouilles, pioche 2 cartes de plus.
gangcard-triad_workshop = L’Atelier
    .does = Tu peux fabriquer dans n’importe quel Lieu, sauf à l’Isolement. Ta limite de main est de 12 cartes.
gangcard-triad_discipline = La Discipline
    .does = Les Raclées ne t’empêchent ni de fabriquer ni de creuser. Ta limite de main est de 4 cartes.
gangcard-triad_tunnel_rats = Rats de tunnel
    .does = Pour 1 action, tu peux aller en Cellules (en Mode par équipe, dans ton propre Bloc) sans lancer le dé. Une fois par tour, quand tu creuses, tu peux poser un deuxième Outil.
gangcard-queers_safe_house = Le Refuge
    .does = Pour 1 action, tu peux aller en Cellules (en Mode par équipe, dans ton propre Bloc) sans lancer le dé. Pour te racketter, il faut avoir deux Armes en main et abattre les deux lors de l’Intimidation.
gangcard-queers_nurse = Les Petits Soins
    .does = À la fin de ton tour, retire 1 de tes Raclées. Ta limite de main est de 6 cartes.
gangcard-queers_grapevine = Radio Coursive
    .does = Une fois par tour, quand tu fouilles, tu peux d’abord prendre la carte du dessus de la défausse Fouille. Quand tu rackettes quelqu’un, regarde sa main avant de nommer l’Outil.
gangcard-queers_solidarity = La Solidarité
    .does = Ta limite de main est de 12 cartes et, au début de ton tour, tu gagnes 1 Cigarette. Après qu’un autre joueur a pris une ou plusieurs cartes dans ta main, pioche 4 cartes Fouille.

## Passifs : le délit plutôt que son auteur, pour que le nom aille à tout le monde
## .when : le moment où l’on peut le révéler. .first : pour tout le monde. .second : ce que les membres du Gang nommé peuvent ajouter (8.2).

background-pickpocket = Vol à la tire
    .when = À ton tour, entre deux actions.
    .first = Prends 1 carte au hasard à chaque adversaire présent dans le même Lieu que toi.
    .second = Pioche 9 cartes Fouille.
background-looter = Pillage
    .when = À ton tour, entre deux actions.
    .first = Pioche 2 cartes Fouille.
    .second = Pioche 9 cartes Fouille de plus.
background-informer = Délation
    .when = À ton tour, entre deux actions.
    .first = Envoie un adversaire à l’Isolement, où qu’il se trouve, puis pioche 4 cartes Fouille.
    .second = Pioche 4 cartes Fouille de plus.
background-smuggler = Contrebande
    .when = À ton tour, entre deux actions.
    .first = Gagne 5 Cigarettes et pioche 4 cartes Fouille.
    .second = Gagne encore 6 Cigarettes et pioche 6 cartes Fouille de plus.
background-arms_dealer = Trafic d’armes
    .when = À ton tour, entre deux actions.
    .first = Prends 1 Surin sur le plateau et pioche 4 cartes Fouille.
    .second = Prends encore 2 Surins sur le plateau. Tous tes adversaires, sauf le joueur suivant, prennent une Raclée, et tu pioches 3 cartes Fouille de plus.
background-launderer = Blanchiment
    .when = À ton tour, entre deux actions.
    .first = Vends une fois, n’importe où, au double du prix imprimé, sans dépenser d’action ; puis pioche 4 cartes Fouille.
    .second = Gagne 14 Cigarettes de plus et pioche 4 cartes Fouille de plus.
background-getaway_driver = Délit de fuite
    .when = À ton tour, entre deux actions.
    .first = Pioche 5 cartes Fouille.
    .second = Pioche 4 cartes Fouille de plus.
background-escape_artist = Évasions en série
    .when = Quand on te rackette, au lieu de répondre.
    .first = Le Racket prend fin et les Armes abattues sont défaussées ; puis tu te déplaces dans n’importe quel autre Lieu, sauf à l’Isolement, et tu retires 1 de tes Raclées.
    .second = L’attaquant prend une Raclée, et tu pioches 5 cartes Fouille.
background-daredevil = Rodéo urbain
    .when = Après ton propre jet pour un Déplacement simple, au lieu de choisir entre les deux Lieux.
    .first = Va dans n’importe quel autre Lieu, sauf à l’Isolement, plutôt que dans l’un des deux que donne le dé, et pioche 4 cartes Fouille.
    .second = Pioche 6 cartes Fouille de plus.
background-hitman = Meurtre sur contrat
    .when = À ton tour, entre deux actions.
    .first = Un adversaire présent dans le même Lieu que toi prend une Raclée. Pioche 3 cartes Fouille.
    .second = Tous tes adversaires, sauf le joueur suivant, prennent 2 Raclées, et tu pioches 5 cartes Fouille de plus.
background-prizefighter = Combats clandestins
    .when = Au moment de perdre un Combat contre un joueur.
    .first = Gagne 9 Cigarettes et pioche 4 cartes Fouille ; puis le Combat continue.
    .second = Tous tes adversaires, sauf le joueur suivant, prennent 2 Raclées, et tu pioches 9 cartes Fouille de plus.
background-racketeer = Chantage
    .when = À ton tour, entre deux actions.
    .first = Prends 1 carte au hasard à un adversaire présent dans le même Lieu que toi, et pioche 2 cartes Fouille.
    .second = Nomme un Outil : ta cible t’en donne un ou, si elle n’en a pas, une autre carte au hasard.
background-engineer = Génie civil
    .when = À ton tour, entre deux actions.
    .first = Prends 2 Surins sur le plateau et pioche 3 cartes Fouille.
    .second = Prends 1 Cuillère sur le plateau et pioche 3 cartes Fouille de plus.
background-locksmith = Crochetage
    .when = À ton tour, entre deux actions.
    .first = Prends 1 carte au hasard à un adversaire, où qu’il soit, et pioche 2 cartes Fouille.
    .second = Fabrique une fois, dans n’importe quel Lieu et malgré les Raclées, sans dépenser d’action.
background-saboteur = Sabotage
    .when = À ton tour, entre deux actions.
    .first = Regarde la main d’un adversaire et pioche 4 cartes Fouille.
    .second = Le dernier Outil avec lequel ta cible a creusé retourne dans sa pile sur le plateau, et les Points de tunnel qu’il valait sont perdus. Pioche 2 cartes Fouille de plus.
background-medic = Médecine clandestine
    .when = Au moment de perdre un Combat contre un joueur.
    .first = Retire toutes tes Raclées et pioche 6 cartes Fouille ; puis le Combat continue.
    .second = Pioche 2 cartes Fouille de plus.
background-con_artist = Escroquerie
    .when = À ton tour, entre deux actions.
    .first = Prends 2 cartes au hasard à un adversaire présent dans le même Lieu que toi, puis rends-lui autant de cartes de ton choix.
    .second = Pioche 7 cartes Fouille.
background-agitator = Trouble à l’ordre public
    .when = À ton tour, entre deux actions.
    .first = Tous tes adversaires, sauf le joueur suivant, prennent une Raclée, et tu pioches 5 cartes Fouille.
    .second = Pioche 2 cartes Fouille de plus.

## Prisonniers : des noms, les mêmes dans toutes les langues

prisoner-moth = Moth
prisoner-vesna = Vesna
prisoner-gristle = Gristle
prisoner-oz = Oz
prisoner-duchess = Duchess
prisoner-tallow = Tallow
prisoner-ibarra = Ibarra
prisoner-kestrel = Kestrel
prisoner-bruno = Bruno
prisoner-sable = Sable
prisoner-lark = Lark
prisoner-rook = Rook

## Michel et Michelle, le personnage neutre

michel-michel = Michel
michel-michelle = Michelle

## Listes : les plus longues se construisent par la gauche, list-comma d’abord, list-and ou list-or en dernier

list-and = { $a } et { $b }
list-or = { $a } ou { $b }
list-comma = { $a }, { $b }
# Tient lieu de liste de cartes vide, en complément d’objet direct, dans une phrase sans « ne ».
nothing = zéro carte
nobody = personne

## Termes de jeu (docs/glossary.md), au singulier

term-search_card = carte Fouille
term-weapon = Arme
term-tool = Outil
term-accessory = Accessoire
term-rare_item = Objet Rare
term-action_card = carte Action
term-background = Passif
term-gang = Gang
term-beating = Raclée
term-cigarette = Cigarette
term-tunnel_point = Point de tunnel
term-prisoner = Prisonnier
term-place = Lieu
term-basic_action = Action basique
term-place_action = Action de lieu
term-to_search = Fouiller
term-to_move = Se déplacer
term-simple_move = Déplacement simple
term-cautious_move = Déplacement prudent
term-join_a_gang = Intégrer un Gang
term-play_an_action_card = Jouer une carte Action
term-extort = Racketter
term-intimidation = Intimidation
term-cooperate = coopérer
term-combat = Combat
term-attacker = attaquant
term-defender = défenseur
term-craft = Fabriquer
term-dig = Creuser
term-steal_a_spoon = Voler une Cuillère
term-heal = Se soigner
term-sell = Vendre
term-buy = Acheter
term-exchange = Échanger
term-team_mode = Mode par équipe
term-discard_pile = défausse
