import { expect, it } from "vitest";
import { countFaces, parseOutcome } from "./chance-outcome";

it("parses the outcomes of a record", () => {
  expect(parseOutcome("die 4")).toEqual({ what: "die", number: 4 });
  expect(parseOutcome("draw link")).toEqual({ what: "draw", kind: "link" });
  expect(parseOutcome("deal 2 knife")).toEqual({ what: "deal", seat: 2, kind: "knife" });
  expect(parseOutcome("michel knife spoon+shovel")).toEqual({ what: "michel-knife", tools: ["spoon", "shovel"] });
  expect(parseOutcome("michel none")).toEqual({ what: "michel-none" });
  expect(parseOutcome("michel shuffle")).toEqual({ what: "michel-shuffle" });
  expect(parseOutcome("shuffle")).toEqual({ what: "shuffle" });
  expect(parseOutcome("comet 1")).toEqual({ what: "other", text: "comet 1" });
});

it("counts the faces", () => {
  const roll = (n: number) => ({ n, seat: 0, move: "roll", out: [`die ${n}`] });
  expect(countFaces([roll(1), roll(6), roll(6), { n: 9, seat: 1, move: "search", out: ["draw link"] }])).toEqual([1, 0, 0, 0, 0, 2]);
});
