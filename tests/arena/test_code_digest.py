"""Whether the bots are still the ones that played."""

from pathlib import Path

import pytest

from blackgate.arena import code_digest
from blackgate.arena.code_digest import digest_of, ours, theirs


def test_what_our_bots_know_by_heart_counts_too() -> None:
    names = {path.relative_to(code_digest.HOUSE).as_posix() for path in ours()}
    assert {"bots/value_net.json", "bots/boss.py", "engine/turn.py", "arena/match.py", "game.py"} <= names


def test_other_judgement_is_another_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_digest, "HOUSE", tmp_path)
    monkeypatch.setattr(code_digest, "PARTS", ("bots",))
    monkeypatch.setattr(code_digest, "FACE", ())
    file = tmp_path / "bots" / "value_net.json"
    file.parent.mkdir()
    file.write_text("[1]", encoding="utf-8")
    before = digest_of([])
    file.write_text("[2]", encoding="utf-8")
    assert digest_of([]) != before


def test_a_path_may_have_an_at_sign_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "me@home" / "bot.py"
    file.parent.mkdir()
    file.touch()
    assert theirs(f"{file}:Bot") == theirs(f"{file}:Bot@25ms") == file
    assert theirs("boss@25ms") is None
