"""The generated TypeScript types and JSON schema agree with the server."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from blackgate.bots import BOTS
from blackgate.tables import wire
from tools import typescript

COMPILER = Path(__file__).parents[2] / "client" / "node_modules" / "typescript" / "bin" / "tsc"
# A typical client: it compiles only if messages differ by `t` and the right fields are optional.
GOOD = """
import type { FromClient, FromServer, Http, NewTable, Public } from "./wire";

export function hear(message: FromServer): number | string {
  switch (message.t) {
    case "welcome": return message.info.seats.length;
    case "news": return message.public?.deck ?? message.seq;
    case "refused": return message.retry_ms ?? message.text;
    case "goodbye": return message.retry_ms;
    default: return message.t;
  }
}

export const table: NewTable = { name: "Ana", options: { clock: { kind: "turn", turn_s: 30 }, bots: { 1: "boss" } } };
export const move: FromClient = { t: "move", id: "1", version: 12, moves: ["dig spoon"] };
export const body: Http["POST /api/tables"]["body"] = table;
export const top = (seen: Public): string | undefined => seen.discard.at(-1);
"""
BAD = """
import type { FromClient } from "./wire";
export const move: FromClient = { t: "move", id: "1", moves: ["dig spoon"] };
export const nonsense: FromClient = { t: "dance", id: "1" };
"""


def test_a_table_can_have_every_bot_there_is() -> None:
    assert get_args(wire.Strength) == tuple(BOTS)


@pytest.mark.parametrize("path", [typescript.TYPES, typescript.SCHEMA], ids=lambda path: path.name)
def test_the_files_are_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == typescript.files()[path], "run python tools/typescript.py"


def test_every_message_and_body_is_there() -> None:
    text = typescript.typescript()
    kinds = typescript.structs()
    assert len(kinds) > 40
    assert [kind.__name__ for kind in kinds if f"export interface {kind.__name__} {{" not in text] == []


def test_every_message_is_in_the_schema_under_its_name() -> None:
    schema: dict[str, Any] = json.loads(typescript.schema())
    for side, kinds in (("client", wire.FromClient), ("server", wire.FromServer)):
        assert set(schema[side]["discriminator"]["mapping"]) == {kind.__struct_config__.tag for kind in get_args(kinds)}


def test_a_field_may_be_missing_where_a_client_may_leave_it_out_or_the_server_does() -> None:
    assert "since?: number | null;" in typescript.interface(wire.Hello)
    assert "version: number;" in typescript.interface(wire.Play)
    assert "retry_ms: number | null;" in typescript.interface(wire.Refused)
    assert "story?: Array<string>;" in typescript.interface(wire.News)
    assert "grace_s: number;" in typescript.interface(wire.TableOptions)
    assert "options?: Sparse<TableOptions>;" in typescript.interface(wire.NewTable)


def test_what_the_server_leaves_out_is_exactly_what_has_a_question_mark() -> None:
    from_server = msgspec.to_builtins(wire.Refused("1", "stale", "", 3))
    assert set(from_server) - {"t"} == {field.name for field in msgspec.structs.fields(wire.Refused)}
    assert not any(typescript.optional_mark(wire.Refused, field) for field in msgspec.structs.fields(wire.Refused))


def test_checking_writes_nothing_and_fails_if_a_file_is_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(typescript, "ROOT", tmp_path)
    monkeypatch.setattr(typescript, "TYPES", tmp_path / "client" / "wire.ts")
    monkeypatch.setattr(typescript, "SCHEMA", tmp_path / "wire.schema.json")
    monkeypatch.setattr("sys.argv", ["typescript.py", "--check"])
    assert typescript.main() == 1
    assert "client/wire.ts is not up to date" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []
    monkeypatch.setattr("sys.argv", ["typescript.py"])
    assert typescript.main() == 0
    monkeypatch.setattr("sys.argv", ["typescript.py", "--check"])
    assert typescript.main() == 0


def test_typescript_accepts_the_types_and_a_client_that_uses_them(tmp_path: Path) -> None:
    shutil.copy(typescript.TYPES, tmp_path / "wire.ts")
    (tmp_path / "good.ts").write_text(GOOD, encoding="utf-8")
    (tmp_path / "bad.ts").write_text(BAD, encoding="utf-8")
    output = compiled(tmp_path, "wire.ts", "good.ts", "bad.ts")
    errors = [line for line in output.splitlines() if "error TS" in line]
    assert [line for line in errors if not line.startswith("bad.ts")] == []
    assert {line.partition("(")[2][0] for line in errors} == {"3", "4"}, "a move without a version, a message that does not exist"


def compiled(folder: Path, *files: str) -> str:
    node = shutil.which("node")
    if node is None or not COMPILER.exists():
        pytest.skip("Node or the packages of the client are not installed: make client")
    compiler = [node, str(COMPILER), "--noEmit", "--strict"]
    done = subprocess.run([*compiler, *files], cwd=folder, capture_output=True, check=False, text=True)
    assert not done.stderr
    return done.stdout
