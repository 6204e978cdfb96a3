## Ce qu’on peut essayer dans chaque position de positions/positions.json ; le numéro est celui de la règle. Une ou deux phrases courtes.

position-3-2 = Ton meilleur Outil suffit pour gagner. Creuse avec lui.

position-4-1 = Une partie commence, et tu as 2 actions. Utilise-les dans l’ordre que tu veux, puis finis ton tour.
position-4-3 = Tu as plus de 10 cartes en main. Finis ton tour et choisis les cartes que tu défausses.

position-5-1 = Tu es aux Douches. Fouille, et regarde combien de cartes tu pioches ici.
position-5-2 = Tu as un Outil, mais on ne creuse qu’en Cellules. Lance le dé : il indique deux Lieux, et tu en choisis un.
position-5-3 = Tu as un bon Outil, et le dé est capricieux. Va en Cellules par un Déplacement prudent : il coûte tes deux actions.
position-5-5 = Tes Accessoires conviennent à plusieurs Gangs. Intègres-en un : sa carte du dessus est à toi.
position-5-7 = Tu as une Palpation, et quelqu’un est dans le même Lieu que toi. Joue-la : tu lui prends une carte au hasard, et un Surin sur le plateau.
position-5-8 = Quelqu’un est dans le même Lieu que toi, et tu sais que sa main contient un Outil. Rackette cette personne : nomme l’Outil, puis abats une Arme.
position-5-10 = On te rackette, et tu as l’Outil nommé. Coopère, abats une Arme ou abandonne : combien vaut-il pour toi ?
position-5-11 = Tu es en plein Combat, et c’est à toi de répondre. Abats une autre Arme ou abandonne.
position-5-14 = Tu as de quoi fabriquer plusieurs choses. Fabrique, et choisis ce que tu obtiens.

position-6-1 = Tu es en Cellules avec des Outils en main. Creuse avec l’un d’eux : ses Points de tunnel comptent aussitôt.
position-6-2 = Tu es au Réfectoire. Vole une Cuillère : c’est le moyen le plus rapide d’avoir un Outil.
position-6-3 = Tu as pris une Raclée, et tu es à l’Infirmerie. Soigne-toi.
position-6-4 = Tu es en Promenade. Vends les cartes dont tu n’as pas besoin, autant que tu veux, en une seule action.
position-6-5 = Tu es en Promenade, et tes Cigarettes suffisent pour un Outil. Achète ce que tu veux.
position-6-6 = Tu es à l’Isolement. Regarde ce que tu peux encore faire, puis sors.

position-7-1 = Tu as 2 Raclées et un Outil. Essaie de creuser : le jeu te dit pourquoi tu ne peux pas.

position-8-1 = Tu peux révéler ton Passif maintenant, et ce n’est pas une action. Lis la carte, puis révèle-la.
position-8-2 = Tu es dans le Gang que nomme ton Passif. Révèle-le : après son effet, on te propose le second.
position-8-3 = On te rackette, et c’est justement un moment où tu peux révéler ton Passif. Révèle-le.

position-9-1 = Ta carte Gang te permet de relancer le dé. Garde ce résultat ou relance.

position-10-4 = Ton tour finit. Tu peux lancer le dé pour Michelle : là où elle arrive, elle rackette tout le monde.
position-10-6 = Michelle te rackette. Défausse un Outil qu’elle veut, abats une Arme ou abandonne.

position-11-5 = Un coéquipier est dans le même Lieu que toi. Échangez : donne-lui des cartes et des Cigarettes, puis c’est à lui de donner.
position-11-7 = Ton coéquipier se bat et demande de l’aide. Abats une Arme pour lui ou passe.
