"""`blackgate train`: training, exporting and reporting from the command line."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from blackgate.bots.policy_file import PolicyFile
from blackgate.errors import BlackgateError

pytestmark = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: make learn")


def test_a_network_is_trained_exported_and_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from blackgate.arena import html_page
    from blackgate.cli.app import app
    from blackgate.learn import export

    monkeypatch.setattr(export, "POSITIONS", 20)
    monkeypatch.setattr(export, "DEFAULT_MODES", "2,4+teams")
    monkeypatch.setattr(html_page, "script", lambda version: "")  # packing the libraries for charts takes seconds
    folder, file = tmp_path / "run", tmp_path / "network.bin"
    small = [f"--set={word}" for word in ("width=16", "steps=8", "minibatch=64")]
    options = [
        "--modes",
        "2+target=2",
        "--decisions",
        "1",
        "--games",
        "16",
        "--workers",
        "1",
        "--device",
        "cpu",
        "--evaluate",
        "",
    ]
    app(["train", "--out", str(folder), *options, *small], standalone_mode=False)
    assert "16 games in 1 processes" in capsys.readouterr().out
    (folder / "report.html").unlink()
    app(["train", "--out", str(folder), "--report"], standalone_mode=False)
    assert (folder / "report.html").read_text(encoding="utf-8").count("<figure>") == 4
    app(["train", "--out", str(folder), "--export", str(file)], standalone_mode=False)
    assert "the same best move in" in capsys.readouterr().out
    assert PolicyFile(file).header["decisions"] == 16 * 8
    assert json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))["seed"] == 1
    with pytest.raises(BlackgateError, match="is not a setting"):
        app(["train", "--out", str(tmp_path / "other"), "--set", "widht=16"], standalone_mode=False)
