import { describe, expect, it } from "vitest";
import type { Chances, Public } from "../../wire";
import { spreadLabels, winningGroups, chanceLines, linePath, pointLines, scale, ticks, turnAt } from "./graph";
import type { Moment } from "../data/moments";

const moment = (...points: number[]): Moment => ({
  n: 0,
  seq: 0,
  seat: null,
  happened: [],
  story: [],
  asked: "",
  public: { players: points.map((one) => ({ points: one })) } as Public,
  own: null,
  openHands: null,
});

describe("lines", () => {
  it("are one per prisoner, or one per team", () => {
    expect(winningGroups(3, false)).toEqual([[0], [1], [2]]);
    expect(winningGroups(6, true)).toEqual([[0, 2, 4], [1, 3, 5]]);
  });
  it("hold the points of every turn's start, and of the end", () => {
    const moments = [moment(0, 0), moment(1, 0), moment(1, 2), moment(3, 2)];
    expect(pointLines(moments, [0, 2], winningGroups(2, false)).map(({ values }) => values)).toEqual([[0, 1, 3], [0, 2, 2]]);
  });
  it("add up what a team has dug, and not its chances", () => {
    const groups = winningGroups(4, true);
    expect(pointLines([moment(1, 2, 3, 4)], [0], groups)[0]!.values).toEqual([4, 4]);
    const chances = { turns: [{ n: 0, turn: 1, seat: 0, chances: [0.3, 0.7, 0.3, 0.7], points: [] }] } as unknown as Chances;
    expect(chanceLines(chances, groups).map(({ values }) => values)).toEqual([[0.3], [0.7]]);
  });
});

describe("the cursor", () => {
  it("goes from turn to turn with the moves", () => {
    const starts = [0, 4, 6];
    expect([0, 2, 4, 5, 6, 9, 10].map((at) => turnAt(starts, 10, at >= 6 ? 2 : at >= 4 ? 1 : 0, at))).toEqual([0, 0.5, 1, 1.5, 2, 2.75, 3]);
  });
  it("stays where there is nothing to go to", () => {
    expect(turnAt([0], 0, 0, 0)).toBe(0);
  });
});

describe("paper", () => {
  it("maps values to places, even a single one", () => {
    expect(scale([0, 10], [100, 200])(5)).toBe(150);
    expect(scale([0, 0], [100, 200])(0)).toBe(100);
  });
  it("has round numbers", () => {
    expect(ticks(10, 5)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(ticks(57, 8)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticks(0, 5)).toEqual([0]);
  });
  it("draws a path", () => {
    expect(linePath([0, 1], (i) => i * 10, (v) => 5 - v)).toBe("M0,5L10,4");
  });
  it("keeps labels apart and on the paper", () => {
    expect(spreadLabels([50, 52, 10], 20, 0, 100)).toEqual([50, 70, 10]);
    const crowded = spreadLabels([99, 99, 99], 20, 0, 100);
    expect([...crowded].sort((a, b) => a - b)).toEqual([60, 80, 100]);
  });
});
