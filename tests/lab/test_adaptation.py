"""Adapting the network of warden to a pack before it measures."""

from pathlib import Path

import pytest

from blackgate import OptionError
from blackgate.bots.policy_file import WARDEN, read_header
from blackgate.bots.registry import make_bot, network_file
from blackgate.bots.searching_warden import SearchingWarden
from blackgate.bots.warden import Warden
from blackgate.catalogue import edition
from blackgate.lab import adaptation
from blackgate.lab.network_facts import network_facts
from blackgate.lab.settings import Settings

LAB = Settings(players=(2, 4), games=1, bot="warden", fair_start=True)


def test_training_starts_from_the_network_and_plays_what_is_measured(tmp_path: Path) -> None:
    wanted = adaptation.training_settings(LAB, 0, tmp_path, minutes=3)
    header = read_header(WARDEN)
    assert (wanted.init, wanted.width, wanted.blocks) == (str(WARDEN), header["width"], header["blocks"])
    assert (wanted.modes, wanted.minutes) == ("2+fair_start:1,4+fair_start:1", 3)


def test_a_network_of_a_file_searches_if_its_name_has_a_budget(tmp_path: Path) -> None:
    file = tmp_path / "own.bin"
    file.write_bytes(WARDEN.read_bytes())
    player = make_bot(f"warden:{file}@100ms")
    assert isinstance(player, SearchingWarden) and player.file == str(file)


def test_only_a_network_can_learn(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="inmate cannot learn"):
        adaptation.training_settings(Settings(players=(2,), games=1, bot="inmate"), 0, tmp_path, 1)


def test_a_network_in_the_folder_is_used_again(tmp_path: Path) -> None:
    file = tmp_path / f"{adaptation.network_name(LAB, 0)}.bin"
    file.write_bytes(WARDEN.read_bytes())
    bot = adaptation.adapt(LAB, 0, tmp_path, 1, print, "en")
    assert bot == f"warden:{file}"
    player = make_bot(bot)
    assert isinstance(player, Warden) and player.file == str(file)


def test_reports_know_the_network_that_played() -> None:
    facts = network_facts("warden", edition())
    assert facts is not None
    assert (facts["fits"], facts["pack"], len(facts["sha256"])) == (True, "classic", 64)
    assert network_facts("inmate", edition()) is None


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    (tmp_path / "other.bin").write_bytes(b"{}\n")
    for name, problem in (("other.bin", "no policy network that this version can read"), ("missing.bin", "no such file")):
        with pytest.raises(OptionError, match=f"{name}: {problem}"):
            make_bot(f"warden:{tmp_path / name}")
    assert network_file("warden:Class") is None, "that is a class of a module"
