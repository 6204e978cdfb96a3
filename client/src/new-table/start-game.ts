import { request, tableApi } from "../app/http";
import { tableKeys } from "../storage/table-keys.svelte";

/** Start the game of a table, as its host. */
export const startGame = (table: string): Promise<void> => request(tableApi(table, "start"), { method: "POST", secret: tableKeys.of(table)?.host });
