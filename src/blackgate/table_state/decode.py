"""Decodes the engine's flat row of numbers (`engine/layout.py`) into the classes of `model.py`.

`view.state` and everything that is shown to players is decoded here and nowhere else. Each method reads one part for one reader.
"""

from typing import Final, final

from mypy_extensions import i64

from blackgate.catalogue import Edition
from blackgate.engine import frames, places, turn
from blackgate.engine import layout as at
from blackgate.engine import prompts as ask
from blackgate.engine.table import Table
from blackgate.engine.vocabulary import MOD_LOOK_BEFORE_NAMING
from blackgate.options import MICHELS
from blackgate.table_state.model import CardInPlay, Fight, GangPile, LaidCard, Michel, Player, Question

OFFER_STAGES: Final = ("cards", "fives", "ones")
WITH_ANOTHER_PLAYER: Final = (ask.SURRENDER, ask.TAKE, ask.TRIBUTE, ask.GIVE_BACK, ask.OFFERING)


@final
class Decoder:
    """Reads a table for a seat, for a spectator (seat None), or for a referee who sees everything."""

    def __init__(self, edition: Edition, names: tuple[str, ...], table: Table, seat: int | None, everything: bool) -> None:
        self.edition = edition
        self.names = names
        self.table = table
        self.seat = seat
        self.everything = everything

    # --- players and piles ------------------------------------------------------------------
    def player(self, seat: i64) -> Player:
        """Return one player."""
        t = self.table
        edition = self.edition
        teams = t.get(at.TEAMS) != 0
        card = t.of(seat, at.GANG)
        revealed = t.of(seat, at.REVEALED) != 0
        open_to_reader = self.everything or (self.seat is not None and self.seat == seat)
        points = int(t.of(seat, at.POINTS))
        return Player(
            int(seat),
            self.names[seat],
            edition.places[t.of(seat, at.PLACE)],
            edition.places[t.home_of(seat)],
            int(seat & 1) if teams else None,
            points,
            int(places.score(t, seat)) if teams else points,
            self._dug_by(seat),
            int(t.of(seat, at.HAND_SIZE)),
            self.counted(at.HAND + seat * at.KINDS) if open_to_reader else None,
            int(t.of(seat, at.CIGARETTES)),
            int(t.of(seat, at.BEATINGS)),
            edition.gang_of_card[card] if card >= 0 else None,
            edition.gang_cards[card] if card >= 0 else None,
            edition.backgrounds[t.of(seat, at.BACKGROUND)] if revealed or open_to_reader else None,
            revealed,
        )

    def _dug_by(self, seat: i64) -> tuple[str, ...]:
        t = self.table
        kinds = self.edition.kinds
        found: list[str] = []
        for i in range(t.get(at.DUG_SIZE)):
            tool = t.get(at.DUGS + i)
            if tool % at.SEATS == seat:
                found.append(kinds[tool // at.SEATS])
        return tuple(found)

    def gang_piles(self) -> tuple[GangPile, ...]:
        """Return the piles of the Gangs. A reader sees the top card, and those that were put under it openly (12.3)."""
        t = self.table
        names = self.edition.gang_cards
        piles: list[GangPile] = []
        for gang, gang_id in enumerate(self.edition.gangs):
            size = t.get(at.GANG_SIZE + gang)
            fresh: i64 = 0 if self.everything else t.get(at.GANG_FRESH + gang)
            start: i64 = at.GANG_CARDS + gang * at.GANG_PILE
            cards: list[str | None] = []
            for i in range(size):
                hidden = i >= 1 and i <= fresh
                cards.append(None if hidden else names[t.get(start + i)])
            piles.append(GangPile(gang_id, int(size), cards[0] if size > 0 else None, tuple(cards)))
        return tuple(piles)

    # --- what is going on -------------------------------------------------------------------
    def question(self) -> Question:
        """Return the decision the game is waiting for."""
        t = self.table
        frame = t.top()
        prompt = t.get(frame + at.PROMPT)
        seat = int(t.get(frame + at.ASKED))
        name, clause = ask.PROMPTS[prompt]
        if prompt == ask.TURN:
            return Question(name, clause, seat, None, int(t.get(at.ACTIONS)))
        if prompt >= ask.NAME and prompt <= ask.HELP:
            return self._question_in_extortion(frame, prompt, name, clause, seat)
        if prompt >= ask.ROUSE and prompt <= ask.REWARD:
            return self._question_about_michel(frame, prompt, name, clause, seat)
        if prompt in WITH_ANOTHER_PLAYER:
            return self._question_with_another(frame, prompt, name, clause, seat)
        return self._question_alone(frame, prompt, name, clause, seat)

    def _question_in_extortion(self, frame: i64, prompt: i64, name: str, clause: str, seat: int) -> Question:
        t = self.table
        if prompt == ask.HELP:
            return Question(name, clause, seat, int(t.get(frame + frames.HELP_FIGHTER)))
        if prompt == ask.NAME and t.get(frame + frames.NAME_FOR_CARD) != 0:
            return Question(name, clause, seat, int(t.get(frame - at.FRAME + frames.CARD_TARGET)), by_card=True)
        attacker = int(t.get(at.ATTACKER))
        opponent = int(t.get(at.DEFENDER)) if seat == attacker else attacker
        if prompt == ask.NAME:
            looks = t.mod(seat, MOD_LOOK_BEFORE_NAMING) != 0
            return Question(name, clause, seat, opponent, hand_shown=looks)
        if prompt == ask.LAY:
            return Question(name, clause, seat, opponent, int(t.get(at.TO_LAY)))
        return Question(name, clause, seat, opponent, help_asked=t.get(frame + frames.COMBAT_HELD) != 0)

    def _question_about_michel(self, frame: i64, prompt: i64, name: str, clause: str, seat: int) -> Question:
        t = self.table
        if prompt == ask.SEND:
            return Question(name, clause, seat, number=int(t.get(frame + frames.SEND_DIE)))
        if prompt == ask.MICHEL:
            asked = t.get(frame + frames.COMBAT_HELD) != 0
            return Question(name, clause, seat, help_asked=asked, combat_begun=t.get(frame + frames.MICHEL_FOUGHT) != 0)
        return Question(name, clause, seat)

    def _question_with_another(self, frame: i64, prompt: i64, name: str, clause: str, seat: int) -> Question:
        """A card passes between the player who is asked and another one."""
        t = self.table
        other = int(t.get(frame + frames.OTHER_SEAT))
        if prompt == ask.GIVE_BACK:
            due = int(t.get(frame + frames.GIVE_BACK_DUE))
            last = self._seen_between(seat, other, t.get(frame + frames.GIVE_BACK_LAST_KIND))
            return Question(name, clause, seat, other, due, last)
        if prompt == ask.OFFERING:
            last = self._seen_between(seat, other, t.get(frame + frames.OFFERING_LAST_KIND))
            returning = t.get(frame + frames.OFFERING_RETURN) != 0
            stage = OFFER_STAGES[t.get(frame + frames.OFFERING_STAGE)]
            return Question(name, clause, seat, other, None, last, returning=returning, offer_stage=stage)
        return Question(name, clause, seat, other, hand_shown=prompt == ask.TAKE)

    def _question_alone(self, frame: i64, prompt: i64, name: str, clause: str, seat: int) -> Question:
        """Questions that concern only the seat that is asked."""
        t = self.table
        kinds = self.edition.kinds
        if prompt == ask.ROLLED:
            rerolls = int(t.get(frame + frames.ROLLED_REROLLS))
            return Question(name, clause, seat, number=int(t.get(frame + frames.ROLLED_DIE)), rerolls=rerolls)
        if prompt == ask.LIMIT:
            last = kinds[t.get(frame + frames.LIMIT_LAST_KIND)]
            return Question(name, clause, seat, number=int(turn.over_limit(t, seat)), from_kind=last)
        if prompt == ask.SELLING:
            last = kinds[t.get(frame + frames.SELLING_LAST_KIND)]
            factor = int(t.get(frame + frames.SELLING_FACTOR))
            first = t.get(frame + frames.SELLING_UNSOLD) != 0
            return Question(name, clause, seat, from_kind=last, price_factor=factor, first_sale=first)
        if prompt == ask.CRAFT:
            without = t.get(frame + frames.CRAFT_WITHOUT)
            return Question(name, clause, seat, without=kinds[without - 1] if without > 0 else None)
        return Question(name, clause, seat)

    def _seen_between(self, giver: i64, taker: i64, kind: i64) -> str | None:
        """The last kind that passed between two hands: only these two see it (12.2)."""
        seat = self.seat
        concerned = seat is not None and (seat == giver or seat == taker)
        return self.edition.kinds[kind] if concerned or self.everything else None

    def fight(self) -> Fight | None:
        """Return the Extortion that is going on, if any."""
        t = self.table
        top = t.top()
        frame = top - at.FRAME if t.get(top + at.PROMPT) == ask.HELP else top
        prompt = t.get(frame + at.PROMPT)
        if prompt == ask.MICHEL or prompt == ask.MICHEL_TOOL:
            wanted = self.edition.michel_tools[t.get(at.MICHEL_FIRST)]
            return self._fight(None, int(t.get(frame + at.ASKED)), None, wanted, t.get(frame + frames.MICHEL_HELPERS))
        attacker = int(t.get(at.ATTACKER))
        defender = int(t.get(at.DEFENDER))
        if attacker == defender:  # both are cleared when an Extortion ends, and no player extorts themselves
            return None
        if t.get(top + at.PROMPT) == ask.NAME and t.get(top + frames.NAME_FOR_CARD) == 0:  # the Tool is being named
            return self._fight(attacker, defender, None, (), t.get(at.HELPERS))
        tool = self.edition.kinds[t.get(at.TOOL)]
        return self._fight(attacker, defender, tool, (tool,), t.get(at.HELPERS))

    def _fight(self, attacker: int | None, defender: int, tool: str | None, wanted: tuple[str, ...], helpers: i64) -> Fight:
        t = self.table
        laid = self.laid_cards(at.LAIDS, t.get(at.LAID_SIZE))
        return Fight(attacker, defender, tool, wanted, laid, self._seats(t.get(at.FISTS)), self._seats(helpers))

    def cards_in_play(self) -> tuple[CardInPlay, ...]:
        """Return the Action cards and Backgrounds that are being carried out, the last one last."""
        t = self.table
        found: list[CardInPlay] = []
        frame: i64 = at.STACK
        for _ in range(t.get(at.DEPTH)):
            if t.get(frame + at.PROMPT) == ask.CARD:
                found.append(self._card_in_play(frame))
            frame += at.FRAME
        return tuple(found)

    def _card_in_play(self, frame: i64) -> CardInPlay:
        t = self.table
        edition = self.edition
        source = t.get(frame + frames.CARD_SOURCE)
        target = t.get(frame + frames.CARD_TARGET)
        flags = t.get(frame + frames.CARD_FLAGS)
        is_card = source < t.rulebook.kinds
        return CardInPlay(
            int(t.get(frame + at.ASKED)),
            edition.kinds[source] if is_card else None,
            None if is_card else edition.backgrounds[source - t.rulebook.kinds],
            int(target) if target >= 0 else None,
            int(t.get(frame + frames.CARD_MOVED_CARDS)),
            flags & frames.MEMBER != 0,
            flags & frames.TEXT_DONE != 0,
        )

    def michel(self) -> Michel | None:
        """Return Michel(le), if they are in the game."""
        t = self.table
        edition = self.edition
        looks = t.get(at.MICHEL)
        if looks == 0:
            return None
        shown = self._michel_cards(at.MICHEL_SHOWN)
        wants: tuple[str, ...] = ()
        if shown:
            number = t.get(at.MICHEL_FIRST)
            first = edition.michel_cards[number]
            wants = edition.michel_tools[number]
            shown.remove(first)
            shown.insert(0, first)
        return Michel(
            MICHELS[looks],
            edition.places[t.get(at.MICHEL_PLACE)],
            tuple(self._michel_cards(at.MICHEL_DECK)),
            tuple(self._michel_cards(at.MICHEL_DISCARD)),
            tuple(shown),
            wants,
            self._next_victims(),
        )

    def _michel_cards(self, start: i64) -> list[str]:
        """Return the cards of one of their piles; piles are counted and have no order."""
        t = self.table
        found: list[str] = []
        for card in range(t.rulebook.michel_kinds):
            for _ in range(t.get(start + card)):
                found.append(self.edition.michel_cards[card])
        return found

    def _next_victims(self) -> tuple[int, ...]:
        t = self.table
        found: list[int] = []
        frame: i64 = at.STACK
        for _ in range(t.get(at.DEPTH)):
            if t.get(frame + at.PROMPT) == ask.ROUND:
                seat = t.get(frame + frames.ROUND_NEXT)
                for _ in range(t.get(frame + frames.ROUND_LEFT)):
                    if t.of(seat, at.PLACE) == t.get(at.MICHEL_PLACE):
                        found.append(int(seat))
                    seat = t.next_seat(seat)
            frame += at.FRAME
        return tuple(found)

    # --- small parts ------------------------------------------------------------------------
    def counted(self, start: i64) -> dict[str, int]:
        """Return cards by kind, in pack order, without the kinds that are missing."""
        t = self.table
        kinds = self.edition.kinds
        found: dict[str, int] = {}
        for kind in range(t.rulebook.kinds):
            count = t.get(start + kind)
            if count > 0:
                found[kinds[kind]] = int(count)
        return found

    def laid_cards(self, start: i64, size: i64) -> tuple[LaidCard, ...]:
        """Return cards that are kept with the seat that laid them."""
        t = self.table
        kinds = self.edition.kinds
        found: list[LaidCard] = []
        for i in range(size):
            laid = t.get(start + i)
            found.append(LaidCard(int(laid % at.SEATS), kinds[laid // at.SEATS]))
        return tuple(found)

    def _seats(self, bits: i64) -> tuple[int, ...]:
        """The seats in a set that is kept as a bit per seat."""
        found: list[int] = []
        for seat in range(len(self.names)):
            if (bits >> seat) & 1 != 0:
                found.append(seat)
        return tuple(found)


def winners_of(table: Table) -> tuple[int, ...]:
    """Return the seats that won: one, or a team (3.2, 11.2); none if the game was stopped (14.7) or goes on."""
    return places.winners(table)
