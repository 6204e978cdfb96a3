// Parts of the building: bars, doors, lamps, moonlight, and letters on the floor.
import { OUTLINE } from "../palette";
import { each, roundTo1, times } from "../svg";

/** A row of bars seen from above, from y1 to y2. */
export function bars(x: number, y1: number, y2: number): string {
  const uprights = times(Math.ceil((y2 - y1 - 4) / 8), (i) => `<circle cx="${x}" cy="${y1 + 4 + i * 8}" r="2.6" fill="#C3CAD3" stroke="${OUTLINE}" stroke-width="1.2"/>`);
  return `<path d="M${x},${y1}V${y2}" stroke="${OUTLINE}" stroke-width="5"/><path d="M${x},${y1}V${y2}" stroke="#5C6778" stroke-width="2"/>${uprights}`;
}

/** An open door, turned by `turn` degrees. */
export const leaf = (x: number, y: number, length: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="0" y="-2.5" width="${length}" height="5" fill="#7E8896" stroke="${OUTLINE}" stroke-width="1.6"/></g>`;

export const lamp = (x: number, y: number, light: "warm" | "cold", r = 7): string =>
  `<circle class="screen" cx="${x}" cy="${y}" r="${roundTo1(r * 3.4)}" fill="url(#${light})"/><circle cx="${x}" cy="${y}" r="${r}" fill="${light === "cold" ? "#EAF5FF" : "#FFF1C9"}" stroke="${OUTLINE}" stroke-width="1.8"/><path d="M${x - r},${y}H${x + r}M${x},${y - r}V${y + r}" stroke="${OUTLINE}" stroke-width="1.2"/><circle cx="${x}" cy="${y}" r="${r / 2}" fill="none" stroke="${OUTLINE}" stroke-width="1.2"/>`;

/** Moonlight through a barred window in the left wall. */
export function moonlight(x: number, y: number, w: number, h: number, skew: number): string {
  const shadows = each([1, 2, 3, 4], (i) => `<path d="M${x},${roundTo1(y + (h * i) / 5)}l${w},${skew}" stroke="${OUTLINE}" stroke-width="3" opacity=".75"/>`);
  return `<g class="screen"><path d="M${x},${y}l${w},${skew}v${h}l${-w},${-skew}Z" fill="url(#moonray)"/></g>${shadows}`;
}

/** A worn stencil letter on the floor, centred at x, y. */
export function stencil(letter: "A" | "B", x: number, y: number, height: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${height / 100}) translate(-40 -50)" fill="${colour}" opacity=".62">${LETTERS[letter]}</g>`;
}

/** The outlines of the stencil letters, in a box of 80 x 100. */
const LETTERS = {
  A: `<path d="M30,0H37V62H23L19,100H0Z"/><path d="M43,0H50L80,100H61L57,62H43Z"/>`,
  B: `<path d="M0,0H20V100H0Z"/><path d="M25,0H46C72,0 78,36 56,47H25V30H40C50,30 50,17 40,17H25Z"/><path d="M25,53H58C86,62 80,100 48,100H25V83H44C56,83 56,68 44,68H25Z"/>`,
} as const;
