/** Finds the log entries whose moves were undone later. */
import type { LogLine } from "../session.svelte";

type Entry = Pick<LogLine, "seq" | "happened" | "undid">;

/** The numbers of the entries whose moves no longer count. */
export function undoneEntries(lines: readonly Entry[]): Set<number> {
  const undone = new Set<number>();
  let since = Infinity;
  for (const { seq, happened, undid } of lines.toReversed()) {
    if (undid) since = Math.min(since, undid.since);
    else if (seq >= since && happened.length) undone.add(seq);
  }
  return undone;
}

/** The entries that tell what happened, without undos and what they undid. */
export function withoutUndone<L extends Entry>(lines: readonly L[]): L[] {
  const undone = undoneEntries(lines);
  return lines.filter(({ seq, undid }) => !undid && !undone.has(seq));
}
