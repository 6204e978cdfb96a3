/** A summary of a table for lists: who plays, and how far the game is. Fetched once, without joining. */
import type { Public, TableInfo } from "../wire";
import { request, tableApi } from "../app/http";
import { fetchWelcome } from "../table/fetch-welcome";
import type { KeysOfTable } from "../storage/table-keys.svelte";

export interface TableSummary {
  info: TableInfo;
  /** The public state, if the game runs and this browser may see it. */
  public: Public | null;
}

/** The state as a spectator sees it. Prefer the spectators' key: with the key of a seat the player would be shown as present. */
async function board(table: string, keys?: KeysOfTable): Promise<Public | null> {
  const secret = keys?.watch ?? keys?.host ?? Object.values(keys?.seats ?? {})[0] ?? null;
  return (await fetchWelcome(table, secret))?.public ?? null;
}

export async function fetchTableSummary(table: string, keys?: KeysOfTable): Promise<TableSummary> {
  const info = await request<TableInfo>(tableApi(table));
  const running = info.phase === "playing" || info.phase === "paused";
  return { info, public: running && (keys || info.options.public) ? await board(table, keys) : null };
}
