"""A content pack as tables of numbers: what the compiled engine reads instead of card names.

Made once per pack by `pack/compile.py` and never changed. `kind` numbers follow pack order
(docs/record-format.md); a *source* is something with a program: an Action card (its kind) or a Background
(`kinds` + its number).
"""

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.engine.vocabulary import MODS


class Rulebook:
    """Read-only tables; see `pack/compile.py` for how each is filled."""

    def __init__(self, numbers: dict[str, int], tables: dict[str, list[int]]) -> None:  # noqa: PLR0915 -- one line per table
        # Long because every number and table of a pack is one line here.
        # Single numbers.
        self.kinds: i64 = numbers["kinds"]
        self.places: i64 = numbers["places"]
        self.gangs: i64 = numbers["gangs"]
        self.backgrounds: i64 = numbers["backgrounds"]
        self.michel_kinds: i64 = numbers["michel_kinds"]
        self.moves: i64 = numbers["moves"]
        self.home: i64 = numbers["home"]
        self.block_a: i64 = numbers["block_a"]
        self.solitary: i64 = numbers["solitary"]
        self.michel_start: i64 = numbers["michel_start"]
        self.steals: i64 = numbers["steals"]
        self.actions: i64 = numbers["actions"]
        self.cautious_cost: i64 = numbers["cautious_cost"]
        self.start_hand: i64 = numbers["start_hand"]
        self.most_beatings: i64 = numbers["most_beatings"]
        self.craft_beatings: i64 = numbers["craft_beatings"]
        self.dig_beatings: i64 = numbers["dig_beatings"]
        self.die: i64 = numbers["die"]
        self.michel_reward: i64 = numbers["michel_reward"]
        # What a fair start gives, per number of players and turn order (14.8).
        self.fair_start_cards: vec[i64] = vec[i64](tables["fair_start_cards"])
        self.fair_start_cigarettes: vec[i64] = vec[i64](tables["fair_start_cigarettes"])
        # Cards, by kind.
        self.copies: vec[i64] = vec[i64](tables["copies"])
        self.points: vec[i64] = vec[i64](tables["points"])
        self.sells: vec[i64] = vec[i64](tables["sells"])
        self.on_board: vec[i64] = vec[i64](tables["on_board"])
        self.chaos: vec[i64] = vec[i64](tables["chaos"])
        self.tools: vec[i64] = vec[i64](tables["tools"])
        self.weapons: vec[i64] = vec[i64](tables["weapons"])
        self.accessories: vec[i64] = vec[i64](tables["accessories"])
        self.action_cards: vec[i64] = vec[i64](tables["action_cards"])
        # Recipes and offers.
        self.makes: vec[i64] = vec[i64](tables["makes"])
        self.made: vec[i64] = vec[i64](tables["made"])
        self.needs_from: vec[i64] = vec[i64](tables["needs_from"])
        self.needs: vec[i64] = vec[i64](tables["needs"])
        self.offer_kind: vec[i64] = vec[i64](tables["offer_kind"])
        self.offer_count: vec[i64] = vec[i64](tables["offer_count"])
        self.offer_cost: vec[i64] = vec[i64](tables["offer_cost"])
        # Places; the two Blocks of a team game come last.
        self.search: vec[i64] = vec[i64](tables["search"])
        self.craft: vec[i64] = vec[i64](tables["craft"])
        self.digs: vec[i64] = vec[i64](tables["digs"])
        self.steals_at: vec[i64] = vec[i64](tables["steals_at"])
        self.heals_at: vec[i64] = vec[i64](tables["heals_at"])
        self.sells_at: vec[i64] = vec[i64](tables["sells_at"])
        self.buys_at: vec[i64] = vec[i64](tables["buys_at"])
        self.in_play: vec[i64] = vec[i64](tables["in_play"])  # without teams, then with teams
        self.leads_from: vec[i64] = vec[i64](tables["leads_from"])  # per mode and result, into `leads`
        self.leads: vec[i64] = vec[i64](tables["leads"])
        # Gangs and their cards.
        self.gang_of: vec[i64] = vec[i64](tables["gang_of"])
        self.mods: vec[i64] = vec[i64](tables["mods"])
        # Programs, by source.
        self.program: vec[i64] = vec[i64](tables["program"])
        self.first: vec[i64] = vec[i64](tables["first"])
        self.second: vec[i64] = vec[i64](tables["second"])
        self.scope: vec[i64] = vec[i64](tables["scope"])
        self.is_move: vec[i64] = vec[i64](tables["is_move"])
        self.background_gang: vec[i64] = vec[i64](tables["background_gang"])
        self.moment: vec[i64] = vec[i64](tables["moment"])
        # Michel(le)'s cards.
        self.michel_copies: vec[i64] = vec[i64](tables["michel_copies"])
        self.armed: vec[i64] = vec[i64](tables["armed"])
        self.shows: vec[i64] = vec[i64](tables["shows"])  # per card and kind
        # The catalogue of moves.
        self.base: vec[i64] = vec[i64](tables["base"])
        self.family: vec[i64] = vec[i64](tables["family"])
        self.arg: vec[i64] = vec[i64](tables["arg"])
        self.arg2: vec[i64] = vec[i64](tables["arg2"])
        self.play_base: vec[i64] = vec[i64](tables["play_base"])  # per Action card: its first move
        self.join_from: vec[i64] = vec[i64](tables["join_from"])  # per gang, into the join moves
        self.join_kinds: vec[i64] = vec[i64](tables["join_kinds"])  # per join move: a bit per kind

    def mod(self, gang_card: i64, column: i64) -> i64:
        """Return the value of one ability for a Gang card (-1: none)."""
        return self.mods[(gang_card + 1) * MODS + column]
