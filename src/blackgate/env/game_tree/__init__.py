"""The game as a tree of immutable nodes with chance nodes, for OpenSpiel (`env/open_spiel.py`).

tree_settings        what all nodes of one game have in common
information_history  what each seat has learnt so far, as a digest
node                 the base classes of nodes
position_text        a position as text
pending_move         the chance node of a move that needs a die or a card
position             a node at which a player is asked, or the game is over
setup_node           the chance nodes of the setup

A module imports only from those above it.
"""
