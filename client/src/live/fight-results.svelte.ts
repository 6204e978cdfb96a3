/** Shows the result of each fight of a live table for a while, and holds the game back meanwhile. */
import { FightWatcher } from "../table/fight/fight-result";
import type { Session } from "../table/session.svelte";
import type { TableController } from "../table/table-controller.svelte";
import type { TableView } from "../table/table-view";
import type { BotPace } from "./bot-pace.svelte";

export class FightResults {
  private readonly watcher = new FightWatcher();
  private timer = 0;

  constructor(
    private readonly controller: TableController,
    private readonly pace: BotPace,
  ) {
    $effect(() => () => clearTimeout(this.timer));
  }

  /** Call this after each entry. With `hidden`, the result may name a card that is not for the person at the screen. */
  update(view: TableView, { log, seq }: Session, hidden: boolean): void {
    const result = this.watcher.update(view, log, seq);
    const { fightResultMs } = this.pace;
    if (view.public.fight || hidden) this.controller.closeFightResult();
    if (!result || hidden || fightResultMs === 0) return;
    this.controller.fightResult = result;
    this.pace.hold(fightResultMs);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.controller.closeFightResult(), fightResultMs);
  }
  closed(): void {
    clearTimeout(this.timer);
    this.pace.release();
  }
}
