import { expect, test } from "vitest";
import type { Public } from "../wire";
import { leaders, tunnelPoints } from "./tunnel-points";

const board = (...points: number[]): Public => ({ players: points.map((dug) => ({ points: dug })) }) as unknown as Public;

test("without teams every player digs alone", () => {
  expect(tunnelPoints(board(3, 5, 4), 1, false)).toBe(5);
  expect(leaders(board(3, 5, 4), false)).toEqual([1]);
});

test("teams dig one tunnel together (11.2)", () => {
  expect(tunnelPoints(board(3, 5, 4, 1), 0, true)).toBe(7);
  expect(leaders(board(3, 5, 4, 1), true)).toEqual([0, 2]);
});
