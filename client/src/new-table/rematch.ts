/** Rematches: the same people at a new table. */
import { request, tableApi } from "../app/http";
import { newShare } from "../dice/own-shares";
import { tableKeys } from "../storage/table-keys.svelte";
import { Session } from "../table/session.svelte";
import { startGameHere } from "./start-game";
import type { Rematched, TableInfo } from "../wire";

/** A key that allows a rematch: that of a seat, or the host's. */
function rematchKey(table: string): string | undefined {
  const keys = tableKeys.of(table);
  return keys && (Object.values(keys.seats)[0] ?? keys.host);
}

export const mayRematch = (table: string): boolean => rematchKey(table) !== undefined;

/** Open the new table and return its id. All keys are valid there too. If no one else has to agree, the game starts at once. */
export async function rematch(table: string): Promise<string> {
  const { table: next } = await request<Rematched>(tableApi(table, "rematch"), { method: "POST", secret: rematchKey(table) });
  const keys = tableKeys.of(table);
  if (!keys) return next;
  const { seats, host, watch, title } = keys;
  tableKeys.add(next, { seats, host, watch, title, at: Date.now() });
  // If the start fails, the lobby opens and the person can do it there.
  if (host !== undefined) await startIfEveryoneIsHere(next, seats).catch(console.warn);
  return next;
}

/** Start the game if all people at the table play at this device. */
async function startIfEveryoneIsHere(table: string, keys: Record<number, string>): Promise<void> {
  const info = await request<TableInfo>(tableApi(table));
  if (info.phase !== "lobby" || !info.seats.every(({ bot }, seat) => bot !== "" || keys[seat] !== undefined)) return;
  for (const [seat, secret] of Object.entries(keys)) await addShare(table, Number(seat), secret);
  await startGameHere(table);
}

/** Add the share of a seat to the seed. */
async function addShare(table: string, seat: number, secret: string): Promise<void> {
  const { nonce, share } = await newShare();
  const session = new Session(table, secret);
  session.open();
  const refusal = await session.ready(share);
  session.close();
  if (!refusal) tableKeys.add(table, { nonces: { [seat]: nonce } });
}
