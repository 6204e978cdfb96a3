/** Commitments to games that this browser saw before their end. Only then does a commitment prove anything. */
import { saveValue, loadValue } from "./local-storage";

const MOST = 60;
type Noted = Record<string, string>;

export const savedCommitment = (table: string): string => loadValue<Noted>("game-commits", {})[table] ?? "";

export function saveCommitment(table: string, commit: string): void {
  const all = loadValue<Noted>("game-commits", {});
  if (all[table]) return;
  saveValue("game-commits", Object.fromEntries([...Object.entries(all).slice(1 - MOST), [table, commit]]));
}
