/** Where the data of a replay comes from: a table of this service, or a record from disk. */
import { request, tableApi } from "../../app/http";
import { tableKeys } from "../../storage/table-keys.svelte";
import type { Chances, Language, Replay, Verified } from "../../wire";
import type { Perspective } from "./replay-links";

export interface ReplaySource {
  replay(perspective: Perspective, lang: Language): Promise<Replay>;
  chances(): Promise<Chances>;
}

/** Fetch each name once. A failed request is tried again. */
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
  const replays = memoized((query) => request<Replay>(tableApi(table, `replay?${query}`), { secret: tableKeys.readKey(table, Number(new URLSearchParams(query).get("as"))) }));
  const chances = memoized((path) => request<Chances>(path, { secret: tableKeys.readKey(table) }));
  return {
    replay: (perspective, lang) => replays(`as=${perspective}&lang=${lang}`),
    chances: () => chances(tableApi(table, "chances")),
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
  request<Verified>(tableApi(table, "verified"), { secret: tableKeys.readKey(table) });
