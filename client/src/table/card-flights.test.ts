import { describe, expect, it } from "vitest";
import type { Happening } from "../wire";
import { cardFlights, gainedCards } from "./card-flights";

describe("moving cards", () => {
  it("go from the piles to the players and back", () => {
    const happened: Happening[] = [
      { name: "searched", facts: { seat: 0, place: "yard" } },
      { name: "drew", facts: { seat: 0, kind: "link" } },
      { name: "took", facts: { seat: 1, kind: "spoon", why: "steal" } },
      { name: "discarded", facts: { seat: 2, kind: "ring", why: "trade" } },
    ];
    expect(cardFlights(happened)).toEqual([
      { from: "deck", to: "seat:0", kind: "link" },
      { from: "pile:spoon", to: "seat:1", kind: "spoon" },
      { from: "seat:2", to: "discard", kind: "ring" },
    ]);
  });
  it("stay face down for those who may not see them (12.2)", () => {
    expect(cardFlights([{ name: "taken", facts: { seat: 2, taker: 1, how: "random" } }])).toEqual([{ from: "seat:2", to: "seat:1", kind: null }]);
  });
  it("go through the middle in a Riot", () => {
    const happened: Happening[] = [{ name: "redealt", facts: { seat: 1 } }, { name: "dealt", facts: { seat: 0, kind: "cap" } }];
    expect(cardFlights(happened).map(({ from, to }) => [from, to])).toEqual([["seat:1", "middle"], ["middle", "seat:0"]]);
  });
});

describe("new cards", () => {
  it("are those that a hand has gained", () => {
    expect(gainedCards({ link: 1, knife: 2 }, { link: 3, knife: 1, cap: 1, ring: 0 })).toEqual({ link: 2, cap: 1 });
  });
});
