"""What learning agents see and many games at once, compiled: observations, masks, steps and resets without a Python loop.

Contents, lower ones first:

chairs      moves as numbered from a seat's own chair
offsets     where each field of an observation begins
observe     one seat's observation, written into a row of bytes
tensor      such a row as a list of floats
pay         what a game pays
wing        many games side by side
pause       chance that stops and asks, for trees with chance nodes
"""
