"""Settings that change during a run, by the fraction of the plan that is done."""


def falling(start: float, end: float, done: float) -> float:
    """Return a value that falls evenly from the start of a run to its end."""
    return start + (end - start) * min(1.0, max(0.0, done))


def falling_to_half_time(start: float, done: float) -> float:
    """Return a value that falls evenly and is 0 from half time on."""
    return falling(start, 0.0, 2 * done)
