"""Names and prisoners (1.8): a bot has the name of its prisoner, all players have different ones, and preferences count."""

from typing import Any

from blackgate.catalogue import edition
from blackgate.record import RULES
from blackgate.tables import entries
from blackgate.tables.hosted_table import HostedTable
from blackgate.tables.messages import table_info, table_line
from blackgate.tables.player_names import LOOKS, display_names, recorded_looks, recorded_names, shuffled_looks
from blackgate.tables.wire import TableOptions


def test_a_bot_is_called_after_the_prisoner_it_plays() -> None:
    """1.8: two bots of the same kind would otherwise have the same name."""
    assert display_names(["Ana", "bot:inmate", "bot:inmate"], ["moth", "sable", "rook"]) == ["Ana", "Sable", "Rook"]


def test_a_person_keeps_their_name_whatever_they_look_like() -> None:
    assert display_names(["Ana", "Ben"], ["sable", "rook"]) == ["Ana", "Ben"]


def test_free_seats_have_no_name() -> None:
    assert display_names(["", "Ana", ""], ["", "moth", ""]) == ["", "Ana", ""]


def test_equal_names_get_the_number_of_their_seat() -> None:
    assert display_names(["Sable", "bot:inmate", "Ana"], ["moth", "sable", "rook"]) == ["Sable (0)", "Sable (1)", "Ana"]


def test_a_bot_without_looks_keeps_the_name_of_its_sort() -> None:
    assert display_names(["bot:boss"], []) == ["bot:boss"]


def test_a_record_names_the_prisoners_of_bots() -> None:
    names = recorded_names(["Ana", "bot:inmate", "bot:boss"], ["moth", "sable", "rook"])
    assert names == ["Ana", "bot:inmate (Sable)", "bot:boss (Rook)"]
    assert recorded_looks(names) == [LOOKS[0], "sable", "rook"]
    assert display_names(names, recorded_looks(names)) == ["Ana", "Sable", "Rook"]


def test_a_record_may_name_no_prisoner_or_an_unknown_one_or_one_twice() -> None:
    looks = recorded_looks(["bot:golden", "bot:my bot (2)", "bot:inmate (Sable)", "bot:inmate (Sable)", "Ana (Rook)"])
    assert looks == [*LOOKS[:2], "sable", *LOOKS[2:4]]


# --- prisoners ---------------------------------------------------------------------------------
def new_table(table: str = "t", looks: list[str] | None = None, **options: Any) -> HostedTable:
    """Return a new table."""
    created = entries.Created(
        TableOptions(**options), "ABCDE", "5eed", "host", "watch", edition().pack.digest, RULES, looks=looks or []
    )
    return HostedTable(table, 0, created, edition())


def sit(at: HostedTable, seat: int, looks: str = "") -> str:
    at.apply(at.seq + 1, 0, entries.Sat(seat, "Ana", f"key {seat}", looks=looks))
    return at.seats[seat].looks


def test_there_are_the_twelve_prisoners_of_the_game() -> None:
    assert set(LOOKS) == {prisoner.id for prisoner in edition().pack.prisoners}
    assert len(LOOKS) == 12


def test_without_a_preference_a_player_gets_the_first_free_prisoner_in_the_order_of_the_table() -> None:
    order = shuffled_looks("t")
    assert sorted(order) == sorted(LOOKS)
    assert order == shuffled_looks("t") != shuffled_looks("u")
    table = new_table(players=3)
    assert [sit(table, seat) for seat in range(3)] == order[:3]


def test_a_player_gets_the_preferred_prisoner_unless_it_is_taken() -> None:
    table = new_table(players=3)
    assert sit(table, 0, "oz") == "oz"
    assert sit(table, 1, "oz") == next(one for one in table.looks_order if one != "oz")
    assert sit(table, 2, "nobody we know") not in ("oz", table.seats[1].looks, "")


def test_a_full_table_has_no_prisoner_twice() -> None:
    table = new_table(players=6, bots={1: "rookie", 4: "boss"})
    for seat in (0, 2, 3, 5):
        sit(table, seat, "moth")
    assert len({seat.looks for seat in table.seats} & set(LOOKS)) == 6


def test_no_bot_takes_the_prisoner_that_the_host_prefers() -> None:
    for preferred in LOOKS:
        table = new_table("t", [preferred, "", preferred], players=3, bots={1: "rookie"})
        assert sit(table, 0, preferred) == preferred


def test_a_leaving_player_frees_the_prisoner_and_a_replaced_bot_keeps_it() -> None:
    table = new_table(players=2)
    sit(table, 0, "rook")
    table.apply(table.seq + 1, 0, entries.Stood(0))
    assert table_info(table, []).seats[0].looks == ""
    assert sit(table, 1, "rook") == "rook"
    table.apply(table.seq + 1, 0, entries.BotSat(0, "rookie"))
    before = table.seats[0].looks
    table.apply(table.seq + 1, 0, entries.BotSat(0, "boss"))
    assert table.seats[0].looks == before != ""


def test_names_on_the_wire_are_those_of_the_sentences() -> None:
    table = new_table("t", ["", "oz"], players=4, bots={1: "inmate"})
    for seat, name in ((0, "Oz"), (3, "Ana")):
        table.apply(table.seq + 1, 0, entries.Sat(seat, name, f"key {seat}"))
    info = table_info(table, [])
    assert [seat.name for seat in info.seats] == ["Oz", "bot:inmate", "", "Ana"]
    assert [seat.display_name for seat in info.seats] == table.display_names() == ["Oz (0)", "Oz (1)", "", "Ana"]
    line = table_line(table)
    assert (line.names, line.display_names) == (["Oz", "bot:inmate", "Ana"], ["Oz (0)", "Oz (1)", "Ana"])


def test_a_log_from_before_there_were_looks_still_reads() -> None:
    old = entries.decode(b'{"k":"sat","seat":0,"name":"Ana","key":"k"}')
    assert old == entries.Sat(0, "Ana", "k")
    table = new_table(players=2)
    table.apply(2, 0, old)
    assert table.seats[0].looks == table.looks_order[0]
    created = entries.encode(table.creation).replace(b',"looks":[]', b"")
    assert b"looks" not in created
    assert entries.decode(created) == table.creation
