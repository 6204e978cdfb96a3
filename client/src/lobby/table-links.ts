/** Links to a table that can be given to others. */
import { fullAddress } from "../app/address";
import { tableKeys } from "../storage/table-keys.svelte";
import type { TableInfo } from "../wire";

export const tableLink = (table: string): string => fullAddress(`/t/${table}`);

/** The link for spectators. At a private table they need a key, behind the #, which browsers do not send; null if this device does not hold it. */
export function spectatorLink({ table, options }: TableInfo): string | null {
  const watch = tableKeys.of(table)?.watch;
  if (options.public) return tableLink(table);
  return watch ? `${tableLink(table)}#watch=${watch}` : null;
}
