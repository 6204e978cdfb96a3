import { COLOURS, OUTLINE } from "./palette";
import { each, roundTo1 } from "./svg";

/** The positions of the pips, in quarters of the face. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[2, 2]],
  2: [[1, 1], [3, 3]],
  3: [[1, 1], [2, 2], [3, 3]],
  4: [[1, 1], [3, 1], [1, 3], [3, 3]],
  5: [[1, 1], [3, 1], [2, 2], [1, 3], [3, 3]],
  6: [[1, 0.9], [3, 0.9], [1, 2], [3, 2], [1, 3.1], [3, 3.1]],
};

export interface DieLook {
  readonly glow?: boolean;
  readonly fill?: string;
}

/** A die that shows `n`, centred at x, y, for use inside a drawing. */
export function dieAt(x: number, y: number, n: number, size: number, look: DieLook = {}): string {
  const middle = size / 2;
  const glow = look.glow ? `<circle class="screen" cx="${middle}" cy="${middle}" r="${roundTo1(size * 1.3)}" fill="url(#warm)" opacity=".55"/>` : "";
  const pips = each(PIPS[n] ?? [], ([a, b]) => `<circle cx="${roundTo1((a * size) / 4)}" cy="${roundTo1((b * size) / 4)}" r="${roundTo1(size * 0.095)}" fill="${OUTLINE}"/>`);
  return `<g transform="translate(${x - middle} ${y - middle})">${glow}<rect x="1.5" y="2.5" width="${size}" height="${size}" rx="${roundTo1(size * 0.2)}" fill="${OUTLINE}"/><rect width="${size}" height="${size}" rx="${roundTo1(size * 0.2)}" fill="${look.fill ?? COLOURS.bone}" stroke="${OUTLINE}" stroke-width="1.8"/>${pips}</g>`;
}

/** A die as an <svg> of its own, `size` pixels wide. */
export function die(n: number, size = 19, fill?: string): string {
  const look = fill === undefined ? {} : { fill };
  return `<svg class="die" viewBox="0 0 20 21" width="${size}" height="${roundTo1(size * 1.05)}" aria-hidden="true">${dieAt(9.5, 9.5, n, 17, look)}</svg>`;
}
