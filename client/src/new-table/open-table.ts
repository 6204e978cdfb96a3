/** Open a table from a draft: seat all players at this device, and start the game if no other player has to come. */
import { request, tableApi } from "../app/http";
import { tableKeys, randomNonce } from "../storage/table-keys.svelte";
import { preferences } from "../settings/preferences.svelte";
import { ownName } from "../settings/own-name";
import { t } from "../i18n/texts.svelte";
import type { NewTable, Opened, Seated, SitDown } from "../wire";
import { countFriendSeats, isHere, optionsOf, type Draft } from "./table-draft";

/** Take a seat at a table and save its key. */
export async function sitDown(table: string, wish: Omit<SitDown, "nonce">): Promise<number> {
  const share = randomNonce();
  const { seat, secret } = await request<Seated>(tableApi(table, "seats"), { body: { ...wish, nonce: share } satisfies SitDown });
  tableKeys.add(table, { seats: { [seat]: secret }, nonces: { [seat]: share }, at: Date.now() });
  return seat;
}

/** Open the table and return its id. If a later step fails, the lobby opens and the person can do it there. */
export async function openTable(draft: Draft): Promise<string> {
  const mine = preferences.get("looks");
  const opened = await request<Opened>("/api/tables", { body: { options: optionsOf(draft), looks: mine } satisfies NewTable });
  const { table, code, host, watch } = opened;
  tableKeys.add(table, { code, host, watch, title: draft.options.title.trim(), at: Date.now() });
  try {
    for (const [seat, { who, name, looks }] of draft.seats.entries()) {
      if (!isHere(who)) continue;
      const called = name.trim() || (who === "me" ? ownName() : t("new-seat-guest", { seat: seat + 1 }));
      await sitDown(table, { name: called, seat, looks: looks || (who === "me" ? mine : "") });
    }
    if (countFriendSeats(draft) === 0) await request(tableApi(table, "start"), { method: "POST", secret: host });
  } catch (error) {
    console.warn(error);
  }
  return table;
}
