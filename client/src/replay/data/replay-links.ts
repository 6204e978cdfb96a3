/** The address of a moment: through whose eyes, and after how many moves. What opens the door stays behind the #. */
export type Side = "all" | "watch" | `${0 | 1 | 2 | 3 | 4 | 5}`;

export interface Spot {
  side: Side | null;
  n: number | null;
}

const isSide = (word: string): word is Side => /^(all|watch|[0-5])$/.test(word);

export function readSpot(query: URLSearchParams): Spot {
  const side = query.get("as") ?? "";
  const n = query.get("n") ?? "";
  return { side: isSide(side) ? side : null, n: /^\d{1,6}$/.test(n) ? Number(n) : null };
}

export const spotQuery = (side: Side, n: number): string => `?as=${side}&n=${n}`;

/** What follows the # of a link that lets spectators in: browsers never send it, so that no log of a server has it. */
export function readWatchKey(hash: string): string | null {
  return /^watch=([\w-]{1,100})$/.exec(hash)?.[1] ?? null;
}

/** A link for others. Never with a seat's key: that one plays. */
export const shareLink = (origin: string, table: string, side: Side, n: number, watch?: string): string =>
  `${origin}/t/${encodeURIComponent(table)}/replay${spotQuery(side, n)}${watch ? `#watch=${watch}` : ""}`;
