"""The lab's report: the results of a run as one HTML page."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from blackgate.arena.html_page import Section, Table, render_page
from blackgate.catalogue import Edition
from blackgate.lab import bar_section, changes, game_sections, summary
from blackgate.lab.card_sections import CardSection
from blackgate.lab.counter_blocks import split_into_blocks
from blackgate.lab.network_facts import network_facts
from blackgate.lab.report_context import ReportContext
from blackgate.lab.report_topics import CARD_TOPICS, topics
from blackgate.lab.results import LabResults


def render_report(results: LabResults, about: Mapping[str, str], lang: str = "en") -> str:
    """Return the page. `about` holds the rows of its last section: settings, machine, date, version."""
    context = ReportContext(results, lang)
    all_topics = topics(results.packs[0].edition, results.settings.teams)
    topic_sections = [game_sections.topic_section(context, topic) for topic in all_topics]
    sections = [
        changes.section(context) if results.compared else summary.section(context),
        *(section for section in [bar_section.section(context)] if section is not None),
        *(CardSection(context, topic).section() for topic in CARD_TOPICS),
        game_sections.turn_order_section(context),
        game_sections.lengths_section(context),
        *(section for section in topic_sections if section is not None),
        Section(context.say("lab-method"), method_paragraphs(context)),
        settings_section(context, list(about.items())),
    ]
    return render_page(context.say("lab-title"), lead(context), sections, lang)


def lead(context: ReportContext) -> str:
    """Return the introduction: what was played."""
    settings = context.results.settings
    arguments = {"games": settings.games, "players": ", ".join(map(str, settings.players)), "bot": players_text(context)}
    if context.results.compared:
        return context.say("lab-lead-compared", pack=context.packs[0], other=context.packs[1], **arguments)
    return context.say("lab-lead", pack=context.packs[0], **arguments)


def players_text(context: ReportContext) -> str:
    """Return which bots played, with the digest of their networks and what these were trained with."""
    texts = [player_text(context, pack.bot, pack.edition) for pack in context.results.packs]
    return " · ".join(dict.fromkeys(texts))


def player_text(context: ReportContext, bot: str, edition: Edition) -> str:
    """Return one bot; for a network its digest and its training."""
    facts = network_facts(bot, edition)
    if facts is None:
        return bot
    return context.say(
        "lab-network",
        bot=Path(bot).name if "/" in bot else bot,
        digest=facts["sha256"][:12],
        decisions=context.formatter.numbers.integer(facts["decisions"]),
        pack=f"{facts['pack']} {facts['pack_digest'].removeprefix('sha256:')[:8]}",
    )


def method_paragraphs(context: ReportContext) -> list[str]:
    """Return what the metrics mean, and what they assume."""
    games = context.results.settings.games
    paragraphs = [
        context.say("lab-method-fair"),
        context.say("lab-method-points"),
        context.say("lab-method-interval", games=round(games / len(split_into_blocks(games)))),
        context.say("lab-method-clear"),
        context.say("lab-method-trap"),
    ]
    return [*paragraphs, context.say("lab-method-paired")] if context.results.compared else paragraphs


def settings_section(context: ReportContext, about: Sequence[Sequence[str]]) -> Section:
    """Return the settings with which the same games can be played again."""
    headings = [context.say("arena-column-setting"), context.say("arena-column-value")]
    return Section(context.say("arena-settings"), [], [Table(context.say("arena-settings"), headings, about)])
