"""The compiled part of the environments: observations, action masks, rewards and batches of games without a Python loop.

seat_rotation        actions and seats as counted from the seat that observes
observation_offsets  where each field of an observation begins
observation          writes one seat's observation into a row of bytes
tensor               an observation as a list of floats
rewards              the rewards of a game
batched_games        many games stepped together
paused_chance        chance that stops the game and asks for an outcome, for trees with chance nodes

A module imports only from those above it.
"""
