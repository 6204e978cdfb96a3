import { expect, it } from "vitest";
import { faces, outcome } from "./chance-outcome";

it("reads what the record writes", () => {
  expect(outcome("die 4")).toEqual({ what: "die", number: 4 });
  expect(outcome("draw link")).toEqual({ what: "draw", kind: "link" });
  expect(outcome("deal 2 knife")).toEqual({ what: "deal", seat: 2, kind: "knife" });
  expect(outcome("michel knife spoon+shovel")).toEqual({ what: "michel-knife", tools: ["spoon", "shovel"] });
  expect(outcome("michel none")).toEqual({ what: "michel-none" });
  expect(outcome("michel shuffle")).toEqual({ what: "michel-shuffle" });
  expect(outcome("shuffle")).toEqual({ what: "shuffle" });
  expect(outcome("comet 1")).toEqual({ what: "other", text: "comet 1" });
});

it("counts the faces", () => {
  const roll = (n: number) => ({ n, seat: 0, move: "roll", out: [`die ${n}`] });
  expect(faces([roll(1), roll(6), roll(6), { n: 9, seat: 1, move: "search", out: ["draw link"] }])).toEqual([1, 0, 0, 0, 0, 2]);
});
