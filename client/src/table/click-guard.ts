/**
 * Ignores clicks on what has just appeared under a resting pointer, as they were meant for what was there before:
 * the second click of a double click on Move must not choose one of the Places that take the button's place.
 */
import { listenToPage } from "../app/page-listeners";

const SETTLING_MS = 300;
/** A pointer that moved further than this points at something on purpose. */
const STEADY = 8;
const CLICKABLE = "button, a, label, input, select, textarea, summary, dialog, .rooms path";

const clickable = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(CLICKABLE) : null);

class ClickGuard {
  /** Where the pointer rests; null if it is not known. */
  private at: { x: number; y: number } | null = null;
  /** What a click there would press. */
  private under: Element | null = null;
  private ignoring = false;
  private timer = 0;
  /** Of the look at what is under the pointer now; 0 if nothing has changed. */
  private frame = 0;

  watch(): () => void {
    const stop = listenToPage((on) => {
      on("pointermove", (event) => this.moved(event));
      on("pointerdown", (event) => this.pressed(event));
      on("click", (event) => this.clicked(event));
      on("scroll", (event) => this.scrolled(event));
    });
    const mutations = new MutationObserver(() => this.changed());
    mutations.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop();
      mutations.disconnect();
      cancelAnimationFrame(this.frame);
      this.frame = 0;
      this.settled();
    };
  }

  private moved(event: PointerEvent): void {
    if (this.frame) this.look();
    if (this.timer && this.isNear(event)) return; // a hand is never quite still
    this.pointAt(event);
  }

  private pressed(event: PointerEvent): void {
    if (this.frame) this.look();
    this.ignoring = this.timer !== 0 && this.isNear(event);
    if (!this.ignoring) this.pointAt(event);
  }

  private clicked(event: MouseEvent): void {
    const byPointer = event.detail > 0; // and not by Enter or a script
    if (!this.ignoring || !byPointer) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** What is scrolled is expected to change under the pointer. */
  private scrolled(event: Event): void {
    if (event.target instanceof Node && event.target.contains(this.under)) this.at = null;
  }

  /** Look when the page is drawn, or before a click. Looking now would make the browser lay out the page once more. */
  private changed(): void {
    if (!this.at || this.frame) return;
    this.frame = requestAnimationFrame(() => this.look());
    document.documentElement.dataset.settling = ""; // perhaps: tests wait until it is known
  }

  private look(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const now = this.at && clickable(document.elementFromPoint(this.at.x, this.at.y));
    const appeared = now !== null && now !== this.under;
    this.under = now;
    if (appeared) {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.settled(), SETTLING_MS);
    } else if (!this.timer) this.settled();
  }

  private settled(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    if (!this.frame) delete document.documentElement.dataset.settling;
  }

  private pointAt(event: PointerEvent): void {
    this.settled();
    this.at = { x: event.clientX, y: event.clientY };
    this.under = clickable(event.target);
  }

  private isNear({ clientX, clientY }: PointerEvent): boolean {
    return this.at !== null && Math.hypot(clientX - this.at.x, clientY - this.at.y) <= STEADY;
  }
}

/** Ignore such clicks on the whole page. Return a function that stops it. */
export const guardClicks = (): (() => void) => new ClickGuard().watch();
