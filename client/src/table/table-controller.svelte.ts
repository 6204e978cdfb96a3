/**
 * What a person has before them at the table: the look, the choices, and what they are in the middle of choosing.
 * The board's components know only this; live table, replay and lesson each bring their own.
 */
import { getContext, setContext } from "svelte";
import type { Closed } from "../wire";
import { cardOf, choicesOf, placeOf, playerOf, type Choice } from "./choices";
import type { Look } from "./table-view";
import type { Background } from "./pack.svelte";
import { pledged, promised, secondOf, type Pledge } from "./second-effect";

const KEY = Symbol("desk");

export interface Doings {
  /** Make moves, all or none. */
  act(moves: string[]): void;
  busy(): boolean;
  /** Whether the moment shown is gone, or the game rests: then nobody is asked, no dialog opens and nothing glows. */
  past?(): boolean;
  /** Show a moment of the log, by its entry. */
  rewind?(seq: number): void;
  /** Show a clause of the rulebook. */
  rule?(clause: string): void;
}

/** Verbs whose moves are put together in a dialog: pick cards, see the sum, confirm once. */
const COMPOSED = new Set(["sell", "join", "buy"]);
/** Dialogs that only show what lies there: they may stay open whatever is asked. */
const SHOWS = /^(discard|michel|known)\b/;

export class Desk {
  /** Verbs that were chosen and still want to know where or with what; nothing: anything may be chosen. */
  verbs = $state.raw<string[] | null>(null);
  card = $state<string | null>(null);
  /** Why something cannot be done now, until something else is looked at. */
  reason = $state.raw<Closed | null>(null);
  /** What the lesson points at; nothing at a real table. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** The dialog that is open. */
  dialog = $state<string | null>(null);
  /** What was said with the last reveal. */
  private pledge = $state.raw<Pledge | null>(null);

  constructor(
    private readonly seen: () => Look,
    readonly doings: Doings,
  ) {}

  get look(): Look {
    return this.seen();
  }
  /** Whether this person is the one the game waits for. */
  readonly mine = $derived.by<boolean>(() => {
    const { public: table, seat } = this.look;
    return seat !== null && table.asked?.seat === seat && table.winners === null && !this.doings.past?.();
  });
  readonly prompt = $derived.by<string>(() => this.look.public.asked?.prompt ?? "");
  readonly choices = $derived.by<Choice[]>(() => (this.mine ? choicesOf(this.look.own) : []));
  readonly closed = $derived.by<Map<string, Closed>>(() => new Map((this.look.own?.closed ?? []).map((one) => [one.verb, one])));
  /** What is still open to choose once a verb or a card was chosen. */
  readonly open = $derived.by<Choice[]>(() =>
    this.choices.filter(
      (one) => (!this.verbs || this.verbs.includes(one.verb)) && (!this.card || this.begins(one, this.card)),
    ),
  );

  /** One's own Background, where both its effects are open to one (8.2). */
  readonly second = $derived.by<Background | null>(() => secondOf(this.look));
  /** The answer that was given on revealing to what is asked now. */
  readonly promised = $derived.by<string | null>(() => (this.mine ? promised(this.pledge, this.look) : null));
  /** Whether that answer is about to be given, or on its way: then no one is asked. */
  readonly answering = $derived.by<boolean>(() => this.promised !== null || (this.prompt === "second" && this.mine && this.doings.busy()));

  of(verb: string): Choice[] {
    return this.choices.filter((one) => one.verb === verb);
  }
  /** Whether a move may begin by taking up this card: it is made with it, or the card is laid, used up or given up for it. */
  begins(choice: Choice, card: string): boolean {
    const { pack } = this.look;
    switch (choice.verb) {
      case "extort":
        return pack.kinds.get(card)?.sort === "weapon";
      case "craft":
        return pack.book.recipes.some(({ makes, needs }) => makes === choice.args[0] && needs.includes(card));
      case "join":
        return choice.args.includes(card);
      default:
        return cardOf(choice) === card;
    }
  }
  /** Moves to a Place. During a turn a Place glows only once one has said how to get there. */
  to(place: string): Choice[] {
    if (this.prompt === "turn" && !this.verbs) return [];
    return this.open.filter((one) => placeOf(one) === place);
  }
  /** Moves against or with a player. Whoever can be extorted glows at once. */
  on(seat: number): Choice[] {
    const all = this.open.filter((one) => playerOf(one) === seat);
    return this.prompt === "turn" && !this.verbs ? all.filter((one) => one.verb === "extort") : all;
  }

  act(...moves: string[]): void {
    if (this.doings.busy()) return;
    if (moves[0] === "reveal" || this.prompt === "second") this.forget();
    this.clear();
    this.doings.act(moves);
  }
  /** Reveal one's Background: a member says at once whether both effects are wanted, or decides on the second one later. */
  reveal(both: boolean): void {
    if (this.doings.busy()) return;
    const pledge = pledged(this.look, both);
    this.act("reveal");
    this.pledge = pledge;
  }
  /** Whatever was said on revealing is asked about after all. */
  forget(): void {
    this.pledge = null;
  }
  clear(): void {
    this.verbs = null;
    this.card = null;
    this.reason = null;
    this.dialog = null;
  }
  /** Something else is asked now: what was half chosen before means nothing any more. */
  lapse(): void {
    const shown = this.dialog && SHOWS.test(this.dialog) ? this.dialog : null;
    this.clear();
    this.dialog = shown;
  }

  /** An action was chosen: do it if there is one way, else ask which; if there is none, say why. */
  choose(verbs: string[], card: string | null = null): void {
    const ways = this.choices.filter((one) => verbs.includes(one.verb) && (!card || this.begins(one, card)));
    const composed = verbs.find((verb) => COMPOSED.has(verb));
    if (ways.length === 0) this.reason = verbs.map((verb) => this.closed.get(verb)).find(Boolean) ?? null;
    else if (composed) {
      this.clear();
      this.card = card;
      this.dialog = composed;
    } else if (ways.length === 1) this.take(ways[0]!);
    else {
      this.clear();
      this.verbs = verbs;
      this.card = card;
    }
  }

  /** One way was chosen. An Exchange is put together before it begins, so that all of it is one command (11.5). */
  take(choice: Choice): void {
    if (choice.verb === "reveal") return this.reveal(true);
    if (choice.verb !== "exchange") return this.act(choice.move);
    this.clear();
    this.dialog = choice.move;
  }

  letter(seat: number): string {
    return this.look.sitters[seat]!.letter;
  }
  name(seat: number): string {
    return this.look.sitters[seat]!.name;
  }
}

export const seatDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
