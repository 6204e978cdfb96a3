"""The game as a tree with chance nodes, every node unchanging: what `blackgate.env.open_spiel` shows to OpenSpiel.

Contents, lower ones first:

terms        what all nodes of one game have in common
past         what every seat was told, as a running digest
node         what all nodes have, what those of chance have, and what is seen of a position
description  a position in words
pending      a move has stopped at a die or a card: a chance node
position     somebody is asked, or the game is over
dealing      the setup, card by card: chance nodes too
"""
