/** What can be done at a table before the game begins. Whoever may not is refused by the service, in a sentence. */
import { request } from "../app/http";
import { tableKeys } from "../storage/table-keys.svelte";
import { sitDown } from "../new-table/open-table";
import type { SeatInfo, Strength } from "../wire";

const at = (table: string, rest: string): string => `/api/tables/${encodeURIComponent(table)}/${rest}`;
const host = (table: string): string | undefined => tableKeys.of(table)?.host;

export const begin = (table: string): Promise<void> => request(at(table, "start"), { method: "POST", secret: host(table) });

export const shut = (table: string): Promise<void> => request(at(table, "close"), { method: "POST", secret: host(table) });

export const setBot = (table: string, seat: number, bot: Strength | null): Promise<void> =>
  request(at(table, `seats/${seat}/bot`), { method: "PUT", body: { bot }, secret: host(table) });

export const sendAway = (table: string, seat: number): Promise<void> =>
  request(at(table, `seats/${seat}`), { method: "DELETE", secret: host(table) });

export async function leave(table: string, seat: number): Promise<void> {
  await request(at(table, `seats/${seat}`), { method: "DELETE", secret: tableKeys.of(table)?.seats[seat] });
  tableKeys.leave(table, seat);
}

/** From one's own seat to a free one, with the same name and face. */
export async function changeSeat(table: string, from: number, to: number, { name, looks }: SeatInfo): Promise<void> {
  await leave(table, from);
  await sitDown(table, { name, seat: to, looks });
}
