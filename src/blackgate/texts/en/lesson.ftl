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
    .text = You found a Link. It holds Tools together: a Container and a Link make a Shovel. The others know how many cards you have, but never which.
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
lesson-craft = Craft a Shovel
    .text = Put your Container and your Link together: a Shovel is worth 3 Tunnel points. You can Craft in most Places, but not in the Cell Block, the Showers or Solitary.
lesson-craft-end = Two Tools
    .text = A Spoon and a Shovel. In your hand they score nothing and can be taken from you, so you’ll want to bring them home. For now, end your turn.

lesson-sent = Sent to Solitary
    .text = Vesna played a Snitch on Bruno: he was sent to Solitary, where the only action is to move out. Action cards like hers cost 1 action and are discarded. How many cards a Search gets you depends on the Place: 2 in the Cafeteria. Search again.
lesson-to-yard = Off to trade
    .text = A Chain and a Ring: you’ll soon see what they’re for. You also have a Phone, and the place to sell it is the Recreational Area. A 3, a 4 or a 6 takes you there. Roll.
lesson-go-yard = A three
    .text = A 3 leads to the Cell Block or the Recreational Area. Go to the Recreational Area.
lesson-yard-end = The market
    .text = Here you can Sell cards for Cigarettes, and Buy Knives, a Pickaxe or a Shovel. You’ve used both actions: end your turn.

lesson-join = Join a Gang
    .text = Bruno followed you and frisked you: your Spoon is gone. But Chain and Ring are Accessories, and the Cartel takes these two. Joining costs 1 action and both cards; you get the top card of the Gang’s pile.
lesson-reveal = Your Background
    .text = You got the Dealer: 7 Cigarettes at the start of each of your turns. Your Background, Launderer, lets you Sell once at double the price and draw 4 cards, with more to come as you’re in the Cartel. It costs no action and works once per game. Reveal it.
lesson-sell = Sell
    .text = Your Phone is a Rare item: it sells for 8 Cigarettes, and with Launderer for 16. Sell it.
lesson-sold = Anything else?
    .text = That makes 16 Cigarettes. One Sell can include as many cards as you like; today the Phone is enough. Say that you’re done, and draw 4 cards.
lesson-second = The second effect
    .text = If you’re in the Gang that your Background names, you may use its second effect too. Launderer names the Cartel: 14 more Cigarettes and 4 more cards. Use the second effect.
lesson-buy = Buy a Pickaxe
    .text = You have 30 Cigarettes. One purchase is 1 action, and a Pickaxe is worth 2 Tunnel points. Get yourself one for 6.
lesson-sale-end = Free of charge
    .text = Joining and buying took your 2 actions; revealing took none. End your turn.
lesson-limit = The hand limit
    .text = At the end of your own turn you may keep 10 cards, and you have 11. Discard the Link: you won’t need it any more.

lesson-roll-home = Time to dig
    .text = Vesna has dug with her first Spoon. To Dig you must be in the Cell Block: from here, a 1, a 2 or a 3 takes you there. Roll.
lesson-go-home = Back home
    .text = A 2 leads to the Cell Block or the Infirmary. Go to the Cell Block.
lesson-dig = Dig
    .text = Lay the Shovel in your tunnel: 3 Tunnel points. It’s much safer there than in your hand.
lesson-dig-end = Three of six
    .text = You’ve started your tunnel. The Pickaxe has to wait: you’ve used your actions, so end your turn.

lesson-extort = Extort someone
    .text = Bruno’s Ambush gave you a Beating: with one you can’t Craft, with two you can’t Dig, until you Heal in the Infirmary. Vesna is here, with one of the two Spoons she stole. With a Weapon you may Extort a player in your Place, once per turn. Extort Vesna.
lesson-name = Say what you want
    .text = Name the Tool you’re after. You know about her Spoon, so ask for that.
lesson-lay = Show a Weapon
    .text = Now lay a Weapon to show that you mean it. It will be discarded, whatever she answers.
lesson-cooperated = She cooperates
    .text = Vesna handed over her Spoon rather than fight for it. You have an action left, and this is the Cell Block: Dig with the Pickaxe.
lesson-extort-end = Nearly there
    .text = 5 of 6 Tunnel points. You have a Spoon again, and a Blade to guard it. End your turn.

lesson-answer = Now they want yours
    .text = Bruno wants your Spoon and has laid a Knife. You may cooperate and lose the Spoon, give up and take a Beating as well, or lay a Weapon and fight. Lay your Blade.
lesson-combat = You win
    .text = Bruno had no Weapon left. The loser of a Combat takes a Beating, and the winner takes a card: you got a Ring, at random. All Weapons that were laid are discarded.

lesson-last-dig = The last bit of wall
    .text = You need 1 more Tunnel point, and a Spoon is worth 1. One Beating doesn’t stop you. Dig.
lesson-won = You’re out
    .text = Shovel, Pickaxe, Spoon: 6 Tunnel points, and the game is over at once. Other Gangs and Backgrounds, teams, Michel and Michelle are still waiting for you. If you’re ever unsure, the bar, the log and the rulebook will help.
