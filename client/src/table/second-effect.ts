/**
 * The second effect of a Background (8.2). A member is asked about it once the first effect is done; who has said "both effects" on
 * revealing has answered already. What was said holds for this reveal only: for this seat, and in this turn of the table.
 */
import type { Look } from "./table-view";
import type { Background } from "./pack.svelte";

export interface Pledge {
  seat: number;
  /** The turn of the table in which the Background was revealed. */
  turns: number;
}

/** One's own Background, if one is with the Gang that it names and so may apply both effects. */
export function secondOf({ seat, own, public: table, pack }: Look): Background | null {
  if (seat === null || !own) return null;
  const background = pack.background(own.background);
  return background.second && table.players[seat]!.gang === background.gang ? background : null;
}

/** What is said with a reveal: both effects, or nothing yet. */
export const pledged = (look: Look, both: boolean): Pledge | null =>
  both && secondOf(look) ? { seat: look.seat!, turns: look.public.turns } : null;

/** The answer that was given beforehand to what this seat is asked now; nothing if it was not. */
export function promised(pledge: Pledge | null, { seat, own, public: table }: Look): string | null {
  if (!pledge || seat !== pledge.seat || table.turns !== pledge.turns || table.winners !== null) return null;
  if (table.asked?.prompt !== "second" || table.asked.seat !== seat) return null;
  return ["second", "pass"].find((move) => own?.legal.includes(move)) ?? null;
}
