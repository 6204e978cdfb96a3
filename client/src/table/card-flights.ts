/** Which cards move from where to where when something happens. Cards that the reader may not see have no kind (12.2). */
import type { Happening } from "../wire";

/** A place on the table: a player, the Search deck, the discard pile, a board pile, or the middle of the table. */
export type Spot = `seat:${number}` | "deck" | "discard" | `pile:${string}` | "middle";
export interface Flight {
  from: Spot;
  to: Spot;
  kind: string | null;
}

type Facts = Happening["facts"];
const seat = (facts: Facts, name = "seat"): Spot => `seat:${Number(facts[name])}`;
const pile = (facts: Facts): Spot => `pile:${facts.kind}`;

const FLIGHTS: Record<string, (facts: Facts) => [from: Spot, to: Spot]> = {
  drew: (facts) => ["deck", seat(facts)],
  took: (facts) => [pile(facts), seat(facts)],
  salvaged: (facts) => ["discard", seat(facts)],
  discarded: (facts) => [seat(facts), "discard"],
  taken: (facts) => [seat(facts), seat(facts, "taker")],
  given: (facts) => [seat(facts), seat(facts, "taker")],
  offered: (facts) => [seat(facts), seat(facts, "taker")],
  cooperated: (facts) => [seat(facts), seat(facts, "target")],
  undug: (facts) => [seat(facts), pile(facts)],
  snatched: (facts) => [seat(facts), seat(facts, "by")],
  redealt: (facts) => [seat(facts), "middle"],
  dealt: (facts) => ["middle", seat(facts)],
};

export function cardFlights(happened: readonly Happening[]): Flight[] {
  return happened.flatMap(({ name, facts }) => {
    const spots = FLIGHTS[name]?.(facts);
    return spots ? [{ from: spots[0], to: spots[1], kind: typeof facts.kind === "string" ? facts.kind : null }] : [];
  });
}

/** The cards of a hand that were not in it before, by kind. */
export function gainedCards(before: Record<string, number>, now: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(now)
      .map(([kind, count]): [string, number] => [kind, count - (before[kind] ?? 0)])
      .filter(([, gained]) => gained > 0),
  );
}
