/** The spectators' key of a link. */
import { fetchWelcome } from "../table/fetch-welcome";
import { tableKeys } from "./table-keys.svelte";

/**
 * Store the key of a link once the service has accepted it as a spectators' key, and return whether it was stored.
 * A wrong link must not replace a key that works.
 */
export async function storeWatchKey(table: string, key: string): Promise<boolean> {
  if (tableKeys.of(table)?.watch === key) return false;
  const welcome = await fetchWelcome(table, key);
  if (!welcome || welcome.seat !== null || welcome.host) return false;
  tableKeys.add(table, { watch: key });
  return true;
}
