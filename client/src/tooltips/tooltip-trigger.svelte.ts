/**
 * Decides which tooltip is shown: on hover, on keyboard focus, or on a long press.
 * What appears under a resting pointer gets no tooltip until the pointer moves, as no one has pointed at it.
 * Taps and clicks work as usual; only the click that ends a long press is ignored.
 */
import { listenToPage } from "../app/page-listeners";
import type { Box } from "./position";
import { subjectOf, type Subject } from "./subject";

const HOVER_MS = 150;
const PRESS_MS = 400;
/** Long enough to move the pointer into the tooltip. */
const LEAVE_MS = 220;
/** A finger that moves further than this is scrolling. */
const STEADY = 10;
const FINGER = 44;

type By = "hover" | "focus" | "press";
export interface ShownTooltip {
  element: HTMLElement;
  subject: Subject;
  pack: string;
  finger: Box | null;
  by: By;
}

const around = ({ clientX, clientY }: PointerEvent): Box => ({
  left: clientX - FINGER / 2,
  top: clientY - FINGER / 2,
  width: FINGER,
  height: FINGER,
});

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

export class TooltipTrigger {
  shown = $state.raw<ShownTooltip | null>(null);
  private timer = 0;
  private pressedAt: PointerEvent | null = null;
  /** Where the mouse was moved to. */
  private movedTo: PointerEvent | null = null;
  /** Whether something else has appeared under the mouse since. */
  private changedBelow = false;
  private swallow = false;

  /** Listen to the whole page. Return a function that stops it. */
  watch(): () => void {
    const stop = listenToPage((on) => {
      on("pointerover", (event) => this.over(event));
      on("pointerdown", (event) => this.down(event));
      on("pointermove", (event) => this.moved(event));
      on("pointerup", () => this.lift());
      on("pointercancel", () => this.lift());
      on("click", (event) => this.click(event));
      on("contextmenu", (event) => this.swallow && event.preventDefault());
      on("focusin", (event) => this.focus(event));
      on("focusout", () => this.shown?.by === "focus" && this.hide());
      on("keydown", (event) => this.key(event));
      on("scroll", (event) => this.scrolled(event));
    });
    const mutations = new MutationObserver(() => this.shown?.element.isConnected === false && this.hide());
    mutations.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop();
      mutations.disconnect();
      this.hide();
    };
  }

  hide(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  private later(ms: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(what, ms);
  }

  private show(element: HTMLElement, by: By, finger: Box | null): void {
    const subject = subjectOf(element.dataset.peek);
    if (!subject || !element.isConnected) return;
    const pack = closest(element, "[data-peek-pack]")?.dataset.peekPack ?? "classic";
    this.shown = { element, subject, pack, finger, by };
  }

  private over(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const element = closest(event.target, "[data-peek]");
    if (this.rests(event)) {
      this.changedBelow = true;
      if (this.shown?.by !== "focus" && element !== this.shown?.element && !closest(event.target, ".peek")) this.hide();
    } else if (closest(event.target, ".peek") || (element && element === this.shown?.element)) clearTimeout(this.timer);
    else if (element) this.later(HOVER_MS, () => this.show(element, "hover", around(event)));
    else if (this.shown?.by === "hover") this.later(LEAVE_MS, () => this.hide());
    else clearTimeout(this.timer);
  }

  private down(event: PointerEvent): void {
    this.swallow = false;
    if (closest(event.target, ".peek")) return;
    this.hide();
    const element = closest(event.target, "[data-peek]");
    if (!element || event.pointerType !== "touch" || !event.isPrimary) return;
    this.pressedAt = event;
    this.later(PRESS_MS, () => {
      this.swallow = true;
      this.show(element, "press", around(event));
    });
  }

  private rests({ clientX, clientY }: PointerEvent): boolean {
    return this.movedTo !== null && Math.hypot(clientX - this.movedTo.clientX, clientY - this.movedTo.clientY) < 1;
  }

  private moved(event: PointerEvent): void {
    if (event.pointerType !== "touch" && !this.rests(event)) {
      const pointsAgain = this.changedBelow;
      this.changedBelow = false;
      if (pointsAgain) this.over(event);
      this.movedTo = event;
    }
    const from = this.pressedAt;
    if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > STEADY) this.lift();
  }

  private lift(): void {
    if (this.pressedAt) clearTimeout(this.timer);
    this.pressedAt = null;
  }

  private click(event: MouseEvent): void {
    if (this.swallow) {
      this.swallow = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (!closest(event.target, ".peek")) this.hide();
  }

  private focus(event: FocusEvent): void {
    const element = closest(event.target, "[data-peek]");
    if (element?.matches(":focus-visible, :has(:focus-visible)")) this.later(HOVER_MS, () => this.show(element, "focus", null));
  }

  private key(event: KeyboardEvent): void {
    if (event.key.length === 1 && this.shown?.by === "hover") this.hide(); // a shortcut changes what is below
    if (event.key !== "Escape" || !this.shown) return;
    event.preventDefault(); // the dialog below stays
    event.stopPropagation();
    this.hide();
  }

  private scrolled(event: Event): void {
    if (this.shown && event.target instanceof Node && event.target.contains(this.shown.element)) this.hide();
  }
}
