"""The description of a pack for clients: everything they draw and name, in one language."""

from functools import lru_cache

from blackgate.bots.evaluators import warden_fits
from blackgate.catalogue import Edition
from blackgate.engine.vocabulary import MOD_BUY_LESS, MOD_NO_BEATING, MOD_SEARCH_MORE, MOD_SPOILS
from blackgate.pack.model import Card, Place
from blackgate.tables import wire
from blackgate.tables.encoding import encode
from blackgate.wording import Wording


@lru_cache(maxsize=64)
def encode_pack(edition: Edition, lang: wire.Language) -> bytes:
    """Return the description of a pack as JSON."""
    return encode(describe_pack(edition, lang))


def describe_pack(edition: Edition, lang: wire.Language) -> wire.PackBook:
    """Return what is printed on a pack's board and cards, with the names of one language."""
    pack = edition.pack
    words = Wording(edition, lang)
    return wire.PackBook(
        id=pack.id,
        digest=pack.digest,
        lang=lang,
        kinds=[describe_card(words, number, card) for number, card in enumerate(pack.cards)],
        places=[describe_place(words, number, place) for number, place in enumerate(pack.places)],
        team_places=team_places(words),
        recipes=[wire.Recipe(recipe.makes, recipe.count, list(recipe.needs)) for recipe in pack.recipes],
        prices=[wire.Price(offer.id, offer.gives, offer.count, offer.costs) for offer in pack.offers],
        gangs=[
            wire.GangBook(gang.id, words.gang(number, ""), words.gang(number), list(gang.accepts), gang.needs)
            for number, gang in enumerate(pack.gangs)
        ],
        gang_cards=[
            wire.GangCardBook(
                card.id,
                gang.id,
                words.gang_card(number),
                words.gang_card_does(number),
                bool(card.ability.get(MOD_NO_BEATING)),
                card.ability.get(MOD_SPOILS, 0),
                card.ability.get(MOD_BUY_LESS, 0),
                card.ability.get(MOD_SEARCH_MORE, 0),
            )
            for number, (gang, card) in enumerate((gang, card) for gang in pack.gangs for card in gang.cards)
        ],
        backgrounds=[describe_background(words, number) for number in range(len(pack.backgrounds))],
        michel=[
            wire.MichelFace(edition.michel_cards[number], face.knife, list(face.tools), face.copies)
            for number, face in enumerate(pack.michel)
        ],
        prisoners=[
            wire.PrisonerBook(one.id, words.language.name(f"prisoner-{one.id}", one.id), one.letter, one.shape)
            for one in pack.prisoners
        ],
        goals=wire.Goals(pack.goal, pack.team_goal),
        fair_start_cards={players: list(cards) for players, cards in pack.fair_start_cards.items()},
        fair_start_cigarettes={players: list(cigarettes) for players, cigarettes in pack.fair_start_cigarettes.items()},
        hand_limit=pack.numbers["hand_limit"],
        warden=warden_fits(edition),
    )


def describe_card(words: Wording, number: int, card: Card) -> wire.CardKind:
    """Describe one kind of hand card."""
    class_text = f"class-{card.category}"
    return wire.CardKind(
        id=card.id,
        sort=card.category,  # type: ignore[arg-type]  # the pack's loader allows no other
        sort_name=words.optional(class_text, "one") or words.say(class_text),
        plural_sort=words.say(class_text),
        name=words.card(number),
        does=words.card_does(number),
        points=card.points,
        sells=card.sells,
        copies=card.copies,
        on_board=card.on_board,
    )


def describe_place(words: Wording, number: int, place: Place, team: int | None = None) -> wire.PlaceBook:
    """Describe a Place. `number` selects its name: the Blocks of teams have names of their own."""
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
    """Describe the board of a team game, which has two Blocks instead of the Cell Block (11.1)."""
    found: list[wire.PlaceBook] = []
    blocks = len(words.edition.pack.places)  # the Blocks are numbered after all other Places
    for number, place in enumerate(words.edition.pack.places):
        if place.home:
            found += [describe_place(words, blocks + team, place, team) for team in (0, 1)]
        else:
            found.append(describe_place(words, number, place))
    return found


def describe_background(words: Wording, number: int) -> wire.BackgroundBook:
    """Describe a Background: when it may be revealed, its effect, and its second effect for members of its Gang."""
    when, first, second = (words.background_part(number, part) for part in ("when", "first", "second"))
    background = words.edition.pack.backgrounds[number]
    return wire.BackgroundBook(background.id, background.gang, words.background(number), when, first, second)
