"""Content packs: what is printed on cards and board, as TOML with the origin of every value."""

from blackgate.pack.errors import PackError
from blackgate.pack.loader import CLASSIC, load_pack
from blackgate.pack.model import Pack

__all__ = ["CLASSIC", "Pack", "PackError", "load_pack"]
