"""The results of a tournament as JSON data."""

from statistics import fmean, median
from typing import Any

from blackgate.arena.intervals import Interval
from blackgate.arena.results import BotResults, TournamentResults, WinRate


def to_data(results: TournamentResults) -> dict[str, Any]:
    """Return what `blackgate arena --json` prints."""
    return {
        "games": results.games,
        "fair_share": round(results.fair, 4),
        "bots": {name: bot_data(bot) for name, bot in results.bots.items()},
        "head_to_head": [
            {
                "bots": list(duel.bots),
                "games": duel.games,
                "wins": list(duel.wins),
                "share": round(duel.share.rate, 4) if duel.decided else None,
                "interval": interval_data(duel.share.interval),
                "fair_share": round(duel.fair, 4),
            }
            for duel in results.head_to_head
        ],
        "wins_by_seat": [win_rate_data(rate) for rate in results.by_seat],
        "wins_by_order": [win_rate_data(rate) for rate in results.by_order],
        "turns": {
            "mean": round(fmean(results.turns), 2),
            "median": median(results.turns),
            "shortest": min(results.turns),
            "longest": max(results.turns),
        },
        "stopped": results.stopped,
        "faults": results.faults,
    }


def bot_data(bot: BotResults) -> dict[str, Any]:
    """Return one bot's results."""
    rating = {"mu": round(bot.rating.mu, 3), "sigma": round(bot.rating.sigma, 3), "interval": interval_data(bot.rating.interval)}
    return win_rate_data(bot.win_rate) | {
        "rating": rating,
        "ms_per_decision": round(bot.ms_per_decision, 4),
        "decisions": bot.decisions,
        "faults": sum(bot.faults.values()),
    }


def win_rate_data(rate: WinRate) -> dict[str, Any]:
    """Return a win rate with its wins and interval."""
    return {
        "wins": rate.wins,
        "appearances": rate.chances,
        "win_rate": round(rate.rate, 4),
        "interval": interval_data(rate.interval),
    }


def interval_data(interval: Interval) -> list[float]:
    """Return both ends, rounded to four digits."""
    return [round(bound, 4) for bound in interval]
