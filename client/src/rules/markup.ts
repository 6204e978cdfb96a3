/** A parser for the inline markup of the rulebook: bold, italic, code, clause numbers. It makes no HTML. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "clause"; text: string }
  | { kind: "strong" | "em"; pieces: Piece[] };

const MARKS = /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|`(?<code>.+?)`|(?<![\d.])(?<clause>\d{1,2}\.\d{1,2})(?!\.?\d)/gs;

/** `known` tells clause numbers from other numbers. */
export function parseInline(text: string, known: (number: string) => boolean): Piece[] {
  const pieces: Piece[] = [];
  const plain = (words: string): void => {
    const last = pieces.at(-1);
    if (last?.kind === "text") last.text += words;
    else if (words) pieces.push({ kind: "text", text: words });
  };
  let done = 0;
  for (const found of text.matchAll(MARKS)) {
    const { strong, em, code, clause } = found.groups!;
    plain(text.slice(done, found.index));
    done = found.index + found[0].length;
    if (strong !== undefined) pieces.push({ kind: "strong", pieces: parseInline(strong, known) });
    else if (em !== undefined) pieces.push({ kind: "em", pieces: parseInline(em, known) });
    else if (code !== undefined) pieces.push({ kind: "code", text: code });
    else if (clause !== undefined && known(clause)) pieces.push({ kind: "clause", text: clause });
    else plain(found[0]);
  }
  plain(text.slice(done));
  return pieces;
}

/** The text without markup, for the search. */
export const plainText = (text: string): string => text.replaceAll(/\*\*|[*`]/g, "");
