/** What happened since a player's last turn, in one line per turn of another player. */
import type { Happening } from "../wire";
import { withoutUndone } from "./log/undone-entries";
import type { LogLine } from "./session.svelte";

export interface RecapSentence {
  text: string;
  /** Whether it is something bad that happened to this player. */
  hit: boolean;
}
/** The turn of one player. */
export interface RecapLine {
  seat: number;
  sentences: RecapSentence[];
}

/** Events that are worth a sentence. Rolls, moves, Searches and laid Weapons are not: the board shows where they led. */
const HEADLINES = new Set([
  "dug", "undug", "snatched", "joined", "revealed", "extorted", "cooperated", "lost_combat", "escaped", "beat_michel", "michel_extorts",
  "took", "played", "sent", "beaten", "taken", "redealt", "won",
]);
/** Events that hit a player, and the fact that names the player. */
const HITS: Record<string, string> = {
  extorted: "target", played: "target", looked: "target", michel_extorts: "seat", lost_combat: "seat", cooperated: "seat", beaten: "seat", taken: "seat",
  sent: "seat", undug: "seat", snatched: "seat", redealt: "seat",
};
/** Why a player loses a card without having chosen to. */
const LOSSES = new Set(["effect", "cooperated", "beaten", "beaten_random"]);
/** Events whose sentence is the last of their entry: what was used up for them comes first. */
const AT_THE_END = new Set(["took", "joined"]);

const hits = ({ name, facts }: Happening, seat: number): boolean =>
  (HITS[name] !== undefined && facts[HITS[name]] === seat) || (name === "discarded" && facts.seat === seat && LOSSES.has(String(facts.why)));

const startOf = (line: LogLine): number | null => {
  const began = line.happened.findLast(({ name }) => name === "turn_began");
  return began ? Number(began.facts.seat) : null;
};

/** The most important sentence of an entry. */
export function headlineOf({ happened, story = [] }: LogLine): string {
  return (happened.some(({ name }) => AT_THE_END.has(name)) ? story.at(-1) : story[0]) ?? "";
}

/** What was done last, or up to entry `at`, in two sentences at most. */
export function justDone(lines: readonly LogLine[], at: number | null = null): string {
  const last = lines.findLast(({ seq, story }) => story?.length && (at === null || seq <= at));
  if (!last) return "";
  return last.story!.length > 2 ? headlineOf(last) : last.story!.join(" ");
}

function recapLine(seat: number, lines: LogLine[], reader: number): RecapLine {
  const told = lines.filter(({ happened }) => happened.some((one) => HEADLINES.has(one.name) || hits(one, reader)));
  const quiet = lines.filter((line) => line.seat === seat && line.story?.length && startOf(line) === null).slice(-1);
  const sentences = (told.length ? told : quiet).map((line): RecapSentence => {
    const hit = line.happened.some((one) => hits(one, reader));
    return { text: hit ? (line.story ?? []).join(" ") : headlineOf(line), hit };
  });
  return { seat, sentences: sentences.filter(({ text }) => text) };
}

/** The turns of the others since the last turn of `reader`, whose turn has just begun. */
export function sinceLastTurn(log: readonly LogLine[], reader: number): RecapLine[] {
  const lines = withoutUndone(log);
  const starts = lines.flatMap((line, at) => {
    const seat = startOf(line);
    return seat === null ? [] : [{ at, seat }];
  });
  const own = starts.findLastIndex(({ seat }) => seat === reader);
  if (own < 0) return [];
  const previous = starts.slice(0, own).findLastIndex(({ seat }) => seat === reader);
  const others = starts.slice(previous + 1, own);
  return others
    .map(({ at, seat }, i) => recapLine(seat, lines.slice(at + 1, (others[i + 1]?.at ?? starts[own]!.at) + 1), reader)) // an entry may end a turn too
    .filter(({ sentences }) => sentences.length > 0);
}
