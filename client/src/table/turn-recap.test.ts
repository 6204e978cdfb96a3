import { describe, expect, it } from "vitest";
import type { Happening } from "../wire";
import type { LogLine } from "./session.svelte";
import { headlineOf, justDone, sinceLastTurn } from "./turn-recap";

let seq = 0;
const event = (name: string, facts: Happening["facts"] = {}): Happening => ({ name, facts });
const line = (seat: number, happened: Happening[], ...story: string[]): LogLine => ({ seq: (seq += 1), at: 0, what: "moved", seat, happened, story });
const begins = (seat: number): LogLine => line((seat + 2) % 3, [event("turn_began", { seat, turn: 1 })], "Turn.");

const dig = line(1, [event("dug", { seat: 1, kind: "spoon", points: 1 })], "Bo digs.");
const search = line(1, [event("searched", { seat: 1 }), event("drew", { seat: 1 })], "Bo searches.", "Bo draws.");
const craft = line(2, [event("discarded", { seat: 2, why: "craft" }), event("took", { seat: 2, why: "craft" })], "Cy uses up a Link.", "Cy crafts a Shovel.");
const extort = line(2, [event("extorted", { seat: 2, target: 0 })], "Cy extorts you.");
const lost = line(0, [event("yielded", { seat: 0 }), event("lost_combat", { seat: 0, winner: 2 }), event("beaten", { seat: 0, beatings: 1 })], "You give up.", "You take a Beating.");

describe("since your last turn", () => {
  it("has one line per turn of another player, with what hit this player in full", () => {
    const log = [begins(0), line(0, [event("dug", { seat: 0 })], "You dig."), begins(1), search, dig, begins(2), craft, extort, lost, begins(0)];
    expect(sinceLastTurn(log, 0)).toEqual([
      { seat: 1, sentences: [{ text: "Bo digs.", hit: false }] },
      {
        seat: 2,
        sentences: [
          { text: "Cy crafts a Shovel.", hit: false },
          { text: "Cy extorts you.", hit: true },
          { text: "You give up. You take a Beating.", hit: true },
        ],
      },
    ]);
  });
  it("says the last thing of a turn in which little happened", () => {
    expect(sinceLastTurn([begins(0), begins(1), search, begins(0)], 0)).toEqual([{ seat: 1, sentences: [{ text: "Bo searches.", hit: false }] }]);
  });
  it("does not take a victory for a hit", () => {
    const won = line(1, [event("lost_combat", { seat: 1, winner: 0 }), event("discarded", { seat: 0, why: "laid" })], "Bo loses.", "Weapons discarded.");
    expect(sinceLastTurn([begins(0), begins(1), won, begins(0)], 0)[0]!.sentences).toEqual([{ text: "Bo loses.", hit: false }]);
  });
  it("says nothing about moves that were undone", () => {
    const starts = [begins(0), begins(1)];
    const undone = line(1, [event("taken", { seat: 0, taker: 1 })], "Bo takes a card from you.");
    const undo: LogLine = { ...line(1, [], "Bo undoes their last move."), what: "undone", undid: { seat: 1, since: undone.seq } };
    const dug = line(1, [event("dug", { seat: 1 })], "Bo digs.");
    expect(sinceLastTurn([...starts, undone, undo, dug, begins(0)], 0)).toEqual([{ seat: 1, sentences: [{ text: "Bo digs.", hit: false }] }]);
  });
  it("begins with the game before the first turn, and is empty for the first player", () => {
    expect(sinceLastTurn([begins(1), dig, begins(0)], 0)).toHaveLength(1);
    expect(sinceLastTurn([begins(0)], 0)).toEqual([]);
  });
});

describe("the headline of an entry", () => {
  it("is its first sentence, or what was made of the cards used up", () => {
    expect([headlineOf(search), headlineOf(craft)]).toEqual(["Bo searches.", "Cy crafts a Shovel."]);
  });
});

describe("what was just done", () => {
  it("is the last entry with a sentence", () => {
    expect(justDone([dig, search, line(1, [])])).toBe("Bo searches. Bo draws.");
    expect(justDone([dig, search], dig.seq)).toBe("Bo digs.");
    expect(justDone([])).toBe("");
  });
  it("is short", () => {
    expect(justDone([line(1, [event("played", { seat: 1 })], "Bo plays a card.", "Bo draws.", "Bo gains.")])).toBe("Bo plays a card.");
  });
});
