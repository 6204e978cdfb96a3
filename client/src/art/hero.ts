// The home page's picture: Blackgate at night, cut open. Tunnels lead from the cells under the wall to the moonlit woods.
import { UNDERGROUND_ROOMS, undergroundRooms, earthDefs, ladders, runner, soil, woods, type RoomBox } from "./hero/earth";
import { cellHouse, fence, guard, lampPosts, prisonDefs, tower, wall } from "./hero/prison";
import { sky, skyDefs } from "./hero/sky";
import { title, titleDefs } from "./hero/title";

const MOON_NARROW = ` transform="translate(-216 -22) scale(.64)"`;

const paint = (moonAt?: string): string => `<defs>${skyDefs(moonAt)}${titleDefs()}${prisonDefs()}${earthDefs()}</defs>`;

const aboveGround = (): string => cellHouse() + lampPosts() + fence() + tower() + guard();

/** 1440 x 900, with the five chambers the page writes in (`CHAMBERS` has their boxes). */
export const hero = (list: readonly RoomBox[] = UNDERGROUND_ROOMS): string =>
  `<svg class="hero" viewBox="0 0 1440 900" aria-hidden="true">${paint()}${sky()}${title()}${aboveGround()}${soil(900)}${woods()}${ladders()}${undergroundRooms(list)}${wall()}${runner()}</svg>`;

/** The same without chambers, 1440 x 620: for a page that scrolls under it. */
export const heroBand = (): string =>
  `<svg class="hero" viewBox="0 0 1440 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${paint()}${sky()}${title()}${aboveGround()}${soil(620)}${woods()}${wall()}${runner()}</svg>`;

/** The phone's, 720 x 580: the name small enough to be read whole, the tower behind the cell house, the way out at the right. */
export const heroNarrow = (): string =>
  `<svg class="hero" viewBox="0 0 720 580" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${paint(MOON_NARROW)}${sky(MOON_NARROW)}` +
  `<g transform="translate(-4 100) scale(.55)">${title()}${tower()}</g><g transform="translate(-40 82.2) scale(.85)">${cellHouse()}${lampPosts(2)}</g>` +
  `<g transform="translate(36 274) scale(.5)">${woods()}</g>${soil(580)}<g transform="translate(36 274) scale(.5)">${wall()}${runner()}</g></svg>`;

export { UNDERGROUND_ROOMS, undergroundRoom, type RoomBox } from "./hero/earth";
