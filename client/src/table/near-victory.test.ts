import { describe, expect, it } from "vitest";
import { nearVictory } from "./near-victory";
import type { TableView } from "./table-view";

const KINDS = [
  { sort: "tool", points: 1 },
  { sort: "tool", points: 3 },
  { sort: "rare", points: 9 },
];
const view = (points: number[], facts: Partial<TableView> = {}, winners: number[] | null = null): TableView =>
  ({ seat: 0, teams: false, pack: { data: { kinds: KINDS } }, public: { target: 9, winners, players: points.map((one) => ({ points: one })) }, ...facts }) as unknown as TableView;

describe("a player who could win with one Dig", () => {
  it("needs no more points than the best Tool scores", () => {
    expect(nearVictory(view([0, 5, 6, 8]))).toEqual([2, 3]);
  });
  it("is an opponent", () => {
    expect(nearVictory(view([8, 0]))).toEqual([]);
    expect(nearVictory(view([8, 0], { seat: null }))).toEqual([0]);
  });
  it("has begun to dig", () => {
    const short = view([0, 0]);
    expect(nearVictory({ ...short, public: { ...short.public, target: 3 } })).toEqual([]);
  });
  it("is a team in team games (11.2)", () => {
    expect(nearVictory(view([4, 3, 4, 3], { teams: true }))).toEqual([1, 3]);
  });
  it("is no one once the game is over", () => {
    expect(nearVictory(view([0, 9], {}, [1]))).toEqual([]);
  });
});
