/** How far the start of the game in this tab is, for the page to show. */
import type { Progress } from "./protocol";
import type { StoreProblem } from "./store-error";

class Start {
  /** Null before the worker has started. */
  progress = $state.raw<Progress | null>(null);
  failed = $state(false);
  /** Whether something waits for the game to start. */
  awaited = $state(false);
  /** Why the last move or request was not stored. */
  storeProblem = $state<StoreProblem | null>(null);
}

export const start = new Start();
