/** The steps of the lesson along the recorded game. */
import type { Frame, LessonStep, Replay } from "../wire";

/** How many of these moves, from the first, are those of the recording after a frame. */
export function matchingMoves(frames: readonly Frame[], from: number, moves: readonly string[]): number {
  const recorded = frames.slice(from + 1).flatMap((frame) => frame.moves);
  const differs = moves.findIndex((move, i) => move !== recorded[i]);
  return differs < 0 ? moves.length : differs;
}

/** The next step at this frame or later; the number of steps if the lesson is over. */
export function nextStep(steps: readonly LessonStep[], after: number, frame: number): number {
  const found = steps.findIndex((step, i) => i > after && step.n >= frame);
  return found < 0 ? steps.length : found;
}

/** The step that wants a move at this moment: this one, or a later one at the same frame. */
export function stepWithMove(steps: readonly LessonStep[], at: number): number {
  const here = steps[at]?.n;
  const found = steps.findIndex((step, i) => i >= at && step.n === here && step.move !== null);
  return found < 0 ? at : found;
}

/** The first step after the end of this turn. */
export function nextTurnStep(steps: readonly LessonStep[], at: number): number {
  const found = steps.findIndex((_, i) => i > at && steps[i - 1]!.move === "end");
  return found < 0 ? steps.length - 1 : found;
}

/** The pupil's next moves in the recording, until another player moves or the lesson stops. */
export function pupilMoves({ frames, seat }: Pick<Replay, "frames" | "seat">, from: number, until: number): string[] {
  const ahead = frames.slice(from + 1);
  const end = ahead.findIndex((frame) => frame.seat !== seat || frame.n > until);
  return ahead.slice(0, end < 0 ? undefined : end).flatMap((frame) => frame.moves);
}
