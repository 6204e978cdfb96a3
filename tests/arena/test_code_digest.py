"""The digest of the code that decides how games go."""

from pathlib import Path

import pytest

from blackgate.arena import code_digest
from blackgate.arena.code_digest import bot_file, digest_code, package_files


def test_the_weights_of_our_bots_and_what_they_observe_count_too() -> None:
    names = {path.relative_to(code_digest.PACKAGE).as_posix() for path in package_files()}
    assert {"bots/warden.bin", "env/core/observation.py", "env/observation_fields.py"} <= names
    assert {"bots/value_net.json", "bots/boss.py", "engine/turn.py", "arena/match.py", "game.py"} <= names


def test_other_weights_are_another_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_digest, "PACKAGE", tmp_path)
    monkeypatch.setattr(code_digest, "PATHS", ("bots",))
    monkeypatch.setattr(code_digest, "MODULES", ())
    file = tmp_path / "bots" / "value_net.json"
    file.parent.mkdir()
    file.write_text("[1]", encoding="utf-8")
    before = digest_code([])
    file.write_text("[2]", encoding="utf-8")
    assert digest_code([]) != before


def test_a_path_may_have_an_at_sign_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "me@home" / "bot.py"
    file.parent.mkdir()
    file.touch()
    assert bot_file(f"{file}:Bot") == bot_file(f"{file}:Bot@25ms") == file
    assert bot_file("boss@25ms") is None
