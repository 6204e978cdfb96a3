/** Deleting one's own name and chat at a table. */
import { request, RequestError, tableApi } from "../app/http";
import type { KeysOfTable } from "../storage/table-keys.svelte";

/** Whether this browser has a seat at a table, and so something to delete there. */
export const hasSeat = (keys: KeysOfTable): boolean => Object.keys(keys.seats).length > 0;

/** Delete the names and the chat of all seats that this browser has at a table. A table that was removed has neither. */
export async function deletePersonalData({ table, seats }: KeysOfTable): Promise<void> {
  for (const [seat, secret] of Object.entries(seats)) {
    try {
      await request<undefined>(tableApi(table, `seats/${seat}/personal`), { method: "DELETE", secret });
    } catch (error) {
      if (!(error instanceof RequestError) || error.error !== "no_such_table") throw error;
    }
  }
}
