// Helpers to write SVG: rounding, repetition, and random numbers that are the same every time.

/** One decimal is enough for a drawing, and keeps the markup small. */
export const roundTo1 = (n: number): number => Math.round(n * 10) / 10;

/** A random number generator for [0, 1) with a fixed seed, so that a drawing never changes (mulberry32). */
export function rng(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** `draw(0) + draw(1) + ...` up to `draw(n - 1)`. */
export function times(n: number, draw: (i: number) => string): string {
  let s = "";
  for (let i = 0; i < n; i++) s += draw(i);
  return s;
}

/** The drawings of all items, joined. */
export function each<T>(items: readonly T[], draw: (item: T, i: number) => string): string {
  return items.map(draw).join("");
}
