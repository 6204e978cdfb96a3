"""The results in a few sentences, for the start of the report and for the terminal."""

from blackgate.arena.html_page import Section, Table
from blackgate.lab.metrics import POINTS
from blackgate.lab.pack_contents import cards_by_group
from blackgate.lab.report_context import ReportContext
from blackgate.lab.report_topics import CARD_TOPICS, CardTopic
from blackgate.lab.results import ALL

ERROR_RATE = 0.05  # how often an interval excludes the true value


def sentences(context: ReportContext) -> list[str]:
    """Return what stands out of the first pack, for the terminal."""
    cards = [context.say("lab-glance-cards", sort=group, strong=strong, weak=weak) for group, strong, weak in card_rows(context)]
    return [*cards, turn_order(context), *lengths(context), *stopped_and_faults(context), *expected_by_chance(context)]


def section(context: ReportContext) -> Section:
    """Return the first section of the report; turn order and length have sections of their own."""
    headings = [context.say(f"lab-column-{column}") for column in ("sort", "strong", "weak")]
    table = Table(context.say("lab-glance-words"), headings, card_rows(context))
    return Section(context.say("lab-glance"), [*stopped_and_faults(context), *expected_by_chance(context)], [table])


def card_rows(context: ReportContext) -> list[tuple[str, str, str]]:
    """Return the strong and the weak cards of each group, the strongest and the weakest first."""
    return [group_row(context, topic) for topic in CARD_TOPICS]


def clear_cards(context: ReportContext, topic: CardTopic) -> dict[str, float]:
    """Return the cards of a group that are clearly better or worse than the others, and by how much; the best first."""
    found: dict[str, float] = {}
    for card in cards_of(context, topic):
        estimate = context.get(f"{topic.group}/{card}/{topic.deciding}", ALL)
        if estimate is not None and estimate.clear:
            found[card] = estimate.value
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def group_row(context: ReportContext, topic: CardTopic) -> tuple[str, str, str]:
    """Return the name of a group of cards, its strong cards and its weak cards."""
    formatter = context.formatter

    def card_text(card: str, value: float) -> str:
        return context.say("lab-named", name=formatter.name(topic.group, card), figure=formatter.signed(value, POINTS))

    cards = clear_cards(context, topic)
    strong = [card_text(card, value) for card, value in cards.items() if value > 0]
    weak = [card_text(card, value) for card, value in reversed(cards.items()) if value < 0]
    return context.say(f"lab-sort-{topic.group}"), formatter.list_cards(strong), formatter.list_cards(weak)


def turn_order(context: ReportContext) -> str:
    """Return the places in the turn order that clearly differ from the fair share."""
    found = []
    for players in context.player_counts:
        for order in range(players):
            estimate = context.get(f"seat/{order}/above_fair", players)
            if estimate is not None and estimate.clear:
                names = {"players": context.formatter.players(players), "order": context.formatter.name("seat", str(order))}
                found.append(context.say("lab-glance-seat", worth=context.formatter.signed(estimate.value, POINTS), **names))
    return context.say("lab-glance-seats", seats=", ".join(found) or context.say("lab-none"))


def lengths(context: ReportContext) -> list[str]:
    """Return the turns per player."""
    metric = "length/turns_per_player"
    turns = [
        context.say("lab-glance-turns", turns=context.value(metric, players), players=context.formatter.players(players))
        for players in context.player_counts
        if context.get(metric, players) is not None
    ]
    return [context.say("lab-glance-length", turns=", ".join(turns))] if turns else []


def stopped_and_faults(context: ReportContext) -> list[str]:
    """Return the number of games without a winner and of faults of bots, if there are any."""
    packs = context.results.packs
    stopped = sum(blocks.total["stopped"] for pack in packs for blocks in pack.blocks.values())
    faults = sum(pack.faults for pack in packs)
    found = [context.say("lab-glance-stopped", games=stopped)] if stopped else []
    return [*found, context.say("cli-lab-faults", times=faults)] if faults else found


def expected_by_chance(context: ReportContext) -> list[str]:
    """Return how many cards are clear, and how many would be by chance alone."""
    names = [f"{topic.group}/{card}/{topic.deciding}" for topic in CARD_TOPICS for card in cards_of(context, topic)]
    found = [estimate for name in names if (estimate := context.get(name, ALL)) is not None and estimate.interval is not None]
    if not found:
        return []
    clear, expected = sum(estimate.clear for estimate in found), round(ERROR_RATE * len(found))
    return [context.say("lab-glance-chance", clear=clear, all=len(found), expected=expected)]


def cards_of(context: ReportContext, topic: CardTopic) -> list[str]:
    """Return the cards of a group in the first pack."""
    return cards_by_group(context.results.packs[0].edition)[topic.group]
