/** The playback of a replay: position, speed, and whether it runs. */
import { lastUpTo } from "../data/moments";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** How long a move is shown at normal speed: long enough to read a sentence. */
const STAY_MS = 1200;

export class Playback {
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly length: () => number,
    private readonly starts: () => readonly number[],
  ) {}

  get end(): number {
    return Math.max(0, this.length() - 1);
  }
  /** The index of the current turn. */
  get turn(): number {
    return lastUpTo(this.starts(), this.at);
  }

  seek(at: number): void {
    this.at = Math.max(0, Math.min(Math.round(at), this.end));
  }
  step(moves: number): void {
    this.pause();
    this.seek(this.at + moves);
  }
  /** Go to the start of another turn; backwards, first to the start of the current one. */
  stepTurn(turns: 1 | -1): void {
    this.pause();
    const starts = this.starts();
    const inside = turns < 0 && this.at > (starts[this.turn] ?? 0);
    this.seek(starts[inside ? this.turn : this.turn + turns] ?? (turns > 0 ? this.end : 0));
  }
  first(): void {
    this.step(-this.at);
  }
  last(): void {
    this.step(this.end);
  }

  play(): void {
    if (this.at >= this.end) this.at = 0;
    this.playing = true;
    this.wait();
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }
  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.seek(this.at + 1);
      if (this.at >= this.end) this.pause();
      else this.wait();
    }, STAY_MS / this.speed);
  }
}
