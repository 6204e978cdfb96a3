"""Tune the values of a pack: let a network adapt to it, measure it with the lab, change cards, and again.

variants    the values that each card may have
adaptation  training a network with a pack
lab_games   the games of the lab, many at a time with one network
scores      which cards are too strong or too weak
"""
