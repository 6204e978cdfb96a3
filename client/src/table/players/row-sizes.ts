/** The sizes of a player's row: with less height for it, picture and tunnel are smaller, so that the texts always fit. */
export interface RowSizes {
  readonly name: "roomy" | "compact";
  /** The width of the mugshot. */
  readonly mug: number;
  /** Where the texts begin. */
  readonly texts: number;
  /** The height of the tunnel. */
  readonly bore: number;
}

/** Below this height the texts are smaller. */
const COMPACT = 84;
/** The height of two lines of text and the gaps, above the tunnel. */
const TEXTS = { roomy: 61, compact: 49 };
const MUG_EDGES = 10;
const MUG_RATIO = 74 / 86;
const [LOWEST, HIGHEST] = [6, 34];

export function rowSizes(height: number): RowSizes {
  const name = height < COMPACT ? "compact" : "roomy";
  const mug = Math.round(Math.min(73, (height - MUG_EDGES) * MUG_RATIO));
  return { name, mug, texts: mug + 20, bore: Math.max(LOWEST, Math.min(HIGHEST, height - TEXTS[name])) };
}
