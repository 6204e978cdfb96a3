/** The search in the rulebook: all words must occur, in any order; accents, case and the kind of apostrophe do not matter. */
import type { RuleBook } from "../wire";
import type { Part } from "./rulebook.svelte";
import { plainText } from "./markup";

const AS_TYPED: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", "’": "'" };

const foldOne = (letter: string): string => {
  const low = letter.toLowerCase();
  return AS_TYPED[low] ?? low.normalize("NFD").replaceAll(/\p{M}/gu, "");
};

export const fold = (text: string): string => Array.from(text, foldOne).join("");

/** The words of a query. Single letters are ignored. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word.length > 1 || /\d/.test(word));

/** The id of a part in the page: the number of a clause, else chapter and index. */
export const keyOf = (chapter: number | string, part: Part, index: number): string =>
  part.kind === "clause" ? part.number : `${chapter}-${index}`;

function textOf(part: Part): string {
  if (part.kind === "table") return plainText([...part.head, ...part.rows.flat()].join(" "));
  return part.kind === "clause" ? `${part.number} ${plainText(part.text)}` : plainText(part.text);
}

/** The ids of all parts with every word, in the order of the rulebook. */
export function findParts(book: RuleBook, words: string[]): string[] {
  if (!words.length) return [];
  const has = (text: string): boolean => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
  return book.chapters.flatMap((chapter) => [
    ...(has(`${chapter.number} ${chapter.title}`) ? [String(chapter.number)] : []),
    ...chapter.parts.flatMap((part, index) => (has(textOf(part)) ? [keyOf(chapter.number, part, index)] : [])),
  ]);
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** Split a text into stretches that match a word and others. */
export function markHits(text: string, words: string[]): Stretch[] {
  const letters = Array.from(text);
  const starts: number[] = []; // of each letter in the folded text
  let folded = "";
  for (const letter of letters) {
    starts.push(folded.length);
    folded += foldOne(letter);
  }
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      starts.forEach((start, i) => (hit[i] ||= start >= at && start < at + word.length));
    }
  }
  const stretches: Stretch[] = [];
  letters.forEach((letter, i) => {
    const last = stretches.at(-1);
    if (last && last.hit === hit[i]) last.text += letter;
    else stretches.push({ text: letter, hit: hit[i]! });
  });
  return stretches;
}
