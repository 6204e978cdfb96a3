import { request, tableApi } from "../app/http";
import { revealShare } from "../dice/own-shares";
import { tableKeys } from "../storage/table-keys.svelte";
import { Session } from "../table/session.svelte";
import type { TableInfo } from "../wire";

const LONGEST_REVEAL_MS = 2000;

/** Start the game of a table, as its host. */
export const startGame = (table: string): Promise<TableInfo> => request(tableApi(table, "start"), { method: "POST", secret: tableKeys.of(table)?.host });

/** Start a game whose people all play at this device, and reveal their shares: no page of the table is open yet. */
export async function startGameHere(table: string): Promise<void> {
  const { phase } = await startGame(table);
  if (phase !== "lobby") return;
  await Promise.all(Object.values(tableKeys.of(table)?.seats ?? {}).map((secret) => revealOnce(table, secret)));
}

/** Reveal the share of one seat. If it takes long, the page of the table does it. */
function revealOnce(table: string, secret: string): Promise<void> {
  return new Promise((done) => {
    const session = new Session(table, secret);
    const finish = (): void => {
      session.close();
      done();
    };
    const timer = window.setTimeout(finish, LONGEST_REVEAL_MS);
    session.onwelcome = () => {
      void revealShare(session).finally(() => {
        clearTimeout(timer);
        finish();
      });
    };
    session.open();
  });
}
