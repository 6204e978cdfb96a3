/** Rematches: the same people at a new table. */
import { request, tableApi } from "../app/http";
import { tableKeys } from "../storage/table-keys.svelte";
import type { Rematched } from "../wire";

/** A key that allows a rematch: that of a seat, or the host's. */
function rematchKey(table: string): string | undefined {
  const keys = tableKeys.of(table);
  return keys && (Object.values(keys.seats)[0] ?? keys.host);
}

export const mayRematch = (table: string): boolean => rematchKey(table) !== undefined;

/** Open the new table and return its id. All keys are valid there too. */
export async function rematch(table: string): Promise<string> {
  const next = await request<Rematched>(tableApi(table, "rematch"), { method: "POST", secret: rematchKey(table) });
  const keys = tableKeys.of(table);
  if (keys) tableKeys.add(next.table, { seats: keys.seats, host: keys.host, watch: keys.watch, title: keys.title, at: Date.now() });
  return next.table;
}
