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
  private held = $state.raw<Record<string, KeysOfTable>>(loadValue<Record<string, KeysOfTable>>("keys", {}));

  of(table: string): KeysOfTable | undefined {
    return this.held[table];
  }

  /** The latest first. */
  all(): KeysOfTable[] {
    return Object.values(this.held).sort((one, other) => other.at - one.at);
  }

  /** Add what is new about a table to what is known. Whoever adds does not look on: an effect may call this. */
  add(table: string, news: Partial<Omit<KeysOfTable, "table">>): void {
    untrack(() => {
      const old = this.held[table] ?? { table, code: "", seats: {}, title: "", at: Date.now() };
      const now = { ...old, ...news, seats: { ...old.seats, ...news.seats }, nonces: { ...old.nonces, ...news.nonces } };
      this.hold({ ...this.held, [table]: now });
    });
  }

  /** A seat was left: its key opens nothing any more. */
  leave(table: string, seat: number): void {
    const held = this.held[table];
    if (!held) return;
    const seats = Object.fromEntries(Object.entries(held.seats).filter(([one]) => Number(one) !== seat));
    this.hold({ ...this.held, [table]: { ...held, seats } });
  }

  drop(table: string): void {
    this.hold(Object.fromEntries(Object.entries(this.held).filter(([one]) => one !== table)));
  }

  /** The latest ones, here and on the shelf. */
  private hold(keys: Record<string, KeysOfTable>): void {
    const latest = Object.values(keys).sort((one, other) => other.at - one.at);
    this.held = Object.fromEntries(latest.slice(0, MOST).map((one) => [one.table, one]));
    saveValue("keys", this.held);
  }
}

export const tableKeys = new TableKeys();

/** A share of the dice that nobody can guess. */
export function randomNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
