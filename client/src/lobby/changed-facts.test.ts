import { expect, test } from "vitest";
import { changedFacts } from "./changed-facts";

test("nothing is marked before the first change", () => {
  expect(changedFacts(null, ["4 players", "Calm game"])).toEqual([
    { text: "4 players", change: "" },
    { text: "Calm game", change: "" },
  ]);
});

test("new facts are marked, and those that are gone stay visible", () => {
  expect(changedFacts(["4 players", "Calm game", "Hints"], ["3 players", "Hints"])).toEqual([
    { text: "3 players", change: "new" },
    { text: "Hints", change: "" },
    { text: "4 players", change: "gone" },
    { text: "Calm game", change: "gone" },
  ]);
});
