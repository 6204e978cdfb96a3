"""A bot's advice in words: the move, its value, and the reason, in any of the five languages."""

from collections.abc import Sequence

from blackgate.bots.protocol import Advice, Thought
from blackgate.choices import Chooser
from blackgate.game import View


class Telling:
    """Advice for one reader."""

    def __init__(self, view: View, code: str, names: Sequence[str] | None = None) -> None:
        self.chooser = Chooser(view, code, names)
        self.words = self.chooser.words

    def tell(self, advice: Advice) -> list[str]:
        """A sentence per move, best first."""
        return [self.sentence(thought, advice.scale) for thought in advice.thoughts]

    def sentence(self, thought: Thought, scale: str) -> str:
        """One move, how good it looks, and why."""
        move = self.chooser.move(thought.move)
        why = self.reason(thought)
        if scale == "chance":
            return self.words.say("advice-chance", move=move, percent=round(100 * thought.value), why=why)
        return self.words.say("advice", move=move, why=why)

    def reason(self, thought: Thought) -> str:
        """Why a move looks good, as a sentence."""
        arguments: dict[str, object] = {}
        for fact, number in thought.facts.items():
            if fact == "kind":
                arguments |= self.words.card_forms(number)
            elif fact == "seat":
                arguments["whom"] = self.chooser.name(number)
            elif fact == "gang_card":
                arguments["gang_card"] = self.words.gang_card(number)
                arguments["does"] = self.words.gang_card_does(number)
            else:
                arguments[fact] = number
        return self.words.say(thought.reason, **arguments)
