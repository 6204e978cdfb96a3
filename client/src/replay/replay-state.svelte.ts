/** The state of a replay: its moments from one perspective, the playback, and the chances that the bots see. */
import { request, RequestError, tableApi } from "../app/http";
import { tableKeys } from "../storage/table-keys.svelte";
import { packs } from "../table/pack.svelte";
import type { Chances, Language, Replay, TableInfo } from "../wire";
import type { ReplaySource } from "./data/replay-source";
import type { Perspective, ReplayPosition } from "./data/replay-links";
import { momentsOf, momentAfter, turnStarts } from "./data/moments";
import { Playback } from "./playback/playback.svelte";
import { participantsOfReplay } from "./board/replay-view";

const messageOf = (error: unknown): string => (error instanceof RequestError ? error.message : String(error));

export class ReplayState {
  info = $state.raw<TableInfo | null>(null);
  replay = $state.raw<Replay | null>(null);
  chances = $state.raw<Chances | null>(null);
  perspective = $state<Perspective>("all");
  loading = $state(true);
  problem = $state("");
  chancesProblem = $state("");

  readonly moments = $derived(this.replay ? momentsOf(this.replay) : []);
  readonly starts = $derived(turnStarts(this.moments));
  readonly pack = $derived(this.replay && packs.get(this.replay.pack_digest));
  readonly participants = $derived(this.replay ? participantsOfReplay(this.replay, this.info) : []);
  readonly over = $derived(this.replay !== null && this.replay.winners !== null);
  readonly playback = new Playback(
    () => this.moments.length,
    () => this.starts,
  );
  readonly moment = $derived(this.moments[Math.min(this.playback.at, this.moments.length - 1)]);
  /** The perspectives this reader may take. In a running game only their own (chapter 12). */
  readonly perspectives = $derived.by<Perspective[]>(() => {
    const seats = this.participants.map((_, seat) => String(seat) as Perspective);
    if (this.over) return ["all", "watch", ...seats];
    const own = this.table ? (tableKeys.of(this.table)?.seats ?? {}) : {};
    return ["watch", ...seats.filter((seat) => Object.hasOwn(own, seat))];
  });

  /** The latest request; the answers to older ones are ignored. */
  private wanted = "";

  constructor(
    private readonly source: ReplaySource,
    readonly table: string | null,
  ) {}

  /** Load the replay, at the given position or from the default perspective. */
  async open({ perspective, n }: ReplayPosition, lang: Language): Promise<void> {
    try {
      if (this.table) this.info = await request<TableInfo>(tableApi(this.table));
    } catch (error) {
      this.problem = messageOf(error);
      this.loading = false;
      return;
    }
    this.perspective = perspective ?? this.defaultPerspective();
    await this.show(this.perspective, lang);
    if (n !== null) this.goToMove(n);
    if (this.over) await this.loadChances();
  }

  private defaultPerspective(): Perspective {
    if (!this.info || ["over", "closed"].includes(this.info.phase)) return "all";
    const own = Object.keys(tableKeys.of(this.info.table)?.seats ?? {})[0];
    return (own as Perspective | undefined) ?? "watch";
  }

  /** Show another perspective or language, at the same moment. */
  async show(perspective: Perspective, lang: Language): Promise<void> {
    const wanted = `${perspective} ${lang}`;
    this.wanted = wanted;
    this.loading = true;
    this.problem = "";
    try {
      const found = await this.source.replay(perspective, lang);
      if (this.wanted === wanted) {
        this.replay = found;
        this.perspective = perspective;
      }
    } catch (error) {
      if (this.wanted === wanted) this.problem = messageOf(error);
    }
    if (this.wanted === wanted) this.loading = false;
  }

  /** Go to the moment after `n` moves. */
  goToMove(n: number): void {
    this.goToMoment(momentAfter(this.moments, n));
  }
  /** Go to a moment by its index. */
  goToMoment(at: number): void {
    this.playback.pause();
    this.playback.seek(at);
  }

  private async loadChances(): Promise<void> {
    try {
      this.chances = await this.source.chances();
    } catch (error) {
      this.chancesProblem = messageOf(error);
    }
  }
}
