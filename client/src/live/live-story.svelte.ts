/** What a live table tells besides its log: results of fights, new cards, and at the start of a turn what happened since the last one. */
import { untrack } from "svelte";
import type { Session } from "../table/session.svelte";
import type { TableController } from "../table/table-controller.svelte";
import type { TableView } from "../table/table-view";
import { gainedCards } from "../table/card-flights";
import type { News } from "../wire";
import type { BotPace } from "./bot-pace.svelte";
import { FightResults } from "./fight-results.svelte";
import { TurnRecap } from "./turn-recap.svelte";

interface Sources {
  session: () => Session;
  /** The table as it is now, also while a past moment is shown. */
  view: () => TableView;
  /** On a shared device: whether the person at the screen may not see the cards of this seat. */
  handHidden: () => boolean;
}

export class LiveStory {
  readonly recap = new TurnRecap();
  private readonly fights: FightResults;
  /** The last hand that was seen, and its seat. */
  private hand: { seat: number; cards: Record<string, number> } | null = null;

  constructor(
    private readonly sources: Sources,
    private readonly controller: TableController,
    pace: BotPace,
  ) {
    const { session, handHidden } = sources;
    this.fights = new FightResults(controller, pace);
    $effect(() => {
      void [session().state, handHidden()]; // a fight may be going on when the table is opened, and have ended during an outage
      untrack(() => this.update());
    });
    let opened = false;
    $effect(() => {
      const onTurn = controller.isDeciding && controller.prompt === "turn";
      if (handHidden() || session().public?.turn !== session().seat) this.recap.close();
      this.recap.update(session(), onTurn, opened);
      opened = true;
    });
    $effect(() => {
      if (controller.isDeciding || controller.view.public.winners) pace.skipping = false;
    });
  }

  /** Call this after each entry of the log. */
  afterEntry({ seat }: News): void {
    this.update();
    if (seat === this.sources.session().seat) this.recap.close();
  }
  fightResultClosed(): void {
    this.fights.closed();
  }

  private update(): void {
    const { session, view, handHidden } = this.sources;
    this.fights.update(view(), session(), handHidden());
    this.updateHand(session());
  }
  /** Mark the cards that came last, until the hand changes again. */
  private updateHand({ seat, own }: Session): void {
    if (seat === null || !own) return;
    const before = this.hand;
    this.hand = { seat, cards: own.hand };
    if (before?.seat !== seat) this.controller.newCards = {};
    else if (before.cards !== own.hand) this.controller.newCards = gainedCards(before.cards, own.hand);
  }
}
