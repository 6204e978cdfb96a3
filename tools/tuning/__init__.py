"""Tune the values of a pack: let a network adapt to it, measure it with the lab, change cards, and again."""
