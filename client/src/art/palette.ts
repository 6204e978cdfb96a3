// The colours of all drawings.

/** The colours, the same as in style/tokens.css. */
export const COLOURS = {
  ink950: "#060A12",
  ink900: "#0A111E",
  ink850: "#0E1728",
  ink800: "#131E33",
  ink700: "#1C2A44",
  ink600: "#2A3B5A",
  con900: "#2B3240",
  con700: "#454E5E",
  con500: "#727C8C",
  con300: "#A8B0BB",
  con100: "#D6D9DC",
  bone: "#EFE6D0",
  boneDim: "#D3C7A9",
  sodium: "#FFB238",
  sodiumHi: "#FFDC94",
  sodiumDeep: "#A8620F",
  blood: "#F4562B",
  bloodHi: "#FF9472",
  bloodDeep: "#8E2412",
  moon: "#A9D0F5",
  moonDeep: "#3C6696",
} as const;

/** The colour of outlines. */
export const OUTLINE = COLOURS.ink950;

/** One decimal is enough for a drawing, and keeps the markup small. */
export const roundTo1 = (n: number): number => Math.round(n * 10) / 10;

/** A stream of numbers in [0, 1) that is the same for the same seed, so that a picture never changes (mulberry32). */
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

/** `draw(0) + draw(1) + ...`, n times. */
export function times(n: number, draw: (i: number) => string): string {
  let s = "";
  for (let i = 0; i < n; i++) s += draw(i);
  return s;
}

/** Every item drawn, in order. */
export function each<T>(items: readonly T[], draw: (item: T, i: number) => string): string {
  return items.map(draw).join("");
}
