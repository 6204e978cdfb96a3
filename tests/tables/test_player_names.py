"""What bots are display_names at the table."""

from blackgate.tables.player_names import display_names


def test_a_bot_is_called_after_the_prisoner_it_plays() -> None:
    """1.8: two bots of the same sort would otherwise be one name for two."""
    assert display_names(["Ana", "bot:inmate", "bot:inmate"], ["moth", "sable", "rook"]) == ["Ana", "Sable", "Rook"]


def test_a_person_keeps_their_name_whatever_they_look_like() -> None:
    assert display_names(["Ana", "Ben"], ["sable", "rook"]) == ["Ana", "Ben"]


def test_a_bot_without_looks_keeps_the_name_of_its_sort() -> None:
    assert display_names(["bot:boss"], []) == ["bot:boss"]
