"""The game as environments for learning agents: PettingZoo (`aec`), many games at once (`vector`), OpenSpiel (`open_spiel`).

An agent gets only what its seat may know (chapter 12). Each environment needs its own library, so each is imported by itself.

aec, vector, open_spiel          the environments; `blackgate_v1` is the name PettingZoo users expect, `blackgate_v0` is refused
batch, local_games, worker_games the arrays of the vector environment; its games in this process, and in workers
worker_channel                   how the environment and its workers talk
options                          options of the environments
observation_fields, fields       the fields of an observation; its rows as NumPy arrays
image_rendering, text_rendering  `render()`; `rendering/` has the code they share and the sections of the image
game_tree/                       the game as a tree with chance nodes, for OpenSpiel
core/                            the compiled part: observations, masks, rewards, batches of games
"""
