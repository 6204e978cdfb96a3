"""Whether this copy of Blackgate is compiled. It plays the same without, only many times slower."""

from blackgate import engine


def is_compiled() -> bool:
    """Return whether the engine runs compiled."""
    return not str(engine.__file__).endswith((".py", ".pyc"))
