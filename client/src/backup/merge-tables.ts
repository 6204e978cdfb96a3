/** Add the games of a file to those of this browser. A game that is stored here is never shortened or replaced. */
import { packOf, type Packs, type Store } from "../tab/store";
import { StoreError } from "../tab/store-error";
import type { BackupTable } from "./backup-file";

/** What happened to the games of a file. */
export interface Merged {
  /** They are new here. */
  added: number;
  /** They were further on in the file. */
  continued: number;
  /** They are as far on here, or further. */
  kept: number;
  /** They went on differently here and in the file: the game of this browser stays. */
  different: number;
}

async function mergeTable(store: Store, { table, line, rows }: BackupTable, packs: Packs): Promise<keyof Merged> {
  const stored = await store.read(table);
  if (stored.some((row, n) => n < rows.length && row.entry !== rows[n]!.entry)) return "different";
  const digest = packOf(rows[0]);
  const files = packs[digest];
  const added = rows.slice(stored.length).map((row) => ({ ...row, line }));
  await store.append(added, files && { [digest]: files }); // also the pack of a game that is kept: it may be missing here
  if (stored.length >= rows.length) return "kept";
  return stored.length ? "continued" : "added";
}

export async function mergeTables(store: Store, tables: readonly BackupTable[], packs: Packs): Promise<Merged> {
  const merged: Merged = { added: 0, continued: 0, kept: 0, different: 0 };
  for (const table of tables) {
    let outcome: keyof Merged | undefined;
    while (!outcome) {
      outcome = await mergeTable(store, table, packs).catch((error: unknown) => {
        if (error instanceof StoreError && error.problem === "conflict") return undefined; // another tab has just written: look again
        throw error;
      });
    }
    merged[outcome] += 1;
  }
  return merged;
}
