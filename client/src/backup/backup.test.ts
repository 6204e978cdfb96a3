import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// The modules with preferences read these when they are loaded.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { documentElement: { dataset: {}, classList: { toggle: () => undefined } } });
});
import { preferences } from "../settings/preferences.svelte";
import { loadValue, saveValue } from "../storage/local-storage";
import { saveCommitment, savedCommitment } from "../storage/seed-commitments";
import { tableKeys } from "../storage/table-keys.svelte";
import { Store, type Row } from "../tab/store";
import { exportAll, importAll } from "./backup";
import { restorePreferences } from "./restore-settings";

const rows = (table: string, entries: string[]): Row[] => entries.map((entry, n) => ({ table, seq: n + 1, at: 1000 + n, entry }));
let store: Store;

/** From here on, this is a browser that was opened for the first time: nothing is stored. */
function startNewBrowser(): void {
  const stored: Record<string, string> = {};
  const storage = { getItem: (key: string) => stored[key] ?? null, setItem: (key: string, value: string) => void (stored[key] = value) };
  const handler = { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) };
  vi.stubGlobal("localStorage", new Proxy(storage, handler));
  vi.stubGlobal("indexedDB", new IDBFactory());
  for (const { table } of tableKeys.all()) tableKeys.drop(table);
  restorePreferences({ lang: "en", name: "", theme: "dark", looks: "", pace: "usual" });
  store = new Store();
}

beforeEach(() => {
  vi.stubGlobal("IDBKeyRange", IDBKeyRange);
  vi.stubGlobal("document", { documentElement: { dataset: {}, classList: { toggle: () => undefined } } });
  startNewBrowser();
});
afterEach(async () => {
  await store.close();
  vi.unstubAllGlobals();
});

const FIRST = JSON.stringify({ k: "created", digest: "sha256:1" });
const FILES = { "pack.toml": 'id = "classic"' };

/** A file of a browser with one game at its third entry. */
async function fileOfAnotherBrowser(): Promise<Blob> {
  await store.append(rows("abc", [FIRST, "two", "three"]), { "sha256:1": FILES });
  tableKeys.add("abc", { seats: { 0: "key" }, host: "host", title: "First" });
  tableKeys.add("gone", { seats: { 0: "key without a game" } });
  preferences.set("name", "Ana");
  preferences.set("theme", "light");
  saveValue("quick", { bots: 5, level: "rookie" });
  saveValue("offline", "yes");
  saveCommitment("abc", "commit");
  const file = await exportAll(store);
  await store.close();
  startNewBrowser();
  return file;
}

test("another browser gets games with their packs, keys, name and settings", async () => {
  const file = await fileOfAnotherBrowser();
  expect(await importAll(store, file, true)).toEqual({ added: 1, continued: 0, kept: 0, different: 0 });
  expect(await store.read("abc")).toEqual(rows("abc", [FIRST, "two", "three"]));
  expect(await store.pack("sha256:1")).toEqual(FILES);
  expect(tableKeys.all()).toEqual([expect.objectContaining({ table: "abc", seats: { 0: "key" }, host: "host", title: "First" })]);
  expect([preferences.get("name"), preferences.get("theme")]).toEqual(["Ana", "light"]);
  expect(loadValue("quick", null)).toEqual({ bots: 5, level: "rookie" });
  expect(savedCommitment("abc")).toBe("commit");
  expect(loadValue("offline", "not asked"), "whether this browser keeps the files is its own affair").toBe("not asked");
});

test("name and settings stay if only the games are wanted", async () => {
  const file = await fileOfAnotherBrowser();
  preferences.set("name", "Zoë");
  await importAll(store, file, false);
  expect([preferences.get("name"), preferences.get("theme"), loadValue("quick", null)]).toEqual(["Zoë", "dark", null]);
});

test("what this browser knows about a table stays", async () => {
  const file = await fileOfAnotherBrowser();
  tableKeys.add("abc", { title: "Mine", seats: { 1: "other key" } });
  await importAll(store, file, true);
  expect(tableKeys.of("abc")).toMatchObject({ title: "Mine", seats: { 0: "key", 1: "other key" }, host: "host" });
});

test("settings that this version does not know are left out", () => {
  restorePreferences({ lang: "xx", looks: "unheard_of", volume: "loud", always: null, pace: "fast", new_setting: 1 });
  expect([preferences.get("lang"), preferences.get("looks"), preferences.get("volume"), preferences.get("always")]).toEqual(["en", "", 7, {}]);
  expect(preferences.get("pace")).toBe("fast");
});
