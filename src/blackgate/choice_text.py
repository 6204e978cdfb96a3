"""The choices of a player as sentences: the moves, and what the game is waiting for."""

from collections.abc import Sequence

from blackgate.catalogue import Edition, Move
from blackgate.engine import crafting, trading, weapons
from blackgate.engine import moves as mv
from blackgate.engine.vocabulary import MOD_SEARCH_MORE, MOD_SELL_MORE
from blackgate.game import View
from blackgate.table_state import Player, TableState
from blackgate.wording import Wording, distinct_names

# The text id of each family of moves, without "move-".
FAMILY_NAMES = {number: name.lower() for name, number in vars(mv).items() if name.isupper() and isinstance(number, int)}
FAMILY_NAMES |= {mv.PAY_FIVE: "pay", mv.PAY_ONE: "pay"}


class ChoiceText:
    """Turns moves and prompts into sentences for the reader of one view."""

    def __init__(self, view: View, code: str, names: Sequence[str] | None = None) -> None:
        self.view = view
        self.edition: Edition = view.edition
        self.state: TableState = view.state
        self.words: Wording = Wording(view.edition, code)
        self.names: list[str] = distinct_names(names or view.seats)
        self.reader: Player = self.state.players[view.seat or 0]  # for a spectator, moves are worded for the first seat
        self.michel: str = self.words.michel(self.state.michel.looks if self.state.michel else "none")

    def name(self, seat: int) -> str:
        """Return a player's name, or the number of a seat that is empty."""
        return self.names[seat] if seat < len(self.names) else f"#{seat}"

    # --- moves ------------------------------------------------------------------------------
    def move(self, move: Move) -> str:
        """Return a move as the reader's choice."""
        rb = self.edition.rulebook
        family = int(rb.family[int(move)])
        arg, arg2 = int(rb.arg[int(move)]), int(rb.arg2[int(move)])
        name = FAMILY_NAMES[family]
        arguments: dict[str, object] = {"michel": self.michel}
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
        arguments |= self.further_arguments(family, arg, arg2)
        return self.words.say(f"move-{name}", **arguments)

    def further_arguments(self, family: int, arg: int, arg2: int) -> dict[str, object]:
        """Return further arguments of some families of moves."""
        seat, state = self.reader.seat, self.state
        rb, table = self.edition.rulebook, self.view.table
        if family in (mv.SEARCH, mv.SEARCH_DISCARD):
            printed = int(rb.search[self.edition.places.index(self.reader.place)])
            count = max(0, printed) + int(table.mod(seat, MOD_SEARCH_MORE))
            card = self.words.card(state.discard[-1], "the") if state.discard else self.words.say("nothing")
            return {**self.words.place_forms(self.reader.place), "n": count, "card_the": card}
        if family == mv.HOME:
            return dict(self.words.place_forms(self.reader.home))
        if family == mv.FOLLOW:
            there = state.players[arg].place if arg < len(state.players) else self.edition.places[int(rb.home)]
            return dict(self.words.place_forms(there))
        if family == mv.JOIN:
            mask = int(rb.join_kinds[arg2])
            kinds = [kind for number, kind in enumerate(self.edition.kinds) if (mask >> number) & 1]
            return {"gang": self.words.gang(arg), "cards": self.words.cards(kinds)}
        if family == mv.CRAFT:
            parts = [int(rb.needs[i]) for i in range(int(rb.needs_from[arg]), int(rb.needs_from[arg + 1]))]
            needed = [kind for kind in parts if crafting.needed(table, seat, kind, self.free_craft_without())]
            made = self.words.cards([int(rb.makes[arg])] * int(rb.made[arg]))
            return {"cards": made, "parts": self.words.cards(needed)}
        if family == mv.SELL:
            return {"n": int(rb.sells[arg]) * self.sell_factor() + self.sell_bonus()}
        if family == mv.BUY:
            bought = self.words.cards([int(rb.offer_kind[arg])] * int(rb.offer_count[arg]))
            return {"cards": bought, "n": int(trading.cost(table, seat, arg))}
        if family in (mv.PAY_FIVE, mv.PAY_ONE):
            return {"n": 5 if family == mv.PAY_FIVE else 1}
        return self.single_move_arguments(family)

    def single_move_arguments(self, family: int) -> dict[str, object]:
        """Return further arguments of families with a single move."""
        background = self.reader.background or ""  # unknown to a spectator, who has no moves
        if family == mv.REVEAL:
            return {"background": self.words.background(background)}
        if family == mv.SECOND:
            does = self.words.background_part(background, "second")
            return {"does": does, "has_does": "yes" if does else "no"}
        if family == mv.HOLD:
            asked = self.helpers(self.reader.seat)
            return {"names": self.words.join(asked), "alone": "no" if asked else "yes"}
        if family == mv.STEAL:
            return dict(self.words.card_forms(int(self.edition.rulebook.steals)))
        if family == mv.COOPERATE:
            return dict(self.words.card_forms(self.named_tool()))
        return {}

    def named_tool(self) -> str:
        """Return the Tool named in the Extortion; without one, the first kind of the pack."""
        fight = self.state.fight
        return fight.tool if fight and fight.tool else self.edition.kinds[0]

    def helpers(self, seat: int) -> list[str]:
        """Return the names of the teammates who are asked when this fighter holds, in order (11.7)."""
        found: list[str] = []
        helper = int(weapons.next_helper(self.view.table, seat, seat))
        while helper >= 0:
            found.append(self.name(helper))
            helper = int(weapons.next_helper(self.view.table, seat, helper))
        return found

    def free_craft_without(self) -> int:
        """The number, plus one, of the kind that a free Craft does without; 0 if it needs all parts."""
        question = self.state.question
        return self.edition.kinds.index(question.without) + 1 if question and question.without else 0

    def sell_factor(self) -> int:
        """Return what prices are multiplied by in the current Sell."""
        return self.state.question.price_factor if self.state.question else 1

    def sell_bonus(self) -> int:
        """Return what an ability adds to the first card of a Sell (13.8)."""
        question = self.state.question
        begun = question is not None and question.prompt == "selling" and not question.first_sale
        return 0 if begun else int(self.view.table.mod(self.reader.seat, MOD_SELL_MORE))

    # --- prompts ----------------------------------------------------------------------------
    def prompt(self) -> str:
        """Return what the game is waiting for, and from whom."""
        question = self.state.question
        if question is None:
            return self.words.say("prompt-over")
        arguments: dict[str, object] = {
            "who": self.names[question.seat],
            "you": "yes" if question.seat == self.view.seat else "no",
            "michel": self.michel,
            "n": question.number or 0,
        }
        if question.other is not None:
            arguments |= {"whom": self.names[question.other], "whom_you": "yes" if question.other == self.view.seat else "no"}
        if question.prompt == "answer":
            arguments["card"] = self.words.card(self.named_tool())
        if question.prompt == "michel":
            arguments["cards"] = self.words.cards(self.state.michel.wants if self.state.michel else (), "list-or")
            arguments["first"] = "no" if question.combat_begun else "yes"
        if question.prompt == "second":
            background = self.state.players[question.seat].background
            arguments["background"] = self.words.background(background or "")
            arguments["idle"] = "no" if self.may_choose(mv.SECOND) else "yes"
        if question.prompt in ("answer", "fight"):
            arguments["hold"] = "yes" if self.may_choose(mv.HOLD) else "no"
        return self.words.say(f"prompt-{question.prompt}", **arguments)

    def may_choose(self, family: int) -> bool:
        """Return whether the reader may choose a move of this family now."""
        return any(int(self.edition.rulebook.family[move]) == family for move in self.view.legal)
