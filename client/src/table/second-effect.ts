/**
 * The second effect of a Background (8.2). A member is asked about it after the first effect. If they chose "both effects" with
 * the reveal, the client answers for them. That holds for this reveal only: for this seat and in this turn.
 */
import type { TableView } from "./table-view";
import type { Background } from "./pack.svelte";

export interface RevealPlan {
  seat: number;
  /** The number of the turn in which the Background was revealed. */
  turns: number;
}

/** The player's Background, if they are a member of its Gang and may apply both effects. */
export function secondEffectOf({ seat, own, public: table, pack }: TableView): Background | null {
  if (seat === null || !own) return null;
  const background = pack.background(own.background);
  return background.second && table.players[seat]!.gang === background.gang ? background : null;
}

/** The plan of a reveal; null if the player decides later. */
export const planOnReveal = (view: TableView, both: boolean): RevealPlan | null =>
  both && secondEffectOf(view) ? { seat: view.seat!, turns: view.public.turns } : null;

/** The planned answer to the current question of this seat, if there is one. */
export function plannedAnswer(revealPlan: RevealPlan | null, { seat, own, public: table }: TableView): string | null {
  if (!revealPlan || seat !== revealPlan.seat || table.turns !== revealPlan.turns || table.winners !== null) return null;
  if (table.asked?.prompt !== "second" || table.asked.seat !== seat) return null;
  return ["second", "pass"].find((move) => own?.legal.includes(move)) ?? null;
}
