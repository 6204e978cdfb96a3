"""Faces of the game that learning agents know: PettingZoo (`aec`), many games at once (`vector`), OpenSpiel (`open_spiel`).

Nothing but what a seat may know leaves through them (12). Each face needs its own library, so each is imported by its own name.
"""
