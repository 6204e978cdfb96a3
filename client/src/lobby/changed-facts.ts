export interface Fact {
  text: string;
  change: "" | "new" | "gone";
}

/** The facts about a table, marked by what changed. Facts that are gone come last. */
export function changedFacts(before: readonly string[] | null, now: readonly string[]): Fact[] {
  const kept = now.map((text): Fact => ({ text, change: before === null || before.includes(text) ? "" : "new" }));
  const gone = (before ?? []).filter((text) => !now.includes(text)).map((text): Fact => ({ text, change: "gone" }));
  return [...kept, ...gone];
}
