/** Finds the log lines that affect a player and that they did not cause. */
import type { Happening } from "../wire";
import { withoutUndone } from "../table/log/undone-entries";
import type { LogLine } from "../table/session.svelte";

/** Events that affect their `seat`, no matter who caused them. */
const SUFFERED = new Set(["sent", "beaten", "discarded", "undug", "lost_combat", "dealt", "given"]);

export function affects({ name, facts }: Happening, seat: number): boolean {
  if (facts.target === seat || facts.winner === seat) return true;
  if (name === "taken" || name === "snatched" || name === "undug") return facts.seat === seat;
  return facts.seat === seat && SUFFERED.has(name);
}

export function linesAffecting(lines: LogLine[], seat: number, since: number): LogLine[] {
  return withoutUndone(lines).filter((line) => line.seq > since && line.seat !== seat && line.happened.some((one) => affects(one, seat)));
}
