/** The little markup of the rulebook (bold, italic, code, numbers of clauses), taken apart; no HTML is made of it. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "clause"; text: string }
  | { kind: "strong" | "em"; pieces: Piece[] };

const MARKS = /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|`(?<code>.+?)`|(?<![\d.])(?<clause>\d{1,2}\.\d{1,2})(?!\.?\d)/gs;

/** `known` says which numbers are clauses: everything else that looks like one is only a number. */
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

/** The words alone, as they are searched and read aloud. */
export const plainText = (text: string): string => text.replaceAll(/\*\*|[*`]/g, "");
