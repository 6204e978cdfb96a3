import { expect, test } from "vitest";
import type { Public } from "../wire";
import { standings } from "./standings";

const table = (...points: number[]): Public => ({ players: points.map((one) => ({ points: one })) }) as unknown as Public;
const places = (points: number[], winners: number[], teams = false) => standings(table(...points), winners, teams).map(({ seats, place }) => [seats, place]);

test("the winner is first, the others follow by their points", () => {
  expect(places([4, 10, 7, 0], [1])).toEqual([
    [[1], 1],
    [[2], 2],
    [[0], 3],
    [[3], 4],
  ]);
});

test("players with equal points share a place, and the next one is left out", () => {
  expect(places([3, 10, 3, 1], [1])).toEqual([
    [[1], 1],
    [[0], 2],
    [[2], 2],
    [[3], 4],
  ]);
});

test("teams have their points together", () => {
  const found = standings(table(2, 6, 3, 8), [1, 3], true);
  expect(found.map(({ seats, points, place, won }) => [seats, points, place, won])).toEqual([
    [[1, 3], 14, 1, true],
    [[0, 2], 5, 2, false],
  ]);
});

test("a stopped game has no winner", () => {
  expect(standings(table(2, 5), [], false).map(({ seats, won }) => [seats, won])).toEqual([
    [[1], false],
    [[0], false],
  ]);
});
