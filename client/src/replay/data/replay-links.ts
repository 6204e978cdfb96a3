/** Links to a position in a replay: the perspective, and the number of moves. The spectators' key goes behind the #. */
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

/** The spectators' key of a link. It is behind the #, which browsers do not send, so that it is in no server's log. */
export function readWatchKey(hash: string): string | null {
  return /^watch=([\w-]{1,100})$/.exec(hash)?.[1] ?? null;
}

/** The page to share. Its path never contains the key of a seat, which allows to play. */
export const replayPath = (table: string, perspective: Perspective, n: number, watch?: string): string =>
  `/t/${encodeURIComponent(table)}/replay?as=${perspective}&n=${n}${watch ? `#watch=${watch}` : ""}`;
