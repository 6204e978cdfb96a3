/**
 * What a person has before them at the table: the look, the choices, and what they are in the middle of choosing.
 * The board's components know only this; live table, replay and lesson each bring their own.
 */
import { getContext, setContext } from "svelte";
import type { Closed } from "../wire";
import { cardOf, choicesOf, placeOf, playerOf, type Choice } from "./choices";
import type { TableView } from "./table-view";
import type { Background } from "./pack.svelte";
import { planOnReveal, plannedAnswer, secondEffectOf, type RevealPlan } from "./second-effect";

const KEY = Symbol("desk");

export interface TableCallbacks {
  /** Make moves, all or none. */
  act(moves: string[]): void;
  busy(): boolean;
  /** Whether the moment shown is gone, or the game rests: then nobody is asked, no dialog opens and nothing glows. */
  frozen?(): boolean;
  /** Show a moment of the log, by its entry. */
  rewind?(seq: number): void;
  /** Show a clause of the rulebook. */
  rule?(clause: string): void;
}

/** Verbs whose moves are put together in a dialog: pick cards, see the sum, confirm once. */
const DIALOG_VERBS = new Set(["sell", "join", "buy"]);
/** Dialogs that only show what lies there: they may stay open whatever is asked. */
const VIEW_ONLY_DIALOGS = /^(discard|michel|known)\b/;

export class TableController {
  /** Verbs that were chosen and still want to know where or with what; nothing: anything may be chosen. */
  chosenVerbs = $state.raw<string[] | null>(null);
  chosenCard = $state<string | null>(null);
  /** Why something cannot be done now, until something else is looked at. */
  reason = $state.raw<Closed | null>(null);
  /** What the lesson points at; nothing at a real table. */
  highlighted = $state.raw<ReadonlySet<string>>(new Set());
  /** The dialog that is open. */
  dialog = $state<string | null>(null);
  /** What was said with the last reveal. */
  private revealPlan = $state.raw<RevealPlan | null>(null);

  constructor(
    private readonly currentView: () => TableView,
    readonly callbacks: TableCallbacks,
  ) {}

  get view(): TableView {
    return this.currentView();
  }
  /** Whether this person is the one the game waits for. */
  readonly isDeciding = $derived.by<boolean>(() => {
    const { public: table, seat } = this.view;
    return seat !== null && table.asked?.seat === seat && table.winners === null && !this.callbacks.frozen?.();
  });
  readonly prompt = $derived.by<string>(() => this.view.public.asked?.prompt ?? "");
  readonly choices = $derived.by<Choice[]>(() => (this.isDeciding ? choicesOf(this.view.own) : []));
  readonly closed = $derived.by<Map<string, Closed>>(() => new Map((this.view.own?.closed ?? []).map((one) => [one.verb, one])));
  /** What is still open to choose once a verb or a card was chosen. */
  readonly openChoices = $derived.by<Choice[]>(() =>
    this.choices.filter(
      (one) => (!this.chosenVerbs || this.chosenVerbs.includes(one.verb)) && (!this.chosenCard || this.canUseCard(one, this.chosenCard)),
    ),
  );

  /** One's own Background, where both its effects are open to one (8.2). */
  readonly secondEffect = $derived.by<Background | null>(() => secondEffectOf(this.view));
  /** The answer that was given on revealing to what is asked now. */
  readonly plannedAnswer = $derived.by<string | null>(() => (this.isDeciding ? plannedAnswer(this.revealPlan, this.view) : null));
  /** Whether that answer is about to be given, or on its way: then no one is asked. */
  readonly answersByPlan = $derived.by<boolean>(() => this.plannedAnswer !== null || (this.prompt === "second" && this.isDeciding && this.callbacks.busy()));

  choicesFor(verb: string): Choice[] {
    return this.choices.filter((one) => one.verb === verb);
  }
  /** Whether a move may begin by taking up this card: it is made with it, or the card is laid, used up or given up for it. */
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
  /** Moves to a Place. During a turn a Place glows only once one has said how to get there. */
  choicesTo(place: string): Choice[] {
    if (this.prompt === "turn" && !this.chosenVerbs) return [];
    return this.openChoices.filter((one) => placeOf(one) === place);
  }
  /** Moves against or with a player. Whoever can be extorted glows at once. */
  choicesOn(seat: number): Choice[] {
    const all = this.openChoices.filter((one) => playerOf(one) === seat);
    return this.prompt === "turn" && !this.chosenVerbs ? all.filter((one) => one.verb === "extort") : all;
  }

  act(...moves: string[]): void {
    if (this.callbacks.busy()) return;
    if (moves[0] === "reveal" || this.prompt === "second") this.forgetRevealPlan();
    this.clear();
    this.callbacks.act(moves);
  }
  /** Reveal one's Background: a member says at once whether both effects are wanted, or decides on the second one later. */
  reveal(both: boolean): void {
    if (this.callbacks.busy()) return;
    const revealPlan = planOnReveal(this.view, both);
    this.act("reveal");
    this.revealPlan = revealPlan;
  }
  /** Whatever was said on revealing is asked about after all. */
  forgetRevealPlan(): void {
    this.revealPlan = null;
  }
  clear(): void {
    this.chosenVerbs = null;
    this.chosenCard = null;
    this.reason = null;
    this.dialog = null;
  }
  /** Something else is asked now: what was half chosen before means nothing any more. */
  questionChanged(): void {
    const shown = this.dialog && VIEW_ONLY_DIALOGS.test(this.dialog) ? this.dialog : null;
    this.clear();
    this.dialog = shown;
  }

  /** An action was chosen: do it if there is one way, else ask which; if there is none, say why. */
  chooseAction(verbs: string[], card: string | null = null): void {
    const ways = this.choices.filter((one) => verbs.includes(one.verb) && (!card || this.canUseCard(one, card)));
    const composed = verbs.find((verb) => DIALOG_VERBS.has(verb));
    if (ways.length === 0) this.reason = verbs.map((verb) => this.closed.get(verb)).find(Boolean) ?? null;
    else if (composed) {
      this.clear();
      this.chosenCard = card;
      this.dialog = composed;
    } else if (ways.length === 1) this.makeChoice(ways[0]!);
    else {
      this.clear();
      this.chosenVerbs = verbs;
      this.chosenCard = card;
    }
  }

  /** One way was chosen. An Exchange is put together before it begins, so that all of it is one command (11.5). */
  makeChoice(choice: Choice): void {
    if (choice.verb === "reveal") return this.reveal(true);
    if (choice.verb !== "exchange") return this.act(choice.move);
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
