/** Export everything that this browser stores for the static edition, and import such a file into another browser. */
import { allValues, saveValue } from "../storage/local-storage";
import { saveCommitment } from "../storage/seed-commitments";
import { tableKeys, type KeysOfTable } from "../storage/table-keys.svelte";
import { packOf, type Packs, type Store } from "../tab/store";
import { readBackup, writeBackup } from "./backup-file";
import { mergeTables, type Merged } from "./merge-tables";
import { restorePreferences } from "./restore-settings";

/** Values that belong to this browser and not to the person. */
const OF_BROWSER = new Set(["offline"]);

/** The values of a file that are merged, and all others. */
interface Values extends Record<string, unknown> {
  keys?: Record<string, KeysOfTable>;
  prefs?: Record<string, unknown>;
  "game-commits"?: Record<string, string>;
}

export async function exportAll(store: Store): Promise<Blob> {
  const values = Object.fromEntries(Object.entries(allValues()).filter(([name]) => !OF_BROWSER.has(name)));
  const tables = [];
  const packs: Packs = {};
  for (const { table, line } of await store.tables()) {
    const rows = await store.read(table);
    const digest = packOf(rows[0]);
    const files = packs[digest] ?? (await store.pack(digest));
    if (files) packs[digest] = files;
    tables.push({ table, line, rows });
  }
  return writeBackup({ values, packs, tables });
}

/** Import the games of a file and, if wanted, name and settings. Throw a `BackupError` or a `StoreError`. */
export async function importAll(store: Store, file: Blob, settings: boolean): Promise<Merged> {
  const { values, packs, tables } = await readBackup(file);
  const merged = await mergeTables(store, tables, packs);
  const { keys = {}, prefs = {}, "game-commits": commits = {}, ...others } = values as Values;
  const imported = new Set(tables.map(({ table }) => table));
  tableKeys.merge(Object.values(keys).filter((one) => imported.has(one.table)));
  for (const [table, commit] of Object.entries(commits)) if (imported.has(table)) saveCommitment(table, commit);
  if (settings) {
    for (const [name, value] of Object.entries(others)) if (!OF_BROWSER.has(name)) saveValue(name, value);
    restorePreferences(prefs);
  }
  return merged;
}
