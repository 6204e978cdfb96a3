"""Tables and knowledge as bytes, for pickling environments and positions. They hold hidden information (12)."""

from librt.vecs import vec
from mypy_extensions import i16, u8

from blackgate.engine.chance import Chance
from blackgate.engine.knowledge import Knowledge
from blackgate.engine.rulebook import Rulebook
from blackgate.engine.table import Table


def table_to_bytes(t: Table) -> bytes:
    """Return a table's numbers; the rulebook, the chance source and the journal are not among them."""
    return bytes(memoryview(t.cells))


def table_from_bytes(rulebook: Rulebook, chance: Chance, data: bytes) -> Table:
    """Return the table of `table_to_bytes`, without a journal."""
    return Table(rulebook, chance, vec[i16]([i16(number) for number in memoryview(data).cast("h")]))


def knowledge_to_bytes(knowledge: Knowledge) -> bytes:
    """Return what all observers know."""
    return bytes(memoryview(knowledge.cells))


def observer_knowledge_to_bytes(knowledge: Knowledge, observer: int) -> bytes:
    """Return what one observer knows; the observer after the last seat is a spectator."""
    width = int(knowledge.width)
    return bytes(memoryview(knowledge.cells))[observer * width : (observer + 1) * width]


def load_knowledge(knowledge: Knowledge, data: bytes) -> None:
    """Replace what `knowledge` holds by the result of `knowledge_to_bytes`."""
    knowledge.cells = vec[u8]([u8(number) for number in data])
