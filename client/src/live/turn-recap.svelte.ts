/** Collects what happened since the player's last turn, when their turn begins. */
import { sinceLastTurn, type RecapLine } from "../table/turn-recap";
import type { Session } from "../table/session.svelte";

export class TurnRecap {
  lines = $state.raw<RecapLine[]>([]);
  /** By seat, the turn for which the recap was shown. A turn that had begun when the page was opened gets none. */
  private shown = new Map<number, number>();

  /** Call this when the state changes. `onTurn`: this player is asked what to do on their turn. `opened`: the page was open before. */
  update({ seat, public: table, log }: Session, onTurn: boolean, opened: boolean): void {
    if (seat === null || !table || !onTurn) return;
    const { turns } = table;
    if (this.shown.get(seat) === turns) return;
    this.shown.set(seat, turns);
    this.lines = opened ? sinceLastTurn(log, seat) : [];
  }
  close(): void {
    this.lines = [];
  }
}
