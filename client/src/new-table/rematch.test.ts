import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tableKeys } from "../storage/table-keys.svelte";
import type { FromClient, FromServer, Welcome } from "../wire";
import { sha256 } from "../dice/seed-checks";
import { rematch } from "./rematch";

/** A server that welcomes everyone and accepts each command. */
class AcceptingSocket {
  static readonly OPEN = 1;
  static sent: FromClient[] = [];
  readyState = AcceptingSocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }
  send(data: string): void {
    const message = JSON.parse(data) as FromClient;
    AcceptingSocket.sent.push(message);
    if (message.t === "hello") this.say({ t: "welcome", missed: [], chat: [] } as unknown as Welcome);
    else if ("id" in message) this.say({ t: "ack", id: message.id, seq: 1, version: 1 });
  }
  private say(message: FromServer): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
  close(): void {}
}

let requests: string[] = [];
/** The bots at the new table by seat; an empty string is a person. */
let bots: string[] = [];
let phase = "lobby";

async function answer(path: string, { method, headers }: RequestInit & { headers: Record<string, string> }): Promise<unknown> {
  requests.push([method, path, headers.authorization].join(" "));
  const body = path.endsWith("/rematch") ? { table: "new" } : { phase, seats: bots.map((bot) => ({ bot })) };
  return { ok: true, status: 200, json: () => body };
}

async function rematchWith(keys: { seats: Record<number, string>; host?: string }): Promise<Record<number, string>> {
  tableKeys.add("old", keys);
  expect(await rematch("old")).toBe("new");
  const { nonces } = tableKeys.of("new")!;
  for (const table of ["old", "new"]) tableKeys.drop(table);
  return nonces ?? {};
}

const started = (): boolean => requests.includes("POST /api/tables/new/start Bearer host");

beforeEach(() => {
  requests = [];
  AcceptingSocket.sent = [];
  phase = "lobby";
  vi.stubGlobal("WebSocket", AcceptingSocket);
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
});
afterEach(() => vi.unstubAllGlobals());

it("starts at once if all others are bots, with this player's share of the seed", async () => {
  bots = ["", "inmate", "boss"];
  const shares = await rematchWith({ seats: { 0: "mine" }, host: "host" });
  expect(requests[0]).toBe("POST /api/tables/old/rematch Bearer mine");
  expect(started()).toBe(true);
  expect(AcceptingSocket.sent[0]).toMatchObject({ t: "hello", table: "new", secret: "mine" });
  expect(AcceptingSocket.sent[1]).toMatchObject({ t: "ready", nonce: await sha256(shares[0]!) });
});

it("starts at once if all people share this device", async () => {
  bots = ["", "inmate", ""];
  const shares = await rematchWith({ seats: { 0: "mine", 2: "ours" }, host: "host" });
  expect(Object.keys(shares)).toEqual(["0", "2"]);
  expect(started()).toBe(true);
});

it("waits in the lobby for people at other devices", async () => {
  bots = ["", ""];
  expect(await rematchWith({ seats: { 0: "mine" }, host: "host" })).toEqual({});
  expect(started()).toBe(false);
});

it("leaves the start to the host", async () => {
  bots = ["", "inmate"];
  await rematchWith({ seats: { 0: "mine" } });
  expect(requests).toEqual(["POST /api/tables/old/rematch Bearer mine"]);
});

it("does not start a game that another page has started", async () => {
  bots = ["", "inmate"];
  phase = "playing";
  await rematchWith({ seats: { 0: "mine" }, host: "host" });
  expect(started()).toBe(false);
});
