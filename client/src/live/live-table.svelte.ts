/**
 * A live table on this device: one session per seat that is played here, or one session of a spectator.
 * If several players share the device, only the seat that has to decide is shown, after its player has confirmed.
 */
import { tableKeys } from "../storage/table-keys.svelte";
import { Session } from "../table/session.svelte";

/** How the service answers a key that has become invalid: during the connection, and later. */
const REVOKED = new Set(["revoked", "no_entry"]);

export class LiveTable {
  sessions = $state.raw<Session[]>([]);
  /** On a shared device: what all its players may see. It is shown while none of them has the device. */
  spectator = $state.raw<Session | null>(null);
  /** The index of the session that is shown. */
  private chosen = $state(0);
  /** On a shared device: the seat whose player has the device; null while it is passed on. */
  holder = $state<number | null>(null);
  /** The seat of this device from which the host has removed the player. */
  removedFrom = $state<number | null>(null);

  constructor(readonly table: string) {
    this.open();
  }

  /** Open a session for each key of this table. */
  open(): void {
    this.close();
    const keys = tableKeys.of(this.table);
    const secrets = Object.entries(keys?.seats ?? {}).sort(([one], [other]) => Number(one) - Number(other));
    const watching = keys?.watch ?? keys?.host ?? null;
    this.sessions = secrets.length ? secrets.map(([seat, secret]) => this.sessionOf(Number(seat), secret)) : [new Session(this.table, watching)];
    this.spectator = this.shared ? new Session(this.table, this.sessions[0]!.secret, true) : null;
    for (const session of this.connections) session.open();
  }
  /** Open the sessions again after someone at this device took or left a seat. */
  reopen(): void {
    this.removedFrom = null;
    this.open();
  }
  private sessionOf(seat: number, secret: string): Session {
    const session = new Session(this.table, secret);
    session.onrejected = ({ error }) => {
      const held = tableKeys.of(this.table)?.seats[seat] === secret;
      if (!held || !REVOKED.has(error)) return;
      tableKeys.leave(this.table, seat);
      if (session.info && session.info.phase !== "lobby") return; // replaced on another device; only hosts of lobbies remove players
      this.removedFrom = seat;
      this.open();
    };
    return session;
  }
  reconnectNow(): void {
    for (const session of this.connections) session.reconnectNow();
  }
  close(): void {
    for (const session of this.connections) session.close();
  }
  get connections(): Session[] {
    return this.spectator ? [...this.sessions, this.spectator] : this.sessions;
  }
  get shared(): boolean {
    return this.sessions.length > 1;
  }
  get session(): Session {
    return this.sessions[this.chosen] ?? this.sessions[0]!;
  }
  /** The seat of this device that has to decide, if any. */
  get asked(): number | null {
    const seat = this.sessions[0]?.public?.asked?.seat;
    return this.sessions.some((one) => one.seat === seat && seat !== undefined) ? seat! : null;
  }
  /** The player of this seat has the device now. */
  passDeviceTo(seat: number): void {
    const found = this.sessions.findIndex((one) => one.seat === seat);
    if (found < 0) return;
    this.chosen = found;
    this.holder = seat;
  }
}
