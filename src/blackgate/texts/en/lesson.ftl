## The tutorial: what is said at each step of tutorial/steps.toml. A title, and two or three short sentences.

# What whoever learns is called, as a name at the table.
lesson-you = You

lesson-goal = A way out
    .text = You have a plan: a tunnel. Tools that you lay in it score Tunnel points, and the first to 6 goes free. The tunnel is short for this lesson; a real three-player game takes 12.
lesson-places = The prison
    .text = You, Vesna and Bruno are in the Cell Block. Every Place has its own use: Spoons in the Cafeteria, trade in the Recreational Area, and only the Cell Block has a floor to dig in. Nobody goes to Solitary by choice.
lesson-search = Look around
    .text = It’s your turn, and a turn has 2 actions. The bar always says what the game is waiting for. Once per turn you may Search: here it gets you 1 card. Try it.
lesson-hand = Your hand
    .text = You found a Link. It holds Tools together: a Pike and a Link make a Pickaxe. The others know how many cards you have, but never which.
lesson-roll = Roll to move
    .text = A Simple move costs 1 action. You roll, and every result opens two Places; the doors show your odds. A 1 or a 4 gets you into the Cafeteria. A Cautious move needs no luck, but costs 2 actions.
lesson-go = A four
    .text = A 4 leads to the Cafeteria or the Recreational Area. You’re after cutlery: choose the Cafeteria.
lesson-end = End your turn
    .text = You have no actions left. End your turn, and see what Vesna and Bruno are up to.

lesson-others = What the others did
    .text = Vesna followed you and pocketed a Spoon; Bruno is in the Infirmary. The log keeps it all, and a click on a line takes you back to that moment. Cards the others draw stay hidden; cards they take from the board do not.
lesson-steal = Steal a Spoon
    .text = In the Cafeteria, 1 action gets you a Spoon while there are any left. It’s the smallest Tool: 1 Tunnel point.
lesson-craft = Craft a Pickaxe
    .text = Put your Pike and your Link together: a Pickaxe is worth 2 Tunnel points. You can Craft in most Places, but not in the Cell Block, the Showers or Solitary.
lesson-craft-end = Two Tools
    .text = A Spoon and a Pickaxe. In your hand they score nothing and can be taken from you, so you’ll want to bring them home. For now, end your turn.

lesson-sent = Sent to Solitary
    .text = Vesna played a Snitch on Bruno: he was sent to Solitary, where the only action is to move out. Action cards like hers cost 1 action and are discarded. How many cards a Search gets you depends on the Place: 2 in the Cafeteria. Search again.
lesson-knives = Craft Knives
    .text = A Chain and a Phone: keep them for later. Now make two Knives out of your Blade. Knives and Blades are Weapons, and you’ll soon be glad to have some.
lesson-knives-end = Ten cards at most
    .text = You’ve used both actions. At the end of your own turn you may keep up to 10 cards, and you have 7. End your turn.

lesson-roll-home = Time to dig
    .text = Vesna has dug with her first Spoon. To Dig you must be in the Cell Block: from here, a 1, a 2 or a 3 takes you there. Roll.
lesson-go-home = Back home
    .text = A 2 leads to the Cell Block or the Infirmary. Go to the Cell Block.
lesson-dig = Dig
    .text = Lay the Pickaxe in your tunnel: 2 Tunnel points. It’s much safer there than in your hand.
lesson-dig-end = Two of six
    .text = You’ve started your tunnel. The Spoon has to wait: you’ve used your actions, so end your turn.

lesson-beating = A Beating
    .text = Bruno came in and played an Ambush on you: that’s one Beating. With one you can’t Craft; with two you can’t Dig either. You can Heal in the Infirmary, but a single Beating won’t stop you from digging.
lesson-extort = Extort someone
    .text = Vesna is here, and everyone saw it: she stole two Spoons and dug with only one. With a Weapon in hand you may Extort a player in your Place, once per turn. Extort Vesna.
lesson-name = Say what you want
    .text = Name the Tool you’re after. You know about her Spoon, so ask for that.
lesson-lay = Show a Weapon
    .text = Now lay a Weapon to show that you mean it. It will be discarded, whatever she answers.
lesson-cooperated = She cooperates
    .text = Vesna handed over her Spoon rather than fight for it. You have an action left, and this is the Cell Block: Dig with a Spoon.
lesson-extort-end = Halfway
    .text = 3 of 6 Tunnel points. You still have a Spoon, and a Knife to guard it. End your turn.

lesson-answer = Now they want yours
    .text = Bruno wants your Spoon and has laid a Blade. You may cooperate and lose the Spoon, give up and take a Beating as well, or lay a Weapon and fight. Lay your Knife.
lesson-combat = You win
    .text = Bruno had no Weapon left. The loser of a Combat takes a Beating, and the winner takes a card: you got a Ring, at random. All Weapons that were laid are discarded.

lesson-join = Join a Gang
    .text = Chain and Ring are Accessories, and the Cartel takes these two. Joining costs 1 action and both cards; you get the top card of the Gang’s pile.
lesson-reveal = Your Background
    .text = You got the Runners: Sell and Buy anywhere, but keep only 2 cards. With your Background, Launderer, you Sell once at double the price and, as you’re in the Cartel, get 10 Cigarettes. It costs no action and works once per game. Reveal it with both effects.
lesson-sell = Sell
    .text = A Shovel costs 8 Cigarettes. Your Phone is a Rare item: it sells for 5, and with Launderer for 10. Sell it.
lesson-sold = Anything else?
    .text = That makes 10 Cigarettes. One Sell can include as many cards as you like; today the Phone is enough. Say that you’re done.
lesson-second = The second effect
    .text = If you’re in the Gang that your Background names, you may use its second effect too. Launderer names the Cartel, and you get 10 more Cigarettes. Use the second effect.
lesson-buy = Buy a Shovel
    .text = Your Phone sold for 10 Cigarettes instead of 5, and the second effect brought 10 more. The Runners let you Buy right here. Get yourself a Shovel for 8.
lesson-sale-end = Free of charge
    .text = Joining and buying took your 2 actions; revealing took none. End your turn.
lesson-limit = The hand limit
    .text = At the end of your turn you may keep 10 cards, but as one of the Runners only 2. You have 3. Discard the Link: you won’t need it any more.

lesson-last-dig = The last bit of wall
    .text = Vesna has dug again, and Bruno is having his Beating seen to. You need 3 more Tunnel points, and a Shovel is worth 3. Dig.
lesson-won = You’re out
    .text = Spoon, Pickaxe, Shovel: 6 Tunnel points, and the game is over at once. Other Gangs and Backgrounds, teams, Michel and Michelle are still waiting for you. If you’re ever unsure, the bar, the log and the rulebook will help.
