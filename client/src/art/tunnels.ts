// The tunnels in cross-section: one row per player or team, all ending at the same wall.
import { nestedIcon } from "./nested-icon";
import type { IconName } from "./icons";
import { COLOURS, OUTLINE } from "./palette";
import { each, roundTo1, rng } from "./svg";

/** A Tool that was dug with: its icon, and its Tunnel points in the pack. */
export interface DugTool {
  readonly kind: IconName;
  readonly points: number;
}

export interface TunnelRow {
  readonly tools: readonly DugTool[];
  /** The points needed to win (3.1, 11.2): the length of the row in units. */
  readonly goal: number;
  /** The distance from the left edge to the wall. */
  readonly width?: number;
  readonly height?: number;
  readonly rowIndex: number;
  readonly you?: boolean;
  readonly seatColour: string;
  /** The x coordinate where the tunnel begins. Left of it is space for the mugshot. */
  readonly mouth?: number;
  /** The height of the tunnel. */
  readonly bore?: number;
}

/** The gap between the last unit and the wall. */
const LAST = 4;

function soil(width: number, height: number, seed: number): string {
  const r = rng(seed);
  let strata = "";
  for (let y = 18; y < height; y += 23) {
    strata += `M0,${y}`;
    for (let x = 0; x < width; x += 60) strata += `q15,${roundTo1(-4 + r() * 8)} 30,${roundTo1(-2 + r() * 4)}t30,${roundTo1(-2 + r() * 4)}`;
  }
  let stones = "";
  for (let i = 0; i < (15 * width * height) / (386 * 95); i++) {
    const [x, y, a, b] = [r() * width, r() * height, 3 + r() * 7, 2 + r() * 4];
    stones += `M${roundTo1(x - a)},${roundTo1(y)}q${roundTo1(a * 0.3)},${roundTo1(-b)} ${roundTo1(a)},${roundTo1(-b)}t${roundTo1(a)},${roundTo1(b)}q${roundTo1(-a * 0.4)},${roundTo1(b)} ${roundTo1(-a)},${roundTo1(b * 0.8)}t${roundTo1(-a)},${roundTo1(-b * 0.8)}Z`;
  }
  return `<rect width="${width}" height="${height}" fill="url(#earth)"/><path d="${strata}" fill="none" stroke="#2B3548" stroke-width="1.6"/><path d="${stones}" fill="#263043" stroke="${OUTLINE}" stroke-width="1.2"/>`;
}

/** One row: earth, the tunnel with props and Tools, a lantern at its end, and the units still to dig. */
export function tunnelRow(row: TunnelRow): string {
  const { tools, goal, rowIndex, you = false, seatColour, width = 386, height = 95, mouth = 102, bore = 32 } = row;
  const unit = (width - LAST - mouth) / goal;
  const y = height - bore - 7;
  const middle = y + bore / 2;
  const points = tools.reduce((sum, tool) => sum + tool.points, 0);
  const head = roundTo1(mouth + points * unit);
  const r = rng(21 + rowIndex);

  let ticks = "";
  for (let p = points + 1; p < goal; p++) ticks += `M${roundTo1(mouth + p * unit)},${roundTo1(y + bore * 0.34)}v${roundTo1(bore * 0.32)}`;
  const ahead = `<path d="M${head + 6},${y + 3}H${width}M${head + 6},${y + bore - 3}H${width}" stroke="${COLOURS.con500}" stroke-width="1.6" stroke-dasharray="3 6" opacity=".8" fill="none"/><path d="${ticks}" stroke="${COLOURS.con300}" stroke-width="2" opacity=".7"/>`;

  const bends = Math.max(2, points * 2);
  const along = (q: number): number => roundTo1(mouth + (points * unit * q) / bends);
  let outline = `M${mouth - 14},${y + 2}`;
  for (let q = 0; q <= bends; q++) outline += `L${along(q)},${roundTo1(y + (r() * 5 - 1))}`;
  outline += `Q${head + 15},${roundTo1(y + bore * 0.2)} ${head + 13},${middle}Q${head + 14},${roundTo1(y + bore * 0.86)} ${head - 2},${y + bore}`;
  for (let q = bends; q >= 0; q--) outline += `L${along(q)},${roundTo1(y + bore - (r() * 4 - 1))}`;
  outline += `L${mouth - 14},${y + bore - 1}Z`;
  const dug = `<ellipse class="screen" cx="${head - 4}" cy="${middle}" rx="70" ry="38" fill="url(#warm)" opacity=".55"/><path d="${outline}" fill="url(#bore)" stroke="${OUTLINE}" stroke-width="2.6"/><path d="M${mouth - 14},${y + bore - 7}H${head}" stroke="${OUTLINE}" stroke-width="1.2" opacity=".5"/>`;

  const prop = Math.min(4, unit * 0.16);
  let start = mouth;
  const segments = each(tools, ({ kind, points: worth }) => {
    const [a, b] = [start, start + worth * unit];
    start = b;
    const size = Math.min(24, bore, roundTo1(worth * unit - 3));
    const [x, top] = [roundTo1((a + b - size) / 2), roundTo1(middle - size / 2)];
    return `${nestedIcon(kind, x + 1.5, top + 2, size, `fill="${OUTLINE}" opacity=".8"`)}${nestedIcon(kind, x, top, size, `fill="${COLOURS.bone}"`)}<path d="M${roundTo1(b - 3)},${y - 2}V${y + bore + 1}" stroke="${OUTLINE}" stroke-width="${roundTo1(prop + 3.5)}"/><path d="M${roundTo1(b - 3)},${y - 1}V${y + bore}" stroke="#C08A45" stroke-width="${roundTo1(prop)}"/><path d="M${roundTo1(a + 2)},${y}H${roundTo1(b)}" stroke="${OUTLINE}" stroke-width="6.5"/><path d="M${roundTo1(a + 3)},${y}H${roundTo1(b - 1)}" stroke="#A06F32" stroke-width="3.2"/>`;
  });

  const lantern = `<circle class="screen" cx="${head + 5}" cy="${middle}" r="13" fill="url(#warm)"/><circle class="lantern" cx="${head + 5}" cy="${middle}" r="4" fill="#FFF3CF" stroke="${OUTLINE}" stroke-width="1.4"/>`;
  const cell = `<path d="M${mouth - 16},${y - 4}V${y + bore + 3}" stroke="${OUTLINE}" stroke-width="6"/><path d="M${mouth - 16},${y - 2}V${y + bore + 1}" stroke="${seatColour}" stroke-width="2"/>`;
  const floor = rowIndex ? `<path d="M0,0H${width}" stroke="${OUTLINE}" stroke-width="2.4"/><path d="M0,1.8H${width}" stroke="#33405A" stroke-width="1.2"/>` : "";
  const shade = `<rect x="${width - 8}" width="10" height="${height}" fill="${OUTLINE}" opacity=".5" filter="url(#b3)"/>`;
  const yours = you ? `<rect width="${width}" height="${height}" fill="${COLOURS.sodium}" opacity=".1"/>` : "";
  return `<svg class="tun" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${soil(width, height, 21 + rowIndex)}${yours}${ahead}${dug}${segments}${lantern}${cell}${floor}${shade}</svg>`;
}

const pine = (x: number, y: number, k: number, fill: string): string => {
  const s = (n: number): number => roundTo1(n * k);
  return `<path d="M${roundTo1(x)},${y}v${s(-10)}h${s(-16)}l${s(10)},${s(-18)}h${s(-6)}l${s(9)},${s(-18)}h${s(-5)}l${s(8)},${s(-26)}l${s(8)},${s(26)}h${s(-5)}l${s(9)},${s(18)}h${s(-6)}l${s(10)},${s(18)}h${s(-16)}Z" fill="${fill}"/>`;
};

/** The wall at the end of all rows, and the woods behind it. */
export function wallColumn(height: number, width = 74, wall = 26): string {
  const r = rng(22);
  const woods = width - wall;
  const moon = wall + woods / 2 + 1;
  let stars = "";
  for (let i = 0; i < 26; i++) stars += `M${roundTo1(wall + 4 + r() * (woods - 8))},${roundTo1(70 + r() * height * 0.5)}h1.4`;
  let courses = "";
  for (let y = 0, k = 0; y < height; y += 17, k++) courses += `M0,${y}h${wall}M${roundTo1(k % 2 ? wall * 0.35 : wall * 0.65)},${y}v17`;
  const sky = `<rect width="${width}" height="${height}" fill="url(#outs)"/><circle cx="${moon}" cy="34" r="17" fill="#E9F3FF"/><circle cx="${moon - 5}" cy="30" r="4" fill="#C4D8EC"/><circle cx="${moon + 5}" cy="40" r="2.6" fill="#C4D8EC"/><circle cx="${moon}" cy="34" r="54" fill="url(#cold)" opacity=".8"/><path d="${stars}" stroke="#DCEBFA" stroke-width="1.4" opacity=".8"/>`;
  const trees = `<path d="M${wall},${height - 96}q${woods / 2},-14 ${woods},-4V${height}H${wall}Z" fill="#16304F"/>${pine(wall + woods * 0.66, height - 34, 1.35, "#11233C")}${pine(wall + woods * 0.34, height - 8, 1.5, "#0B1628")}<path d="M${wall},${height - 14}q${woods / 2},-8 ${woods},0V${height}H${wall}Z" fill="#0B1628"/>`;
  const stones = `<rect width="${wall}" height="${height}" fill="#6C7686"/><rect width="${roundTo1(wall * 0.4)}" height="${height}" fill="${OUTLINE}" opacity=".4"/><rect x="${wall - 4}" width="4" height="${height}" fill="#C9E0F7"/><path d="${courses}" stroke="${OUTLINE}" stroke-width="1.5" opacity=".75" fill="none"/><path d="M0,0V${height}M${wall},0V${height}" stroke="${OUTLINE}" stroke-width="2.6"/>`;
  return `<svg class="wall" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true">${sky}${trees}${stones}</svg>`;
}
