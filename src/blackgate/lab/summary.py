"""The findings in a few sentences, for the top of the report and for the terminal."""

from blackgate.arena.html_page import Section, Table
from blackgate.lab.metrics import WORTH
from blackgate.lab.results import ALL
from blackgate.lab.pack_contents import cards_by_sort
from blackgate.lab.report_context import Teller
from blackgate.lab.report_topics import CARD_TOPICS, CardTopic

CHANCE = 0.05  # how often an interval excludes the truth


def glance(teller: Teller) -> list[str]:
    """What stands out of the first pack, for the terminal."""
    told = [teller.say("lab-glance-cards", sort=sort, strong=strong, weak=weak) for sort, strong, weak in of_cards(teller)]
    return [*told, of_seats(teller), *of_lengths(teller), *of_stopped(teller), *of_chance(teller)]


def section(teller: Teller) -> Section:
    """The same at the top of the report; turn order and length have sections of their own."""
    headings = [teller.say(f"lab-column-{what}") for what in ("sort", "strong", "weak")]
    table = Table(teller.say("lab-glance-words"), headings, of_cards(teller))
    return Section(teller.say("lab-glance"), [*of_stopped(teller), *of_chance(teller)], [table])


def of_cards(teller: Teller) -> list[tuple[str, str, str]]:
    """The strong and the weak cards of each sort, the most so first."""
    return [of_sort(teller, topic) for topic in CARD_TOPICS]


def judged(teller: Teller, topic: CardTopic) -> dict[str, float]:
    """The cards of a sort that are clearly better or worse than the rest, and by how much; the best first."""
    found: dict[str, float] = {}
    for card in cards_of(teller, topic):
        estimate = teller.get(f"{topic.sort}/{card}/{topic.judge}", ALL)
        if estimate is not None and estimate.clear:
            found[card] = estimate.value
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def of_sort(teller: Teller, topic: CardTopic) -> tuple[str, str, str]:
    """A sort of cards, its strong ones, its weak ones."""
    words = teller.words

    def named(card: str, value: float) -> str:
        return teller.say("lab-named", name=words.name(topic.sort, card), figure=words.signed(value, WORTH))

    cards = judged(teller, topic)
    strong = [named(card, value) for card, value in cards.items() if value > 0]
    weak = [named(card, value) for card, value in reversed(cards.items()) if value < 0]
    return teller.say(f"lab-sort-{topic.sort}"), words.list(strong), words.list(weak)


def of_seats(teller: Teller) -> str:
    """Where the turn order clearly matters."""
    found = []
    for players in teller.counts:
        for order in range(players):
            estimate = teller.get(f"seat/{order}/above_fair", players)
            if estimate is not None and estimate.clear:
                known = {"players": teller.words.players(players), "order": teller.words.name("seat", str(order))}
                found.append(teller.say("lab-glance-seat", worth=teller.words.signed(estimate.value, WORTH), **known))
    return teller.say("lab-glance-seats", seats=", ".join(found) or teller.say("lab-none"))


def of_lengths(teller: Teller) -> list[str]:
    """Turns per player."""
    figure = "length/turns_per_player"
    counts = [players for players in teller.counts if teller.get(figure, players) is not None]
    told = [teller.say("lab-glance-turns", turns=teller.told(figure, n), players=teller.words.players(n)) for n in counts]
    return [teller.say("lab-glance-length", turns=", ".join(told))] if told else []


def of_stopped(teller: Teller) -> list[str]:
    """Games without a winner, and bots that failed."""
    packs = teller.findings.packs
    stopped = sum(part.total["stopped"] for pack in packs for part in pack.parts.values())
    faults = sum(pack.faults for pack in packs)
    told = [teller.say("lab-glance-stopped", games=stopped)] if stopped else []
    return [*told, teller.say("cli-lab-faults", times=faults)] if faults else told


def of_chance(teller: Teller) -> list[str]:
    """How much of all this chance would do by itself."""
    names = [f"{topic.sort}/{card}/{topic.judge}" for topic in CARD_TOPICS for card in cards_of(teller, topic)]
    found = [estimate for name in names if (estimate := teller.get(name, ALL)) is not None and estimate.interval is not None]
    clear = sum(estimate.clear for estimate in found)
    return [teller.say("lab-glance-chance", clear=clear, all=len(found), expected=round(CHANCE * len(found)))] if found else []


def cards_of(teller: Teller, topic: CardTopic) -> list[str]:
    """The cards of a sort in the first pack."""
    return cards_by_sort(teller.findings.packs[0].book)[topic.sort]
