/** Parses outcomes of chance as a record writes them: `die 4`, `draw link`, `deal 2 knife`, `michel knife spoon+shovel`. */
import type { Chanced } from "../wire";

export type Outcome =
  | { what: "die"; number: number }
  | { what: "draw" | "random"; kind: string }
  | { what: "deal"; kind: string; seat: number }
  | { what: "michel-knife"; tools: string[] }
  | { what: "michel-none" | "michel-shuffle" | "shuffle" }
  | { what: "other"; text: string };

export function parseOutcome(text: string): Outcome {
  const [what, first = "", second = ""] = text.split(" ");
  if (what === "die") return { what, number: Number(first) };
  if (what === "draw" || what === "random") return { what, kind: first };
  if (what === "deal") return { what, seat: Number(first), kind: second };
  if (what === "shuffle") return { what };
  if (what === "michel" && first === "knife") return { what: "michel-knife", tools: second.split("+") };
  if (what === "michel" && first === "none") return { what: "michel-none" };
  if (what === "michel" && first === "shuffle") return { what: "michel-shuffle" };
  return { what: "other", text };
}

/** How often each number from 1 to 6 was rolled. */
export function countFaces(chance: Chanced[]): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const one of chance.flatMap(({ out }) => out.map(parseOutcome))) {
    if (one.what === "die") counts[one.number - 1]! += 1;
  }
  return counts;
}
