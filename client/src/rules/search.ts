/** Looking something up: accents and capitals do not matter, every word must be there, in any order. */
import type { RuleBook } from "../wire";
import type { Part } from "./rulebook.svelte";
import { plainText } from "./markup";

const LIGATURES: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae" };

const foldOne = (letter: string): string => {
  const low = letter.toLowerCase();
  return LIGATURES[low] ?? low.normalize("NFD").replaceAll(/\p{M}/gu, "");
};

export const fold = (text: string): string => Array.from(text, foldOne).join("");

/** What is looked for, word by word. A single letter is too little to look for. */
export const wordsOf = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((word) => word.length > 1 || /\d/.test(word));

/** Where a part can be found in the page: a clause by its number, a chapter by its own, the rest by its place. */
export const keyOf = (chapter: number | string, part: Part, index: number): string =>
  part.kind === "clause" ? part.number : `${chapter}-${index}`;

function textOf(part: Part): string {
  if (part.kind === "table") return plainText([...part.head, ...part.rows.flat()].join(" "));
  return part.kind === "clause" ? `${part.number} ${plainText(part.text)}` : plainText(part.text);
}

/** The keys of all parts that have every word, in the order of the book. */
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

/** A text cut where a word was found, to be marked there. */
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
