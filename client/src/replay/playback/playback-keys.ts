/** The keys of the playback. A focused element keeps its own keys: a list its arrows, a button the space bar. */
import { preferences } from "../../settings/preferences.svelte";
import type { Playback } from "./playback.svelte";

const KEYS: Record<string, (playback: Playback) => void> = {
  ArrowLeft: (playback) => playback.step(-1),
  ArrowRight: (playback) => playback.step(1),
  ",": (playback) => playback.stepTurn(-1),
  ".": (playback) => playback.stepTurn(1),
  Home: (playback) => playback.first(),
  End: (playback) => playback.last(),
  " ": (playback) => playback.toggle(),
};
/** Keys that the person can switch off, as everything typed or dictated by mistake triggers them. */
const SHORTCUTS = new Set([",", "."]);
/** Keys that the slider handles itself. */
const SLIDING = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

function isTheirs(key: string, focus: Element): boolean {
  if (focus.matches("input[type=range]")) return SLIDING.has(key);
  if (focus.closest("input, select, textarea, dialog")) return true;
  return key === " " && focus.closest("button, a, summary, label") !== null;
}

/** Handle a key. Return whether it was one of the playback's. */
export function handlePlaybackKey(event: KeyboardEvent, playback: Playback): boolean {
  const act = KEYS[event.key];
  if (!act || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (SHORTCUTS.has(event.key) && !preferences.get("keys")) return false;
  if (event.target instanceof Element && isTheirs(event.key, event.target)) return false;
  event.preventDefault();
  act(playback);
  return true;
}
