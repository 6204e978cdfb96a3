import { describe, expect, it } from "vitest";
import type { Frame, Public } from "../../wire";
import { momentsOf, lastUpTo, momentAfter, turnStarts } from "./moments";

const player = (name: string) => ({ name, place: "cell_block", points: 0, hand_size: 3, beatings: 0, cigarettes: 0, gang: null, gang_card: null, background: null, dug: [] });
const dealt: Public = {
  players: [player("Ana"), player("Ben")],
  turn: 0,
  turns: 1,
  actions: 2,
  target: 10,
  deck: 65,
  discard: [],
  apart: [],
  piles: {},
  gangs: {},
  asked: null,
  fight: null,
  michel: null,
  winners: null,
};
const frame = (n: number, rest: Partial<Frame> = {}): Frame => ({
  n,
  seq: null,
  at: null,
  seat: null,
  moves: [],
  happened: [],
  story: [`${n}`],
  asked: "",
  public: {},
  ...rest,
});
const frames: Frame[] = [
  frame(0, { public: dealt, open: [{ hand: { link: 1 }, background: "medic" }, { hand: {}, background: "smuggler" }] }),
  frame(1, { seat: 0, public: { players: { "0": { points: 2 } }, actions: 1 } }),
  frame(3, { seat: 0, public: { turn: 1, turns: 2, actions: 2 }, open: [{ hand: {}, background: "medic" }, { hand: {}, background: "smuggler" }] }),
];

describe("develop", () => {
  const moments = momentsOf({ frames });
  it("lays each frame over the one before", () => {
    expect(moments.map((one) => one.public.players[0]!.points)).toEqual([0, 2, 2]);
    expect(moments.map((one) => one.public.actions)).toEqual([2, 1, 2]);
    expect(moments[0]!.public.players[0]!.points).toBe(0);
  });
  it("shares what did not change", () => {
    expect(moments[2]!.public.players).toBe(moments[1]!.public.players);
    expect(moments[1]!.public.players[1]).toEqual(moments[0]!.public.players[1]);
    expect(moments[1]!.openHands).toBe(moments[0]!.openHands);
  });
  it("has no cards that it was not told", () => {
    const [moment] = momentsOf({ frames: [frame(0, { public: dealt })] });
    expect(moment!.own).toBeNull();
    expect(moment!.openHands).toBeNull();
  });
  it("merges the state of a seat", () => {
    const own = { hand: { link: 1 }, background: "medic", known: [], shared: [], handHidden: {}, legal: ["end"] };
    const seen = momentsOf({ frames: [frame(0, { public: dealt, own }), frame(1, { own: { hand: {} } }), frame(2)] });
    expect(seen[1]!.own).toEqual({ ...own, hand: {} });
    expect(seen[2]!.own).toBe(seen[1]!.own);
  });
  it("finds where turns begin", () => {
    expect(turnStarts(moments)).toEqual([0, 2]);
    expect(turnStarts([])).toEqual([]);
  });
  it("finds the moment a move is part of", () => {
    expect([0, 1, 2, 3, 99].map((n) => momentAfter(moments, n))).toEqual([0, 1, 2, 2, 2]);
    expect(momentAfter([], 5)).toBe(0);
  });
});

describe("lastUpTo", () => {
  it("finds the turn a moment is in", () => {
    expect([0, 3, 4, 8, 9, 100].map((at) => lastUpTo([0, 4, 9], at))).toEqual([0, 0, 1, 1, 2, 2]);
    expect(lastUpTo([], 3)).toBe(0);
  });
});
