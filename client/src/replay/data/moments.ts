/**
 * A game as a row of moments. A replay tells what changed from frame to frame; all of it is merged once, so that looking
 * at another moment is no more than picking another index. What did not change is shared between moments.
 */
import type { Frame, Happening, Own, Public, Replay } from "../../wire";
import type { OpenHand } from "../../table/table-view";
import { merge } from "../../table/merge";

export interface Moment {
  /** Moves made until then. */
  n: number;
  /** The table's log entry; a record has none, and counts its moves. */
  seq: number;
  /** Who moved; nobody: the deal, or a game that was stopped. */
  seat: number | null;
  happened: Happening[];
  story: string[];
  asked: string;
  public: Public;
  own: Own | null;
  openHands: OpenHand[] | null;
}

function nextMoment(before: Moment | null, frame: Frame): Moment {
  const { n, seat, happened, story, asked } = frame;
  return {
    n,
    seq: frame.seq ?? n,
    seat,
    happened,
    story,
    asked,
    public: merge(before?.public ?? null, frame.public),
    own: frame.own ? merge(before?.own ?? null, frame.own) : (before?.own ?? null),
    openHands: frame.open ?? before?.openHands ?? null,
  };
}

export function momentsOf({ frames }: Pick<Replay, "frames">): Moment[] {
  const moments: Moment[] = [];
  for (const frame of frames) moments.push(nextMoment(moments.at(-1) ?? null, frame));
  return moments;
}

/** The moments at which a turn begins, by index. */
export const turnStarts = (moments: readonly Moment[]): number[] =>
  moments.flatMap(({ public: { turns } }, i) => (turns === moments[i - 1]?.public.turns ? [] : [i]));

/** The last place in a rising list that is not above `value`: the moment after so many moves, the turn a moment is in. */
export function lastUpTo(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The moment after `n` moves; where an entry of the log holds several, the one they are part of. */
export function momentAfter(moments: readonly Moment[], n: number): number {
  const found = moments.findIndex((moment) => moment.n >= n);
  return found < 0 ? Math.max(0, moments.length - 1) : found;
}
