/** A summary of a table for lists: who plays, and how far the game is. Fetched once, without joining. */
import type { FromClient, FromServer, Public, TableInfo } from "../wire";
import { request, socketUrl, tableApi } from "../app/http";
import type { KeysOfTable } from "../storage/table-keys.svelte";

export interface TableSummary {
  info: TableInfo;
  /** The public state, if the game runs and this browser may see it. */
  public: Public | null;
}

const TIMEOUT_MS = 6000;

/** The state as a spectator sees it. Prefer the spectators' key: with the key of a seat the player would be shown as present. */
function board(table: string, keys?: KeysOfTable): Promise<Public | null> {
  const secret = keys?.watch ?? keys?.host ?? Object.values(keys?.seats ?? {})[0] ?? null;
  return new Promise((done) => {
    const socket = new WebSocket(socketUrl());
    const leave = (state: Public | null): void => {
      clearTimeout(timer);
      done(state);
      socket.close();
    };
    const timer = window.setTimeout(() => leave(null), TIMEOUT_MS);
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", table, secret } satisfies FromClient));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data as string) as FromServer;
      leave(message.t === "welcome" ? message.public : null);
    };
    socket.onclose = () => leave(null);
  });
}

export async function fetchTableSummary(table: string, keys?: KeysOfTable): Promise<TableSummary> {
  const info = await request<TableInfo>(tableApi(table));
  const running = info.phase === "playing" || info.phase === "paused";
  return { info, public: running && (keys || info.options.public) ? await board(table, keys) : null };
}
