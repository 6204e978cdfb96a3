/** The rows of the log. An entry has one; if a turn begins in it, another one for the player whose turn it is. */
import type { IconName } from "../../art/icons";
import type { Happening } from "../../wire";
import type { LogLine } from "../session.svelte";
import { logIcon } from "./log-icons";
import { undoneEntries } from "./undone-entries";

export interface LogRow {
  key: string;
  /** The entry. */
  seq: number;
  /** The player whom the row is about. */
  seat: number | null;
  icon: IconName;
  sentences: string[];
  undone: boolean;
}
/** An entry of the log, or a moment of a replay. */
interface Told {
  seat: number | null;
  happened: Happening[];
  story?: string[];
}
export interface TellingPart {
  seat: number | null;
  happened: Happening[];
  sentences: string[];
}

/** What one player did, and the beginning of the next player's turn, if both are in one entry. */
export function partsOf({ seat, happened, story = [] }: Told): TellingPart[] {
  const start = happened.findIndex(({ name }) => name === "turn_began");
  if (start < 0) return [{ seat, happened, sentences: story }];
  const next = happened.slice(start);
  const count = next.filter(({ name }, i) => name !== next[i - 1]?.name).length; // like events in a row share a sentence
  const parts = [
    { seat, happened: happened.slice(0, start), sentences: story.slice(0, -count) },
    { seat: Number(next[0]!.facts.seat), happened: next, sentences: story.slice(-count) },
  ];
  return parts.filter(({ sentences }) => sentences.length);
}

/** `fallback` gives the sentences of entries that the service does not put into words. */
export function logRows(lines: readonly LogLine[], fallback: (line: LogLine) => string[]): LogRow[] {
  const undone = undoneEntries(lines);
  return lines.flatMap((line) => {
    const { seq, what, undid } = line;
    const told = line.story?.length ? line : { ...line, story: fallback(line) };
    return partsOf(undid ? { ...told, seat: undid.seat } : told)
      .filter(({ sentences }) => sentences.length)
      .map(({ seat, happened, sentences }, i): LogRow => ({ key: `${seq}-${i}`, seq, seat, icon: undid ? "undo" : logIcon(what, happened), sentences, undone: undone.has(seq) }));
  });
}

/** Rows disappear from the top of the list together, several at a time, because all rows below move up then. */
const ENTRIES_AT_ONCE = 10;

/** The newest rows, `least` or a few more. */
export function newestRows(rows: readonly LogRow[], least: number): LogRow[] {
  const seq = rows.at(-least)?.seq ?? 0;
  const first = seq - (seq % ENTRIES_AT_ONCE);
  return rows.filter((row) => row.seq >= first);
}
