import { describe, expect, it } from "vitest";
import type { Own } from "../wire";
import { cardOf, choicesOf, placeOf, playerOf, type Choice } from "./choices";

const own = (legal: string[], told?: string[]): Own => ({ hand: {}, legal, told }) as unknown as Own;
const choice = (move: string): Choice => choicesOf(own([move]))[0]!;

describe("choicesOf", () => {
  it("splits a move into its verb and arguments", () => {
    expect(choicesOf(own(["end", "dig spoon", "join cartel knife phone"], ["End", "Dig", "Join"]))).toEqual([
      { move: "end", told: "End", verb: "end", args: [] },
      { move: "dig spoon", told: "Dig", verb: "dig", args: ["spoon"] },
      { move: "join cartel knife phone", told: "Join", verb: "join", args: ["cartel", "knife", "phone"] },
    ]);
  });

  it("keeps every move, in the order and the words of the service", () => {
    const legal = ["sell phone", "sell knife", "done"];
    expect(choicesOf(own(legal)).map(({ move }) => move)).toEqual(legal);
  });

  it("shows the move itself where there are no words", () => {
    expect(choicesOf(own(["go yard", "pass"], ["Go to the Yard"])).map(({ told }) => told)).toEqual(["Go to the Yard", "pass"]);
    expect(choice("go yard").told).toBe("go yard");
  });

  it("is empty for a spectator and where nothing is possible", () => {
    expect(choicesOf(null)).toEqual([]);
    expect(choicesOf(own([]))).toEqual([]);
  });
});

describe("what a choice is done with", () => {
  it.each(["go yard", "cautious yard", "send yard", "play map yard"])("%s: leads to a Place", (move) => {
    expect(placeOf(choice(move))).toBe("yard");
    expect(playerOf(choice(move))).toBeNull();
  });

  it.each(["extort 2", "exchange 2", "pick 2", "follow 2", "play poison 2"])("%s: is done to a player", (move) => {
    expect(playerOf(choice(move))).toBe(2);
    expect(placeOf(choice(move))).toBeNull();
  });

  it("takes seat 0 for a player", () => {
    expect(playerOf(choice("extort 0"))).toBe(0);
  });

  it.each(["play", "dig", "also", "sell", "lay", "discard", "offer", "give"])("%s: is made with a card of the hand", (verb) => {
    expect(cardOf(choice(`${verb} knife`))).toBe("knife");
  });

  it.each(["craft rope", "join cartel knife", "go yard", "extort 2", "pay 5", "end"])("%s: is made with no card of the hand", (move) => {
    expect(cardOf(choice(move))).toBeNull();
  });

  it("names no Place, player or card for a move without arguments", () => {
    for (const move of ["end", "play", "go", "extort"]) {
      expect([placeOf(choice(move)), playerOf(choice(move)), cardOf(choice(move))]).toEqual([null, null, null]);
    }
  });
});
