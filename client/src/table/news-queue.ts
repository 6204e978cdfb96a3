/** The entries of the log that have arrived and wait to be shown, in order: a person must be able to follow the moves of bots. */
import type { News } from "../wire";

export class NewsQueue {
  private waiting: News[] = [];
  private timer = 0;
  private shownAt = -Infinity;
  private heldUntil = -Infinity;

  constructor(
    private readonly show: (news: News) => void,
    /** How many milliseconds an entry comes after the one before, at least. */
    private readonly delayOf: (news: News) => number,
  ) {}

  add(news: News): void {
    this.waiting.push(news);
    this.showDue();
  }
  /** Show nothing for some time, or until `release`. */
  hold(milliseconds: number): void {
    this.heldUntil = performance.now() + milliseconds;
    this.showDue();
  }
  release(): void {
    this.heldUntil = -Infinity;
    this.showDue();
  }
  /** Look at the delays again, which may have changed. */
  showDue(): void {
    clearTimeout(this.timer);
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      const wait = Math.max(this.heldUntil, this.shownAt + this.delayOf(next)) - performance.now();
      if (wait > 0) {
        this.timer = window.setTimeout(() => this.showDue(), wait);
        return;
      }
      this.waiting.shift();
      this.shownAt = performance.now();
      this.show(next);
    }
  }
  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.heldUntil = -Infinity;
  }
}
