## The tutorial: what is said at each step of tutorial/steps.toml. A title, and two or three short sentences.

# What whoever learns is called, as a name at the table.
lesson-you = You

lesson-goal = A way out
    .text = You have a plan: a tunnel. Tools that you lay in it score Tunnel points, and whoever has 6 of them first is free. For a first lesson the tunnel is short; a real one for three takes 12.
lesson-places = The prison
    .text = You, Vesna and Bruno stand in the Cell Block. Every Place is good for something else: Spoons in the Cafeteria, trade in the Recreational Area, and only the Cell Block has a floor to dig in. Nobody goes to Solitary by choice.
lesson-search = Look around
    .text = It is your turn, and a turn has 2 actions. The bar always says what the game is waiting for. Once per turn you may Search: here that brings 1 card. Try it.
lesson-hand = Your hand
    .text = You found a Link. It holds things together: Pike and Link make a Pickaxe, Blade and Link make two Knives. The others know how many cards you hold, never which.
lesson-roll = Roll to move
    .text = A Simple move costs 1 action. You roll, and every result opens two Places; the doors show your odds. A 1 or a 4 gets you into the Cafeteria. A Cautious move needs no luck, but 2 actions.
lesson-go = A four
    .text = A 4 leads to the Cafeteria or to the Recreational Area. You are after cutlery: choose the Cafeteria.
lesson-end = End your turn
    .text = No actions left. End your turn, and see what Vesna and Bruno are up to.

lesson-others = What the others did
    .text = Vesna came after you and pocketed a Spoon; Bruno is in the Infirmary. The log keeps it all, and a click on a line takes you back to that moment. Cards that others draw stay hidden, what they take from the board does not.
lesson-steal = Steal a Spoon
    .text = In the Cafeteria 1 action gets you a Spoon while there are any. It is the smallest Tool: 1 Tunnel point.
lesson-craft = Craft a Pickaxe
    .text = Put Pike and Link together: a Pickaxe is worth 2 Tunnel points. You can Craft in most Places, but not in the Cell Block, the Showers or Solitary.
lesson-craft-end = Two Tools
    .text = A Spoon and a Pickaxe. In your hand they score nothing and can be taken from you, so you will want to bring them home. For now, end your turn.

lesson-sent = Sent to Solitary
    .text = Vesna played a Snitch against Bruno: he was sent to Solitary, where nothing can be done but move out. Action cards like hers cost 1 action and are discarded.
lesson-search-more = Search again
    .text = How much a Search brings depends on the Place. In the Cafeteria it is 2 cards.
lesson-knives = Craft Knives
    .text = A Chain and a Phone: keep them for later. Now make two Knives out of Blade and Link. Knives and Blades are Weapons, and you will soon be glad of them.
lesson-knives-end = Ten cards at most
    .text = Both actions are used. At the end of your own turn you may keep 10 cards; you hold six. End your turn.

lesson-roll-home = Time to dig
    .text = Vesna has dug her first Spoon. To Dig you must be in the Cell Block: from here a 1, a 2 or a 3 takes you there. Roll.
lesson-go-home = Back home
    .text = A 2 leads to the Cell Block or to the Infirmary. Go to the Cell Block.
lesson-dig = Dig
    .text = Lay the Pickaxe in your tunnel: 2 Tunnel points. It is much safer there than in your hand.
lesson-dig-end = Two of six
    .text = Your tunnel has begun. The Spoon has to wait: your actions are used, so end your turn.

lesson-beating = A Beating
    .text = Bruno came in and played an Ambush on you: that is one Beating. With one you cannot Craft, with two you cannot Dig either. The Infirmary heals them; one will not stop your tunnel.
lesson-extort = Extort somebody
    .text = Vesna is here, and everybody saw it: she stole two Spoons and dug only one. With a Weapon in hand you may Extort a player in your Place, once per turn. Extort Vesna.
lesson-name = Say what you want
    .text = Name the Tool you are after. You know of her Spoon, so ask for that.
lesson-lay = Show a Weapon
    .text = Now lay a Weapon to show that you mean it. It will be discarded, whatever she answers.
lesson-cooperated = She cooperates
    .text = Vesna handed over her Spoon rather than fight for it. You have an action left, and this is the Cell Block: Dig with a Spoon.
lesson-extort-end = Halfway
    .text = 3 of 6 Tunnel points. You still hold a Spoon, and a Knife to guard it. End your turn.

lesson-answer = Now they want yours
    .text = Bruno asks for your Spoon and has laid a Blade. You may cooperate and lose the Spoon, give up and take a Beating as well, or lay a Weapon and fight. Lay your Knife.
lesson-combat = You win
    .text = Bruno had no Weapon left. Who loses a Combat takes a Beating, and the winner takes a card: yours is a Ring, drawn at random. All Weapons that were laid are discarded.

lesson-join = Join a Gang
    .text = Chain and Ring are Accessories, and the Cartel takes these two. Joining costs 1 action and both cards; you get the card that lies on top of the Gang’s pile.
lesson-reveal = Your Background
    .text = The Runners let you Sell and Buy anywhere, even here. Your Background is Arms Dealer: revealing it costs no action and works once per game. It brings 2 Knives and, as you belong to the Cartel, 3 Cigarettes if you like. Reveal it with both effects.
lesson-second = The second effect
    .text = You have the 2 Knives. A member of the Gang that the card names may add its second effect: here 3 Cigarettes. Apply it.
lesson-sell = Sell
    .text = A Shovel costs 8 Cigarettes, and you have 3. Your Phone is a Rare item that brings 5. Sell it.
lesson-sold = Anything else?
    .text = That makes 8 Cigarettes. In one Sell you may go on with as many cards as you like; today the Phone is enough. Say that you are done.
lesson-sale-end = Free of charge
    .text = Joining and selling took your 2 actions, revealing took none. Two Knives will watch over you until your next turn. End this one.

lesson-buy = Buy a Shovel
    .text = Vesna has dug again, and Bruno is having his Beating seen to. Now let the Runners bring you a Shovel for 8 Cigarettes.
lesson-last-dig = The last bit of wall
    .text = Three Tunnel points are missing, and a Shovel is worth 3. Dig.
lesson-won = You are out
    .text = Spoon, Pickaxe, Shovel: 6 Tunnel points, and the game is over at once. Other Gangs and Backgrounds, teams, Michel and Michelle are still waiting for you. Whenever you wonder, the bar, the log and the rulebook will help.
