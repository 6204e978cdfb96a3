/** Where a game comes from that is looked at again: a table of this service, or a record from somebody's disk. */
import { request } from "../../app/http";
import { tableKeys } from "../../storage/table-keys.svelte";
import type { Chances, Language, Replay, Verified } from "../../wire";
import type { Side } from "./replay-links";

export interface Archive {
  replay(side: Side, lang: Language): Promise<Replay>;
  chances(): Promise<Chances>;
}

/** A key that opens the table's past: the seat's own if it is asked for, else whichever this device holds. */
export function keyTo(table: string, side?: Side): string | undefined {
  const keys = tableKeys.of(table);
  if (!keys) return undefined;
  return keys.seats[Number(side)] ?? keys.watch ?? keys.host ?? Object.values(keys.seats)[0];
}

/** What was fetched once is kept, unless it failed. */
function kept<T>(fetch: (name: string) => Promise<T>): (name: string) => Promise<T> {
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

export function tableArchive(table: string): Archive {
  const base = `/api/tables/${encodeURIComponent(table)}`;
  const replays = kept((query) => request<Replay>(`${base}/replay?${query}`, { secret: keyTo(table, new URLSearchParams(query).get("as") as Side) }));
  const chances = kept((path) => request<Chances>(path, { secret: keyTo(table) }));
  return {
    replay: (side, lang) => replays(`as=${side}&lang=${lang}`),
    chances: () => chances(`${base}/chances`),
  };
}

export function recordArchive(text: string): Archive {
  const replays = kept((query) => request<Replay>(`/api/replay?${query}`, { text }));
  const chances = kept((path) => request<Chances>(path, { text }));
  return {
    replay: (side, lang) => replays(`as=${side}&lang=${lang}`),
    chances: () => chances("/api/chances"),
  };
}

export const verified = (table: string): Promise<Verified> =>
  request<Verified>(`/api/tables/${encodeURIComponent(table)}/verified`, { secret: keyTo(table) });
