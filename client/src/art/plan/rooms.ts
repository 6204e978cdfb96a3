// A room: floor, furniture, and over them engraved darkness with lit areas cut out.
import { COLOURS, OUTLINE } from "../palette";
import { each } from "../svg";

export type Point = readonly [x: number, y: number];

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry?: number;
  readonly cold?: boolean;
  /** The opacity of its colour. */
  readonly glow: number;
  /** How much darkness it removes. */
  readonly clears?: number;
}

export interface Room {
  /** Unique on the page, which may contain both plans. */
  readonly id: string;
  readonly corners: readonly Point[];
  readonly floor: string;
  /** The pattern of the floor: slabs, tiles, lines. */
  readonly paving: string;
  readonly furniture: string;
  readonly lights: readonly Light[];
  readonly darkness: number;
  readonly dark?: string;
  /** Additional lit areas: moonlight on the cells. */
  readonly clearings?: string;
  /** Light drawn above everything else: the searchlight, a slit in a door. */
  readonly over?: string;
}

export const outline = (corners: readonly Point[]): string => `M${corners.map((p) => p.join(",")).join("L")}Z`;

export function room(r: Room): string {
  const [xs, ys] = [r.corners.map((p) => p[0]), r.corners.map((p) => p[1])];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const frame = `x="${x}" y="${y}" width="${Math.max(...xs) - x}" height="${Math.max(...ys) - y}"`;
  const d = outline(r.corners);
  const ellipse = (l: Light, k: number): string => `cx="${l.x}" cy="${l.y}" rx="${l.rx * k}" ry="${(l.ry ?? l.rx) * k}"`;
  const holes = each(r.lights, (l) => `<ellipse ${ellipse(l, 1)} fill="url(#hole)" opacity="${l.clears ?? 1}"/>`);
  const pools = each(r.lights, (l) => `<ellipse class="screen" ${ellipse(l, 1.05)} fill="url(#${l.cold ? "cold" : "warm"})" opacity="${l.glow}"/>`);
  const mask = `mask="url(#m-${r.id})"`;
  return (
    `<g class="room" data-room="${r.id}"><clipPath id="c-${r.id}"><path d="${d}"/></clipPath>` +
    `<mask id="m-${r.id}" maskUnits="userSpaceOnUse" ${frame}><rect ${frame} fill="#fff"/>${holes}${r.clearings ?? ""}</mask>` +
    `<g clip-path="url(#c-${r.id})"><path d="${d}" fill="${r.floor}"/>${r.paving}${r.furniture}` +
    `<path d="${d}" fill="${r.dark ?? COLOURS.ink950}" opacity="${r.darkness}" ${mask}/>` +
    `<g filter="url(#thr)" opacity=".75"><rect ${frame} fill="url(#hatch)" ${mask}/></g>${pools}${r.over ?? ""}` +
    `<path d="${d}" fill="none" stroke="${OUTLINE}" stroke-width="22" opacity=".42" filter="url(#b6)"/></g></g>`
  );
}

/** The joints of square slabs. */
export function slabs(x: number, y: number, w: number, h: number, size: number, colour: string, opacity: number): string {
  let d = "";
  for (let i = x + size; i < x + w; i += size) d += `M${i},${y}v${h}`;
  for (let j = y + size; j < y + h; j += size) d += `M${x},${j}h${w}`;
  return `<path d="${d}" stroke="${colour}" stroke-width="1.2" opacity="${opacity}" fill="none"/>`;
}

/** Every second tile of a chequered floor. */
export function checker(x: number, y: number, w: number, h: number, size: number, colour: string): string {
  let d = "";
  for (let j = 0; j * size < h; j++) for (let i = j % 2; i * size < w; i += 2) d += `M${x + i * size},${y + j * size}h${size}v${size}h${-size}Z`;
  return `<path d="${d}" fill="${colour}"/>`;
}

/** A piece of furniture at x, y, scaled. */
export const at = (x: number, y: number, scale: number, piece: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${piece}</g>`;
