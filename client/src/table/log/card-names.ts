/** Finds the names of cards in a sentence of the service, so that they can have tooltips. */
import type { Pack } from "../pack.svelte";

export interface TextPiece {
  text: string;
  /** The value for `data-peek`; null for plain text. */
  subject: string | null;
  /** The punctuation after a name. A button is a unit of its own, so without this a full stop could start a line. */
  tail?: string;
}

interface Finder {
  names: Map<string, string>;
  pattern: RegExp;
  /** A cache: the log shows the same sentences again at every move. */
  known: Map<string, TextPiece[]>;
}
const finders = new WeakMap<Pack, Finder>();
const MOST_KNOWN = 2000;
/** Also the (narrow) no-break space before a closing mark. */
const PUNCTUATION = /[.,;:!?…)»”’\u00a0\u202f]*/y;

function finder(pack: Pack): Finder {
  const known = finders.get(pack);
  if (known) return known;
  const names = new Map<string, string>();
  for (const { id, name } of pack.data.backgrounds) names.set(name, `background:${id}`);
  for (const { id, name } of pack.data.gang_cards) names.set(name, `gangcard:${id}`);
  for (const { id, name } of pack.data.kinds) names.set(name, `kind:${id}`);
  const longest = [...names.keys()].sort((one, other) => other.length - one.length);
  const quoted = longest.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  // a name starts a word; up to two letters may follow (plurals, cases)
  const found = { names, known: new Map<string, TextPiece[]>(), pattern: new RegExp(`(?<![\\p{L}\\p{N}])(${quoted.join("|")})(\\p{L}{0,2})(?![\\p{L}\\p{N}])`, "gu") };
  finders.set(pack, found);
  return found;
}

export function splitAtCardNames(text: string, pack: Pack): TextPiece[] {
  const { names, pattern, known } = finder(pack);
  const before = known.get(text);
  if (before) return before;
  const found: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), subject: null });
    PUNCTUATION.lastIndex = match.index + match[0].length;
    const tail = PUNCTUATION.exec(text)![0];
    found.push({ text: match[0], subject: names.get(match[1]!)!, tail });
    end = match.index + match[0].length + tail.length;
  }
  if (end < text.length) found.push({ text: text.slice(end), subject: null });
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, found);
  return found;
}
