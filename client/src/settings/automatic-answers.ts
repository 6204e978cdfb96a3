/** Questions that come again and again and mean the same each time: they can be answered once for all. */
import { preferences } from "./preferences.svelte";
import type { Choice } from "../table/choices";

export const REPEATED_PROMPTS: ReadonlySet<string> = new Set(["rouse", "reward", "help", "dig_more"]);
/** Answers that can be given whatever the table looks like. */
const CONSTANT = new Set(["rouse", "pass", "draw", "done"]);

export function answerAutomatically(prompt: string, { verb, move }: Choice): void {
  if (CONSTANT.has(verb)) preferences.set("always", { ...preferences.get("always"), [prompt]: move });
}
