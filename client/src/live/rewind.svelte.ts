/** Goes back to a moment of a running game, from this seat: it shows only what this seat saw then. */
import { request, tableApi } from "../app/http";
import { texts } from "../i18n/texts.svelte";
import { momentsOf, type Moment } from "../replay/data/moments";
import type { Replay } from "../wire";
import type { TableView } from "../table/table-view";
import type { Session } from "../table/session.svelte";

export class Rewind {
  private moments = $state.raw<Moment[]>([]);
  private index = $state(0);
  active = $state(false);
  /** Whether the moments are being loaded. */
  loading = $state(false);
  /** The language, the seat and the log entry up to which moments are loaded. */
  private loaded = "";

  constructor(private readonly of: () => Session) {}

  async to(seq: number): Promise<void> {
    const session = this.of();
    const wanted = `${texts.lang} ${session.seat} ${session.seq}`;
    if (wanted !== this.loaded) {
      this.loading = true;
      try {
        const as = session.seat ?? "watch";
        const replay = await request<Replay>(tableApi(session.table, `replay?as=${as}&lang=${texts.lang}`), { secret: session.secret ?? undefined });
        if (session !== this.of()) return; // on a shared device, another player may have it by now
        this.moments = momentsOf(replay);
        this.loaded = wanted;
      } finally {
        this.loading = false;
      }
    }
    this.index = Math.max(0, this.moments.findLastIndex((one) => one.seq <= seq));
    this.active = this.moments.length > 0;
  }
  get seq(): number | null {
    return this.active ? (this.moments[this.index]?.seq ?? null) : null;
  }
  step(by: number): void {
    this.index = Math.max(0, Math.min(this.moments.length - 1, this.index + by));
  }
  /** The view at the chosen moment. A hand that is hidden now stays hidden (12.2). */
  apply(now: TableView): TableView {
    const then = this.moments[this.index];
    if (!this.active || !then) return now;
    return { ...now, public: then.public, own: now.own && then.own, asked: then.asked };
  }
}
