/**
 * The logs of all tables of the static edition and the files of their packs, in the browser's IndexedDB.
 *
 * A row is one entry of a table's log. Its key, table and number, is the only lock between tabs: the tab that writes first
 * succeeds, the other one gets a conflict, reads the new entries and decides again. A row is on disk when `append` resolves.
 *
 * A table is played with the cards it began with, so the files of its pack are stored with its first row.
 */
import { StoreError, storeErrorOf } from "./store-error";

/** One entry of the log of a table. The first one has the number 1. */
export interface Row {
  table: string;
  seq: number;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The entry, as the Python code encoded it. */
  entry: string;
}

/** A row to write. */
export interface NewRow extends Row {
  /** The table as lists show it, after this entry. Empty or missing: as before. */
  line?: string;
  /** The row is stored already, and gets another content: a player has deleted their name. */
  replaces?: boolean;
}

/** What is known about a table without reading its rows. */
export interface StoredTable {
  table: string;
  /** The number of rows, which is also the number of the last one. */
  rows: number;
  /** Roughly the size of the rows. */
  bytes: number;
  /** When the last row was written. */
  at: number;
  /** The table as lists show it, also if the rows were written by another version that read them differently. */
  line: string;
}

/** The files of a pack, by path in its folder. */
export type PackFiles = Record<string, string>;

/** The files of packs, by the digest of the pack. */
export type Packs = Record<string, PackFiles>;

/** What another tab did: it added rows to these tables, or removed the tables. */
export interface StoreNews {
  tables: string[];
}

export const DATABASE = "blackgate";
/** How long to wait until other tabs have closed an older version of the database. */
const TIMEOUT_MS = 3000;
/** The steps that bring the database from one version to the next. The version is the number of steps; never change a step. */
const UPGRADES: ((database: IDBDatabase) => void)[] = [
  (database) => {
    database.createObjectStore("rows", { keyPath: ["table", "seq"] });
    database.createObjectStore("tables", { keyPath: "table" });
  },
  (database) => database.createObjectStore("packs", { keyPath: "digest" }),
];

const STORES = ["rows", "tables", "packs"] as const;
type Stores = (name: (typeof STORES)[number]) => IDBObjectStore;

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** All rows of a table from a number on: an array is greater than every number. */
const rowsOf = (table: string, from = 0): IDBKeyRange => IDBKeyRange.bound([table, from], [table, []]);

/** The digest of the pack of a table, from its first row; empty if the row has none. */
export function packOf(first: Row | undefined): string {
  try {
    const { digest } = JSON.parse(first?.entry ?? "{}") as { digest?: unknown };
    return typeof digest === "string" ? digest : "";
  } catch {
    return "";
  }
}

/** Whether a table was begun with a pack. */
async function isUsed(stores: Stores, digest: string): Promise<boolean> {
  for (const table of await result(stores("tables").getAllKeys())) {
    const first = await result<Row | undefined>(stores("rows").get([table as string, 1]));
    if (packOf(first) === digest) return true;
  }
  return false;
}

export class Store {
  private opened: Promise<IDBDatabase> | null = null;
  private channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(DATABASE) : null;

  /**
   * Write rows and the files of packs, all or none. New rows of a table must follow the ones that are stored; otherwise this is
   * a conflict. A pack that is stored already stays as it is.
   */
  async append(rows: readonly NewRow[], packs: Packs = {}): Promise<void> {
    if (rows.length === 0 && Object.keys(packs).length === 0) return;
    await this.transaction("readwrite", async (stores) => {
      const summaries = new Map<string, StoredTable>();
      for (const { table, seq, at, entry, line, replaces } of rows) {
        const stored = summaries.get(table) ?? (await result<StoredTable | undefined>(stores("tables").get(table)));
        const before = stored ?? { table, rows: 0, bytes: 0, at, line: "" };
        if (replaces ? seq > before.rows : seq !== before.rows + 1) throw new StoreError("conflict");
        if (replaces) stores("rows").put({ table, seq, at, entry });
        else stores("rows").add({ table, seq, at, entry }); // a number that is taken aborts the transaction
        const added = replaces ? {} : { rows: seq, bytes: before.bytes + entry.length, at };
        summaries.set(table, { ...before, ...added, line: line || before.line });
      }
      for (const summary of summaries.values()) stores("tables").put(summary);
      for (const [digest, files] of Object.entries(packs)) {
        if (!(await result(stores("packs").count(digest)))) stores("packs").add({ digest, files });
      }
    });
    if (rows.length) this.tell([...new Set(rows.map((row) => row.table))]);
  }

  /** The rows of a table from a number on, in order. */
  read(table: string, from = 1): Promise<Row[]> {
    return this.transaction("readonly", (stores) => result<Row[]>(stores("rows").getAll(rowsOf(table, from))));
  }

  /** The table as lists show it; empty if there is no such table. */
  async line(table: string): Promise<string> {
    const stored = await this.transaction("readonly", (stores) => result<StoredTable | undefined>(stores("tables").get(table)));
    return stored?.line ?? "";
  }

  /** All tables, the one with the latest row first. */
  async tables(): Promise<StoredTable[]> {
    const all = await this.transaction("readonly", (stores) => result<StoredTable[]>(stores("tables").getAll()));
    return all.sort((one, other) => other.at - one.at);
  }

  /** The files of a pack; null if they are not stored. */
  async pack(digest: string): Promise<PackFiles | null> {
    const stored = await this.transaction("readonly", (stores) => result<{ files: PackFiles } | undefined>(stores("packs").get(digest)));
    return stored?.files ?? null;
  }

  /** Remove a table, and its pack if no other table was begun with it. */
  async remove(table: string): Promise<void> {
    await this.transaction("readwrite", async (stores) => {
      const digest = packOf(await result<Row | undefined>(stores("rows").get([table, 1])));
      stores("rows").delete(rowsOf(table));
      stores("tables").delete(table);
      if (digest && !(await isUsed(stores, digest))) stores("packs").delete(digest);
    });
    this.tell([table]);
  }

  /** Listen to what other tabs do. Return a function that stops listening. */
  listen(heard: (news: StoreNews) => void): () => void {
    const receive = (event: MessageEvent<StoreNews>): void => heard(event.data);
    this.channel?.addEventListener("message", receive);
    return () => this.channel?.removeEventListener("message", receive);
  }

  /** Close the database, for tests and before it is deleted. The next call opens it again. */
  async close(): Promise<void> {
    const opened = this.opened;
    this.opened = null;
    this.channel?.close();
    this.channel = null;
    (await opened?.catch(() => null))?.close();
  }

  private tell(tables: string[]): void {
    this.channel?.postMessage({ tables } satisfies StoreNews);
  }

  /** Run a transaction over all object stores. If `work` fails, nothing is written. */
  private async transaction<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
    const transaction = await this.begin(mode);
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error); // also of a quota that is only noticed when the rows are committed
    });
    finished.catch(() => undefined); // a failure of `work` is reported first
    try {
      const value = await work((name) => transaction.objectStore(name));
      await finished;
      return value;
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // it has ended already
      }
      throw storeErrorOf(transaction.error ?? error);
    }
  }

  /** Begin a transaction. If the browser closed the database in the meantime, open it again. */
  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    for (let tries = 2; ; tries--) {
      const opened = (this.opened ??= this.open());
      try {
        return (await opened).transaction(STORES, mode, { durability: "strict" });
      } catch (error) {
        if (this.opened === opened) this.opened = null;
        if (tries === 0 || !(error instanceof DOMException && error.name === "InvalidStateError")) throw storeErrorOf(error);
      }
    }
  }

  private async open(): Promise<IDBDatabase> {
    const request = indexedDB.open(DATABASE, UPGRADES.length); // throws where storage is not allowed
    request.onupgradeneeded = ({ oldVersion }) => UPGRADES.slice(oldVersion).forEach((upgrade) => upgrade(request.result));
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      let late = false;
      request.onsuccess = () => (late ? request.result.close() : resolve(request.result));
      request.onerror = () => reject(request.error);
      // Other tabs close the database when they are asked to; one that cannot is frozen, and may stay so for long.
      request.onblocked = () =>
        setTimeout(() => {
          late = true;
          reject(new StoreError("blocked"));
        }, TIMEOUT_MS);
    });
    const release = (): void => {
      database.close();
      this.opened = null;
    };
    database.onversionchange = release; // a newer version of the client wants to upgrade it
    database.onclose = release; // the person deleted the data of this site
    return database;
  }
}
