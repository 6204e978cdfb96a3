/** The same people at another table. */
import { request, tableApi } from "../app/http";
import { tableKeys } from "../storage/table-keys.svelte";
import type { Rematched } from "../wire";

/** What entitles to ask for it: a seat, or being the host. */
function rematchKey(table: string): string | undefined {
  const keys = tableKeys.of(table);
  return keys && (Object.values(keys.seats)[0] ?? keys.host);
}

export const mayRematch = (table: string): boolean => rematchKey(table) !== undefined;

/** Everybody's keys are valid at the new table, whose id comes back. */
export async function rematch(table: string): Promise<string> {
  const next = await request<Rematched>(tableApi(table, "rematch"), { method: "POST", secret: rematchKey(table) });
  const keys = tableKeys.of(table);
  if (keys) tableKeys.add(next.table, { seats: keys.seats, host: keys.host, watch: keys.watch, title: keys.title, at: Date.now() });
  return next.table;
}
