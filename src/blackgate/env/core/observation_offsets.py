"""Where each field of an observation begins. `env/observation_fields.py` describes the fields and computes the numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine import layout as at


class ObservationOffsets:
    """The first cell of each field, under the name it has in `env/observation_fields.py`. Read-only."""

    def __init__(self, first: dict[str, int], size: int, board: list[int], tools: list[int], weapons: list[int]) -> None:
        # Long because every field of an observation is one line here.
        self.size: Final[i64] = size
        self.board_kinds: Final[i64] = len(board)
        self.board: Final[vec[i64]] = vec[i64](board)  # the kinds that have a pile on the board
        self.tools: Final[i64] = len(tools)
        self.weapons: Final[i64] = len(weapons)
        self.tool_of: Final[vec[i64]] = vec[i64](numbers_by_kind(tools))  # which Tool a kind is, or -1
        self.weapon_of: Final[vec[i64]] = vec[i64](numbers_by_kind(weapons))  # which Weapon a kind is, or -1
        # The table.
        self.mode: Final[i64] = first["mode"]
        self.players: Final[i64] = first["players"]
        self.target: Final[i64] = first["target"]
        self.round: Final[i64] = first["round"]
        self.deck: Final[i64] = first["deck"]
        self.discard: Final[i64] = first["discard"]
        self.discard_top: Final[i64] = first["discard_top"]
        self.piles: Final[i64] = first["piles"]
        self.gang_top: Final[i64] = first["gang_top"]
        self.gang_below: Final[i64] = first["gang_below"]
        self.gang_size: Final[i64] = first["gang_size"]
        self.gang_fresh: Final[i64] = first["gang_fresh"]
        # The question.
        self.prompt: Final[i64] = first["prompt"]
        self.asked: Final[i64] = first["asked"]
        self.turn: Final[i64] = first["turn"]
        self.this_turn: Final[i64] = first["this_turn"]
        self.ending: Final[i64] = first["ending"]
        self.die: Final[i64] = first["die"]
        self.card: Final[i64] = first["card"]
        self.card_target: Final[i64] = first["card_target"]
        self.partner: Final[i64] = first["partner"]
        self.due: Final[i64] = first["due"]
        # The fight.
        self.attacker: Final[i64] = first["attacker"]
        self.defender: Final[i64] = first["defender"]
        self.named: Final[i64] = first["named"]
        self.laid: Final[i64] = first["laid"]
        self.fists: Final[i64] = first["fists"]
        self.helpers: Final[i64] = first["helpers"]
        self.held: Final[i64] = first["held"]
        self.michel_place: Final[i64] = first["michel_place"]
        self.michel_next: Final[i64] = first["michel_next"]
        self.michel_first: Final[i64] = first["michel_first"]
        self.michel_shown: Final[i64] = first["michel_shown"]
        self.michel_discard: Final[i64] = first["michel_discard"]
        # All players.
        self.place: Final[i64] = first["place"]
        self.beatings: Final[i64] = first["beatings"]
        self.cigarettes: Final[i64] = first["cigarettes"]
        self.points: Final[i64] = first["points"]
        self.hand_size: Final[i64] = first["hand_size"]
        self.gang: Final[i64] = first["gang"]
        self.background: Final[i64] = first["background"]
        self.revealed: Final[i64] = first["revealed"]
        self.dug: Final[i64] = first["dug"]
        self.last_dug: Final[i64] = first["last_dug"]
        # What only the observer knows.
        self.hand: Final[i64] = first["hand"]
        self.exposed: Final[i64] = first["exposed"]
        self.known: Final[i64] = first["known"]
        self.unknown: Final[i64] = first["unknown"]
        self.lacks: Final[i64] = first["lacks"]
        self.shared: Final[i64] = first["shared"]
        self.shared_kinds: Final[i64] = first["shared_kinds"]


def numbers_by_kind(kinds: list[int]) -> list[int]:
    """Return for each kind its number in a list of kinds, or -1."""
    return [kinds.index(kind) if kind in kinds else -1 for kind in range(at.KINDS)]
