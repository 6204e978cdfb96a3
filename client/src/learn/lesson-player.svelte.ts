/**
 * Plays the lesson: a recorded game in which the pupil makes their own moves.
 * The moves of the others between two steps are played automatically, and can be skipped.
 */
import { motionAllowed } from "../settings/preferences.svelte";
import { saveValue, loadValue } from "../storage/local-storage";
import { momentsOf, momentAfter } from "../replay/data/moments";
import type { Lesson } from "../wire";
import { matchingMoves, stepWithMove, nextTurnStep, pupilMoves, nextStep } from "./lesson-steps";

const PAUSE_MS = 1100;
const STORAGE_NAME = "lesson";
/** The lesson does not stop at these prompts: a dialog answers them together with the move before. */
const SKIPPED_PROMPTS: ReadonlySet<string> = new Set(["selling", "second"]);

export class LessonPlayer {
  /** In the current language. A new language changes the texts, not the position. */
  lesson = $state.raw() as Lesson;
  at = $state(0);
  frame = $state(0);
  playing = $state(false);
  /** The move to try, after another one was tried. */
  tryInstead = $state<string | null>(null);
  readonly moments = $derived(momentsOf(this.lesson.replay));
  readonly moment = $derived(this.moments[this.frame]!);
  readonly steps = $derived(this.lesson.steps.filter(({ n }) => !SKIPPED_PROMPTS.has(this.moments[n]?.public.asked?.prompt ?? "")));
  readonly step = $derived(this.steps[this.at]);
  readonly over = $derived(this.at >= this.steps.length);
  /** The move of the current step, in words. */
  readonly wantedMove = $derived.by(() => {
    const { own } = this.moment;
    const move = this.steps[stepWithMove(this.steps, this.at)]?.move;
    return own && move ? (own.told?.[own.legal.indexOf(move)] ?? move) : "";
  });
  private timer = 0;

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    const at = loadValue<number>(STORAGE_NAME, 0);
    this.go(at < this.steps.length ? at : 0);
  }

  /** Go to a step at once. */
  go(at: number): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.tryInstead = null;
    this.at = Math.max(0, at);
    const { step } = this;
    if (step) this.frame = momentAfter(this.moments, step.n);
    saveValue(STORAGE_NAME, this.at);
  }
  back(): void {
    this.go(this.at - 1);
  }
  skip(): void {
    this.go(nextTurnStep(this.steps, this.at));
  }
  /** Go to the next step; if this one wants moves, make them for the pupil. */
  next(): void {
    if (!this.step?.move) return this.playTo(this.at + 1);
    this.act(pupilMoves(this.lesson.replay, this.frame, this.steps[this.at + 1]?.n ?? Infinity));
  }
  /** Skip the rest of the others' moves. */
  finishPlaying(): void {
    this.go(this.at);
  }
  stop(): void {
    clearTimeout(this.timer);
  }

  /** The pupil made moves. If they are those of the recording, go on; else show which move to try. */
  act(moves: string[]): void {
    const { steps } = this;
    const asked = stepWithMove(steps, this.at);
    const right = steps[asked]?.move === moves[0] ? matchingMoves(this.lesson.replay.frames, this.frame, moves) : 0;
    if (!right) {
      this.tryInstead = this.wantedMove;
      return;
    }
    this.frame += right;
    this.playTo(nextStep(steps, asked, this.frame));
  }

  private playTo(at: number): void {
    this.at = at;
    const { step } = this;
    if (!step || !motionAllowed() || this.frame >= step.n) this.go(at);
    else {
      this.playing = true;
      this.tryInstead = null;
      this.tick(step.n);
    }
  }
  private tick(until: number): void {
    this.timer = window.setTimeout(() => {
      this.frame += 1;
      if (this.frame >= until) this.go(this.at);
      else this.tick(until);
    }, PAUSE_MS);
  }
}
