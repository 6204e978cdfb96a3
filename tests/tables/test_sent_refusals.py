"""A connection remembers the refusals it was sent, but not all of them for ever."""

from blackgate.tables.sent_refusals import MOST, SentRefusals


def test_a_repeated_command_finds_its_refusal() -> None:
    refusals: SentRefusals[str] = SentRefusals()
    refusals.remember("a1", "not your turn")
    assert refusals["a1"] == "not your turn"
    assert "a2" not in refusals


def test_the_oldest_refusals_are_forgotten() -> None:
    refusals: SentRefusals[bytes] = SentRefusals()
    for number in range(MOST + 2):
        refusals.remember(f"a{number}", b"no")
    assert len(refusals) == MOST
    assert next(iter(refusals)) == "a2"
