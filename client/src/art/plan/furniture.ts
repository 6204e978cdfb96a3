// Furniture seen from above. Each piece is drawn at x, y with a shadow to the right and down.
import { COLOURS, OUTLINE } from "../palette";
import { each, roundTo1, times } from "../svg";

/** The shadow of an outline, shifted. */
const shade = (d: string, dx: number, dy: number, opacity = 0.55): string =>
  `<path d="${d}" transform="translate(${dx} ${dy})" fill="${OUTLINE}" opacity="${opacity}"/>`;

const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r},${y}h${w - 2 * r}q${r},0 ${r},${r}v${h - 2 * r}q0,${r} ${-r},${r}h${-(w - 2 * r)}q${-r},0 ${-r},${-r}v${-(h - 2 * r)}q0,${-r} ${r},${-r}Z`;

interface BoxLook {
  readonly corner?: number;
  readonly line?: number;
  /** The length of the shadow; null for none. */
  readonly shadow?: readonly [dx: number, dy: number] | null;
}

export function box(x: number, y: number, w: number, h: number, fill: string, look: BoxLook = {}): string {
  const { corner = 2, line = 1.6, shadow = [4, 5] } = look;
  const d = rounded(x, y, w, h, corner);
  return `${shadow ? shade(d, shadow[0], shadow[1]) : ""}<path d="${d}" fill="${fill}" stroke="${OUTLINE}" stroke-width="${line}"/>`;
}

export const bunk = (x: number, y: number, headRight: boolean, blanket: string): string =>
  `<g transform="translate(${x} ${y})${headRight ? " translate(62 0) scale(-1 1)" : ""}">${box(0, 0, 62, 28, "#4A4E57")}${box(3, 3, 56, 22, "#D9D2BF", { shadow: null, line: 1.2 })}${box(6, 6, 12, 16, "#F7F1E2", { shadow: null, line: 1.2, corner: 3 })}<path d="M24,3.5H58.5V24.5H24C27,19.6 21,8.4 24,3.5Z" fill="${blanket}" stroke="${OUTLINE}" stroke-width="1.2"/><path d="M30,4V24M52,4V24" stroke="${OUTLINE}" stroke-width="1" opacity=".45"/></g>`;

export const toilet = (x: number, y: number): string => {
  const bowl = "M1,7h12v6a6,7 0 0 1-12,0Z";
  return `<g transform="translate(${x} ${y})">${box(0, 0, 14, 6, "#C9CCCE", { corner: 1.5 })}${shade(bowl, 3, 4)}<path d="${bowl}" fill="#E2E2DE" stroke="${OUTLINE}" stroke-width="1.5"/><ellipse cx="7" cy="13" rx="3.2" ry="4" fill="#3b4657"/></g>`;
};

const stool = (x: number, y: number): string =>
  `${shade(`M${x - 7},${y}a7,7 0 1 0 14,0a7,7 0 1 0-14,0Z`, 3, 4, 0.5)}<circle cx="${x}" cy="${y}" r="7" fill="#7d848c" stroke="${OUTLINE}" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="3.6" fill="none" stroke="${OUTLINE}" stroke-width=".9" opacity=".5"/>`;

const tray = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${box(0, 0, 22, 15, "#8E99A6", { shadow: [1.5, 2], line: 1.2 })}<circle cx="7" cy="7.5" r="4" fill="${COLOURS.bone}" stroke="${OUTLINE}" stroke-width="1"/><rect x="13" y="3" width="6" height="4" fill="${COLOURS.blood}" stroke="${OUTLINE}" stroke-width=".8"/><path d="M13,11h7" stroke="${COLOURS.bone}" stroke-width="1.4"/></g>`;

/** A dining table with stools on both sides and a tray at each of `trays`. */
export const table = (x: number, y: number, w: number, trays: readonly number[]): string =>
  times(Math.floor(w / 28), (i) => stool(x + 15 + i * 28, y - 9) + stool(x + 15 + i * 28, y + 33)) +
  box(x, y, w, 24, "#B9A27C", { shadow: [5, 7], corner: 3 }) +
  `<path d="M${x + 4},${y + 8}h${w - 8}M${x + 4},${y + 16}h${w - 8}" stroke="${OUTLINE}" stroke-width=".8" opacity=".35"/>` +
  each(trays, (at) => tray(x + at, y + 4));

/** The serving counter, with pots and grills alternating. */
export const counter = (x: number, y: number, w: number): string =>
  box(x, y, w, 26, "#8C949E", { shadow: [3, 8] }) +
  `<path d="M${x},${y + 20}h${w}" stroke="${OUTLINE}" stroke-width="1.2"/>` +
  each(
    [18, 48, 80, 112, 140].filter((at) => at < w - 14),
    (at, i) =>
      i % 2
        ? `<rect x="${x + at - 10}" y="${y + 4}" width="20" height="12" rx="2" fill="#3A4252" stroke="${OUTLINE}" stroke-width="1.3"/><path d="M${x + at - 7},${y + 8}h14M${x + at - 7},${y + 12}h14" stroke="#C77B2A" stroke-width="2"/>`
        : `<circle cx="${x + at}" cy="${y + 10}" r="8" fill="#505A6A" stroke="${OUTLINE}" stroke-width="1.4"/><circle cx="${x + at}" cy="${y + 10}" r="5.4" fill="#C48A3C" stroke="${OUTLINE}" stroke-width="1"/>`,
  );

/** A bed of the Infirmary, with or without a red cross on its blanket. */
export const sickbed = (x: number, y: number, blanket: string, cross: boolean): string =>
  `<g transform="translate(${x} ${y})">${box(0, 0, 36, 70, "#9FA8B3", { shadow: [5, 6], corner: 3 })}${box(3, 3, 30, 64, "#F2EEE4", { shadow: null, corner: 3, line: 1.2 })}${box(7, 6, 22, 14, "#fff", { shadow: null, corner: 4, line: 1.2 })}<path d="M3.6,30C12,26 24,34 32.4,29V66.4H3.6Z" fill="${blanket}" stroke="${OUTLINE}" stroke-width="1.2"/>${cross ? `<path d="M15.5,42h5v5h5v5h-5v5h-5v-5h-5v-5h5Z" fill="${COLOURS.blood}" stroke="${OUTLINE}" stroke-width="1"/>` : ""}</g>`;

export const drip = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${shade("M-6,0a6,6 0 1 0 12,0a6,6 0 1 0-12,0", 3, 4, 0.5)}<path d="M-8,0H8M0,-8V8" stroke="${OUTLINE}" stroke-width="3"/><path d="M-8,0H8M0,-8V8" stroke="#B9C2CC" stroke-width="1.4"/><circle r="3.5" fill="#E4F2FF" stroke="${OUTLINE}" stroke-width="1.3"/></g>`;

export const curtain = (x: number, y: number, h: number): string => {
  const d = `M${x},${y}${times(Math.ceil(h / 12), (i) => `q${i % 2 ? 5 : -5},6 0,12`)}`;
  return `<path d="${d}" fill="none" stroke="${OUTLINE}" stroke-width="6.5" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#C8D7E2" stroke-width="3.6" stroke-linecap="round"/>`;
};

export const cabinet = (x: number, y: number, w: number, h: number): string =>
  `${box(x, y, w, h, "#C9CFD4", { shadow: [4, 6] })}<path d="M${x + w / 2},${y + 2}v${h - 4}" stroke="${OUTLINE}" stroke-width="1.2"/><path d="M${x + w / 2 - 2.5},${y + h / 2 - 7}h5v4.5h4.5v5h-4.5v4.5h-5v-4.5h-4.5v-5h4.5Z" fill="${COLOURS.blood}" stroke="${OUTLINE}" stroke-width="1"/>`;

/** The bench press of the Yard. */
export const bench = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${shade("M-12,8h24v56h-24Z", 9, 7, 0.6)}${shade("M-38,10h76v5h-76Z", 9, 9)}<rect x="-10" y="0" width="20" height="62" rx="4" fill="#3E4C63" stroke="${OUTLINE}" stroke-width="1.6"/><path d="M-6,22h12M-6,40h12" stroke="${OUTLINE}" stroke-width="1" opacity=".6"/><path d="M-42,12H42" stroke="${OUTLINE}" stroke-width="5"/><path d="M-42,12H42" stroke="${COLOURS.con100}" stroke-width="2.4"/>${each([-38, -31, 27, 34], (at, i) => `<rect x="${at}" y="${i % 3 ? -4 : 0}" width="5.5" height="${i % 3 ? 32 : 24}" rx="1.5" fill="#56637A" stroke="${OUTLINE}" stroke-width="1.4"/>`)}</g>`;

export const dumbbell = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-9,5h24v4h-24Z" fill="${OUTLINE}" opacity=".5"/><path d="M-10,0H10" stroke="${OUTLINE}" stroke-width="4.5"/><path d="M-10,0H10" stroke="${COLOURS.con100}" stroke-width="2"/><rect x="-14" y="-6" width="7" height="12" rx="2" fill="#56637A" stroke="${OUTLINE}" stroke-width="1.4"/><rect x="7" y="-6" width="7" height="12" rx="2" fill="#56637A" stroke="${OUTLINE}" stroke-width="1.4"/></g>`;

export const bleacher = (x: number, y: number, w: number, rows: number): string =>
  times(rows, (i) => box(x, y + i * 11, w, 9, ["#8b97a8", "#728096", "#5b6980"][i % 3] ?? OUTLINE, { shadow: [3, 5], corner: 1 }));

export const drain = (x: number, y: number, r: number): string => {
  const d = roundTo1(r * 0.66);
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#223048" stroke="${OUTLINE}" stroke-width="1.8"/><path d="M${x - r + 2},${y}h${2 * r - 4}M${x},${y - r + 2}v${2 * r - 4}M${x - d},${y - d}l${2 * d},${2 * d}M${x + d},${y - d}l${-2 * d},${2 * d}" stroke="#8FA6BD" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="${roundTo1(r * 0.3)}" fill="${OUTLINE}"/>`;
};

export const puddle = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M-26,2C-28,-8 -10,-12 2,-10C16,-14 30,-6 26,4C24,12 8,10 0,12C-12,14 -24,10 -26,2Z" fill="#4F7FB0" opacity=".55"/><path d="M-18,0C-14,-6 -2,-7 6,-6M8,6C14,6 18,4 20,1" fill="none" stroke="#E4F2FF" stroke-width="1.6" stroke-linecap="round" opacity=".9"/></g>`;

export const showerhead = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-4,4L-20,56H20L4,4Z" fill="url(#spray)"/><path d="M-3,10l-8,34M0,12v36M3,10l8,34M-1.5,16l-4,20M1.5,16l4,20" stroke="#E4F2FF" stroke-width="1" stroke-dasharray="5 5" opacity=".75"/><rect x="-4" y="-10" width="8" height="10" fill="#8FA0B4" stroke="${OUTLINE}" stroke-width="1.4"/><circle cy="3" r="6.5" fill="#C8D3DE" stroke="${OUTLINE}" stroke-width="1.6"/><circle cy="3" r="2.8" fill="none" stroke="${OUTLINE}" stroke-width="1"/></g>`;

/** A hole in the floor of a cell. */
export const hole = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><ellipse class="screen" rx="24" ry="17" fill="url(#warm)" transform="scale(1.7)"/><path d="M-22,2C-24,-10 -8,-15 2,-13C14,-16 24,-6 21,4C20,13 6,14 -2,13C-12,15 -22,10 -22,2Z" fill="#7A4A16" stroke="${OUTLINE}" stroke-width="2"/><path d="M-16,2C-17,-6 -6,-9 2,-8C10,-10 16,-3 14,4C12,9 4,9 -2,8C-10,9 -15,7 -16,2Z" fill="${OUTLINE}"/><path d="M-9,3C-7,-2 4,-3 9,1" fill="none" stroke="${COLOURS.sodium}" stroke-width="2.5" stroke-linecap="round"/><path d="M-26,9l4,4M-29,3l3,2M24,8l-3,5M27,-2l-3,1M-14,15l1,4" stroke="#C99A5A" stroke-width="2.4" stroke-linecap="round"/></g>`;
