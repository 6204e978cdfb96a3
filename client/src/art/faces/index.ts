/** The faces: twelve prisoners (1.8), and Michel and Michelle (chapter 10). */
import { bruno } from "./bruno";
import { duchess } from "./duchess";
import { gristle } from "./gristle";
import { ibarra } from "./ibarra";
import { kestrel } from "./kestrel";
import { lark } from "./lark";
import { michel } from "./michel";
import { michelle } from "./michelle";
import { moth } from "./moth";
import { oz } from "./oz";
import { rook } from "./rook";
import { sable } from "./sable";
import type { Drawing } from "./strokes";
import { tallow } from "./tallow";
import { vesna } from "./vesna";

export const PRISONERS = [
  "moth",
  "vesna",
  "gristle",
  "oz",
  "duchess",
  "tallow",
  "ibarra",
  "kestrel",
  "bruno",
  "sable",
  "lark",
  "rook",
] as const;
export type Prisoner = (typeof PRISONERS)[number];
export const isPrisoner = (looks: string): looks is Prisoner => (PRISONERS as readonly string[]).includes(looks);
export type Looks = Prisoner | "michel" | "michelle";

const DRAWINGS: Record<Looks, Drawing> = {
  moth,
  vesna,
  gristle,
  oz,
  duchess,
  tallow,
  ibarra,
  kestrel,
  bruno,
  sable,
  lark,
  rook,
  michel,
  michelle,
};

/**
 * The content of an SVG with the viewBox 0 0 200 240. `rim` is the colour of the seat.
 * `id` must be unique on the page, as each face has its own clip paths.
 */
export const face = (looks: Looks, rim: string, id: string): string =>
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${DRAWINGS[looks](rim, id)}</g>`;
