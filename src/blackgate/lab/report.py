"""The lab's report: everything it found, as one HTML page."""

from collections.abc import Mapping, Sequence

from blackgate.arena.html_page import Section, Table, page
from blackgate.lab import changes, game_sections, summary
from blackgate.lab.blocks import split
from blackgate.lab.card_sections import CardSection
from blackgate.lab.results import Findings
from blackgate.lab.report_context import Teller
from blackgate.lab.report_topics import CARD_TOPICS, topics


def report(findings: Findings, about: Mapping[str, str], lang: str = "en") -> str:
    """The page; `about` are the lines of its last section, already told."""
    teller = Teller(findings, lang)
    settings = findings.settings
    told = [game_sections.of_topic(teller, topic) for topic in topics(findings.packs[0].book, settings.teams)]
    sections = [
        changes.section(teller) if findings.compared else summary.section(teller),
        *(CardSection(teller, topic).section() for topic in CARD_TOPICS),
        game_sections.seats(teller),
        game_sections.lengths(teller),
        *(section for section in told if section is not None),
        Section(teller.say("lab-method"), method(teller)),
        of_settings(teller, list(about.items())),
    ]
    return page(teller.say("lab-title"), lead(teller), sections, lang)


def lead(teller: Teller) -> str:
    """What was played, in a sentence."""
    settings = teller.findings.settings
    known = {"games": settings.games, "players": ", ".join(map(str, settings.players)), "bot": settings.bot}
    if teller.findings.compared:
        return teller.say("lab-lead-compared", pack=teller.packs[0], other=teller.packs[1], **known)
    return teller.say("lab-lead", pack=teller.packs[0], **known)


def method(teller: Teller) -> list[str]:
    """What the figures mean, and what they assume."""
    games = teller.findings.settings.games
    told = [
        teller.say("lab-method-fair"),
        teller.say("lab-method-points"),
        teller.say("lab-method-interval", games=round(games / len(split(games)))),
        teller.say("lab-method-clear"),
        teller.say("lab-method-trap"),
    ]
    return [*told, teller.say("lab-method-paired")] if teller.findings.compared else told


def of_settings(teller: Teller, about: Sequence[Sequence[str]]) -> Section:
    """How to play these games again."""
    headings = [teller.say("arena-column-setting"), teller.say("arena-column-value")]
    return Section(teller.say("arena-settings"), [], [Table(teller.say("arena-settings"), headings, about)])
