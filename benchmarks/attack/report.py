"""The figures of the attacks as a table, and what they must not exceed."""

from collections.abc import Iterable

from benchmarks.attack.run import Result

MIN_P99_MS = 100.0  # a p99 below this is always good enough
QUIET_P99_MS = 50.0  # above this before an attack, the machine has other work
MAX_FACTOR = 2.0  # by which the p99 of a move may rise
MIN_MOVES = 60  # of ordinary players in each phase: with fewer, a quantile says nothing
MAX_NEWCOMER_MS = 1000.0  # until a newcomer has the page
MAX_BOSS_S = 5.0  # until a bot has answered that thinks for 0.1 s
MAX_STOP_S = 10.0
MAX_LOG_KB = 100.0


def p99_limit(result: Result) -> float:
    """Return the limit for the p99 of a move during an attack: twice the quiet value or 100 ms, whichever is larger."""
    return max(MIN_P99_MS, MAX_FACTOR * result.quiet.moves_ms["p99"])


def problems(result: Result) -> list[str]:
    """Return why the server has not withstood an attack; empty if it has."""
    quiet, during = result.quiet, result.during
    found: list[str] = []
    if not result.moves_wait:
        if min(quiet.moves, during.moves) < MIN_MOVES:
            found.append(f"only {min(quiet.moves, during.moves)} moves of ordinary players were answered")
        if during.moves_ms["p99"] > p99_limit(result):
            found.append(f"p99 of a move: {during.moves_ms['p99']:.0f} ms, limit {p99_limit(result):.0f} ms")
        if max(during.boss_s, default=0.0) > MAX_BOSS_S:
            found.append(f"a bot of an ordinary player took {max(during.boss_s):.1f} s, limit {MAX_BOSS_S:.0f} s")
    for phase, name in ((quiet, "before"), (during, "during")):
        if phase.disconnected:
            found.append(f"{phase.disconnected} ordinary players were disconnected {name} the attack")
        found += [f"an ordinary player {name} the attack: {what} ({times} times)" for what, times in phase.errors.items()]
    if during.newcomers_refused:
        found.append(f"{during.newcomers_refused} newcomers could not open the page")
    if during.newcomers_ms["max"] > MAX_NEWCOMER_MS:
        found.append(f"a newcomer waited {during.newcomers_ms['max']:.0f} ms for the page, limit {MAX_NEWCOMER_MS:.0f} ms")
    before_mb, peak_mb = result.memory_mb
    if peak_mb - before_mb > result.max_memory_growth_mb:
        found.append(f"memory grew from {before_mb:.0f} to {peak_mb:.0f} MB, limit {result.max_memory_growth_mb:.0f} MB more")
    if result.log_kb > MAX_LOG_KB:
        found.append(f"the log grew by {result.log_kb:.0f} kB, limit {MAX_LOG_KB:.0f} kB")
    found += [f"error in the log: {line}" for line in result.log_errors]
    if result.stop_s > MAX_STOP_S:
        found.append(f"the server took {result.stop_s:.1f} s to stop, limit {MAX_STOP_S:.0f} s")
    return found + result.outcome.problems


def row(result: Result) -> list[str]:
    """Return the figures of one attack as cells."""
    quiet, during = result.quiet, result.during
    limit = "-" if result.moves_wait else f"{p99_limit(result):.0f}"
    return [
        result.name,
        result.finding,
        f"{quiet.moves_ms['p50']:.0f} / {quiet.moves_ms['p99']:.0f}",
        f"{during.moves_ms['p50']:.0f} / {during.moves_ms['p99']:.0f}",
        limit,
        f"{max(during.boss_s, default=0.0):.1f}",
        f"{during.newcomers_ms['max']:.0f}",
        str(result.outcome.counts.get("closed", 0)),
        str(quiet.disconnected + during.disconnected),
        f"{result.memory_mb[0]:.0f} / {result.memory_mb[1]:.0f}",
        f"{result.stop_s:.1f}",
        "FAILED" if problems(result) else "passed",
    ]


COLUMNS = (
    "attack",
    "finding",
    "quiet p50 / p99, ms",
    "during p50 / p99, ms",
    "limit, ms",
    "bot, s",
    "newcomer, ms",
    "attackers closed",
    "players lost",
    "memory before / peak, MB",
    "stop, s",
    "verdict",
)


def table(results: Iterable[Result]) -> str:
    """Return all figures as a table in Markdown, and below it the problems."""
    results = list(results)
    rows = [list(COLUMNS), ["---"] * len(COLUMNS), *(row(result) for result in results)]
    lines = ["| " + " | ".join(cells) + " |" for cells in rows]
    for result in results:
        lines += [f"{result.name}: {problem}" for problem in problems(result)]
    slowest = max((result.quiet.moves_ms["p99"] for result in results), default=0.0)
    if slowest > QUIET_P99_MS:
        lines += ["", f"p99 was up to {slowest:.0f} ms before an attack: repeat the attacks on a quiet machine."]
    failed = sum(bool(problems(result)) for result in results)
    return "\n".join([*lines, "", f"{len(results)} attacks, {failed} failed"])
