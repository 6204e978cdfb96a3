"""Content packs: everything printed on cards and board, in TOML, with the origin of every value.

loader    loads a pack from its directory, or refuses it
model     the classes of a loaded pack
entry     values of a TOML file, with checks
effects   the effects and abilities of cards, as numbers
checks    whether a pack can be played: sums, references, limits of the engine
errors    PackError: file, key, what was found, what was expected
compile   a pack as the engine's tables of numbers, and the catalogue of its moves
files     the files of a pack, to be stored with the games that are played with it
versions  earlier versions of `classic` that come with the program
"""

from blackgate.pack.errors import PackError
from blackgate.pack.loader import CLASSIC, load_pack
from blackgate.pack.model import Pack

__all__ = ["CLASSIC", "Pack", "PackError", "load_pack"]
