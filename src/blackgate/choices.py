"""What a player may choose and what the game is waiting for, in words."""

from collections.abc import Sequence

from blackgate.catalogue import Edition, Move
from blackgate.engine import crafting, frames, trading, turn, weapons
from blackgate.engine import layout as at
from blackgate.engine import moves as mv
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_SEARCH_MORE, MOD_SELL_MORE
from blackgate.game import View
from blackgate.wording import Wording, distinct

# The text of each family of moves.
FAMILY_NAMES = {number: name.lower() for name, number in vars(mv).items() if name.isupper() and isinstance(number, int)}
FAMILY_NAMES |= {mv.PAY_FIVE: "pay", mv.PAY_ONE: "pay"}

# Prompts in which another player matters: the field of the frame that holds their seat.
OTHER_IN_FRAME = {
    "help": frames.HELP_FIGHTER,
    "surrender": frames.SURRENDER_TAKER,
    "offering": frames.OFFERING_PARTNER,
    "take": frames.TAKE_OWNER,
    "give_back": frames.GIVE_BACK_RECEIVER,
    "tribute": frames.TRIBUTE_PLAYER,
}


class Chooser:
    """Words for the moves and prompts of one reader's view of the table."""

    def __init__(self, view: View, code: str, names: Sequence[str] | None = None) -> None:
        self.view = view
        self.book: Edition = view.edition
        self.table: Table = view.table
        self.words = Wording(view.edition, code)
        self.names = distinct(names or view.seats)

    def name(self, seat: int) -> str:
        """A player's name; of an empty seat, its number."""
        return self.names[seat] if seat < len(self.names) else f"#{seat}"

    # --- moves ------------------------------------------------------------------------------
    def move(self, move: Move) -> str:
        """A move as the reader's choice."""
        rb = self.book.rulebook
        family = int(rb.family[int(move)])
        arg, arg2 = int(rb.arg[int(move)]), int(rb.arg2[int(move)])
        name = FAMILY_NAMES[family]
        arguments: dict[str, object] = {"michel": self.words.michel(int(self.table.get(at.MICHEL)))}
        if family in (mv.SELL, mv.GIVE, mv.OFFER, mv.TAKE, mv.DISCARD):
            arguments |= self.words.card_forms(arg)
        elif family in (mv.DIG, mv.NAME, mv.ALSO):
            kind = int(rb.tools[arg])
            arguments |= {**self.words.card_forms(kind), "n": int(rb.points[kind])}
        elif family == mv.LAY:
            arguments |= self.words.card_forms(int(rb.weapons[arg]))
        elif family in (mv.PLAY, mv.PLAY_SEAT, mv.PLAY_PLACE):
            arguments |= self.words.card_forms(arg)
        if family in (mv.CAUTIOUS, mv.GO, mv.SEND):
            arguments |= self.words.place_forms(arg)
        if family == mv.PLAY_PLACE:
            arguments |= self.words.place_forms(arg2)
        if family in (mv.FOLLOW, mv.EXTORT, mv.EXCHANGE, mv.PICK):
            arguments["whom"] = self.name(arg)
        if family == mv.PLAY_SEAT:
            arguments["whom"] = self.name(arg2)
        arguments |= self.more(family, arg, arg2)
        return self.words.say(f"move-{name}", **arguments)

    def more(self, family: int, arg: int, arg2: int) -> dict[str, object]:
        """What some families say besides."""
        seat = self.view.seat if self.view.seat is not None else 0
        rb = self.book.rulebook
        t = self.table
        if family in (mv.SEARCH, mv.SEARCH_DISCARD):
            place = int(t.of(seat, at.PLACE))
            count = max(0, int(rb.search[place])) + int(t.mod(seat, MOD_SEARCH_MORE))
            top = int(t.get(at.DISCARD_SIZE)) - 1
            card = self.words.card(int(t.get(at.DISCARDS + top)), "the") if top >= 0 else self.words.say("nothing")
            return {**self.words.place_forms(place), "n": count, "card_the": card}
        if family == mv.HOME:
            return dict(self.words.place_forms(int(t.home_of(seat))))
        if family == mv.FOLLOW:
            here = int(t.of(arg, at.PLACE)) if arg < len(self.names) else int(rb.home)
            return dict(self.words.place_forms(here))
        if family == mv.JOIN:
            mask = int(rb.join_kinds[arg2])
            kinds = [kind for kind in range(len(self.book.kinds)) if (mask >> kind) & 1]
            return {"gang": self.words.gang(arg), "cards": self.words.cards(kinds)}
        if family == mv.CRAFT:
            parts = [int(rb.needs[i]) for i in range(int(rb.needs_from[arg]), int(rb.needs_from[arg + 1]))]
            needed = [kind for kind in parts if crafting.needed(t, seat, kind, self.free_craft_without())]
            made = self.words.cards([int(rb.makes[arg])] * int(rb.made[arg]))
            return {"cards": made, "parts": self.words.cards(needed)}
        if family == mv.SELL:
            return {"n": int(rb.sells[arg]) * self.sell_factor() + self.sell_bonus(seat)}
        if family == mv.BUY:
            bought = self.words.cards([int(rb.offer_kind[arg])] * int(rb.offer_count[arg]))
            return {"cards": bought, "n": int(trading.cost(t, seat, arg))}
        if family in (mv.PAY_FIVE, mv.PAY_ONE):
            return {"n": 5 if family == mv.PAY_FIVE else 1}
        return self.of_its_own(family, seat)

    def of_its_own(self, family: int, seat: int) -> dict[str, object]:
        """What families say that have one move each, about what lies before the reader."""
        t = self.table
        if family == mv.REVEAL:
            return {"background": self.words.background(int(t.of(seat, at.BACKGROUND)))}
        if family == mv.SECOND:
            does = self.words.background_part(int(t.of(seat, at.BACKGROUND)), "second")
            return {"does": does, "has_does": "yes" if does else "no"}
        if family == mv.HOLD:
            asked = self.helpers(seat)
            return {"names": self.words.join(asked), "alone": "no" if asked else "yes"}
        if family == mv.STEAL:
            return dict(self.words.card_forms(int(self.book.rulebook.steals)))
        if family == mv.COOPERATE:
            return dict(self.words.card_forms(int(t.get(at.TOOL))))
        return {}

    def helpers(self, seat: int) -> list[str]:
        """Who is asked if this fighter holds: the teammates in the Place, in their order (11.7)."""
        found: list[str] = []
        helper = int(weapons.next_helper(self.table, seat, seat))
        while helper >= 0:
            found.append(self.name(helper))
            helper = int(weapons.next_helper(self.table, seat, helper))
        return found

    def free_craft_without(self) -> int:
        """The kind, plus one, that a free Craft does without."""
        return int(self.table.get(self.table.top() + frames.CRAFT_WITHOUT)) if self.view.prompt == "craft" else 0

    def sell_factor(self) -> int:
        """What prices are multiplied by in the Sell under way."""
        return int(self.table.get(self.table.top() + frames.SELLING_FACTOR)) if self.view.prompt == "selling" else 1

    def sell_bonus(self, seat: int) -> int:
        """What an ability adds to the first card of a Sell (13.8)."""
        begun = self.view.prompt == "selling" and int(self.table.get(self.table.top() + frames.SELLING_UNSOLD)) == 0
        return 0 if begun else int(self.table.mod(seat, MOD_SELL_MORE))

    # --- prompts ----------------------------------------------------------------------------
    def prompt(self) -> str:
        """What the game is waiting for, and from whom."""
        name = self.view.prompt
        seat = self.view.to_move
        if seat is None:
            return self.words.say("prompt-over")
        t = self.table
        frame = int(t.top())
        arguments: dict[str, object] = {
            "who": self.names[seat],
            "you": "yes" if seat == self.view.seat else "no",
            "michel": self.words.michel(int(t.get(at.MICHEL))),
            "n": self.count_in_prompt(name, seat, frame),
        }
        other = self.other_in_prompt(name, seat, frame)
        arguments |= {"whom": self.names[other], "whom_you": "yes" if other == self.view.seat else "no"}
        if name == "answer":
            arguments["card"] = self.words.card(int(t.get(at.TOOL)))
        if name == "michel":
            arguments["cards"] = self.words.michel_tools(int(t.get(at.MICHEL_FIRST)))
            # cooperation is over once a Weapon lies (13.14)
            arguments["first"] = "no" if int(t.get(frame + frames.MICHEL_FOUGHT)) else "yes"
        if name == "second":
            arguments["background"] = self.words.background(int(t.of(seat, at.BACKGROUND)))
            arguments["idle"] = "no" if self.may(mv.SECOND) else "yes"
        if name in ("answer", "fight"):
            arguments["hold"] = "yes" if self.may(mv.HOLD) else "no"
        return self.words.say(f"prompt-{name}", **arguments)

    def may(self, family: int) -> bool:
        """Whether the reader may choose a move of this family now."""
        return any(int(self.book.rulebook.family[move]) == family for move in self.view.legal)

    def count_in_prompt(self, name: str, seat: int, frame: int) -> int:
        """Actions left, the die, or cards too many."""
        t = self.table
        if name == "turn":
            return int(t.get(at.ACTIONS))
        if name in ("rolled", "send"):
            return int(t.get(frame + (frames.ROLLED_DIE if name == "rolled" else frames.SEND_DIE)))
        if name == "limit":
            return int(turn.over_limit(t, seat))
        return 0

    def other_in_prompt(self, name: str, seat: int, frame: int) -> int:
        """The other player a prompt speaks of."""
        t = self.table
        if name in OTHER_IN_FRAME:
            return int(t.get(frame + OTHER_IN_FRAME[name]))
        attacker, defender = int(t.get(at.ATTACKER)), int(t.get(at.DEFENDER))
        return defender if seat == attacker else attacker
