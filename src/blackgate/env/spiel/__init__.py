"""The game as a tree with chance nodes, every node unchanging: what `blackgate.env.open_spiel` shows to OpenSpiel.

Contents, lower ones first:

terms        what all nodes of one game have in common
node         what all nodes have, and what those of chance have
past         what every seat was told, as a running digest
pending      a move has stopped at a die or a card: a chance node
description  a position in words
position     somebody is asked, or the game is over
dealing      the setup, card by card: chance nodes too
"""
