"""A bot's advice as sentences: the move, its value and the reason, in any of the five languages."""

from collections.abc import Sequence
from typing import Final

from blackgate.bots.protocol import Advice, Thought
from blackgate.choice_text import ChoiceText
from blackgate.game import View


class AdviceText:
    """Turns advice into sentences for the reader of one view."""

    def __init__(self, view: View, code: str, names: Sequence[str] | None = None) -> None:
        self.choice_text: Final = ChoiceText(view, code, names)
        self.words: Final = self.choice_text.words

    def sentences(self, advice: Advice) -> list[str]:
        """Return a sentence per move, best first."""
        return [self.sentence(thought, advice.scale) for thought in advice.thoughts]

    def sentence(self, thought: Thought, scale: str) -> str:
        """Return a sentence with the move, its chance of winning if it is known, and the reason."""
        move = self.choice_text.move(thought.move)
        why = self.reason(thought)
        if scale == "chance":
            return self.words.say("advice-chance", move=move, percent=round(100 * thought.value), why=why)
        return self.words.say("advice", move=move, why=why)

    def reason(self, thought: Thought) -> str:
        """Return the reason for a move as a sentence."""
        arguments: dict[str, object] = {}
        for fact, number in thought.facts.items():
            if fact == "kind":
                arguments |= self.words.card_forms(number)
            elif fact == "seat":
                arguments["whom"] = self.choice_text.name(number)
            elif fact == "gang_card":
                arguments["gang_card"] = self.words.gang_card(number)
                arguments["does"] = self.words.gang_card_does(number)
            else:
                arguments[fact] = number
        return self.words.say(thought.reason, **arguments)
