/** The keys of the tape deck. Whatever has the focus keeps its own: a list its arrows, a button its space bar. */
import type { Reel } from "./playback.svelte";

const KEYS: Record<string, (reel: Reel) => void> = {
  ArrowLeft: (reel) => reel.step(-1),
  ArrowRight: (reel) => reel.step(1),
  ",": (reel) => reel.stepTurn(-1),
  ".": (reel) => reel.stepTurn(1),
  Home: (reel) => reel.first(),
  End: (reel) => reel.last(),
  " ": (reel) => reel.toggle(),
};
/** What the slider understands by itself. */
const SLIDING = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

function isTheirs(key: string, focus: Element): boolean {
  if (focus.matches("input[type=range]")) return SLIDING.has(key);
  if (focus.closest("input, select, textarea, dialog")) return true;
  return key === " " && focus.closest("button, a, summary, label") !== null;
}

/** Whether the key was one of the deck's. */
export function pressed(event: KeyboardEvent, reel: Reel): boolean {
  const act = KEYS[event.key];
  if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && isTheirs(event.key, event.target)) return false;
  event.preventDefault();
  act(reel);
  return true;
}
