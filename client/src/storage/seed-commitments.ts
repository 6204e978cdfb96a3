/** Commitments seen before the end of a game, noted so that nobody has to: a promise counts only if it was heard in time. */
import { keep, recall } from "./local-storage";

const MOST = 60;
type Noted = Record<string, string>;

export const noted = (table: string): string => recall<Noted>("commits", {})[table] ?? "";

export function note(table: string, commit: string): void {
  const all = recall<Noted>("commits", {});
  if (all[table]) return;
  keep("commits", Object.fromEntries([...Object.entries(all).slice(1 - MOST), [table, commit]]));
}
