// SVG definitions (gradients, patterns, filters) that all drawings share: one hidden <svg> per page, before any drawing.
import { COLOURS, OUTLINE } from "./palette";

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ""}/>`)
    .join("");

/** A linear gradient from (x1, y1) to (x2, y2) of the element's bounding box. */
export const linear = (id: string, [x1, y1, x2, y2]: readonly [number, number, number, number], list: readonly Stop[]): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`;

/** A radial gradient from the centre of the element's bounding box, or from where the attributes `place` put it. */
export const radial = (id: string, list: readonly Stop[], place = ""): string =>
  `<radialGradient id="${id}"${place}>${stops(list)}</radialGradient>`;

export const DOWN = [0, 0, 0, 1] as const;

const pattern = (id: string, width: number, height: number, turn: number, inside: string): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ""}>${inside}</pattern>`;

/** Blurred lines: the threshold filter `thr` turns them into engraved lines, which are thinner where there is light. */
const engraving =
  linear("lp", DOWN, [[0, OUTLINE, 0], [0.5, OUTLINE], [1, OUTLINE, 0]]) +
  pattern("hatch", 40, 5.5, -38, `<rect width="40" height="5.5" fill="url(#lp)"/>`) +
  `<filter id="thr" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncA type="linear" slope="5" intercept="-2.1"/></feComponentTransfer></filter>`;

/** A filter that displaces walls by noise, as if drawn by hand. */
const tremble = (id: string, frequency: number, scale: number): string =>
  `<filter id="${id}" x="-.02" y="-.02" width="1.04" height="1.04"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="4" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`;

const blur = (id: string, deviation: number, room = ""): string =>
  `<filter id="${id}"${room}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

const filters =
  tremble("ink", 0.045, 2.6) +
  tremble("ink-s", 0.06, 1.3) +
  blur("b3", 3) +
  blur("b6", 6, ` x="-.3" y="-.3" width="1.6" height="1.6"`) +
  blur("b14", 14, ` x="-.5" y="-.5" width="2" height="2"`);

/** Halftone patterns. A pattern cannot take the colour of the element that uses it, so these have the same colour in both themes. */
const halftones =
  pattern("dots", 6, 6, 45, `<circle cx="3" cy="3" r="1.5" fill="${COLOURS.bone}"/>`) +
  pattern("lines", 6, 6, -45, `<path d="M0,3H6" stroke="${COLOURS.bone}" stroke-width="1.3"/>`);

const light =
  radial("warm", [[0, COLOURS.sodiumHi, 0.95], [0.18, COLOURS.sodium, 0.55], [0.55, COLOURS.sodium, 0.16], [1, COLOURS.sodium, 0]]) +
  radial("cold", [[0, "#E4F2FF", 0.8], [0.25, COLOURS.moon, 0.4], [1, COLOURS.moon, 0]]) +
  radial("hole", [[0, "#000"], [0.32, "#000", 0.96], [0.62, "#000", 0.55], [0.85, "#000", 0.16], [1, "#000", 0]]);

const plan =
  linear("moonray", [0, 0, 1, 0.25], [[0, "#CFE6FF", 0.85], [1, COLOURS.moon, 0.18]]) +
  linear("spray", DOWN, [[0, "#E4F2FF", 0.55], [1, "#E4F2FF", 0]]) +
  linear("beam", [1, 0, 0, 0.8], [[0, "#F4FAFF", 0.75], [0.35, COLOURS.moon, 0.34], [1, COLOURS.moon, 0]]) +
  pattern("chain", 10, 10, 0, `<path d="M0,0L10,10M10,0L0,10" stroke="#B9C9DA" stroke-width="1" opacity=".8"/>`) +
  radial("gnd", [[0, "#22304A"], [0.6, "#131D31"], [1, COLOURS.ink900]], ` cx=".62" cy=".42" r=".75"`);

const tunnels =
  linear("earth", DOWN, [[0, "#1B2233"], [1, "#151A27"]]) +
  linear("outs", DOWN, [[0, "#3D6796"], [0.5, "#1F3B60"], [1, "#0E1B30"]]) +
  linear("bore", [0, 0, 1, 0], [[0, "#2A1D10"], [0.55, "#6A431A"], [1, "#D58B2B"]]);

const all = `${engraving}${filters}${halftones}${light}${plan}${tunnels}`;
const byId = new Map([...all.matchAll(/<(\w+) id="([^"]+)".*?<\/\1>/gs)].map(([source, , id]) => [id, source]));

/** The definitions that a drawing uses, and those that they use themselves. */
export function definitionsFor(drawing: string): string {
  const used = new Set<string>();
  const collect = (source: string): void => {
    for (const [, id = ""] of source.matchAll(/url\(#([^)]+)\)/g)) {
      const found = byId.get(id);
      if (!found || used.has(found)) continue;
      used.add(found);
      collect(found);
    }
  };
  collect(drawing);
  return `<defs>${[...used].join("")}</defs>`;
}

/** The whole <svg>. The page takes `.paint` out of the flow (with `display: none` browsers would not apply the definitions). */
export const defs = (): string =>
  `<svg class="paint" width="0" height="0" aria-hidden="true"><defs>${all}</defs></svg>`;
