// Walls: lines between points, drawn with a front side, a top and a worn edge.
import { OUTLINE } from "../palette";
import { each, roundTo1, rng } from "../svg";

export type Wall = readonly [x1: number, y1: number, x2: number, y2: number];

interface Coat {
  readonly colour: string;
  readonly width: number;
  readonly shift: readonly [dx: number, dy: number];
  readonly more?: string;
}

const HIGH: readonly Coat[] = [
  { colour: OUTLINE, width: 15, shift: [7, 13], more: ` opacity=".55" filter="url(#b3)"` },
  { colour: OUTLINE, width: 17, shift: [0, 8] },
  { colour: "#2C3442", width: 13, shift: [0, 7] },
  { colour: "#2C3442", width: 13, shift: [0, 3] },
  { colour: OUTLINE, width: 17, shift: [0, 0] },
  { colour: "#77818F", width: 13, shift: [0, 0] },
  { colour: "#A4AEBC", width: 3, shift: [-4, -4], more: ` opacity=".6"` },
];

const LOW: readonly Coat[] = [
  { colour: OUTLINE, width: 10, shift: [0, 4] },
  { colour: "#2C3442", width: 7, shift: [0, 3] },
  { colour: OUTLINE, width: 10, shift: [0, 0] },
  { colour: "#77818F", width: 7, shift: [0, 0] },
  { colour: "#A4AEBC", width: 1.6, shift: [-2, -2], more: ` opacity=".6"` },
];

const trace = (walls: readonly Wall[]): string => walls.map(([x1, y1, x2, y2]) => `M${x1},${y1}L${x2},${y2}`).join("");

function coats(walls: readonly Wall[], list: readonly Coat[]): string {
  const d = trace(walls);
  return each(list, ({ colour, width, shift: [dx, dy], more = "" }) => {
    const move = dx || dy ? ` transform="translate(${dx} ${dy})"` : "";
    return `<path d="${d}" stroke="${colour}" stroke-width="${width}" stroke-linecap="square" fill="none"${move}${more}/>`;
  });
}

/** The joints between the stones of the wall's top. */
function joints(walls: readonly Wall[]): string {
  const r = rng(7);
  let d = "";
  for (const [x1, y1, x2, y2] of walls) {
    const length = Math.hypot(x2 - x1, y2 - y1);
    for (let t = 14; t < length - 8; t += 18 + r() * 16) d += x1 !== x2 ? `M${roundTo1(x1 + t)},${y1 - 6}v12` : `M${x1 - 6},${roundTo1(y1 + t)}h12`;
  }
  return `<path d="${d}" stroke="${OUTLINE}" stroke-width="1.2" opacity=".45"/>`;
}

/** The walls of the wide plan. The filter for hand-drawn edges also applies to `fittings` (windows). */
export const highWalls = (walls: readonly Wall[], fittings: string): string =>
  `<g filter="url(#ink)">${coats(walls, HIGH)}${joints(walls)}${fittings}</g>`;

/** The walls of the plan for phones, with fewer layers. */
export const lowWalls = (walls: readonly Wall[]): string => `<g filter="url(#ink-s)">${coats(walls, LOW)}</g>`;

/** A barred window in the left wall. */
export const window = (y: number): string =>
  `<path d="M0,${y + 4}v34" stroke="${OUTLINE}" stroke-width="15"/><path d="M0,${y + 5}v32" stroke="#CFE6FF" stroke-width="10"/><path d="M-6,${y + 11}h12M-6,${y + 18}h12M-6,${y + 25}h12M-6,${y + 32}h12" stroke="${OUTLINE}" stroke-width="2.6"/>`;

/** A post of the Yard's fence. */
export const post = (x: number, y: number, r: number, line: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#C9D3DE" stroke="${OUTLINE}" stroke-width="${line}"/>`;
