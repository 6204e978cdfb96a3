// Below the ground: soil, the rooms that the page writes in, the tunnels between them; and the woods outside.
import { DOWN, linear } from "../shared-defs";
import { nestedIcon } from "../nested-icon";
import { COLOURS, OUTLINE } from "../palette";
import { each, roundTo1, rng } from "../svg";

export type RoomBox = readonly [x: number, y: number, width: number, height: number];

/** The five rooms of the wide home page. The first one is lit. */
export const UNDERGROUND_ROOMS: readonly RoomBox[] = [
  [28, 596, 366, 270],
  [428, 612, 250, 254],
  [712, 612, 214, 254],
  [960, 612, 236, 254],
  [1230, 612, 182, 254],
];

export const earthDefs = (): string => linear("h-soil", DOWN, [[0, "#1E2738"], [1, "#0B101B"]]);

/** Soil from y 548 down to `bottom`. */
export function soil(bottom: number): string {
  const r = rng(78);
  let stones = "";
  for (let i = 0; i < ((bottom - 548) * 110) / 352; i++) {
    const [x, y, a, b] = [r() * 1440, 572 + r() * (bottom - 572), 4 + r() * 11, 3 + r() * 6];
    stones += `M${roundTo1(x - a)},${roundTo1(y)}q${roundTo1(a * 0.3)},${roundTo1(-b)} ${roundTo1(a)},${roundTo1(-b)}t${roundTo1(a)},${roundTo1(b)}q${roundTo1(-a * 0.4)},${roundTo1(b)} ${roundTo1(-a)},${roundTo1(b * 0.8)}t${roundTo1(-a)},${roundTo1(-b * 0.8)}Z`;
  }
  let strata = "";
  for (let y = 588; y < bottom; y += 34) {
    strata += `M0,${y}`;
    for (let x = 0; x < 1440; x += 120) strata += `q30,${roundTo1(-7 + r() * 14)} 60,${roundTo1(-3 + r() * 6)}t60,${roundTo1(-3 + r() * 6)}`;
  }
  let grass = "";
  for (let x = 4; x < 1440; x += 9) grass += `M${roundTo1(x + r() * 4)},550l${roundTo1(-3 + r() * 6)},${roundTo1(-5 - r() * 8)}`;
  return `<rect y="548" width="1440" height="${bottom - 548}" fill="url(#h-soil)"/><path d="${strata}" fill="none" stroke="#2B374D" stroke-width="1.8"/><path d="${stones}" fill="#28344A" stroke="${OUTLINE}" stroke-width="1.6"/><path d="M0,549H1440" stroke="${OUTLINE}" stroke-width="5"/><path d="${grass}" stroke="#3E5A7C" stroke-width="2" fill="none"/>`;
}

export const pine = (x: number, y: number, k: number, fill: string): string => {
  const s = (n: number): number => roundTo1(n * k);
  return `<path d="M${x},${y}v${s(-14)}h${s(-22)}l${s(14)},${s(-22)}h${s(-9)}l${s(13)},${s(-24)}h${s(-8)}l${s(12)},${s(-34)}l${s(12)},${s(34)}h${s(-8)}l${s(13)},${s(24)}h${s(-9)}l${s(14)},${s(22)}h${s(-22)}Z" fill="${fill}"/>`;
};

export const woods = (): string => pine(1424, 550, 1.7, "#0C1729") + pine(1372, 550, 1.2, "#0A1322") + pine(1290, 550, 0.9, "#0C1729");

/** The ladders: down from the cells, and up outside the wall. */
export const ladders = (): string => {
  const rungs = "M64,520V612M88,520V612M64,534h24M64,552h24M64,570h24M64,588h24";
  return `<path d="M52,548V620H100V548Z" fill="#7A4A18" stroke="${OUTLINE}" stroke-width="5"/><ellipse class="screen" cx="76" cy="590" rx="60" ry="44" fill="url(#warm)" opacity=".6"/><path d="${rungs}" stroke="${OUTLINE}" stroke-width="8"/><path d="${rungs}" stroke="#D6A15C" stroke-width="4"/><path d="M1384,548V860H1422V548Z" fill="#22303F" stroke="${OUTLINE}" stroke-width="4"/><path d="M1392,552V858M1414,552V858" stroke="#A8743A" stroke-width="4"/><path d="M1392,572h22M1392,592h22" stroke="#D6A15C" stroke-width="4"/><path d="M1382,549c10,-16 34,-16 44,0" fill="none" stroke="#5B7BA0" stroke-width="6"/>`;
};

/** An uneven line from x1 to x2. */
function dug(x1: number, x2: number, y: number, n: number, tremble: number, r: () => number): string {
  let d = "";
  for (let i = 1; i <= n; i++) d += `L${roundTo1(x1 + ((x2 - x1) * i) / n)},${roundTo1(y + (r() - 0.5) * tremble)}`;
  return d;
}

/** A room: earth, timber, and a lantern in the upper right corner. `i` must be unique, for its outline and its ids. */
export function undergroundRoom([x, y, w, h]: RoomBox, i: number): string {
  const r = rng(90 + i);
  const hot = i === 0;
  const d = `M${x},${y + 8}${dug(x, x + w, y + 4, Math.round(w / 26), 8, r)}L${x + w},${y + h}${dug(x + w, x, y + h, Math.round(w / 30), 6, r)}Z`;
  const paint = linear(`h-ch${i}`, DOWN, hot ? [[0, "#8E5A1A"], [0.4, "#523312"], [1, "#2C1B0A"]] : [[0, "#5C3A18"], [0.4, "#35230F"], [1, "#1E150B"]]);
  const right = x + w;
  return (
    `${paint}<path d="${d}" fill="${OUTLINE}" stroke="${OUTLINE}" stroke-width="16" opacity=".5" transform="translate(0 5)"/><path d="${d}" fill="url(#h-ch${i})" stroke="${OUTLINE}" stroke-width="4"/>` +
    `<clipPath id="h-cc${i}"><path d="${d}"/></clipPath><g clip-path="url(#h-cc${i})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#lines)" opacity=".22"/><ellipse class="screen" cx="${right - 30}" cy="${y + 40}" rx="${hot ? 240 : 130}" ry="${hot ? 170 : 110}" fill="url(#warm)" opacity="${hot ? 0.7 : 0.55}"/></g>` +
    `<path d="M${x + 7},${y + 2}V${y + h}M${right - 7},${y + 2}V${y + h}M${x - 8},${y + 2}H${right + 8}" stroke="${OUTLINE}" stroke-width="17"/><path d="M${x + 7},${y + 6}V${y + h - 2}M${right - 7},${y + 6}V${y + h - 2}" stroke="#8A5C28" stroke-width="11"/><path d="M${x - 6},${y + 2}H${right + 6}" stroke="#A8743A" stroke-width="11"/><path d="M${x - 4},${y - 1}H${right + 4}" stroke="#D6A15C" stroke-width="2.4" opacity=".8"/><path d="M${x + 4},${y + 30}v${h - 60}M${right - 10},${y + 24}v${h - 50}M${x + 20},${y + 4}h${roundTo1(w * 0.3)}M${roundTo1(x + w * 0.6)},${y + 5}h${roundTo1(w * 0.25)}" stroke="${OUTLINE}" stroke-width="1.6" opacity=".6"/>` +
    `<path d="M${right - 30},${y + 8}v12" stroke="${OUTLINE}" stroke-width="3"/><g transform="translate(${right - 30} ${y + 32})"><path d="M-8,-10H8L11,10H-11Z" fill="#FFF3CF" stroke="${OUTLINE}" stroke-width="2.6"/><path d="M-10,-13H10M-12,12H12" stroke="${OUTLINE}" stroke-width="5"/><path d="M0,-8C5,-2 5,6 0,8C-5,6 -4,-1 0,-8Z" fill="${COLOURS.sodium}"/></g>`
  );
}

/** The tunnel with rails from one room to the next. */
function crawlWay([x, , w]: RoomBox, [next]: RoomBox): string {
  const [a, b, y] = [x + w - 16, next + 16, 798];
  const gap = b - a;
  return `<path d="M${a},${y + 4}q${roundTo1(gap * 0.25)},-8 ${roundTo1(gap * 0.5)},-4t${roundTo1(gap * 0.5)},4V${y + 50}q${roundTo1(-gap * 0.3)},6 ${roundTo1(-gap * 0.5)},3t${roundTo1(-gap * 0.5)},-3Z" fill="#6A431A" stroke="${OUTLINE}" stroke-width="4"/><ellipse class="screen" cx="${(a + b) / 2}" cy="${y + 26}" rx="40" ry="34" fill="url(#warm)" opacity=".75"/><path d="M${a + 2},${y + 42}H${b - 2}" stroke="${OUTLINE}" stroke-width="6"/><path d="M${a + 2},${y + 41}H${b - 2}" stroke="#B9C2CC" stroke-width="2.4"/>${each([0.2, 0.5, 0.8], (f) => `<path d="M${roundTo1(a + gap * f)},${y + 38}v11" stroke="${OUTLINE}" stroke-width="4"/>`)}`;
}

/** All rooms in a row, and the tunnels between them. */
export const undergroundRooms = (list: readonly RoomBox[]): string =>
  each(list, undergroundRoom) + each(list.slice(1), (next, i) => crawlWay(list[i] ?? next, next));

/** The prisoner who has escaped. */
export const runner = (): string => `<path d="M1296,549h64" stroke="${OUTLINE}" stroke-width="6" opacity=".5"/>${nestedIcon("run", 1300, 492, 58, `fill="#D6E7F8"`)}`;
