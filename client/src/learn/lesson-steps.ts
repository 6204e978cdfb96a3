/** Where the lesson goes on: its steps lie along a game that was played beforehand. */
import type { Frame, LessonStep, Replay } from "../wire";

/** How many of these moves are the ones that were made in the recorded game, from a frame on. */
export function matchingMoves(frames: readonly Frame[], from: number, moves: readonly string[]): number {
  const recorded = frames.slice(from + 1).flatMap((frame) => frame.moves);
  const differs = moves.findIndex((move, i) => move !== recorded[i]);
  return differs < 0 ? moves.length : differs;
}

/** The next step that stops at this frame or later; past the last one, the lesson is over. */
export function nextStep(steps: readonly LessonStep[], after: number, frame: number): number {
  const found = steps.findIndex((step, i) => i > after && step.n >= frame);
  return found < 0 ? steps.length : found;
}

/** The step that says what to do at this moment: this one, or one of those that are still to be read here. */
export function stepWithMove(steps: readonly LessonStep[], at: number): number {
  const here = steps[at]?.n;
  const found = steps.findIndex((step, i) => i >= at && step.n === here && step.move !== null);
  return found < 0 ? at : found;
}

/** The next part of the lesson: a part ends when a turn does. */
export function nextTurnStep(steps: readonly LessonStep[], at: number): number {
  const found = steps.findIndex((_, i) => i > at && steps[i - 1]!.move === "end");
  return found < 0 ? steps.length - 1 : found;
}

/** What the pupil does next in the recorded game, until somebody else moves or the lesson stops. */
export function pupilMoves({ frames, seat }: Pick<Replay, "frames" | "seat">, from: number, until: number): string[] {
  const ahead = frames.slice(from + 1);
  const end = ahead.findIndex((frame) => frame.seat !== seat || frame.n > until);
  return ahead.slice(0, end < 0 ? undefined : end).flatMap((frame) => frame.moves);
}
