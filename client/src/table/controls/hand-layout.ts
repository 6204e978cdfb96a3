/** Where the cards of a hand lie. All lengths are those of a card in its full size. */
export interface HandLayout {
  /** The left edge of the first card. */
  readonly left: number;
  /** From the left edge of a card to that of the next. */
  readonly step: number;
}

const CARD = 112;
const EDGE = 4;
/** The distance of cards that lie beside each other. */
const APART = CARD + 6;
/** In a strip that scrolls, the next card covers a little: the one at the edge shows that there are more. */
const OVERLAP = 100;

/** A fan is as wide as the space for it; a strip (`flat`) scrolls if there are too many cards. */
export function handLayout(cards: number, width: number, flat: boolean): HandLayout {
  if (cards < 2) return { left: flat ? EDGE : Math.max(EDGE, (width - CARD) / 2), step: 0 };
  const fit = (width - CARD - 2 * EDGE) / (cards - 1);
  const step = Math.min(APART, flat ? Math.max(OVERLAP, fit) : fit);
  return { left: flat ? EDGE : Math.max(EDGE, (width - CARD - step * (cards - 1)) / 2), step };
}
