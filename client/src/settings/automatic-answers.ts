/** Prompts that can be answered automatically, as they come often and always mean the same. */
import { preferences } from "./preferences.svelte";
import type { Choice } from "../table/choices";

export const REPEATED_PROMPTS: ReadonlySet<string> = new Set(["rouse", "reward", "help", "dig_more"]);
/** Moves that make sense in any state of the game. */
const CONSTANT = new Set(["rouse", "pass", "draw", "done"]);

export function answerAutomatically(prompt: string, { verb, move }: Choice): void {
  if (CONSTANT.has(verb)) preferences.set("always", { ...preferences.get("always"), [prompt]: move });
}
