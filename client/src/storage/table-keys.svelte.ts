/** The keys of tables that this browser holds: of seats (several if players share the device), of the host, of spectators. */
import { untrack } from "svelte";
import { STATIC } from "../app/edition";
import { loadValue, saveValue } from "./local-storage";

export interface KeysOfTable {
  table: string;
  code: string;
  seats: Record<number, string>;
  host?: string;
  watch?: string;
  /** The title of the table, for the home page. */
  title: string;
  /** When the table was opened or joined. */
  at: number;
  over?: boolean;
  /** The last log entry that was on screen when the page was left. */
  seen?: number;
  /** The shares of the seed that this device added, so that they can be checked after the game. */
  nonces?: Record<number, string>;
}

/** The path of a game: its table, or its replay once it is over. */
export const pathOfGame = ({ table, over }: KeysOfTable): string => (over ? `/t/${table}/replay` : `/t/${table}`);

/** In the static edition a game without a key would be lost, so there all keys are kept. */
const MAX_TABLES = STATIC ? Infinity : 60;

class TableKeys {
  private held = $state.raw<Record<string, KeysOfTable>>(loadValue<Record<string, KeysOfTable>>("keys", {}));

  /** Whether the storage has all keys of this tab. */
  private saved = true;

  /** Read what other tabs of this browser have written since, before a change. If keys cannot be stored, this tab has its own. */
  reload(): void {
    if (this.saved) this.held = loadValue<Record<string, KeysOfTable>>("keys", this.held);
  }

  of(table: string): KeysOfTable | undefined {
    return this.held[table];
  }

  /** All tables, the latest first. */
  all(): KeysOfTable[] {
    return Object.values(this.held).sort((one, other) => other.at - one.at);
  }

  /** A key that allows to read the game: that of the given seat, else any that this device holds. */
  readKey(table: string, seat?: number): string | undefined {
    const keys = this.of(table);
    if (!keys) return undefined;
    return keys.seats[seat ?? NaN] ?? keys.watch ?? keys.host ?? Object.values(keys.seats)[0];
  }

  /** Add to what is known about a table. Untracked, so that an effect may call this. */
  add(table: string, changes: Partial<Omit<KeysOfTable, "table">>): void {
    untrack(() => {
      this.reload();
      const old = this.held[table] ?? { table, code: "", seats: {}, title: "", at: Date.now() };
      const now = { ...old, ...changes, seats: { ...old.seats, ...changes.seats }, nonces: { ...old.nonces, ...changes.nonces } };
      this.store({ ...this.held, [table]: now });
    });
  }

  /** Note something about a table of which a key is held. A table that is only watched is not one of this browser's games. */
  note(table: string, changes: Pick<KeysOfTable, "seen"> | Pick<KeysOfTable, "over">): void {
    if (untrack(() => this.of(table))) this.add(table, changes);
  }

  /** Add keys of another browser. What this one knows about a table stays. */
  merge(others: readonly KeysOfTable[]): void {
    this.reload();
    const merged = others.map((other) => {
      const own = this.held[other.table];
      return { ...other, ...own, seats: { ...other.seats, ...own?.seats }, nonces: { ...other.nonces, ...own?.nonces } };
    });
    this.store({ ...this.held, ...Object.fromEntries(merged.map((one) => [one.table, one])) });
  }

  /** Forget the key of a seat that was left, and the table if no other key of it is held. */
  leave(table: string, seat: number): void {
    this.reload();
    const held = this.held[table];
    if (!held) return;
    const without = <T>(values: Record<number, T> = {}): Record<number, T> =>
      Object.fromEntries(Object.entries(values).filter(([one]) => Number(one) !== seat));
    const [seats, nonces] = [without(held.seats), without(held.nonces)];
    if (Object.keys(seats).length || held.host || held.watch) this.store({ ...this.held, [table]: { ...held, seats, nonces } });
    else this.drop(table);
  }

  drop(table: string): void {
    this.reload();
    this.store(Object.fromEntries(Object.entries(this.held).filter(([one]) => one !== table)));
  }

  private store(keys: Record<string, KeysOfTable>): void {
    const latest = Object.values(keys).sort((one, other) => Number(one.over ?? false) - Number(other.over ?? false) || other.at - one.at);
    this.held = Object.fromEntries(latest.slice(0, MAX_TABLES).map((one) => [one.table, one]));
    this.saved = saveValue("keys", this.held);
  }
}

export const tableKeys = new TableKeys();

/** A share of the seed that no one can guess. */
export function randomNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
