/** The sizes of a player's row: with less height for it, picture and tunnel are smaller, so that the texts always fit. */
export interface RowSizes {
  readonly name: "roomy" | "compact" | "line";
  /** The width of the mugshot. */
  readonly mug: number;
  /** Where the texts begin. */
  readonly texts: number;
  /** The height of the tunnel. */
  readonly bore: number;
}

/** Below this height the texts are smaller. */
const COMPACT = 84;
/** Below this height all texts are on one line, if the row is wide enough for that. Narrow rows are never lower. */
export const LOWEST_ROW = 55;
const WIDE = 480;
/** The height of the texts and the gaps, above the tunnel. */
const TEXTS = { roomy: 61, compact: 49, line: 31 };
const MUG_EDGES = 10;
const MUG_RATIO = 74 / 86;
const [LOWEST, HIGHEST] = [6, 34];

/** The least height of a row that is this wide. */
export const leastHeight = (width: number): number => (width < WIDE ? LOWEST_ROW : TEXTS.line + LOWEST);

export function rowSizes(height: number, width: number): RowSizes {
  const name = height >= COMPACT ? "roomy" : height >= LOWEST_ROW || width < WIDE ? "compact" : "line";
  const mug = Math.round(Math.min(73, (height - MUG_EDGES) * MUG_RATIO));
  return { name, mug, texts: mug + 20, bore: Math.max(LOWEST, Math.min(HIGHEST, height - TEXTS[name])) };
}
