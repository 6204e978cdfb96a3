/** Parts of a label, one after the other: a part without a full stop of its own gets one. Empty parts are left out. */
export const joinSentences = (parts: string[]): string =>
  parts
    .filter(Boolean)
    .map((part, i, all) => (i < all.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(" ");
