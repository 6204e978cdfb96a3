"""The English names of an edition's cards, Places, Gangs and Backgrounds, looked up once: an image needs about a hundred."""

from functools import lru_cache
from typing import Final

from blackgate.catalogue import Edition
from blackgate.engine.limits import PLACES
from blackgate.env.rendering.display_model import BoardPlace
from blackgate.pack.model import Place
from blackgate.wording import Wording


class DisplayNames:
    """Names by id, from the pack's own texts or the built-in ones."""

    def __init__(self, edition: Edition) -> None:
        wording = Wording(edition, "en")
        self.wording = wording
        self.cards: Final = {card: wording.card(card) for card in edition.kinds}
        self.fists: Final = wording.card("fists")
        classes = {card.category for card in edition.pack.cards}
        self.classes: Final = {category: wording.language.say_attribute(f"class-{category}", "one") for category in classes}
        self.places: Final = {place: wording.place(place) for place in edition.places}
        self.gangs: Final = {gang: wording.gang(gang, "") for gang in edition.gangs}
        self.gang_cards: Final = {card: wording.gang_card(card) for card in edition.gang_cards}
        self.backgrounds: Final = {background: wording.background(background) for background in edition.backgrounds}
        self.board: Final = {teams: self._board_places(edition, teams) for teams in (False, True)}  # by side of the board

    def _board_places(self, edition: Edition, teams: bool) -> tuple[BoardPlace, ...]:
        """Return the Places on one side of the board, those where prisoners live first."""
        home = next(place for place in edition.pack.places if place.home)
        printed = [*edition.pack.places, home, home]  # the two Blocks are like the Cell Block (11.1)
        in_play = [place for place in range(len(printed)) if edition.rulebook.in_play[int(teams) * PLACES + place]]
        in_play.sort(key=lambda place: not printed[place].home)
        return tuple(self._board_place(edition, edition.places[place], printed[place]) for place in in_play)

    def _board_place(self, edition: Edition, place_id: str, place: Place) -> BoardPlace:
        say = self.wording.say
        stolen = self.wording.card(int(edition.rulebook.steals), "a")
        actions = [say("move-steal", card_a=stolen) if action == "steal" else say(f"act-{action}") for action in place.does]
        if place.craft:
            actions.append(say("act-craft"))
        return BoardPlace(place_id, self.places[place_id], place.die, place.search, tuple(actions), place.does, place.solitary)


@lru_cache(maxsize=64)
def display_names(edition: Edition) -> DisplayNames:
    """Return the names of an edition."""
    return DisplayNames(edition)
