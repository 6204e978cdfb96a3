/** Open a table at the position of a clause. */
import { request } from "../app/http";
import { identityOf } from "../players/identity";
import { preferences } from "../settings/preferences.svelte";
import { tableKeys } from "../storage/table-keys.svelte";
import { t } from "../i18n/texts.svelte";
import type { Opened, TryPosition } from "../wire";

/** Open the table, save its keys and return its id. */
export async function openPosition(clause: string): Promise<string> {
  const me = identityOf({ name: preferences.get("name"), looks: preferences.get("looks") });
  const { table, code, host, watch, seat, secret } = await request<Opened>(`/api/positions/${encodeURIComponent(clause)}`, { body: me satisfies TryPosition });
  tableKeys.add(table, { code, host, watch, seats: { [seat!]: secret! }, title: t("rules-clause", { number: clause }), at: Date.now() });
  return table;
}
