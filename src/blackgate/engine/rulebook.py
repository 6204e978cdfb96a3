"""A content pack as tables of numbers: what the compiled engine reads instead of card names.

Made once per pack by `pack/compile.py` and never changed. `kind` numbers follow pack order
(docs/record-format.md); a *source* is something with a program: an Action card (its kind) or a Background
(`kinds` + its number).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.vocabulary import MODS


class Rulebook:
    """Read-only tables; see `pack/compile.py` for how each is filled. mypyc reads what is final without counting references."""

    def __init__(self, numbers: dict[str, int], tables: dict[str, list[int]]) -> None:  # noqa: PLR0915 -- one line per table
        # Long because every number and table of a pack is one line here.
        # Single numbers.
        self.kinds: Final[i64] = numbers["kinds"]
        self.places: Final[i64] = numbers["places"]
        self.gangs: Final[i64] = numbers["gangs"]
        self.backgrounds: Final[i64] = numbers["backgrounds"]
        self.michel_kinds: Final[i64] = numbers["michel_kinds"]
        self.moves: Final[i64] = numbers["moves"]
        self.home: Final[i64] = numbers["home"]
        self.block_a: Final[i64] = numbers["block_a"]
        self.solitary: Final[i64] = numbers["solitary"]
        self.michel_start: Final[i64] = numbers["michel_start"]
        self.steals: Final[i64] = numbers["steals"]
        self.actions: Final[i64] = numbers["actions"]
        self.cautious_cost: Final[i64] = numbers["cautious_cost"]
        self.start_hand: Final[i64] = numbers["start_hand"]
        self.most_beatings: Final[i64] = numbers["most_beatings"]
        self.craft_beatings: Final[i64] = numbers["craft_beatings"]
        self.dig_beatings: Final[i64] = numbers["dig_beatings"]
        self.die: Final[i64] = numbers["die"]
        self.michel_reward: Final[i64] = numbers["michel_reward"]
        # What a fair start gives, per number of players and turn order (14.8).
        self.fair_start_cards: Final[vec[i64]] = vec[i64](tables["fair_start_cards"])
        self.fair_start_cigarettes: Final[vec[i64]] = vec[i64](tables["fair_start_cigarettes"])
        # Cards, by kind.
        self.copies: Final[vec[i64]] = vec[i64](tables["copies"])
        self.points: Final[vec[i64]] = vec[i64](tables["points"])
        self.sells: Final[vec[i64]] = vec[i64](tables["sells"])
        self.on_board: Final[vec[i64]] = vec[i64](tables["on_board"])
        self.chaos: Final[vec[i64]] = vec[i64](tables["chaos"])
        self.tools: Final[vec[i64]] = vec[i64](tables["tools"])
        self.weapons: Final[vec[i64]] = vec[i64](tables["weapons"])
        self.accessories: Final[vec[i64]] = vec[i64](tables["accessories"])
        self.action_cards: Final[vec[i64]] = vec[i64](tables["action_cards"])
        # Recipes and offers.
        self.makes: Final[vec[i64]] = vec[i64](tables["makes"])
        self.made: Final[vec[i64]] = vec[i64](tables["made"])
        self.needs_from: Final[vec[i64]] = vec[i64](tables["needs_from"])
        self.needs: Final[vec[i64]] = vec[i64](tables["needs"])
        self.offer_kind: Final[vec[i64]] = vec[i64](tables["offer_kind"])
        self.offer_count: Final[vec[i64]] = vec[i64](tables["offer_count"])
        self.offer_cost: Final[vec[i64]] = vec[i64](tables["offer_cost"])
        # Places; the two Blocks of a team game come last.
        self.search: Final[vec[i64]] = vec[i64](tables["search"])
        self.craft: Final[vec[i64]] = vec[i64](tables["craft"])
        self.digs: Final[vec[i64]] = vec[i64](tables["digs"])
        self.steals_at: Final[vec[i64]] = vec[i64](tables["steals_at"])
        self.heals_at: Final[vec[i64]] = vec[i64](tables["heals_at"])
        self.sells_at: Final[vec[i64]] = vec[i64](tables["sells_at"])
        self.buys_at: Final[vec[i64]] = vec[i64](tables["buys_at"])
        self.in_play: Final[vec[i64]] = vec[i64](tables["in_play"])  # without teams, then with teams
        self.leads_from: Final[vec[i64]] = vec[i64](tables["leads_from"])  # per mode and result, into `leads`
        self.leads: Final[vec[i64]] = vec[i64](tables["leads"])
        # Gangs and their cards.
        self.gang_of: Final[vec[i64]] = vec[i64](tables["gang_of"])
        self.mods: Final[vec[i64]] = vec[i64](tables["mods"])
        # Programs, by source.
        self.program: Final[vec[i64]] = vec[i64](tables["program"])
        self.first: Final[vec[i64]] = vec[i64](tables["first"])
        self.second: Final[vec[i64]] = vec[i64](tables["second"])
        self.scope: Final[vec[i64]] = vec[i64](tables["scope"])
        self.is_move: Final[vec[i64]] = vec[i64](tables["is_move"])
        self.background_gang: Final[vec[i64]] = vec[i64](tables["background_gang"])
        self.moment: Final[vec[i64]] = vec[i64](tables["moment"])
        # Michel(le)'s cards.
        self.michel_copies: Final[vec[i64]] = vec[i64](tables["michel_copies"])
        self.armed: Final[vec[i64]] = vec[i64](tables["armed"])
        self.shows: Final[vec[i64]] = vec[i64](tables["shows"])  # per card and kind
        # The catalogue of moves.
        self.base: Final[vec[i64]] = vec[i64](tables["base"])
        self.family: Final[vec[i64]] = vec[i64](tables["family"])
        self.arg: Final[vec[i64]] = vec[i64](tables["arg"])
        self.arg2: Final[vec[i64]] = vec[i64](tables["arg2"])
        self.play_base: Final[vec[i64]] = vec[i64](tables["play_base"])  # per Action card: its first move
        self.join_from: Final[vec[i64]] = vec[i64](tables["join_from"])  # per gang, into the join moves
        self.join_kinds: Final[vec[i64]] = vec[i64](tables["join_kinds"])  # per join move: a bit per kind

    def mod(self, gang_card: i64, column: i64) -> i64:
        """Return the value of one ability for a Gang card (-1: none)."""
        cell = (gang_card + 1) * MODS + column
        return self.mods[cell]
