## Entraîner un réseau en le faisant jouer contre lui-même. Ce qui ne peut pas se faire.

error-learn-mode = « { $mode } » : ce n’est pas un mode. Écris le nombre de joueurs, des options après + et un poids après deux points, par exemple 4+michelle:1, 6+teams:2 ou 4+calm+target=12.
error-learn-packs = Les packs de ces modes n’ont pas les mêmes cartes ou les mêmes lieux : entraîne un réseau pour chacun.
error-learn-evaluation = « { $evaluation } » : ce n’est pas une évaluation. Écris un mode et un bot, par exemple 4/inmate ou 6+teams/boss@25ms.
error-learn-folder = { $folder } contient déjà un entraînement : continue-le avec --resume, ou choisis un autre dossier avec --out.
error-learn-no-checkpoint = Il n’y a pas de sauvegarde dans { $file } : entraîne d’abord un réseau.
error-learn-other-network = Le réseau de { $file } est différent : { $differences }. Reprends les réglages de son entraînement.
error-learn-worker = Un processus a signalé une erreur : { $problem }
error-learn-setting = « { $setting } » : ce n’est pas un réglage avec une valeur. Écris NOM=VALEUR avec l’un de ces noms : { $names }.

## La commande
help-train = Entraîner un réseau en le faisant jouer contre lui-même, dans tous les modes, sur une carte graphique ou en petite démonstration sur le processeur.
help-train-minutes = Le nombre de minutes d’entraînement ; le taux d’apprentissage et les autres rythmes suivent ce plan.
help-train-decisions = Le nombre de décisions d’entraînement, à la place des minutes.
help-train-stop-after = Arrêter cet appel après ce nombre de minutes, avec une sauvegarde d’où --resume continue.
help-train-out = Le dossier de la sauvegarde, des chiffres et du rapport.
help-train-resume = Continuer à partir de la sauvegarde du dossier.
help-train-init = La sauvegarde ou le fichier exporté dont le réseau est le point de départ d’un nouvel entraînement.
help-train-modes = Le mélange des modes avec leurs poids, par exemple { $example } (par défaut : tous les modes).
help-train-seed = La graine du réseau, des coups et des donnes.
help-train-device = Où le réseau calcule : auto, cuda ou cpu.
help-train-workers = Le nombre de processus qui jouent des parties (par défaut : selon le nombre de cœurs).
help-train-games = Le nombre de parties jouées en même temps (par défaut : selon l’appareil).
help-train-opponents = La sauvegarde ou le fichier exporté d’un réseau fixe qui joue certaines des places.
help-train-opponent-seats = Le nombre de places du réseau fixe dans chaque partie ; par équipes, il joue une équipe.
help-train-evaluate = Les parties contre des bots pendant l’entraînement, par exemple 4/inmate,6+teams/inmate,4/boss@25ms ; vide pour aucune.
help-train-export = Écrire le réseau de la sauvegarde dans ce fichier, pour les bots, sans entraîner.
help-train-report = Réécrire le rapport de l’entraînement, sans entraîner.
help-train-set = Un autre réglage sous la forme NOM=VALEUR, par exemple width=512 ou rate=0.001 ; plusieurs fois si besoin. La documentation en donne la liste.

## Ce qu’elle affiche
train-begin = { $device } : { $games } parties dans { $workers } processus, un réseau de { $weights } poids. { $done } du plan est fait.
train-begin-cpu = Il n’y a pas de carte graphique ici : c’est donc une petite démonstration, avec un petit réseau et peu de parties.
train-pinned = La carte graphique lit directement la mémoire des parties.
train-evaluation = Contre { $opponent } : { $rate } (95 % : de { $low } à { $high } ; part équitable { $fair } ; { $games } parties)
train-interrupted = L’entraînement s’arrête après cette série, avec une sauvegarde. Encore Ctrl-C pour l’arrêter tout de suite.
train-saved = { $file } est enregistré, après { $minutes } minutes et { $decisions } décisions.
train-exported = { $file } : { $bytes } octets, SHA-256 { $digest }
train-rounding = Arrondi : le même meilleur coup dans { $same } de { $positions } positions, divergence KL moyenne { $kl }
train-no-report = Le rapport demande l’extra arena. Sans lui, les chiffres sont dans { $file } ; --report écrit le rapport plus tard.

## Le rapport
train-title = Entraînement
train-lead = { $minutes } minutes et { $decisions } décisions sur { $device }. { $result }
train-strength = Force
train-strength-words = La part des parties gagnées contre des bots pendant que le réseau apprenait. Le réseau joue son coup le plus probable ; chaque donne est jouée de chaque place.
train-speed = Vitesse
train-speed-words = Décisions par seconde, apprentissage et évaluations compris.
train-games = Parties
train-games-words = Le nombre moyen de tours des parties terminées.
train-losses = Pertes
train-losses-words = Les pertes moyennes de l’apprentissage entre deux lignes.
train-entropy = Entropie et changement
train-entropy-words = L’entropie de la stratégie, et à quel point chaque série la change (divergence KL).
train-settings = Réglages
train-minutes = Minutes
train-decisions = Décisions
train-rate = Victoires
train-per-second = Décisions/s
train-turns = Tours
train-value = Valeur
train-setting = Réglage
train-chart-alt = { $title } : { $values }
train-figure = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }
