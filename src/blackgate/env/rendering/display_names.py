"""What an edition calls its things, in English: looked up once, because a picture needs a hundred of them."""

from functools import lru_cache

from blackgate.catalogue import Edition
from blackgate.engine import layout as at
from blackgate.env.rendering.board_parts import Room
from blackgate.pack.model import Place
from blackgate.wording import Wording


class Names:
    """Names by number, as the pack's own texts or ours have them."""

    def __init__(self, book: Edition) -> None:
        words = Wording(book, "en")
        self.words = words
        self.kinds = [words.card(kind) for kind in range(len(book.kinds))]
        self.fists = words.card(-1)
        self.sorts = [words.language.say_attribute(f"class-{card.category}", "one") for card in book.pack.cards]
        self.places = [words.place(place) for place in range(len(book.places))]
        self.gangs = [words.gang(gang, "") for gang in range(len(book.gangs))]
        self.gang_cards = [words.gang_card(card) for card in range(len(book.gang_cards))]
        self.backgrounds = [words.background(background) for background in range(len(book.backgrounds))]
        self.rooms = [self.rooms_of(book, teams) for teams in range(2)]  # without teams, with teams

    def rooms_of(self, book: Edition, teams: int) -> tuple[Room, ...]:
        """The Places on one side of the board, where prisoners live first; a Block is as the Cell Block is (11.1)."""
        home = next(place for place in book.pack.places if place.home)
        printed = [*book.pack.places, home, home]
        in_play = [place for place in range(len(printed)) if book.rulebook.in_play[teams * at.PLACES + place]]
        in_play.sort(key=lambda place: not printed[place].home)
        return tuple(self.room(book, place, printed[place]) for place in in_play)

    def room(self, book: Edition, number: int, place: Place) -> Room:
        """One of them."""
        say = self.words.say
        stolen = self.words.card(int(book.rulebook.steals), "a")
        deeds = [say("move-steal", card_a=stolen) if deed == "steal" else say(f"act-{deed}") for deed in place.does]
        if place.craft:
            deeds.append(say("act-craft"))
        return Room(number, self.places[number], place.die, place.search, tuple(deeds), place.does, place.solitary)


@lru_cache(maxsize=64)
def names_of(book: Edition) -> Names:
    """The names of an edition, gathered once."""
    return Names(book)
