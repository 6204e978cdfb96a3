import { describe, expect, it } from "vitest";
import type { Happening } from "../../wire";
import type { LogLine } from "../session.svelte";
import type { TableView } from "../table-view";
import { FightWatcher, fightResult } from "./fight-result";

const event = (name: string, facts: Happening["facts"]): Happening => ({ name, facts });
const line = (seq: number, happened: Happening[], story: string[] = []): LogLine => ({ seq, at: 0, what: "moved", seat: 1, happened, story });
const view = (fight: object | null, michel: object | null = null): TableView => ({ seat: 0, public: { fight, michel } }) as unknown as TableView;
const FIGHT = { attacker: 0, defender: 1, tool: "spoon", laid: [{ seat: 0, kind: "knife" }], fists: [] };

describe("the result of a fight", () => {
  it("is a defeat with its Beating and the card that was taken (5.12)", () => {
    const end = [event("yielded", { seat: 1 }), event("lost_combat", { seat: 1, winner: 0 }), event("beaten", { seat: 1, beatings: 2 }), event("taken", { seat: 1, taker: 0, kind: "spoon", how: "named" })];
    const result = fightResult(view(FIGHT), [line(8, [event("laid", { seat: 1, kind: "blade" })]), line(9, end, ["Bo gives up."])])!;
    expect(result).toMatchObject({ outcome: "fought", winner: 0, loser: 1, story: ["Bo gives up."] });
    expect(result.beaten).toEqual([{ seat: 1, beatings: 2 }]);
    expect(result.cards).toEqual([{ from: 1, to: 0, kind: "spoon" }]);
  });
  it("does not name a card that the reader may not see (12.2)", () => {
    const end = [event("lost_combat", { seat: 1, winner: 0 }), event("taken", { seat: 1, taker: 0, how: "random" })];
    expect(fightResult(view(FIGHT), [line(9, end)])!.cards).toEqual([{ from: 1, to: 0, kind: null }]);
  });
  it("is the Tool for a player who cooperates (5.10)", () => {
    const result = fightResult(view(FIGHT), [line(9, [event("cooperated", { seat: 1, target: 0, kind: "spoon" })])])!;
    expect(result).toMatchObject({ outcome: "cooperated", winner: undefined, loser: undefined, cards: [{ from: 1, to: 0, kind: "spoon" }], beaten: [] });
  });
  it("begins with the defeat if the loser then chooses a card", () => {
    const lines = [line(9, [event("lost_combat", { seat: 1, winner: 0 })], ["Lost."]), line(10, [event("taken", { seat: 1, taker: 0, how: "surrendered" })], ["Taken."])];
    expect(fightResult(view(FIGHT), lines)!.story).toEqual(["Lost.", "Taken."]);
  });
  it("shows the Weapon and the card that beat Michel(le) (10.7)", () => {
    const fight = { attacker: null, defender: 0, tool: null, laid: [], fists: [] };
    const end = [event("laid", { seat: 0, kind: "knife" }), event("michel_showed", { seat: 0, michel_card: "michel none" }), event("beat_michel", { seat: 0 })];
    const result = fightResult(view(fight, { shown: ["michel knife spoon"] }), [line(9, end)])!;
    expect(result).toMatchObject({ winner: 0, loser: null });
    expect(result.view.public.fight!.laid).toEqual([{ seat: 0, kind: "knife" }]);
    expect(result.view.public.michel!.shown).toEqual(["michel knife spoon", "michel none"]);
  });
  it("is a defeat against Michel(le) with the card that is discarded (10.7)", () => {
    const end = [event("lost_combat", { seat: 0 }), event("beaten", { seat: 0, beatings: 1 }), event("discarded", { seat: 0, kind: "link", why: "beaten_random" }), event("discarded", { seat: 0, kind: "knife", why: "laid" })];
    expect(fightResult(view(FIGHT), [line(9, end)])).toMatchObject({ winner: null, loser: 0, cards: [{ from: 0, to: null, kind: "link" }] });
  });
});

describe("watching a table", () => {
  const lines = [line(7, [event("lost_combat", { seat: 2, winner: 1 })]), line(8, [event("extorted", { seat: 0, target: 1 })]), line(9, [event("escaped", { seat: 1, target: 0 })])];
  it("finds the result of the fight that has just ended, once", () => {
    const watcher = new FightWatcher();
    expect(watcher.update(view(null), lines, 7)).toBeNull();
    expect(watcher.update(view(FIGHT), lines, 8)).toBeNull();
    expect(watcher.update(view(null), lines, 9)).toMatchObject({ outcome: "escaped" });
    expect(watcher.update(view(null), lines, 10)).toBeNull();
  });
  it("finds none if the fight was undone", () => {
    const watcher = new FightWatcher();
    watcher.update(view(FIGHT), lines, 8);
    expect(watcher.update(view(null), lines.slice(0, 2), 9)).toBeNull();
  });
});
