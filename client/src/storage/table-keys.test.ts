import { afterEach, beforeEach, expect, test, vi } from "vitest";

class FakeStorage {
  readonly values = new Map<string, string>();
  isFull = false;
  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }
  setItem(name: string, value: string): void {
    if (this.isFull) throw new Error("QuotaExceededError");
    this.values.set(name, value);
  }
}

/** The keys as another tab of the same browser has them. */
async function openTab(): Promise<(typeof import("./table-keys.svelte"))["tableKeys"]> {
  vi.resetModules();
  return (await import("./table-keys.svelte")).tableKeys;
}

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("two tabs keep each other's keys", async () => {
  const first = await openTab();
  first.add("abc", { seats: { 0: "mine" } });
  const second = await openTab();
  second.add("def", { seats: { 1: "other" } });
  first.add("abc", { seen: 7 });
  const later = await openTab();
  expect(later.of("abc")).toMatchObject({ seats: { 0: "mine" }, seen: 7 });
  expect(later.of("def")?.seats).toEqual({ 1: "other" });
});

test("a table that was removed in one tab does not come back from another", async () => {
  const first = await openTab();
  first.add("abc", { seats: { 0: "mine" } });
  const second = await openTab();
  second.drop("abc");
  first.add("def", { host: "host" });
  expect((await openTab()).of("abc")).toBeUndefined();
});

test("a share of the seed is forgotten with the seat that was left", async () => {
  const keys = await openTab();
  keys.add("abc", { host: "host", seats: { 0: "old" }, nonces: { 0: "aa" } });
  keys.leave("abc", 0);
  keys.add("abc", { seats: { 1: "new" }, nonces: { 1: "bb" } });
  expect(keys.of("abc")).toMatchObject({ seats: { 1: "new" }, nonces: { 1: "bb" } });
  expect(keys.of("abc")?.nonces).not.toHaveProperty("0");
});

test("a table that is only watched is not one of this browser's games", async () => {
  const keys = await openTab();
  keys.note("abc", { seen: 7 });
  expect(keys.all()).toEqual([]);
  keys.add("abc", { watch: "eyes" });
  keys.note("abc", { over: true });
  expect(keys.of("abc")).toMatchObject({ watch: "eyes", over: true });
});

test("finished games are forgotten before those that go on", async () => {
  const keys = await openTab();
  keys.add("long", { seats: { 0: "mine" }, at: 1 });
  for (let i = 0; i < 70; i++) keys.add(`short ${i}`, { seats: { 0: "mine" }, at: 2 + i, over: true });
  expect(keys.of("long")).toBeDefined();
  expect(keys.all().length).toBe(60);
});

test("a key that could not be stored is kept in this tab", async () => {
  const keys = await openTab();
  keys.add("abc", { seats: { 0: "mine" } });
  storage.isFull = true;
  keys.add("def", { seats: { 1: "new" } });
  keys.note("abc", { seen: 3 });
  expect(keys.of("def")?.seats).toEqual({ 1: "new" });
});
