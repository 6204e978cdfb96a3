/** Looking back at a moment of a running game, from one's own seat: nothing is seen but what was seen then. */
import { ask } from "../house/http";
import { words } from "../house/words.svelte";
import type { Own, Public, Replay } from "../wire";
import { mergeOwn, mergePublic } from "../table/merge";
import type { Look } from "../table/look";
import type { Session } from "../table/session.svelte";

interface Moment {
  seq: number;
  public: Public;
  own: Own | null;
  asked: string;
}

export class Rewind {
  private moments = $state.raw<Moment[]>([]);
  private index = $state(0);
  active = $state(false);

  constructor(private readonly of: () => Session) {}

  async to(seq: number): Promise<void> {
    const session = this.of();
    const as = session.seat ?? "watch";
    const replay = await ask<Replay>(`/api/tables/${session.table}/replay?as=${as}&lang=${words.lang}`, { secret: session.secret ?? undefined });
    if (session !== this.of()) return; // around one device somebody else has it by now
    let table: Public | null = null;
    let own: Own | null = null;
    this.moments = replay.frames.map((frame) => {
      table = mergePublic(table, frame.public);
      own = frame.own ? mergeOwn(own, frame.own) : own;
      return { seq: frame.seq ?? frame.n, public: table, own, asked: frame.asked };
    });
    const found = this.moments.findLastIndex((one) => one.seq <= seq);
    this.index = Math.max(0, found);
    this.active = this.moments.length > 0;
  }
  get seq(): number | null {
    return this.active ? (this.moments[this.index]?.seq ?? null) : null;
  }
  step(by: number): void {
    this.index = Math.max(0, Math.min(this.moments.length - 1, this.index + by));
  }
  /** The table as it was; a hand that is hidden now stays hidden (12.2). */
  over(now: Look): Look {
    const then = this.moments[this.index];
    if (!this.active || !then) return now;
    return { ...now, public: then.public, own: now.own && then.own, asked: then.asked };
  }
}
