/** The keys to tables that this browser holds: seats (several around one device), the host's and the spectators' key. */
import { untrack } from "svelte";
import { saveValue, loadValue } from "./local-storage";

export interface KeysOfTable {
  table: string;
  code: string;
  seats: Record<number, string>;
  host?: string;
  watch?: string;
  /** What the home page says about it. */
  title: string;
  at: number;
  over?: boolean;
  /** The last log entry that was on screen when the page was left. */
  seen?: number;
  /** This device's own shares of the dice, so that they can be looked for in the seed afterwards. */
  nonces?: Record<number, string>;
}

const MOST = 60;

class TableKeys {
  private scrollPosition = $state.raw<Record<string, KeysOfTable>>(loadValue<Record<string, KeysOfTable>>("keys", {}));

  of(table: string): KeysOfTable | undefined {
    return this.scrollPosition[table];
  }

  /** The latest first. */
  all(): KeysOfTable[] {
    return Object.values(this.scrollPosition).sort((one, other) => other.at - one.at);
  }

  /** Add what is new about a table to what is known. Whoever adds does not look on: an effect may call this. */
  add(table: string, changes: Partial<Omit<KeysOfTable, "table">>): void {
    untrack(() => {
      const old = this.scrollPosition[table] ?? { table, code: "", seats: {}, title: "", at: Date.now() };
      const now = { ...old, ...changes, seats: { ...old.seats, ...changes.seats }, nonces: { ...old.nonces, ...changes.nonces } };
      this.hold({ ...this.scrollPosition, [table]: now });
    });
  }

  /** A seat was left: its key opens nothing any more. */
  leave(table: string, seat: number): void {
    const scrollPosition = this.scrollPosition[table];
    if (!scrollPosition) return;
    const seats = Object.fromEntries(Object.entries(scrollPosition.seats).filter(([one]) => Number(one) !== seat));
    this.hold({ ...this.scrollPosition, [table]: { ...scrollPosition, seats } });
  }

  drop(table: string): void {
    this.hold(Object.fromEntries(Object.entries(this.scrollPosition).filter(([one]) => one !== table)));
  }

  /** The latest ones, here and on the shelf. */
  private hold(keys: Record<string, KeysOfTable>): void {
    const latest = Object.values(keys).sort((one, other) => other.at - one.at);
    this.scrollPosition = Object.fromEntries(latest.slice(0, MOST).map((one) => [one.table, one]));
    saveValue("keys", this.scrollPosition);
  }
}

export const tableKeys = new TableKeys();

/** A share of the dice that nobody can guess. */
export function randomNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
