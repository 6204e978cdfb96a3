import { afterEach, expect, it, vi } from "vitest";
import { savedCommitment } from "../storage/seed-commitments";
import { tableKeys } from "../storage/table-keys.svelte";
import type { Session } from "../table/session.svelte";
import type { TableInfo } from "../wire";
import { newShare, revealShare } from "./own-shares";
import { sha256 } from "./seed-checks";

const OPTIONS = { players: 2, michel: "none", teams: false, calm: false, target: null, first_player: null };

async function starting(changes: { options?: object; shown?: object; shares?: string[]; phase?: string } = {}): Promise<TableInfo> {
  const shares = changes.shares ?? [await sha256("mine"), ""];
  const options = { ...OPTIONS, target: 12, ...changes.options };
  const terms = JSON.stringify({ rules: 2, pack: "classic", digest: "sha256:0", options, half: "sha256:1", shares });
  return { phase: changes.phase ?? "lobby", terms, commit: "sha256:1", pack_digest: "sha256:0", options: { ...OPTIONS, ...changes.shown } } as unknown as TableInfo;
}

/** What a session of seat 0 reveals at this table. */
async function revealed(info: TableInfo): Promise<string[]> {
  const reveal = vi.fn((nonce: string) => Promise.resolve(nonce));
  tableKeys.add("here", { nonces: { 0: "mine" } });
  await revealShare({ table: "here", seat: 0, info, reveal } as unknown as Session);
  return reveal.mock.calls.map(([nonce]) => nonce);
}

afterEach(() => vi.unstubAllGlobals());

it("a share is announced by its hash", async () => {
  const { nonce, share } = await newShare();
  expect(share).toBe(await sha256(nonce));
});

it("where a browser cannot hash, the nonce itself is the share", async () => {
  vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes });
  const { nonce, share } = await newShare();
  expect(share).toBe(nonce);
});

it("a share is revealed when the game starts, and the promise is noted", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  const info = await starting();
  expect(await revealed(info)).toEqual(["mine"]);
  expect(savedCommitment("here")).toBe(await sha256(info.terms));
});

it.each([
  ["in the lobby", async () => ({ ...(await starting()), terms: "" })],
  ["after the deal", () => starting({ phase: "playing" })],
  ["if the first player is another one than shown", () => starting({ options: { first_player: 1 } })],
  ["if another option is not as shown", () => starting({ options: { calm: true } })],
  ["if a fair start was shown and is not in the terms", () => starting({ shown: { fair_start: true } })],
  ["if a fair start is in the terms and was not shown", () => starting({ options: { fair_start: true } })],
  ["if this share is not among the announced ones", () => starting({ shares: ["sha256:2", ""] })],
])("a share is not revealed %s", async (_, info) => expect(await revealed(await info())).toEqual([]));
