import { describe, expect, it } from "vitest";
import type { Frame, LessonStep } from "../wire";
import { matchingMoves, stepWithMove, nextTurnStep, pupilMoves, nextStep } from "./lesson-steps";

const step = (n: number, move: string | null): LessonStep => ({ n, title: "", text: "", look: [], move });
const steps = [step(0, null), step(0, "search"), step(1, "sell phone"), step(2, "done"), step(3, "end"), step(6, null), step(6, "dig spoon"), step(7, null)];
const frames = [[], ["search"], ["sell phone"], ["done"], ["end"], ["roll"], ["end"], ["dig spoon"]].map((moves, n) => ({ n, moves, seat: n === 5 || n === 6 ? 1 : 0 }) as unknown as Frame);

describe("agreeing", () => {
  it("counts moves that were made as recorded", () => {
    expect(matchingMoves(frames, 1, ["sell phone", "done"])).toBe(2);
    expect(matchingMoves(frames, 1, ["sell phone", "sell link", "done"])).toBe(1);
    expect(matchingMoves(frames, 1, ["dig spoon"])).toBe(0);
  });
});

describe("nextStep", () => {
  it("finds where the lesson stops next", () => {
    expect(nextStep(steps, 1, 1)).toBe(2);
    expect(nextStep(steps, 2, 3)).toBe(4);
    expect(nextStep(steps, 4, 4)).toBe(5);
  });
  it("knows the end", () => expect(nextStep(steps, 7, 7)).toBe(8));
});

describe("doing", () => {
  it("skips steps without a move", () => expect(stepWithMove(steps, 0)).toBe(1));
  it("stays where nothing is to be done", () => expect(stepWithMove(steps, 7)).toBe(7));
});

describe("nextTurnStep", () => {
  it("begins after a turn's end", () => expect(nextTurnStep(steps, 1)).toBe(5));
  it("leads to the last step in the end", () => expect(nextTurnStep(steps, 5)).toBe(7));
});

describe("pupilMoves", () => {
  const replay = { frames, seat: 0 };
  it("are the pupil's until the lesson stops", () => expect(pupilMoves(replay, 1, 3)).toEqual(["sell phone", "done"]));
  it("end when another player moves", () => expect(pupilMoves(replay, 3, 6)).toEqual(["end"]));
  it("may go to the end of the game", () => expect(pupilMoves(replay, 6, Infinity)).toEqual(["dig spoon"]));
});
