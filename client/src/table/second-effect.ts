/**
 * The second effect of a Background (8.2). A member is asked about it once the first effect is done; who has said "both effects" on
 * revealing has answered already. What was said holds for this reveal only: for this seat, and in this turn of the table.
 */
import type { TableView } from "./table-view";
import type { Background } from "./pack.svelte";

export interface RevealPlan {
  seat: number;
  /** The turn of the table in which the Background was revealed. */
  turns: number;
}

/** One's own Background, if one is with the Gang that it names and so may apply both effects. */
export function secondEffectOf({ seat, own, public: table, pack }: TableView): Background | null {
  if (seat === null || !own) return null;
  const background = pack.background(own.background);
  return background.second && table.players[seat]!.gang === background.gang ? background : null;
}

/** What is said with a reveal: both effects, or nothing yet. */
export const planOnReveal = (view: TableView, both: boolean): RevealPlan | null =>
  both && secondEffectOf(view) ? { seat: view.seat!, turns: view.public.turns } : null;

/** The answer that was given beforehand to what this seat is asked now; nothing if it was not. */
export function plannedAnswer(revealPlan: RevealPlan | null, { seat, own, public: table }: TableView): string | null {
  if (!revealPlan || seat !== revealPlan.seat || table.turns !== revealPlan.turns || table.winners !== null) return null;
  if (table.asked?.prompt !== "second" || table.asked.seat !== seat) return null;
  return ["second", "pass"].find((move) => own?.legal.includes(move)) ?? null;
}
