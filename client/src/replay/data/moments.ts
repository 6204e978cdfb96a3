/**
 * A game as a list of moments. The frames of a replay contain only what changed; they are merged once, so that going to
 * another moment is only another index. Moments share what did not change.
 */
import type { Frame, Happening, Own, Public, Replay } from "../../wire";
import type { OpenHand } from "../../table/table-view";
import { merge } from "../../table/apply-patch";

export interface Moment {
  /** The number of moves made. */
  n: number;
  /** The log entry of the table; for a record the number of moves. */
  seq: number;
  /** Who moved; null for the deal and for a stopped game. */
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

/** The indexes of the moments at which a turn begins. */
export const turnStarts = (moments: readonly Moment[]): number[] =>
  moments.flatMap(({ public: { turns } }, i) => (turns === moments[i - 1]?.public.turns ? [] : [i]));

/** The last index of a rising list whose value is not above `value`; 0 if there is none. */
export function lastUpTo(rising: readonly number[], value: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rising[middle]! <= value) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The index of the moment after `n` moves. A moment may contain several moves. */
export function momentAfter(moments: readonly Moment[], n: number): number {
  const found = moments.findIndex((moment) => moment.n >= n);
  return found < 0 ? Math.max(0, moments.length - 1) : found;
}
