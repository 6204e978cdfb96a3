/** Downloads the record of a table. */
import { RequestError, tableApi } from "../../app/http";
import { saveFile } from "../../app/save-file";
import { send } from "../../app/transport";
import { t } from "../../i18n/texts.svelte";
import { tableKeys } from "../../storage/table-keys.svelte";

/** The record, unchanged. */
async function recordOf(table: string): Promise<Blob> {
  const secret = tableKeys.readKey(table);
  const headers: Record<string, string> = secret ? { authorization: `Bearer ${secret}` } : {};
  const answer = await send(tableApi(table, "record"), { headers }).catch(() => null);
  if (!answer) throw new RequestError("offline", t("app-offline"), 0);
  if (!answer.ok) throw new RequestError("no_entry", t("replay-no-record"), answer.status);
  return answer.blob();
}

/** Save the record as a file. */
export async function downloadRecord(table: string): Promise<void> {
  saveFile(await recordOf(table), `blackgate-${table}.jsonl`);
}
