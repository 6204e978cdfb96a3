"""How long tables are kept."""

from dataclasses import dataclass

from blackgate.service.storage import Expired
from blackgate.tables.clocks import Outages, running_time_ago

HOUR_MS = 3600 * 1000
DAY_MS = 24 * HOUR_MS
BOTS_HOURS = 24  # games of bots alone
UNFINISHED_DAYS = 90  # three times the longest time for one move that a clock allows
OPEN = ("playing", "paused")
ENDED = ("over", "closed")
ANY = ("lobby", *OPEN, *ENDED)


@dataclass(frozen=True, slots=True)
class RetentionPolicy:
    """How long a server keeps tables after their last change; 0 keeps them for ever."""

    lobby_hours: int = 24  # then a lobby is closed; after the same time again, it is removed
    game_days: int = 365  # then a finished game with people is removed

    def to_close(self, now: int, outages: Outages) -> list[Expired]:
        """Return the open tables that no player has used for a long time. Time in which no server ran does not count."""
        found = []
        if self.lobby_hours:
            found.append(Expired("lobby", ("lobby",), running_time_ago(now, self.lobby_hours * HOUR_MS, outages)))
        if self.game_days:
            found.append(Expired("people", OPEN, running_time_ago(now, UNFINISHED_DAYS * DAY_MS, outages)))
        return found

    def to_remove(self, now: int) -> list[Expired]:
        """Return the tables that are removed: ended ones, and open ones that no process of this version could close."""
        found = [Expired("bots", ANY, now - BOTS_HOURS * HOUR_MS)]
        if self.lobby_hours:
            found.append(Expired("lobby", ENDED, now - self.lobby_hours * HOUR_MS))
            found.append(Expired("lobby", ("lobby",), now - UNFINISHED_DAYS * DAY_MS - self.lobby_hours * HOUR_MS))
        if self.game_days:
            found.append(Expired("people", ENDED, now - self.game_days * DAY_MS))
            found.append(Expired("people", OPEN, now - (UNFINISHED_DAYS + self.game_days) * DAY_MS))
        return found

    def outages_before(self, now: int) -> int | None:
        """Return the moment before which outages matter for no clock; None: all of them may matter."""
        return now - 2 * UNFINISHED_DAYS * DAY_MS if self.game_days else None
