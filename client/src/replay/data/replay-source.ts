/** Where a game comes from that is looked at again: a table of this service, or a record from somebody's disk. */
import { request } from "../../app/http";
import { tableKeys } from "../../storage/table-keys.svelte";
import type { Chances, Language, Replay, Verified } from "../../wire";
import type { Perspective } from "./replay-links";

export interface ReplaySource {
  replay(perspective: Perspective, lang: Language): Promise<Replay>;
  chances(): Promise<Chances>;
}

/** A key that opens the table's past: the seat's own if it is asked for, else whichever this device holds. */
export function readKey(table: string, perspective?: Perspective): string | undefined {
  const keys = tableKeys.of(table);
  if (!keys) return undefined;
  return keys.seats[Number(perspective)] ?? keys.watch ?? keys.host ?? Object.values(keys.seats)[0];
}

/** What was fetched once is kept, unless it failed. */
function memoized<T>(fetch: (name: string) => Promise<T>): (name: string) => Promise<T> {
  const found = new Map<string, Promise<T>>();
  return (name) => {
    const known = found.get(name);
    if (known) return known;
    const asked = fetch(name);
    found.set(name, asked);
    asked.catch(() => found.delete(name));
    return asked;
  };
}

export function tableSource(table: string): ReplaySource {
  const base = `/api/tables/${encodeURIComponent(table)}`;
  const replays = memoized((query) => request<Replay>(`${base}/replay?${query}`, { secret: readKey(table, new URLSearchParams(query).get("as") as Perspective) }));
  const chances = memoized((path) => request<Chances>(path, { secret: readKey(table) }));
  return {
    replay: (perspective, lang) => replays(`as=${perspective}&lang=${lang}`),
    chances: () => chances(`${base}/chances`),
  };
}

export function recordSource(text: string): ReplaySource {
  const replays = memoized((query) => request<Replay>(`/api/replay?${query}`, { text }));
  const chances = memoized((path) => request<Chances>(path, { text }));
  return {
    replay: (perspective, lang) => replays(`as=${perspective}&lang=${lang}`),
    chances: () => chances("/api/chances"),
  };
}

export const fetchVerified = (table: string): Promise<Verified> =>
  request<Verified>(`/api/tables/${encodeURIComponent(table)}/verified`, { secret: readKey(table) });
