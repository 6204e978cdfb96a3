/** A game that is being looked at again: its moments from one side, the reel, and what the bots make of it. */
import { request, RequestError } from "../app/http";
import { tableKeys } from "../storage/table-keys.svelte";
import { packs } from "../table/pack.svelte";
import type { Chances, Language, Replay, TableInfo } from "../wire";
import type { Archive } from "./data/replay-source";
import type { Side, Spot } from "./data/replay-links";
import { develop, momentAfter, turnStarts } from "./data/moments";
import { Reel } from "./playback/playback.svelte";
import { sittersOf } from "./board/replay-view";

const said = (error: unknown): string => (error instanceof RequestError ? error.message : String(error));

export class Viewing {
  info = $state.raw<TableInfo | null>(null);
  replay = $state.raw<Replay | null>(null);
  chances = $state.raw<Chances | null>(null);
  side = $state<Side>("all");
  loading = $state(true);
  problem = $state("");
  chancesProblem = $state("");

  readonly moments = $derived(this.replay ? develop(this.replay) : []);
  readonly starts = $derived(turnStarts(this.moments));
  readonly pack = $derived(this.replay && packs.get(this.replay.options.pack));
  readonly sitters = $derived(this.replay && this.pack ? sittersOf(this.replay, this.info, this.pack) : []);
  readonly over = $derived(this.replay !== null && this.replay.winners !== null);
  readonly reel = new Reel(
    () => this.moments.length,
    () => this.starts,
  );
  readonly moment = $derived(this.moments[Math.min(this.reel.at, this.moments.length - 1)]);
  /** The sides this reader may take: of a game that goes on, only what they saw themselves (chapter 12). */
  readonly sides = $derived.by<Side[]>(() => {
    const seats = this.sitters.map((_, seat) => String(seat) as Side);
    if (this.over) return ["all", "watch", ...seats];
    const own = this.table ? (tableKeys.of(this.table)?.seats ?? {}) : {};
    return ["watch", ...seats.filter((seat) => Object.hasOwn(own, seat))];
  });

  /** What was asked for last: whatever arrives later than something newer is let go. */
  private wanted = "";

  constructor(
    private readonly archive: Archive,
    readonly table: string | null,
  ) {}

  /** Look at the game for the first time: at this spot, or where it is most telling. */
  async open({ side, n }: Spot, lang: Language): Promise<void> {
    try {
      if (this.table) this.info = await request<TableInfo>(`/api/tables/${encodeURIComponent(this.table)}`);
    } catch (error) {
      this.problem = said(error);
      this.loading = false;
      return;
    }
    this.side = side ?? this.usual();
    await this.show(this.side, lang);
    if (n !== null) this.goTo(n);
    if (this.over) await this.judge();
  }

  private usual(): Side {
    if (!this.info || this.info.phase === "over") return "all";
    const own = Object.keys(tableKeys.of(this.info.table)?.seats ?? {})[0];
    return (own as Side | undefined) ?? "watch";
  }

  /** The same moment from another side, or told in another language. */
  async show(side: Side, lang: Language): Promise<void> {
    const wanted = `${side} ${lang}`;
    this.wanted = wanted;
    this.side = side;
    this.loading = true;
    this.problem = "";
    try {
      const found = await this.archive.replay(side, lang);
      if (this.wanted === wanted) this.replay = found;
    } catch (error) {
      if (this.wanted === wanted) this.problem = said(error);
    }
    if (this.wanted === wanted) this.loading = false;
  }

  /** To the moment after so many moves. */
  goTo(n: number): void {
    this.rewind(momentAfter(this.moments, n));
  }
  /** To a moment, by its place. */
  rewind(at: number): void {
    this.reel.pause();
    this.reel.seek(at);
  }

  private async judge(): Promise<void> {
    try {
      this.chances = await this.archive.chances();
    } catch (error) {
      this.chancesProblem = said(error);
    }
  }
}
