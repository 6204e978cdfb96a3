/**
 * A table from this device: a session for every seat that is played here (several around one device), or one that watches.
 * Around one device only the seat that is asked is shown, and only once its player has lifted the curtain.
 */
import { tableKeys } from "../storage/table-keys.svelte";
import { Session } from "../table/session.svelte";

export class LiveTable {
  sessions = $state.raw<Session[]>([]);
  /** Which of them is shown. */
  private chosen = $state(0);
  /** Around one device: the seat whose player has the device in hands; null: the curtain is down. */
  holder = $state<number | null>(null);

  constructor(readonly table: string) {
    this.open();
  }

  /** Take up all keys there are for this table. */
  open(): void {
    this.close();
    const keys = tableKeys.of(this.table);
    const secrets = Object.entries(keys?.seats ?? {}).sort(([one], [other]) => Number(one) - Number(other));
    const watching = keys?.watch ?? keys?.host ?? null;
    this.sessions = secrets.length ? secrets.map(([, secret]) => new Session(this.table, secret)) : [new Session(this.table, watching)];
    for (const session of this.sessions) session.open();
  }
  close(): void {
    for (const session of this.sessions) session.close();
  }
  get shared(): boolean {
    return this.sessions.length > 1;
  }
  get session(): Session {
    return this.sessions[this.chosen] ?? this.sessions[0]!;
  }
  /** The seat of this device that the game waits for, if it waits for one. */
  get asked(): number | null {
    const seat = this.sessions[0]?.public?.asked?.seat;
    return this.sessions.some((one) => one.seat === seat && seat !== undefined) ? seat! : null;
  }
  /** Hand the device over. */
  passDeviceTo(seat: number): void {
    const found = this.sessions.findIndex((one) => one.seat === seat);
    if (found < 0) return;
    this.chosen = found;
    this.holder = seat;
  }
}
