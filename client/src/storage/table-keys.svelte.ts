/** The keys to tables that this browser holds: seats (several around one device), the host's and the spectators' key. */
import { untrack } from "svelte";
import { keep, recall } from "./local-storage";

export interface Keys {
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

class Keyring {
  private held = $state.raw<Record<string, Keys>>(recall<Record<string, Keys>>("keys", {}));

  of(table: string): Keys | undefined {
    return this.held[table];
  }

  /** The latest first. */
  all(): Keys[] {
    return Object.values(this.held).sort((one, other) => other.at - one.at);
  }

  /** Add what is new about a table to what is known. Whoever adds does not look on: an effect may call this. */
  add(table: string, news: Partial<Omit<Keys, "table">>): void {
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
  private hold(keys: Record<string, Keys>): void {
    const latest = Object.values(keys).sort((one, other) => other.at - one.at);
    this.held = Object.fromEntries(latest.slice(0, MOST).map((one) => [one.table, one]));
    keep("keys", this.held);
  }
}

export const keyring = new Keyring();

/** A share of the dice that nobody can guess. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
