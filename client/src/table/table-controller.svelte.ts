/**
 * What a person can do at a table, and what they have selected so far. Turns clicks into commands.
 * The components of the board use only this class; live games, replays and the lesson each create their own.
 */
import { getContext, setContext } from "svelte";
import type { Closed } from "../wire";
import { cardOf, choicesOf, placeOf, playerOf, type Choice } from "./choices";
import type { TableView } from "./table-view";
import type { FightResult } from "./fight/fight-result";
import type { Background } from "./pack.svelte";
import { planOnReveal, plannedAnswer, secondEffectOf, type RevealPlan } from "./second-effect";

const KEY = Symbol("table controller");

export interface TableCallbacks {
  /** Send moves as one command: all are made or none. */
  act(moves: string[]): void;
  busy(): boolean;
  /** Whether nothing can be done: a past moment is shown, or the game is paused or closed. */
  frozen?(): boolean;
  /** If the game is paused: how to go on. */
  pausedText?(): string | null;
  /** Whether several players share this device. */
  shared?(): boolean;
  /** Show the moment of a log entry. */
  rewind?(seq: number): void;
  /** Show a clause of the rulebook. */
  rule?(clause: string): void;
  /** How the moves of bots are shown, in a live game. */
  readonly pace?: { readonly skipping: boolean; skip(): void };
  /** The result of a fight was closed. */
  fightResultClosed?(): void;
}

/** Verbs whose moves are composed in a dialog. */
const DIALOG_VERBS = new Set(["sell", "join", "buy"]);
/** Dialogs that only show something. They stay open when the question changes. */
const VIEW_ONLY_DIALOGS = /^(discard|michel|known|player)\b/;

export class TableController {
  /** The verbs of the chosen action, while its Place, player or card is still open; null if no action is chosen. */
  chosenVerbs = $state.raw<string[] | null>(null);
  chosenCard = $state<string | null>(null);
  /** Why the action that was clicked or focused is not possible. */
  reason = $state.raw<Closed | null>(null);
  /** What the lesson points at; empty in a real game. */
  highlighted = $state.raw<ReadonlySet<string>>(new Set());
  /** The open dialog: a verb, `reveal`, `exchange 2`, `discard`, `michel`, `known 2` or `player 2`. */
  dialog = $state<string | null>(null);
  /** The result of the last fight, while it is shown. */
  fightResult = $state.raw<FightResult | null>(null);
  /** How many cards of each kind have just come to the hand. */
  newCards = $state.raw<Record<string, number>>({});
  /** Whether the die is rolling. Until it has landed, nothing shows its result. */
  rolling = $state(false);
  /** What the player chose with the last reveal. */
  private revealPlan = $state.raw<RevealPlan | null>(null);

  constructor(
    private readonly currentView: () => TableView,
    readonly callbacks: TableCallbacks,
  ) {}

  get view(): TableView {
    return this.currentView();
  }
  /** Whether a bot plays for this player. */
  readonly isReplaced = $derived.by<boolean>(() => this.view.seat !== null && this.view.participants[this.view.seat]!.standIn !== "");
  /** Whether the game waits for this player. */
  readonly isDeciding = $derived.by<boolean>(() => {
    const { public: table, seat } = this.view;
    const asked = seat !== null && table.asked?.seat === seat && table.winners === null;
    return asked && !this.isReplaced && !this.rolling && !this.callbacks.frozen?.();
  });
  /** The view of the fight that is shown: the current one, else one whose result is shown. */
  readonly fightView = $derived.by<TableView | null>(() => {
    if (this.view.public.fight) return this.view;
    return this.fightResult && !this.callbacks.frozen?.() ? this.fightResult.view : null;
  });
  readonly prompt = $derived.by<string>(() => this.view.public.asked?.prompt ?? "");
  readonly choices = $derived.by<Choice[]>(() => (this.isDeciding ? choicesOf(this.view.own) : []));
  readonly closed = $derived.by<Map<string, Closed>>(() => new Map((this.view.own?.closed ?? []).map((one) => [one.verb, one])));
  /** The choices that match the chosen verbs and card. */
  readonly openChoices = $derived.by<Choice[]>(() =>
    this.choices.filter(
      (one) => (!this.chosenVerbs || this.chosenVerbs.includes(one.verb)) && (!this.chosenCard || this.canUseCard(one, this.chosenCard)),
    ),
  );

  /** Whether the player can only end the turn. */
  readonly nothingLeft = $derived.by<boolean>(() => this.prompt === "turn" && this.choices.length > 0 && this.choices.every(({ verb }) => verb === "end"));

  /** The player's Background, if they may apply both its effects (8.2). */
  readonly secondEffect = $derived.by<Background | null>(() => secondEffectOf(this.view));
  /** The answer to the current question that was chosen with the reveal. */
  readonly plannedAnswer = $derived.by<string | null>(() => (this.isDeciding ? plannedAnswer(this.revealPlan, this.view) : null));
  /** Whether that answer is sent automatically, so that the question is not shown. */
  readonly answersByPlan = $derived.by<boolean>(() => this.plannedAnswer !== null || (this.prompt === "second" && this.isDeciding && this.callbacks.busy()));

  choicesFor(verb: string): Choice[] {
    return this.choices.filter((one) => one.verb === verb);
  }
  /** Whether a move uses this card: it is played, laid, used up or given away for it. */
  canUseCard(choice: Choice, card: string): boolean {
    const { pack } = this.view;
    switch (choice.verb) {
      case "extort":
        return pack.kinds.get(card)?.sort === "weapon";
      case "craft":
        return pack.data.recipes.some(({ makes, needs }) => makes === choice.args[0] && needs.includes(card));
      case "join":
        return choice.args.includes(card);
      default:
        return cardOf(choice) === card;
    }
  }
  /** Moves to a Place. During a turn only after the way of moving was chosen. */
  choicesTo(place: string): Choice[] {
    if (this.prompt === "turn" && !this.chosenVerbs) return [];
    return this.openChoices.filter((one) => placeOf(one) === place);
  }
  /** Moves that affect a player. During a turn, without a chosen action, only Extortions. */
  choicesOn(seat: number): Choice[] {
    const all = this.openChoices.filter((one) => playerOf(one) === seat);
    return this.prompt === "turn" && !this.chosenVerbs ? all.filter((one) => one.verb === "extort") : all;
  }

  act(...moves: string[]): void {
    if (this.callbacks.busy()) return;
    if (moves[0] === "reveal" || this.prompt === "second") this.forgetRevealPlan();
    this.clear();
    this.closeFightResult();
    this.callbacks.act(moves);
  }
  closeFightResult(): void {
    if (!this.fightResult) return;
    this.fightResult = null;
    this.callbacks.fightResultClosed?.();
  }
  /** Reveal the Background. A member chooses both effects at once, or decides on the second later. */
  reveal(both: boolean): void {
    if (this.callbacks.busy()) return;
    const revealPlan = planOnReveal(this.view, both);
    this.act("reveal");
    this.revealPlan = revealPlan;
  }
  /** Forget the choice of the reveal, so that the player is asked. */
  forgetRevealPlan(): void {
    this.revealPlan = null;
  }
  clear(): void {
    this.chosenVerbs = null;
    this.chosenCard = null;
    this.reason = null;
    this.dialog = null;
  }
  /** The question has changed: drop the selection and close dialogs about the old one. */
  questionChanged(): void {
    const shown = this.dialog && VIEW_ONLY_DIALOGS.test(this.dialog) ? this.dialog : null;
    this.clear();
    this.dialog = shown;
  }

  /** Choose an action: make its only move, or open its dialog, or let the player choose; if there is no move, show why. */
  chooseAction(verbs: string[], card: string | null = null): void {
    const matching = this.choices.filter((one) => verbs.includes(one.verb) && (!card || this.canUseCard(one, card)));
    const composed = verbs.find((verb) => DIALOG_VERBS.has(verb));
    if (matching.length === 0) this.reason = verbs.map((verb) => this.closed.get(verb)).find(Boolean) ?? null;
    else if (composed) {
      this.clear();
      this.chosenCard = card;
      this.dialog = composed;
    } else if (matching.length === 1) this.makeChoice(matching[0]!);
    else {
      this.clear();
      this.chosenVerbs = verbs;
      this.chosenCard = card;
    }
  }

  /**
   * Make a move. An Exchange opens its dialog first, so that all of it is one command (11.5). A Background can be revealed
   * only once, so a dialog asks first.
   */
  makeChoice(choice: Choice): void {
    if (choice.verb !== "exchange" && choice.verb !== "reveal") return this.act(choice.move);
    this.clear();
    this.dialog = choice.move;
  }

  letter(seat: number): string {
    return this.view.participants[seat]!.letter;
  }
  name(seat: number): string {
    return this.view.participants[seat]!.name;
  }
}

export const setTableController = (controller: TableController): TableController => setContext(KEY, controller);
export const useTableController = (): TableController => getContext<TableController>(KEY);
