import { expect, test } from "vitest";
import { readBackup, writeBackup, type Backup } from "./backup-file";

const BACKUP: Backup = {
  values: { keys: { abc: { table: "abc" } }, prefs: { name: "Anaïs" } },
  packs: { "sha256:1": { "pack.toml": 'id = "classic"\n', "texts/fr.ftl": "kind-spoon = Cuillère\n" } },
  tables: [
    {
      table: "abc",
      line: '{"phase":"playing"}',
      rows: [
        { table: "abc", seq: 1, at: 1000, entry: '{"k":"created"}' },
        { table: "abc", seq: 2, at: 1001, entry: '{"k":"sat","name":"Zoë\\n"}' },
      ],
    },
    { table: "xyz", line: "", rows: [{ table: "xyz", seq: 1, at: 2000, entry: "{}" }] },
  ],
};

/** A file with these lines. */
const fileOf = (lines: unknown[]): Promise<Blob> =>
  new Response(new Blob(lines.map((line) => `${JSON.stringify(line)}\n`)).stream().pipeThrough(new CompressionStream("gzip"))).blob();

test("a file has everything that was written", async () => {
  expect(await readBackup(await writeBackup(BACKUP))).toEqual(BACKUP);
});

test("a file of format 1 can be read by all later versions; the first ones had no packs", async () => {
  const lines = [{ blackgate: "games", format: 1, tables: 1 }, { quick: { bots: 2 } }, { table: "abc", line: "lobby", rows: [[5, "first"], [6, "second"]] }];
  expect(await readBackup(await fileOf(lines))).toEqual({
    values: { quick: { bots: 2 } },
    packs: {},
    tables: [
      {
        table: "abc",
        line: "lobby",
        rows: [
          { table: "abc", seq: 1, at: 5, entry: "first" },
          { table: "abc", seq: 2, at: 6, entry: "second" },
        ],
      },
    ],
  });
});

test("a file that was cut or changed anywhere is refused as damaged", async () => {
  const whole = new Uint8Array(await (await writeBackup(BACKUP)).arrayBuffer());
  for (const length of [3, 40, whole.length - 9, whole.length - 1]) {
    await expect(readBackup(new Blob([whole.slice(0, length)]))).rejects.toMatchObject({ problem: "damaged" });
  }
  for (const place of [30, Math.floor(whole.length / 2), whole.length - 6]) {
    const changed = whole.slice();
    changed[place]! ^= 4;
    await expect(readBackup(new Blob([changed]))).rejects.toMatchObject({ problem: "damaged" });
  }
});

test.each([
  ["a picture", new Blob(["\x89PNG\r\n"]), "other"],
  ["an empty file", new Blob([]), "other"],
  ["another compressed file", fileOf([{ hello: 1 }]), "other"],
  ["a file of a newer version", fileOf([{ blackgate: "games", format: 2, tables: 0 }, {}]), "newer"],
  ["a file with too few tables", fileOf([{ blackgate: "games", format: 1, tables: 1 }, {}]), "damaged"],
  ["a pack that is no text", fileOf([{ blackgate: "games", format: 1, tables: 0, packs: { one: { "pack.toml": 1 } } }, {}]), "damaged"],
  ["packs that are a list", fileOf([{ blackgate: "games", format: 1, tables: 0, packs: [] }, {}]), "damaged"],
  ["a row without an entry", fileOf([{ blackgate: "games", format: 1, tables: 1 }, {}, { table: "abc", line: "", rows: [[5]] }]), "damaged"],
])("%s is refused", async (_, file, problem) => {
  await expect(readBackup(await file)).rejects.toMatchObject({ problem });
});
