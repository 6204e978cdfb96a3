### Blackgate, French: what the browser itself says at the table. Cards, stories and questions come worded from the service.
### Short labels (act-…-short, tab-…, verb-…) stand on small buttons: keep them as short as the English.

you = toi
away = hors ligne
team = Équipe { $team }
bot-random = Poivrot
bot-rookie = Bleu
bot-inmate = Taulard
bot-boss = Caïd
bot-warden = Directeur
stands-in = Relais : { $bot }
looks-michel = Michel
looks-michelle = Michelle
watching = Tu regardes la partie. Les mains restent cachées jusqu’à la fin.
watching-shared = C’est à { $who } de jouer. Vos mains restent cachées jusqu’à ce que ce soit à l’un de vous.

## The top line

table-code = Table { $code }
turn = tour { $n }
goal =
    { $n ->
        [one] Victoire à { $n } Point de tunnel
       *[other] Victoire à { $n } Points de tunnel
    }
sound = Son
rules = Règles
rule = Règle { $clause }
hint = Demander conseil
undo = Annuler le coup
undo-ask = Demander à annuler
pause = Mettre en pause
pause-ask = Demander une pause
resume = Reprendre
resume-ask = Demander à reprendre
result = Le résultat
settings = Réglages
leave = Quitter la table

## The bar

bar = Ce que le jeu attend
bar-your-turn = À toi
bar-you = À toi de décider
bar-over = Fin
bar-paused = Pause
bar-paused-how = Choisis « { $button } » pour continuer.
bar-actions =
    { $n ->
        [0] Plus aucune action
        [one] Encore { $n } action
       *[other] Encore { $n } actions
    }
bar-whose-turn = Tour en cours : { $who }
clock-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    } { $h } h
clock-reserve = { $time } en réserve
clock-on-reserve = Réserve
clock-left = Temps restant :
clock-low =
    { $n ->
        [one] Il te reste { $n } seconde.
       *[other] Il te reste { $n } secondes.
    }

## Plan and piles

plate-dice = Résultats du dé : { $dice }
plate-cards-only = par carte uniquement
plate-search =
    { $n ->
        [one] Une Fouille rapporte { $n } carte
       *[other] Une Fouille rapporte { $n } cartes
    }
plate-odds = Chances d’y arriver au dé : { $n } sur 6
plate-odds-short = { $n } sur 6
plate-here = Tu es ici
plate-who = Ici : { $names }
tag-in = { $action } : { $place }
piles = Piles
pile-search = Fouille
pile-discard = Défausse
pile-empty = vide
pile-count = { $name } : { $n }
pile-open = { $name } : { $n }. Voir les cartes
discard-text = La carte du dessus vient en premier. Tout le monde peut regarder toute la défausse (12.1).
michel-discard-text = Ces cartes ont été retournées et restent visibles (10.2). Quand le paquet est épuisé, elles sont mélangées et le remplacent.
gangs = Gangs
gang-of = { $n } parmi
gang-any = { $n } différents
gang-accepts = Acceptés : { $kinds }.
gang-label =
    { $gang }. Carte du dessus : { $card }. { $does } { $n ->
        [one] { $n } carte dans la pile.
       *[other] { $n } cartes dans la pile.
    } Demande { $needs } Accessoires différents.
gang-label-empty = { $gang }. La pile est vide : personne ne peut intégrer ce Gang pour le moment.

## Players

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
    { $name } : { $points } sur { $goal } Points de tunnel, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main
known-label = Ce que tu as vu chez { $name } : { $cards }
known-text = Les cartes que tu as vues dans cette main et qui y sont encore.
player-gang = Gang
player-no-gang = Dans aucun Gang pour l’instant.
player-background-hidden = Pas encore révélé.
player-known = Cartes que tu as vues

## Log and chat

log = Journal de garde
log-earlier = Lignes précédentes
log-rewind = Revenir à ce moment
log-was-undone = Annulé :
log-stood_in =
    { $you ->
        [yes] Un bot joue maintenant pour toi.
       *[no] Un bot joue maintenant pour { $who }.
    }
log-came_back =
    { $you ->
        [yes] Te voilà de retour.
       *[no] { $who } est de retour.
    }
log-started = Les portes des cellules se referment.
chat = Discussion
chat-empty = Aucun message pour l’instant.
chat-say = Écrire un message
chat-send = Envoyer

## Your cards

dock = Tes cartes et ce que tu peux faire
dock-skip = Aller à tes cartes et à tes actions
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
reveal-title = Révéler ton Passif ?
reveal-first = Premier effet :
reveal-member = Tu fais partie de ce Gang : tu peux utiliser les deux effets.
reveal-outsider = Tu ne fais pas partie de ce Gang : seul le premier effet s’applique.
reveal-once = Tout le monde le verra, et il ne sert qu’une fois par partie.
reveal-both = Révéler avec les deux effets
reveal-later = Révéler et décider ensuite
reveal-second = Second effet ({ $gang }) :
reveal-both-do = { $first } Et comme membre du Gang : { $second }
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

## Actions

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
detail-move = lance le dé, choisis
detail-cautious = où tu veux, 2 actions
detail-steal = dans la pile
detail-heal = une Raclée de moins
detail-sell = contre des Cigarettes
detail-buy = avec des Cigarettes
detail-end =
    { $n ->
        [one] tu perds { $n } action
       *[other] tu perds { $n } actions
    }
detail-end-none = plus aucune action
why-nothing = Les boutons allumés sont utilisables. Survole ou choisis un bouton éteint pour savoir pourquoi il ne l’est pas.
choose-other = Autre chose
always = Toujours répondre ainsi
end-sure =
    { $n ->
        [one] Il te reste { $n } action. Finir ton tour quand même ?
       *[other] Il te reste { $n } actions. Finir ton tour quand même ?
    }
end-sure-none = Finir ton tour ?
end-not-yet = Pas encore

## Dialogs

picked = Cartes choisies : { $n } sur { $of }
done = C’est tout
sell-text = Choisis autant de cartes que tu veux. Elles sont payées aussitôt.
sell-sum =
    { $n ->
        [0] Rien de choisi
        [one]
            { $sum ->
                [0] { $n } carte, sans rien gagner
               *[other] { $n } carte pour { $sum }
            }
       *[other]
            { $sum ->
                [0] { $n } cartes, sans rien gagner
               *[other] { $n } cartes pour { $sum }
            }
    }
sell-confirm =
    { $sum ->
        [0] Vendre sans rien gagner
       *[other] Vendre pour { $sum }
    }
buy-purse =
    { $n ->
        [one] Tu as { $n } Cigarette
       *[other] Tu as { $n } Cigarettes
    }
buy-offer =
    { $n } × { $name } pour { $cost ->
        [one] { $cost } Cigarette
       *[other] { $cost } Cigarettes
    }
buy-left = Encore { $n } dans la pile
buy-too-dear =
    { $n ->
        [one] Coûte { $n } Cigarette
       *[other] Coûte { $n } Cigarettes
    }
buy-pile-empty = Il n’en reste pas assez.
join-text =
    { $n ->
        [one] Défausse { $n } Accessoire.
       *[other] Défausse { $n } Accessoires différents.
    }
join-leave = Tu quittes ton ancien Gang. Carte remise sous sa pile : { $card }.
join-confirm = Intégrer { $gang }
exchange-give = Choisis ce que tu donnes à { $who }. Le don est immédiat ; ensuite, { $who } peut te donner quelque chose en retour.
exchange-back = Donne à { $who } quelque chose en retour, ou rien.
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

## The fight

fight = Racket
fight-caption =
    { $place }, tour { $n }.
    Le gardien regarde ailleurs.
fight-threat = Tu as un truc que je veux.
fight-demand = { $card }. Ou tes dents.
fight-sound = Tchac !
attacker = attaquant
defender = défenseur
wanted = Exigé
fists = Poings
michel-none = Pas de Surin
michel-knife = Un Surin. Outils montrés : { $tools }
michel-knife-again = Un autre Surin
answer-name = Nommer un Outil
answer-name-attacker = Tu l’obtiens si { $who } te le donne, ou perd le Combat en l’ayant en main.
answer-cooperate = Coopérer
answer-cooperate-defender = Tu donnes l’Outil exigé ({ $card }). Ça s’arrête là, sans Raclée.
answer-cooperate-lack = Tu n’as pas l’Outil exigé ({ $card }).
answer-cooperate-late = Seulement comme première réponse.
answer-discard = Céder l’Outil
answer-discard-michel = Défausse un Outil exigé, et c’est fini.
answer-lay = Abattre une Arme
answer-lay-attacker = Ensuite, { $who } répond ou perd.
answer-lay-defender =
    Ensuite, { $who } en abat une autre ou perd : une Raclée pour { $who }, { $n ->
        [one] une carte
       *[other] jusqu’à { $n } cartes
    } au hasard pour toi.
answer-lay-helper =
    { $beaten ->
        [yes] Tu aides { $who }. En cas de défaite, tu prends aussi une Raclée et perds une carte au hasard.
       *[no] Tu aides { $who }. En cas de défaite, tu perds une carte au hasard, mais tu ne prends pas de Raclée.
    }
answer-lay-helper-michel =
    { $beaten ->
        [yes] Tu aides { $who }. En cas de défaite, tu prends aussi une Raclée, mais tu ne perds pas de carte.
       *[no] Tu aides { $who }. Même en cas de défaite, tu ne prends pas de Raclée et ne perds pas de carte.
    }
answer-lay-michel = Ensuite, la carte suivante est montrée. Si elle n’a pas de Surin, tu as gagné.
answer-lay-lack = Tu n’as plus d’Arme.
answer-hold = Demander de l’aide
answer-hold-attacker = Tu demandes à { $names } d’abattre une Arme pour toi. Sans aide, tu décides à nouveau. En cas de défaite, la personne qui t’aide prend aussi une Raclée et perd une carte au hasard.
answer-hold-defender = Tu demandes à { $names } d’abattre une Arme pour toi. Sans aide, tu décides à nouveau. En cas de défaite, la personne qui t’aide prend aussi une Raclée et perd une carte au hasard.
answer-hold-michel = Tu demandes à { $names } d’abattre une Arme pour toi. Sans aide, tu décides à nouveau. En cas de défaite, la personne qui t’aide prend aussi une Raclée, mais ne perd pas de carte.
answer-yield = Abandonner
answer-yield-attacker =
    { $beaten ->
        [yes] Tu prends une Raclée, et { $who } te prend une carte au hasard.
       *[no] { $who } te prend une carte au hasard. Tu ne prends pas de Raclée.
    }
answer-yield-more =
    { $n ->
        [one] { $who } te prend encore une carte au hasard.
       *[other] { $who } te prend encore { $n } cartes au hasard.
    }
answer-pass = Ne pas s’en mêler
answer-pass-helper = Tu n’abats rien pour { $who }.
answer-pass-helper-michel = Tu n’abats rien pour { $who }.
cost-lose = { $n } de moins
cost-spend-one = coûte 1
cost-none = aucune
cost-beating = de { $from } à { $to }
cost-beating-full = reste à 2

## The table itself

connection-lost = La connexion est coupée. Nouvel essai en cours ; rien de ce que tu as fait n’est perdu.
rewound = Tu revois le tour { $n }.
rewind-back = Un pas en arrière
rewind-forward = Un pas en avant
rewind-now = Revenir au présent
paused = La partie est en pause.
# $who : un nom ou, pour une demande de la personne qui lit, le mot du message you.
proposed-undo =
    { $you ->
        [yes] Tu demandes à annuler un coup.
       *[no] { $who } demande à annuler un coup.
    }
proposed-pause =
    { $you ->
        [yes] Tu demandes à faire une pause.
       *[no] { $who } demande à faire une pause.
    }
proposed-resume =
    { $you ->
        [yes] Tu demandes à reprendre la partie.
       *[no] { $who } demande à reprendre la partie.
    }
agree = D’accord
disagree = Pas d’accord
stood-in = Un bot joue à ta place.
stood-in-why = Tu n’étais plus là ou ton temps était écoulé.
take-back = Reprendre ta place
understood = Compris
away-title = Pendant ton absence
away-text = Voilà ce qu’on t’a fait. Choisis une ligne pour revoir ce moment.
away-on = On continue
curtain-title = C’est à { $name }
curtain-text = Passe l’appareil. Les autres regardent ailleurs.
curtain-lift = Je suis { $name }

## Phone tabs and keys

tab-prison = Prison
tab-piles = Piles
tab-players = Joueurs
tab-log = Journal
keys-title = Raccourcis clavier
keys-text = Tab parcourt tout, Entrée valide. Ces raccourcis vont plus vite :
keys-digits = Le choix qui porte ce numéro
# What is printed on the Escape key.
key-escape = Échap
keys-escape = Choisir autre chose
keys-hand = Vers tes cartes
keys-places = Vers les Lieux
keys-log = Vers le journal
keys-off-in-chat = Ces touches sont inactives tant que la discussion est ouverte. Tu peux les désactiver pour de bon dans les réglages.
keys-off = Tu as désactivé ces touches dans les réglages.
pace = Vitesse des coups des bots
pace-slow = Lente
pace-usual = Normale
pace-fast = Rapide
pace-instant = Sans pause
pace-skip = Passer à mon tour
since = Depuis ton dernier tour
since-close = Fermer « Depuis ton dernier tour »
win-warning = Victoire possible en creusant une seule fois : { $who }
bar-rolling = Le dé roule…
card-new = nouveau
fight-result = Issue du Racket
fight-you-won = Tu as gagné
fight-you-lost = Tu as perdu
fight-won = Victoire : { $who }
fight-cooperated = Outil donné
fight-escaped = Racket esquivé
fight-continue = Continuer
fight-hand = Ta main : { $cards }
fight-weapons =
    { $n ->
        [0] Plus aucune Arme
        [one] Encore { $n } Arme
       *[other] Encore { $n } Armes
    }
fight-known = Cartes que tu connais : { $cards }
answer-yield-defender-has =
    { $beaten ->
        [yes]
                Tu prends une Raclée, et { $who } te prend { $tool ->
                    [spoon] une Cuillère
                    [pickaxe] une Pioche
                    [shovel] une Pelle
                   *[other] l’Outil ({ $card })
                }.
       *[no]
                { $who } te prend { $tool ->
                    [spoon] une Cuillère
                    [pickaxe] une Pioche
                    [shovel] une Pelle
                   *[other] l’Outil ({ $card })
                }, mais tu ne prends pas de Raclée.
    }
answer-yield-michel-has =
    { $beaten ->
        [yes]
                Tu prends une Raclée et perds { $tool ->
                    [spoon] une Cuillère
                    [pickaxe] une Pioche
                    [shovel] une Pelle
                   *[other] l’Outil ({ $card })
                }.
       *[no]
                Tu perds { $tool ->
                    [spoon] une Cuillère
                    [pickaxe] une Pioche
                    [shovel] une Pelle
                   *[other] l’Outil ({ $card })
                }, mais tu ne prends pas de Raclée.
    }
answer-yield-michel-choice =
    { $beaten ->
        [yes] Tu prends une Raclée et perds l’un des Outils exigés, à ton choix.
       *[no] Tu perds l’un des Outils exigés, à ton choix, mais tu ne prends pas de Raclée.
    }
answer-yield-michel-lack =
    { $beaten ->
        [yes] Tu prends une Raclée et perds une carte au hasard.
       *[no] Tu perds une carte au hasard, mais tu ne prends pas de Raclée.
    }
answer-yield-empty =
    { $beaten ->
        [yes] Tu prends une Raclée. Tu n’as pas de carte à perdre.
       *[no] Tu ne prends pas de Raclée, et tu n’as pas de carte à perdre.
    }
