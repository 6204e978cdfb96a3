/** The address of a moment: through whose eyes, and after how many moves. What opens the door stays behind the #. */
export type Perspective = "all" | "watch" | `${0 | 1 | 2 | 3 | 4 | 5}`;

export interface ReplayPosition {
  perspective: Perspective | null;
  n: number | null;
}

const isPerspective = (word: string): word is Perspective => /^(all|watch|[0-5])$/.test(word);

export function readPosition(query: URLSearchParams): ReplayPosition {
  const perspective = query.get("as") ?? "";
  const n = query.get("n") ?? "";
  return { perspective: isPerspective(perspective) ? perspective : null, n: /^\d{1,6}$/.test(n) ? Number(n) : null };
}

export const positionQuery = (perspective: Perspective, n: number): string => `?as=${perspective}&n=${n}`;

/** What follows the # of a link that lets spectators in: browsers never send it, so that no log of a server has it. */
export function readWatchKey(hash: string): string | null {
  return /^watch=([\w-]{1,100})$/.exec(hash)?.[1] ?? null;
}

/** A link for others. Never with a seat's key: that one plays. */
export const shareLink = (origin: string, table: string, perspective: Perspective, n: number, watch?: string): string =>
  `${origin}/t/${encodeURIComponent(table)}/replay${positionQuery(perspective, n)}${watch ? `#watch=${watch}` : ""}`;
