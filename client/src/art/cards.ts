// Cards look like evidence tags: a coloured band for the family, and the icon in a halftone disc. The page adds names and numbers.
import { nestedIcon } from "./nested-icon";
import type { IconName } from "./icons";
import type { Sort } from "../wire";
import { COLOURS, OUTLINE } from "./palette";

/** The colour of a family's band and disc. */
export const BAND: Record<Sort, string> = {
  tool: COLOURS.sodium,
  weapon: COLOURS.blood,
  part: "#9AA6B5",
  accessory: COLOURS.moon,
  rare: "#E7D48A",
  action: COLOURS.sodium,
};

export interface ArtSize {
  readonly width?: number;
  readonly height?: number;
  /** The size of the icon. */
  readonly size?: number;
}

/** The picture on a card: light for things, dark for Action cards. */
export function art(icon: IconName, family: Sort, { width = 112, height = 74, size = 60 }: ArtSize = {}): string {
  const night = family === "action";
  const [x, y] = [(width - size) / 2, (height - size) / 2];
  const all = `width="${width}" height="${height}"`;
  const disc = `cx="${width / 2}" cy="${height / 2}" r="${size * 0.56}"`;
  return `<svg class="art" viewBox="0 0 ${width} ${height}" aria-hidden="true"><rect ${all} fill="${night ? COLOURS.ink700 : "#E3D8BC"}"/><rect ${all} fill="url(#lines)" opacity=".8"/><circle ${disc} fill="${BAND[family]}" opacity="${night ? 0.28 : 0.9}"/><circle ${disc} fill="url(#dots)" opacity="${night ? 0.35 : 0.22}"/>${nestedIcon(icon, x + 3, y + 3.5, size, `fill="${night ? OUTLINE : "#fff7e2"}" opacity=".9"`)}${nestedIcon(icon, x, y, size, `fill="${night ? COLOURS.bone : OUTLINE}"`)}</svg>`;
}

/** The outline of a card with two cut corners. The page styles its stroke (`.edge`). */
export const edge = (width = 112, height = 150, cut = 14): string =>
  `<svg class="edge" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><path d="M${cut},1.2H${width - cut}L${width - 1.2},${cut}V${height - 1.2}H1.2V${cut}Z"/></svg>`;

const TAG = "M7,0H43L50,7V54H0V7Z";

const heap = (lower: string, upper: string, top: string): string =>
  `<svg class="heap" viewBox="0 0 76 66" width="76" height="66" aria-hidden="true"><path d="M13,11h50v54h-50Z" fill="${lower}" stroke="${OUTLINE}" stroke-width="2"/><path d="M10,7h50v54h-50Z" fill="${upper}" stroke="${OUTLINE}" stroke-width="2"/><g transform="translate(7 2)">${top}</g></svg>`;

/** A face-up pile: a pile on the board, or the discard pile with its top card. */
export const pile = (icon: IconName, family: Sort): string =>
  heap(
    "#B8AC8C",
    COLOURS.boneDim,
    `<path d="${TAG}" fill="${COLOURS.bone}" stroke="${OUTLINE}" stroke-width="2"/><path d="M7,1H43L49,7V12H1V7Z" fill="${BAND[family]}"/><circle cx="25" cy="32" r="18" fill="${BAND[family]}" opacity=".85"/><circle cx="25" cy="32" r="18" fill="url(#dots)" opacity=".2"/>${nestedIcon(icon, 8, 15, 34, `fill="${OUTLINE}"`)}`,
  );

const back = (bars: string, icon: IconName): string =>
  `<path d="${TAG}" fill="${COLOURS.ink800}" stroke="${OUTLINE}" stroke-width="2"/><path d="M9,9H41V46H9Z" fill="none" stroke="${bars}" stroke-width="1.6"/><path d="M15,9V46M21,9V46M27,9V46M33,9V46" stroke="${bars}" stroke-width="2.4"/>${nestedIcon(icon, 12, 14, 26, `fill="${COLOURS.bone}"`)}`;

/** A face-down pile: the Search deck, or Michel(le)'s. */
export const pileBack = (deck: "search" | "michel"): string =>
  heap(COLOURS.ink700, COLOURS.ink600, back(deck === "search" ? COLOURS.moonDeep : COLOURS.bloodDeep, deck));

/** The outline of an empty pile. */
export const pileEmpty = (): string =>
  `<svg class="heap" viewBox="0 0 76 66" width="76" height="66" aria-hidden="true"><path transform="translate(7 2)" d="${TAG}" fill="${OUTLINE}" fill-opacity=".35" stroke="${COLOURS.con500}" stroke-width="2" stroke-dasharray="5 4"/></svg>`;
