## What can be tried in each position of positions/positions.json; the number is that of the clause. One or two short sentences.

position-3-2 = Your best Tool is enough to win. Dig with it.

position-4-1 = A game begins, and you have 2 actions. Use them in any order, then end your turn.
position-4-3 = You hold more than 10 cards. End your turn, and choose which cards you discard.

position-5-1 = You are in the Showers. Search, and see how many cards you draw here.
position-5-2 = You hold a Tool, but you can only Dig in the Cell Block. Roll the die: it names two Places, and you choose one.
position-5-3 = You hold a good Tool, and the die is fickle. Go to the Cell Block with a Cautious move: it costs both actions.
position-5-5 = Your Accessories suit more than one Gang. Join one: its top card becomes yours.
position-5-7 = You hold a Frisk, and another player is in your Place. Play it: you take a random card from them, and a Knife from the board.
position-5-8 = Another player is in your Place, and you know of a Tool in their hand. Extort them: name that Tool, then lay a Weapon.
position-5-10 = You are extorted, and you hold the Tool that was named. Cooperate, lay a Weapon or give up: what is it worth to you?
position-5-11 = You are in a Combat, and you have to answer. Lay another Weapon, or give up.
position-5-14 = You hold the parts of more than one recipe. Craft, and choose what you make.

position-6-1 = You are in the Cell Block with Tools in your hand. Dig with one: its Tunnel points count at once.
position-6-2 = You are in the Cafeteria. Steal a Spoon: it is the quickest way to a Tool.
position-6-3 = You have taken a Beating, and you are in the Infirmary. Heal.
position-6-4 = You are in the Recreational Area. Sell the cards you do not need, as many as you like, for one action.
position-6-5 = You are in the Recreational Area, and you have enough Cigarettes for a Tool. Buy what you want.
position-6-6 = You are in Solitary. See what you can still do, then move out.

position-7-1 = You have 2 Beatings and a Tool. Try to Dig: the game says why you cannot.

position-8-1 = You may reveal your Background now, and that is not an action. Read the card, then reveal it.
position-8-2 = You are in the Gang that your Background names. Reveal it: after its effect you are asked about the second one.
position-8-3 = You are extorted, and right now you may reveal your Background. Reveal it.

position-9-1 = Your Gang card lets you roll again. Keep this result, or reroll.

position-10-4 = Your turn ends. You may roll for Michelle: she extorts every player in the Place where she arrives.
position-10-6 = Michelle extorts you. Discard a Tool that she wants, lay a Weapon or give up.

position-11-5 = A teammate is in your Place. Exchange: give them cards and Cigarettes, then it is their turn to give.
position-11-7 = Your teammate is in a Combat and asks for help. Lay a Weapon for them, or pass.
