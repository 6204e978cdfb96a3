/** How fast the moves of bots are shown at a live table. The service makes them at its own pace; here they wait to be shown. */
import { preferences, type Pace } from "../settings/preferences.svelte";
import type { Session } from "../table/session.svelte";
import type { News } from "../wire";

const MOVE_MS: Record<Pace, number> = { slow: 1600, usual: 700, fast: 250, instant: 0 };
const FIGHT_RESULT_MS: Record<Pace, number> = { slow: 4000, usual: 2000, fast: 2000, instant: 0 };

export class BotPace {
  /** Whether all moves are shown at once, until this player has to decide. */
  skipping = $state(false);

  /** On a shared device, the sessions of all its seats are shown at the same pace. */
  constructor(private readonly sessions: () => readonly Session[]) {
    $effect(() => {
      for (const session of sessions()) session.delayOf = (news) => this.delayOf(session, news);
    });
    $effect(() => {
      void preferences.get("pace");
      this.showDue();
    });
    $effect(() => {
      const showDue = (): void => this.showDue();
      document.addEventListener("visibilitychange", showDue);
      return () => document.removeEventListener("visibilitychange", showDue);
    });
  }

  skip(): void {
    this.skipping = true;
    for (const { queue } of this.sessions()) queue.release();
  }
  /** How long the result of a fight stays on screen. */
  get fightResultMs(): number {
    return this.skipping || document.hidden ? 0 : FIGHT_RESULT_MS[preferences.get("pace")];
  }
  /** Show nothing new for a while. Where a clock runs, time is never taken from a player. */
  hold(milliseconds: number): void {
    for (const session of this.sessions()) if (!hasClock(session)) session.queue.hold(milliseconds);
  }
  release(): void {
    for (const { queue } of this.sessions()) queue.release();
  }

  private showDue(): void {
    for (const { queue } of this.sessions()) queue.showDue();
  }
  private delayOf(session: Session, { seat }: News): number {
    const mover = seat === null ? null : session.info?.seats[seat];
    if (!mover || !(mover.bot || mover.stand_in)) return 0;
    return this.skipping || document.hidden || hasClock(session) ? 0 : MOVE_MS[preferences.get("pace")];
  }
}

const hasClock = ({ info }: Session): boolean => info !== null && info.options.clock.kind !== "none";
