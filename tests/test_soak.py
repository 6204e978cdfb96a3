"""`make soak`: a report of pytest is read, and every failure is printed with the command that repeats it."""

from pathlib import Path

from tools.soak import Round, read_report, summary

REPORT = """<testsuites><testsuite>
<testcase file="tests/a.py" name="test_good">KILLS</testcase>
<testcase file="tests/a.py" name="test_left_out"><skipped/></testcase>
<testcase file="tests/b.py" name="test_bad[2 in teams]">KILLS<failure/></testcase>
<testcase file="tests/b.py" name="test_bad[2 in teams]"><error/></testcase>
</testsuite></testsuites>""".replace("KILLS", '<properties><property name="kills" value="90"/></properties>')
BAD = "tests/b.py::test_bad[2 in teams]"


def test_a_failure_is_printed_with_the_command_that_repeats_it(tmp_path: Path) -> None:
    (tmp_path / "7.xml").write_text(REPORT, encoding="utf-8")
    found = Round(seed=7, seconds=90, exit_code=1)
    read_report(tmp_path / "7.xml", found)
    assert (found.tests, found.skipped, found.kills, found.failures) == (4, 1, 90, [BAD])
    text = summary([Round(seed=6, seconds=60, exit_code=0, tests=3, kills=110), found])
    assert "200 kills of servers without a loss" in text
    assert f"{BAD} failed in 1 of 2 rounds" in text
    (command,) = [line for line in text.splitlines() if "-m pytest" in line]
    assert command.split()[:2] == ["BLACKGATE_SOAK_SEED=7", "PYTHONHASHSEED=7"]
    assert command.endswith(f"-m pytest --hypothesis-seed=7 '{BAD}'")
    assert text.endswith("7 tests in 2 rounds, 1 failures")


def test_a_round_that_did_not_run_is_no_success() -> None:
    assert "Round 1 did not run: pytest ended with 4" in summary([Round(seed=1, seconds=1, exit_code=4)])
