"""Content packs: everything printed on cards and board, in TOML, with the origin of every value."""

from blackgate.pack.errors import PackError
from blackgate.pack.loader import CLASSIC, load_pack
from blackgate.pack.model import Pack

__all__ = ["CLASSIC", "Pack", "PackError", "load_pack"]
