// The scene of an Extortion in three panels: the attacker, the table, the defender. The page adds cards and texts.
import { michelBack } from "./card-backs";
import { DOWN, linear, radial } from "./shared-defs";
import { COLOURS, OUTLINE } from "./palette";
import { roundTo1, rng } from "./svg";

const LEFT = "M40,34H566L478,596H40Z";
const MIDDLE = "M588,34H852L940,596H500Z";
const RIGHT = "M874,34H1400V596H962Z";

/** Lines from the edges of a panel towards (cx, cy). */
export function rays(cx: number, cy: number, n: number, seed: number, colour: string, opacity: number): string {
  const r = rng(seed);
  const far = 900;
  const point = (angle: number, distance: number): string => `${roundTo1(cx + Math.cos(angle) * distance)},${roundTo1(cy + Math.sin(angle) * distance)}`;
  let d = "";
  for (let i = 0; i < n; i++) {
    const angle = (i / n) * Math.PI * 2 + r() * 0.12;
    const half = 0.012 + r() * 0.05;
    d += `M${point(angle, 150 + r() * 120)}L${point(angle - half, far)}L${point(angle + half, far)}Z`;
  }
  return `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`;
}

function star(cx: number, cy: number, points: number, outer: number, inner: number, seed: number, paint: string): string {
  const r = rng(seed);
  let d = "";
  for (let i = 0; i < points * 2; i++) {
    const angle = (i / (points * 2)) * Math.PI * 2;
    const reach = i % 2 ? inner * (0.85 + r() * 0.2) : outer * (0.75 + r() * 0.4);
    d += `${i ? "L" : "M"}${roundTo1(cx + Math.cos(angle) * reach)},${roundTo1(cy + Math.sin(angle) * reach)}`;
  }
  return `<path d="${d}Z" ${paint}/>`;
}

/** The starburst of a Weapon that lands, centred at x, y. */
export const starburst = (x: number, y: number): string =>
  star(x, y, 15, 104, 58, 5, `fill="${COLOURS.blood}" stroke="${OUTLINE}" stroke-width="3"`) + star(x, y, 13, 76, 46, 6, `fill="${COLOURS.sodiumHi}"`);

/** A starburst as an <svg> of its own, to put behind a card that lands. */
export const burst = (): string => `<svg class="burst" viewBox="-140 -140 280 280" aria-hidden="true">${starburst(0, 0)}</svg>`;

/** The positions of what the page adds to the wide scene. Weapons are 90 x 120. */
export const SCENE = { width: 1440, height: 640, caption: [56, 50], speech: [384, 84, 190], demand: [664, 112], names: [58, 474] } as const;

const LAID = [
  [560, 328, -7],
  [774, 326, 6],
  [552, 456, 5],
  [788, 458, -5],
] as const;

/** The position of the i-th Weapon: the attacker's on the left, the defender's on the right. From the fifth on, Weapons cover the first ones. */
export function laidAt(i: number): readonly [x: number, y: number, turn: number] {
  const [x, y, turn] = LAID[(i % 4) as 0 | 1 | 2 | 3];
  const layer = Math.floor(i / 4);
  return [x + 12 * layer, y + 9 * layer, turn + 4 * layer];
}

/** The position of its starburst. */
export function landingAt(i: number): readonly [x: number, y: number] {
  const [x, y] = laidAt(i);
  return [x + 46, y + 62];
}

const paint = `<defs><clipPath id="x-pl"><path d="${LEFT}"/></clipPath><clipPath id="x-pc"><path d="${MIDDLE}"/></clipPath><clipPath id="x-pr"><path d="${RIGHT}"/></clipPath>${linear("x-hot", [1, 0, 0, 1], [[0, COLOURS.blood], [0.55, "#A82C14"], [1, "#3A0F0B"]])}${linear("x-cool", [0, 0, 1, 1], [[0, "#8FBDEB"], [0.55, "#3C6696"], [1, "#12243E"]])}${linear("x-back", DOWN, [[0, "#131C2F"], [1, OUTLINE]])}${linear("x-cone", DOWN, [[0, "#FFE7B0", 0.85], [0.5, COLOURS.sodium, 0.3], [1, COLOURS.sodium, 0.06]])}${radial("x-table", [[0, "#E7B565"], [0.55, "#A06A28"], [1, "#3A2410"]], ` cx=".5" cy=".3" r=".7"`)}</defs>`;

const attackerPanel = `<rect x="40" y="34" width="540" height="570" fill="url(#x-hot)"/>${rays(330, 300, 54, 3, "#FFB07A", 0.34)}<rect x="40" y="34" width="540" height="570" fill="url(#dots)" opacity=".35"/>`;

const defenderPanel = `<rect x="860" y="34" width="560" height="570" fill="url(#x-cool)"/>${rays(1130, 300, 54, 8, "#E4F2FF", 0.26)}<rect x="860" y="34" width="560" height="570" fill="url(#dots)" opacity=".35"/>`;

const floor = `<path d="M540,318H900L948,604H490Z" fill="url(#x-table)" stroke="${OUTLINE}" stroke-width="4"/><path d="M612,318L566,604M680,318L660,604M760,318L780,604M828,318L874,604M536,372H906M524,440H918M512,520H934" stroke="${OUTLINE}" stroke-width="2" opacity=".45" fill="none"/><path d="M540,318H900L903,336H537Z" fill="#F7D79A" opacity=".55"/>`;

const lamp = `<ellipse class="screen" cx="720" cy="96" rx="120" ry="66" fill="url(#warm)"/><path d="M720,34V56" stroke="${OUTLINE}" stroke-width="6"/><path d="M720,34V58" stroke="#A8B0BB" stroke-width="2.4"/><path d="M664,84C668,58 772,58 776,84Z" fill="#39455C" stroke="${OUTLINE}" stroke-width="3.4"/><path d="M676,78C690,66 720,64 742,66" fill="none" stroke="#8FA0B8" stroke-width="3"/><ellipse cx="720" cy="85" rx="56" ry="7" fill="#FFF3CF" stroke="${OUTLINE}" stroke-width="2.4"/>`;

const table = (bursts: string): string =>
  `<rect x="490" y="34" width="460" height="570" fill="url(#x-back)"/><rect x="490" y="34" width="460" height="300" fill="url(#lines)" opacity=".8"/>${floor}<path class="screen" d="M684,74H756L930,596H510Z" fill="url(#x-cone)"/>${bursts}${lamp}`;

const outlines = `<path d="${LEFT}"/><path d="${MIDDLE}"/><path d="${RIGHT}"/>`;
const frames = `<g fill="none" stroke="${OUTLINE}" stroke-width="14">${outlines}</g><g fill="none" stroke="${COLOURS.bone}" stroke-width="6">${outlines}</g>`;

const balloon = `<path d="M398,70H560C572,70 578,78 577,88L571,140C570,150 562,156 552,156H436L392,188L404,156H398C388,156 384,148 384,140V86C384,76 390,70 398,70Z" fill="#FFFBF0" stroke="${OUTLINE}" stroke-width="4"/>`;

/** The position of the Weapon that is landing, if any. */
export type Landing = readonly [x: number, y: number] | null;

export interface SceneParts {
  /** The faces of both fighters, each 200 x 240, in a <g>. */
  readonly attacker: string;
  readonly defender: string;
  readonly landing?: Landing;
  readonly speaks?: boolean;
}

const compose = (left: string, right: string, landing: Landing, over: string): string =>
  `<svg class="scene-art" viewBox="0 0 1440 640" aria-hidden="true">${paint}<g filter="url(#b14)" opacity=".8"><path d="M30,44H1412V616H30Z" fill="${OUTLINE}"/></g><g clip-path="url(#x-pl)">${left}</g><g clip-path="url(#x-pr)">${right}</g><g clip-path="url(#x-pc)">${table(landing ? starburst(...landing) : "")}</g>${frames}${over}</svg>`;

/** The attacker's face, mirrored to look to the right. */
const facingRight = (face: string): string => `<g transform="translate(490 26) scale(-2.48 2.48)">${face}</g>`;
const facingLeft = (face: string): string => `<g transform="translate(948 26) scale(2.48)">${face}</g>`;

/** One player extorts another (5.8), 1440 x 640. */
export const extortionScene = ({ attacker, defender, landing = null, speaks = true }: SceneParts): string =>
  compose(attackerPanel + facingRight(attacker), defenderPanel + facingLeft(defender), landing, speaks ? balloon : "");

/** Michel(le) extorts (10.6): instead of Weapons there is a deck on the table. */
export const michelScene = ({ attacker, defender, landing = null }: SceneParts): string =>
  compose(attackerPanel + facingRight(attacker), defenderPanel + facingLeft(defender), landing, deck);

/** Michel(le)'s deck. */
const deck = `<g transform="rotate(-8 586 418)"><path d="M540,362h92v124h-92Z" fill="${OUTLINE}" opacity=".5" transform="translate(10 12)"/><path d="M547,367h88v118h-88Z" fill="#170C10" stroke="${OUTLINE}" stroke-width="3"/><path d="M543,363h88v118h-88Z" fill="#1D0F14" stroke="${OUTLINE}" stroke-width="3"/><svg x="538" y="356" width="89.6" height="120" viewBox="0 0 112 150">${michelBack().replace(/^<svg[^>]*>|<\/svg>$/g, "")}</svg></g>`;

const TOP_LEFT = "M12,12H374L330,326H12Z";
const TOP_RIGHT = "M394,12H708V326H350Z";
const BELOW = "M12,344H708V608H12Z";

/** The scene for phones, 720 x 620: the faces side by side, the table below them. */
export const sceneNarrow = ({ attacker, defender }: Pick<SceneParts, "attacker" | "defender">): string => {
  const panels = `<path d="${TOP_LEFT}"/><path d="${TOP_RIGHT}"/><path d="${BELOW}"/>`;
  return `<svg class="scene-art" viewBox="0 0 720 620" aria-hidden="true">${paint}<clipPath id="x-nl"><path d="${TOP_LEFT}"/></clipPath><clipPath id="x-nr"><path d="${TOP_RIGHT}"/></clipPath><clipPath id="x-nb"><path d="${BELOW}"/></clipPath><g clip-path="url(#x-nl)"><g transform="translate(-16 -13) scale(.68)">${attackerPanel}</g><g transform="translate(306 8) scale(-1.4 1.4)">${attacker}</g></g><g clip-path="url(#x-nr)"><g transform="translate(-245 -13) scale(.68)">${defenderPanel}</g><g transform="translate(420 8) scale(1.4)">${defender}</g></g><g clip-path="url(#x-nb)"><g transform="translate(-729 157) scale(1.513 .75)">${table("")}</g></g><g fill="none" stroke="${OUTLINE}" stroke-width="12">${panels}</g><g fill="none" stroke="${COLOURS.bone}" stroke-width="5">${panels}</g></svg>`;
};
