"""Where each field of an observation begins. `env/observation_fields.py` describes the fields and computes the numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine import layout as at


class ObservationOffsets:
    """The first cell of each field, under the name it has in `env/observation_fields.py`. Read-only."""

    def __init__(self, first: dict[str, int], size: int, board: list[int], tools: list[int], weapons: list[int]) -> None:
        # Long because every field of an observation is one line here.
        self.size: i64 = size
        self.board_kinds: i64 = len(board)
        self.board: vec[i64] = vec[i64](board)  # the kinds that have a pile on the board
        self.tools: i64 = len(tools)
        self.weapons: i64 = len(weapons)
        self.tool_of: vec[i64] = vec[i64](numbers_by_kind(tools))  # which Tool a kind is, or -1
        self.weapon_of: vec[i64] = vec[i64](numbers_by_kind(weapons))  # which Weapon a kind is, or -1
        # The table.
        self.mode: i64 = first["mode"]
        self.players: i64 = first["players"]
        self.target: i64 = first["target"]
        self.round: i64 = first["round"]
        self.deck: i64 = first["deck"]
        self.discard: i64 = first["discard"]
        self.discard_top: i64 = first["discard_top"]
        self.piles: i64 = first["piles"]
        self.gang_top: i64 = first["gang_top"]
        self.gang_below: i64 = first["gang_below"]
        self.gang_size: i64 = first["gang_size"]
        self.gang_fresh: i64 = first["gang_fresh"]
        # The question.
        self.prompt: i64 = first["prompt"]
        self.asked: i64 = first["asked"]
        self.turn: i64 = first["turn"]
        self.this_turn: i64 = first["this_turn"]
        self.ending: i64 = first["ending"]
        self.die: i64 = first["die"]
        self.card: i64 = first["card"]
        self.card_target: i64 = first["card_target"]
        self.partner: i64 = first["partner"]
        self.due: i64 = first["due"]
        # The fight.
        self.attacker: i64 = first["attacker"]
        self.defender: i64 = first["defender"]
        self.named: i64 = first["named"]
        self.laid: i64 = first["laid"]
        self.fists: i64 = first["fists"]
        self.helpers: i64 = first["helpers"]
        self.held: i64 = first["held"]
        self.michel_place: i64 = first["michel_place"]
        self.michel_next: i64 = first["michel_next"]
        self.michel_first: i64 = first["michel_first"]
        self.michel_shown: i64 = first["michel_shown"]
        self.michel_discard: i64 = first["michel_discard"]
        # All players.
        self.place: i64 = first["place"]
        self.beatings: i64 = first["beatings"]
        self.cigarettes: i64 = first["cigarettes"]
        self.points: i64 = first["points"]
        self.hand_size: i64 = first["hand_size"]
        self.gang: i64 = first["gang"]
        self.background: i64 = first["background"]
        self.revealed: i64 = first["revealed"]
        self.dug: i64 = first["dug"]
        self.last_dug: i64 = first["last_dug"]
        # What only the observer knows.
        self.hand: i64 = first["hand"]
        self.exposed: i64 = first["exposed"]
        self.known: i64 = first["known"]
        self.unknown: i64 = first["unknown"]
        self.lacks: i64 = first["lacks"]
        self.shared: i64 = first["shared"]
        self.shared_kinds: i64 = first["shared_kinds"]


def numbers_by_kind(kinds: list[int]) -> list[int]:
    """Return for each kind its number in a list of kinds, or -1."""
    return [kinds.index(kind) if kind in kinds else -1 for kind in range(at.KINDS)]
