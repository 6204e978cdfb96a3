import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Store, type Row } from "../tab/store";
import { mergeTables } from "./merge-tables";

const rows = (table: string, entries: string[]): Row[] => entries.map((entry, n) => ({ table, seq: n + 1, at: 1000 + n, entry }));
const FILE = { table: "abc", line: "playing", rows: rows("abc", ["one", "two", "three"]) };
const NOTHING = { added: 0, continued: 0, kept: 0, different: 0 };

let store: Store;
beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  store = new Store();
});
afterEach(async () => {
  await store.close();
  vi.unstubAllGlobals();
});

test.each([
  ["not here", [], "added", ["one", "two", "three"]],
  ["shorter here", ["one"], "continued", ["one", "two", "three"]],
  ["as long here", ["one", "two", "three"], "kept", ["one", "two", "three"]],
  ["further on here", ["one", "two", "three", "four"], "kept", ["one", "two", "three", "four"]],
  ["shorter here and different", ["one", "zwei"], "different", ["one", "zwei"]],
  ["further on here and different", ["one", "two", "drei", "vier"], "different", ["one", "two", "drei", "vier"]],
])("a game that is %s", async (_, here, outcome, after) => {
  await store.append(rows("abc", here));
  expect(await mergeTables(store, [FILE], {})).toEqual({ ...NOTHING, [outcome]: 1 });
  expect((await store.read("abc")).map((row) => row.entry)).toEqual(after);
  expect(await store.line("abc")).toBe(outcome === "added" || outcome === "continued" ? "playing" : "");
});

test("a game that another tab continues during the import is looked at again", async () => {
  const other = new Store();
  await store.append(FILE.rows.slice(0, 1));
  const read = vi.spyOn(store, "read").mockImplementationOnce(async () => {
    await other.append(rows("abc", ["one", "zwei"]).slice(1));
    return FILE.rows.slice(0, 1);
  });
  expect(await mergeTables(store, [FILE], {})).toEqual({ ...NOTHING, different: 1 });
  expect(read).toHaveBeenCalledTimes(2);
  await other.close();
});

test("what was merged before the storage was full stays", async () => {
  const append = store.append.bind(store);
  vi.spyOn(store, "append").mockImplementation((added) => (added[0]!.table === "xyz" ? Promise.reject(new Error("full")) : append(added)));
  await expect(mergeTables(store, [FILE, { table: "xyz", line: "", rows: rows("xyz", ["one"]) }], {})).rejects.toThrow("full");
  expect(await store.read("abc")).toEqual(FILE.rows);
});

test("a game brings the files of its pack, also one whose pack was missing here", async () => {
  const first = JSON.stringify({ k: "created", digest: "one" });
  const files = { "pack.toml": 'id = "classic"' };
  const file = [{ ...FILE, rows: rows("abc", [first, "two"]) }];
  await store.append(file[0]!.rows);
  expect(await mergeTables(store, file, { one: files, other: files })).toEqual({ ...NOTHING, kept: 1 });
  expect(await store.pack("one")).toEqual(files);
  expect(await store.pack("other"), "no game of the file uses it").toBeNull();
});
