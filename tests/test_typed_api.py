"""The check of the public types (`make typed-api`): what pyright reports is printed, and fails."""

from typing import Any

import pytest

from tools import typed_api


def report(known: int, unknown: int, symbols: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the parts of a report of pyright that matter."""
    counts = {"withKnownType": known, "withAmbiguousType": 0, "withUnknownType": unknown}
    score = known / (known + unknown)
    completeness = {"exportedSymbolCounts": counts, "completenessScore": score, "symbols": symbols}
    return {"version": "1", "generalDiagnostics": [], "summary": {"timeInSec": 1}, "typeCompleteness": completeness}


def test_a_name_without_a_type_fails_and_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(typed_api.ROOT / "src" / "blackgate" / "game.py")
    missing = {"file": file, "severity": "error", "message": "Return type\n  is missing", "range": {"start": {"line": 6}}}
    undocumented = {"file": file, "severity": "warning", "message": "No docstring"}
    symbol = {"name": "blackgate.game.f", "diagnostics": [missing, undocumented]}
    monkeypatch.setattr(typed_api, "verify", lambda: report(1, 1, [symbol]))
    assert typed_api.main() == 1
    first, last = capsys.readouterr().out.splitlines()
    assert first == "src/blackgate/game.py:7: blackgate.game.f: Return type is missing"
    assert last.startswith("1 of 2 public symbols have a complete type: 50.0%")


def test_complete_types_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typed_api, "verify", lambda: report(2, 0, []))
    assert typed_api.main() == 0


def test_a_package_that_pyright_cannot_find_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    unresolved = {"generalDiagnostics": [{"message": 'Module "blackgate" cannot be resolved'}]}
    monkeypatch.setattr(typed_api, "verify", lambda: unresolved)
    assert typed_api.main() == 1
    assert "cannot be resolved" in capsys.readouterr().out
