import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableKeys } from "./table-keys.svelte";
import { storeWatchKey } from "./watch-key";

/** A service that knows three keys of one table. */
const WELCOMES: Record<string, object> = { eyes: { seat: null, host: false }, host: { seat: null, host: true }, seat: { seat: 1, host: false } };

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  send(text: string): void {
    const found = WELCOMES[(JSON.parse(text) as { secret: string }).secret];
    this.onmessage?.({ data: JSON.stringify(found ? { t: "welcome", ...found } : { t: "goodbye", error: "no_entry" }) });
  }
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "play.example" });
  vi.stubGlobal("window", globalThis);
});
afterEach(() => {
  vi.unstubAllGlobals();
  tableKeys.drop("abc");
});

test("the key of a link is stored once the service has accepted it", async () => {
  expect(await storeWatchKey("abc", "eyes")).toBe(true);
  expect(tableKeys.of("abc")?.watch).toBe("eyes");
  expect(await storeWatchKey("abc", "eyes")).toBe(false);
});

test("a wrong link replaces no key and stores none", async () => {
  expect(await storeWatchKey("abc", "garbage")).toBe(false);
  expect(tableKeys.of("abc")).toBeUndefined();
  tableKeys.add("abc", { watch: "old", seats: { 0: "mine" } });
  expect(await storeWatchKey("abc", "garbage")).toBe(false);
  expect(tableKeys.of("abc")).toMatchObject({ watch: "old", seats: { 0: "mine" } });
});

test("the key of a seat or of the host is no spectators' key, which would be shared", async () => {
  for (const key of ["host", "seat"]) expect(await storeWatchKey("abc", key)).toBe(false);
  expect(tableKeys.of("abc")).toBeUndefined();
});
