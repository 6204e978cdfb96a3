"""A pack as a browser needs it: everything to be drawn and named, in one language."""

from functools import lru_cache

from blackgate.catalogue import Edition
from blackgate.pack.model import Card, Place
from blackgate.service.table_manager import encode
from blackgate.tables import wire
from blackgate.wording import Wording


@lru_cache(maxsize=64)
def encoded(book: Edition, lang: wire.Language) -> bytes:
    """The whole pack, put together once."""
    return encode(pack_book(book, lang))


def pack_book(book: Edition, lang: wire.Language) -> wire.PackBook:
    """What is printed, with the names of one language."""
    pack = book.pack
    words = Wording(book, lang)
    gang_of = [gang.id for gang in pack.gangs for _ in gang.cards]
    return wire.PackBook(
        id=pack.id,
        digest=pack.digest,
        lang=lang,
        kinds=[card_kind(words, number, card) for number, card in enumerate(pack.cards)],
        places=[place_book(words, number, place) for number, place in enumerate(pack.places)],
        team_places=team_places(words),
        recipes=[wire.Recipe(recipe.makes, recipe.count, list(recipe.needs)) for recipe in pack.recipes],
        prices=[wire.Price(offer.id, offer.gives, offer.count, offer.costs) for offer in pack.offers],
        gangs=[
            wire.GangBook(gang.id, words.gang(number, ""), words.gang(number), list(gang.accepts), gang.needs)
            for number, gang in enumerate(pack.gangs)
        ],
        gang_cards=[
            wire.GangCardBook(card, gang_of[number], words.gang_card(number), words.gang_card_does(number))
            for number, card in enumerate(book.gang_cards)
        ],
        backgrounds=[background_book(words, number) for number in range(len(pack.backgrounds))],
        michel=[
            wire.MichelFace(book.michel_cards[number], face.knife, list(face.tools), face.copies)
            for number, face in enumerate(pack.michel)
        ],
        prisoners=[
            wire.PrisonerBook(one.id, words.language.name(f"prisoner-{one.id}", one.id), one.letter, one.shape)
            for one in pack.prisoners
        ],
        goals=wire.Goals(pack.goal, pack.team_goal),
        hand_limit=pack.numbers["hand_limit"],
    )


def card_kind(words: Wording, number: int, card: Card) -> wire.CardKind:
    """What is printed on one sort of hand card, with its name and text."""
    sort = f"class-{card.category}"
    return wire.CardKind(
        id=card.id,
        sort=card.category,  # type: ignore[arg-type]  # one of them: a pack's loader knows no other
        sort_name=words.optional(sort, "one") or words.say(sort),
        plural_sort=words.say(sort),
        name=words.card(number),
        does=words.card_does(number),
        points=card.points,
        sells=card.sells,
        copies=card.copies,
        on_board=card.on_board,
    )


def place_book(words: Wording, number: int, place: Place, team: int | None = None) -> wire.PlaceBook:
    """A Place, under the name that goes with its number."""
    identifier = words.edition.places[number]
    return wire.PlaceBook(
        id=identifier,
        name=words.place(number),
        does=words.optional(f"place-{identifier}", "does"),
        dice=list(place.die),
        search=place.search,
        craft=place.craft,
        actions=list(place.does),
        steals=place.steals or None,
        home=place.home,
        solitary=place.solitary,
        michel=place.michel,
        team=team,
    )


def team_places(words: Wording) -> list[wire.PlaceBook]:
    """The board of a team game: where the Cell Block was there are two Blocks, which are like it (11.1)."""
    found: list[wire.PlaceBook] = []
    blocks = len(words.edition.pack.places)  # their numbers come after all others
    for number, place in enumerate(words.edition.pack.places):
        if place.home:
            found += [place_book(words, blocks + team, place, team) for team in (0, 1)]
        else:
            found.append(place_book(words, number, place))
    return found


def background_book(words: Wording, number: int) -> wire.BackgroundBook:
    """When it may be revealed, what it does, and what more for members of its Gang: all in words."""
    when, first, second = (words.background_part(number, part) for part in ("when", "first", "second"))
    background = words.edition.pack.backgrounds[number]
    return wire.BackgroundBook(background.id, background.gang, words.background(number), when, first, second)
