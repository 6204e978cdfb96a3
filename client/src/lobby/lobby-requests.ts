/** The requests of the lobby, before the game begins. The service refuses what is not allowed. */
import { request, tableApi } from "../app/http";
import { tableKeys } from "../storage/table-keys.svelte";
import { sitDown } from "../new-table/open-table";
import type { SeatInfo, Sparse, Strength, TableOptions } from "../wire";

const hostKey = (table: string): string | undefined => tableKeys.of(table)?.host;

export const closeTable = (table: string): Promise<void> => request(tableApi(table, "close"), { method: "POST", secret: hostKey(table) });

export const setBot = (table: string, seat: number, bot: Strength | null): Promise<void> =>
  request(tableApi(table, `seats/${seat}/bot`), { method: "PUT", body: { bot }, secret: hostKey(table) });

export const changeOptions = (table: string, options: Sparse<TableOptions>): Promise<void> =>
  request(tableApi(table, "options"), { method: "PUT", body: options, secret: hostKey(table) });

export const removePlayer = (table: string, seat: number): Promise<void> =>
  request(tableApi(table, `seats/${seat}`), { method: "DELETE", secret: hostKey(table) });

/** Leave a seat. Its key is forgotten first: when the service revokes a key that is still held, the host has removed the player. */
export async function leaveSeat(table: string, seat: number): Promise<void> {
  const secret = tableKeys.of(table)?.seats[seat];
  tableKeys.leave(table, seat);
  try {
    await request(tableApi(table, `seats/${seat}`), { method: "DELETE", secret });
  } catch (error) {
    if (secret) tableKeys.add(table, { seats: { [seat]: secret } });
    throw error;
  }
}

/** Move from this player's seat to a free one, with the same name and looks. */
export async function changeSeat(table: string, from: number, to: number, { name, looks }: SeatInfo): Promise<void> {
  await leaveSeat(table, from);
  await sitDown(table, { name, seat: to, looks });
}
