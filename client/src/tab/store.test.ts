import { IDBFactory, IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DATABASE, Store, type Row, type StoreNews } from "./store";
import type { StoreProblem } from "./store-error";

let stores: Store[] = [];

/** A store as another tab would have it. */
function newStore(): Store {
  const store = new Store();
  stores.push(store);
  return store;
}

const row = (table: string, seq: number, entry = `{"n":${seq}}`): Row => ({ table, seq, at: 1000 + seq, entry });
const failing = (problem: StoreProblem): object => expect.objectContaining({ problem });

beforeEach(() => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
});
afterEach(async () => {
  for (const store of stores) await store.close();
  stores = [];
  vi.unstubAllGlobals();
});

test("rows are read in the order of their numbers, and only those of their table", async () => {
  const store = newStore();
  const rows = Array.from({ length: 12 }, (_, n) => row("abc", n + 1));
  await store.append(rows);
  await store.append([row("abcd", 1)]);
  expect(await store.read("abc")).toEqual(rows);
  expect(await store.read("abc", 11)).toEqual(rows.slice(10));
  expect(await store.read("ab")).toEqual([]);
});

test("what is stored is found after the page was closed", async () => {
  await newStore().append([row("abc", 1)]);
  expect(await newStore().read("abc")).toEqual([row("abc", 1)]);
});

test("a number that another tab has written is a conflict, and nothing of the call is stored", async () => {
  const mine = newStore();
  const other = newStore();
  await mine.append([row("abc", 1)]);
  await other.append([row("abc", 2, "theirs")]);
  await expect(mine.append([row("new", 1), row("abc", 2, "mine")])).rejects.toEqual(failing("conflict"));
  expect(await mine.read("abc")).toEqual([row("abc", 1), row("abc", 2, "theirs")]);
  expect(await mine.read("new")).toEqual([]);
});

test("of two tabs that write the same number at once, one succeeds", async () => {
  const tabs = [newStore(), newStore()];
  const written = await Promise.allSettled(tabs.map((tab, n) => tab.append([row("abc", 1, String(n))])));
  expect(written.filter((one) => one.status === "rejected").map((one) => one.reason)).toEqual([failing("conflict")]);
  expect(await tabs[0]!.read("abc")).toHaveLength(1);
});

test("a row whose predecessor is missing is a conflict: the table was removed", async () => {
  const store = newStore();
  await store.append([row("abc", 1), row("abc", 2)]);
  await newStore().remove("abc");
  await expect(store.append([row("abc", 3)])).rejects.toEqual(failing("conflict"));
  expect(await store.tables()).toEqual([]);
});

test("the list of tables has their number of rows and size, the latest first", async () => {
  const store = newStore();
  await store.append([row("old", 1, "12345"), row("old", 2, "678")]);
  await store.append([{ ...row("new", 1, "äö"), at: 5000 }]);
  expect(await store.tables()).toEqual([
    { table: "new", rows: 1, bytes: 2, at: 5000, line: "" },
    { table: "old", rows: 2, bytes: 8, at: 1002, line: "" },
  ]);
});

test("the newest line of a table is kept", async () => {
  const store = newStore();
  await store.append([{ ...row("abc", 1), line: "lobby" }]);
  await store.append([row("abc", 2)]);
  expect(await store.line("abc")).toBe("lobby");
  await store.append([{ ...row("abc", 3), line: "playing" }]);
  expect(await store.line("abc")).toBe("playing");
  expect(await store.line("unknown")).toBe("");
});

test("a row can get another content, but only one that is stored", async () => {
  const store = newStore();
  await store.append([row("abc", 1, "Ana"), row("abc", 2)]);
  await store.append([{ ...row("abc", 1, ""), replaces: true }]);
  expect(await store.read("abc")).toEqual([row("abc", 1, ""), row("abc", 2)]);
  await expect(store.append([{ ...row("abc", 3), replaces: true }])).rejects.toEqual(failing("conflict"));
  await store.append([row("abc", 3)]);
});

test("removing a table leaves the others", async () => {
  const store = newStore();
  await store.append([row("abc", 1), row("abd", 1)]);
  await store.remove("abc");
  expect(await store.read("abc")).toEqual([]);
  expect((await store.tables()).map((one) => one.table)).toEqual(["abd"]);
});

const created = (table: string, digest: string): Row => row(table, 1, JSON.stringify({ k: "created", digest }));
const FILES = { "pack.toml": 'id = "classic"', "texts/fr.ftl": "kind-spoon = Cuillère" };

test("the files of a pack are stored with the first row of a table, once", async () => {
  const store = newStore();
  await store.append([created("abc", "one")], { one: FILES });
  await store.append([created("abd", "one")], { one: { "pack.toml": "another" } });
  expect(await newStore().pack("one")).toEqual(FILES);
  expect(await store.pack("two")).toBeNull();
});

test("after a conflict no files are stored either", async () => {
  const store = newStore();
  await store.append([row("abc", 1)]);
  await expect(store.append([created("abc", "one")], { one: FILES })).rejects.toEqual(failing("conflict"));
  expect(await store.pack("one")).toBeNull();
});

test("the files of a pack are removed with the last table that was begun with it", async () => {
  const store = newStore();
  await store.append([created("abc", "one"), created("xyz", "two")], { one: FILES, two: FILES });
  await store.append([created("abd", "one")]);
  await store.remove("abc");
  expect(await store.pack("one")).toEqual(FILES);
  await store.remove("abd");
  expect(await store.pack("one")).toBeNull();
  expect(await store.pack("two")).toEqual(FILES);
});

test("the tables of version 1 of the database, which had no packs, are kept", async () => {
  const old = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("rows", { keyPath: ["table", "seq"] });
      request.result.createObjectStore("tables", { keyPath: "table" });
    };
    request.onsuccess = () => resolve(request.result);
  });
  old.transaction("rows", "readwrite").objectStore("rows").add(row("abc", 1));
  old.close();
  const store = newStore();
  expect(await store.read("abc")).toEqual([row("abc", 1)]);
  await store.append([created("new", "one")], { one: FILES });
  expect(await store.pack("one")).toEqual(FILES);
});

test("other tabs hear which tables have changed", async () => {
  const heard: StoreNews[] = [];
  const listening = newStore();
  const news = new Promise<void>((resolve) =>
    listening.listen((one) => {
      heard.push(one);
      if (heard.length === 2) resolve();
    }),
  );
  const store = newStore();
  store.listen(() => expect.unreachable("a tab does not hear itself"));
  await store.append([row("abc", 1), row("abc", 2), row("xyz", 1)]);
  await store.remove("abc");
  await news;
  expect(heard).toEqual([{ tables: ["abc", "xyz"] }, { tables: ["abc"] }]);
});

test("a full disk is told apart from a conflict", async () => {
  const store = newStore();
  await store.append([row("abc", 1)]);
  const add = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await expect(store.append([row("abc", 2)])).rejects.toEqual(failing("quota"));
  add.mockRestore();
  await store.append([row("abc", 2)]);
  expect(await store.read("abc")).toHaveLength(2);
});

test("without storage, as in some private windows, every call says so", async () => {
  vi.stubGlobal("indexedDB", {
    open: () => {
      throw new DOMException("not allowed", "SecurityError");
    },
  });
  await expect(newStore().read("abc")).rejects.toEqual(failing("unavailable"));
  await expect(newStore().append([row("abc", 1)])).rejects.toEqual(failing("unavailable"));
});

test("a database that was deleted while it was open is opened again", async () => {
  const store = newStore();
  await store.append([row("abc", 1)]);
  await new Promise((resolve) => (indexedDB.deleteDatabase(DATABASE).onsuccess = resolve));
  expect(await store.read("abc")).toEqual([]);
  await store.append([row("abc", 1)]);
});

test("a tab makes way for a newer version of the database, and says so afterwards", async () => {
  const store = newStore();
  await store.append([row("abc", 1)]);
  const newer = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open(DATABASE, 1000);
    request.onsuccess = () => resolve(request.result);
  });
  await expect(store.append([row("abc", 2)])).rejects.toEqual(failing("newer"));
  newer.close();
});
