/** The parts of the table in the order in which they are drawn. The bar comes last: when it is there, the table is complete. */
const PARTS = ["frame", "plan", "plates", "tokens", "piles", "players", "log", "earlier lines", "bar"] as const;
export type Part = (typeof PARTS)[number];
const LAST = PARTS.length - 1;
/** How long a part waits for a frame. Where a processor fills the pixels of the plan, the next frame comes much later. */
const LONGEST_WAIT_MS = 30;

/**
 * The first drawing of a table takes long. So its parts are drawn one after the other, with a frame after each, and the page
 * answers to input in between. Tables that are opened later on the same page are drawn at once: their code is warm.
 */
export class FirstDrawing {
  private static done = false;
  /** The last part that is drawn. */
  private reached = $state(0);

  constructor() {
    if (FirstDrawing.done || document.hidden) this.reached = LAST;
  }

  /** Return whether a part is drawn. */
  has(part: Part): boolean {
    return PARTS.indexOf(part) <= this.reached;
  }

  /** Draw the parts. Return a function that stops it. Browsers draw no frames for hidden pages, which get all parts at once. */
  start(): () => void {
    let frame = 0;
    let task = 0;
    let late = 0;
    const draw = (): void => {
      stop();
      this.reached = document.hidden ? LAST : this.reached + 1;
      if (this.reached < LAST) next();
      else FirstDrawing.done = true;
    };
    const next = (): void => {
      frame = requestAnimationFrame(() => (task = window.setTimeout(draw)));
      late = window.setTimeout(draw, LONGEST_WAIT_MS);
    };
    const hide = (): void => {
      if (document.hidden && this.reached < LAST) draw();
    };
    const stop = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
      clearTimeout(late);
    };
    document.addEventListener("visibilitychange", hide);
    if (this.reached < LAST) next();
    return () => {
      stop();
      document.removeEventListener("visibilitychange", hide);
    };
  }
}
