/** Open a table from a draft: seat all players at this device, and start the game if no other player has to come. */
import { request, tableApi } from "../app/http";
import { newShare } from "../dice/own-shares";
import { tableKeys } from "../storage/table-keys.svelte";
import { preferences } from "../settings/preferences.svelte";
import { identityOf, type Identity } from "../players/identity";
import { t } from "../i18n/texts.svelte";
import type { NewTable, Opened, Seated, SitDown } from "../wire";
import { startGameHere } from "./start-game";
import { countFriendSeats, isHere, optionsOf, type Draft } from "./table-draft";

/** Who opens the table: as in their seat of the draft, else as in the settings. */
function opener({ seats }: Draft): Identity {
  const own = seats.find(({ who }) => who === "me");
  const taken = seats.filter((one) => one !== own && one.looks).map(({ looks }) => looks);
  return identityOf({ name: own?.name.trim() || preferences.get("name"), looks: own?.looks || preferences.get("looks") }, taken);
}

/** Take a seat at a table and save its key. */
export async function sitDown(table: string, wish: Omit<SitDown, "nonce">): Promise<number> {
  const { nonce, share } = await newShare();
  const { seat, secret } = await request<Seated>(tableApi(table, "seats"), { body: { ...wish, nonce: share } satisfies SitDown });
  tableKeys.add(table, { seats: { [seat]: secret }, nonces: { [seat]: nonce }, at: Date.now() });
  return seat;
}

/** Open the table and return its id. If a later step fails, the lobby opens and the person can do it there. */
export async function openTable(draft: Draft): Promise<string> {
  const me = opener(draft);
  const opened = await request<Opened>("/api/tables", { body: { options: optionsOf(draft), looks: me.looks } satisfies NewTable });
  const { table, code, host, watch } = opened;
  tableKeys.add(table, { code, host, watch, title: draft.options.title.trim(), at: Date.now() });
  try {
    for (const [seat, { who, name, looks }] of draft.seats.entries()) {
      if (!isHere(who)) continue;
      const person = who === "me" ? me : { name: name.trim() || t("new-seat-guest", { seat: seat + 1 }), looks };
      await sitDown(table, { ...person, seat });
    }
    if (countFriendSeats(draft) === 0) await startGameHere(table);
  } catch (error) {
    console.warn(error);
  }
  return table;
}
