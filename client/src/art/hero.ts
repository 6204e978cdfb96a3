// The picture of the home page: a cross-section of the prison at night, with tunnels from the cells to the woods outside.
import { UNDERGROUND_ROOMS, undergroundRooms, earthDefs, ladders, runner, soil, woods, type RoomBox } from "./hero/earth";
import { cellHouse, fence, guard, lampPosts, prisonDefs, tower, wall } from "./hero/prison";
import { sky, skyDefs } from "./hero/sky";
import { title, titleDefs } from "./hero/title";

const MOON_NARROW = ` transform="translate(-216 -22) scale(.64)"`;

const paint = (moonAt?: string): string => `<defs>${skyDefs(moonAt)}${titleDefs()}${prisonDefs()}${earthDefs()}</defs>`;

const aboveGround = (): string => cellHouse() + lampPosts() + fence() + tower() + guard();

/** The whole picture, 1440 x 900. The page writes in the five underground rooms (`UNDERGROUND_ROOMS`). */
export const hero = (list: readonly RoomBox[] = UNDERGROUND_ROOMS): string =>
  `<svg class="hero" viewBox="0 0 1440 900" aria-hidden="true">${paint()}${sky()}${title()}${aboveGround()}${soil(900)}${woods()}${ladders()}${undergroundRooms(list)}${wall()}${runner()}</svg>`;

/** Without underground rooms, 1440 x 620: the page has its own below the picture. */
export const heroBand = (): string =>
  `<svg class="hero" viewBox="0 0 1440 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${paint()}${sky()}${title()}${aboveGround()}${soil(620)}${woods()}${wall()}${runner()}</svg>`;

/** For screens that are wide but not high, 1440 x 536. The title is lower, but at the height of the searchlight on the tower. */
export const heroLow = (): string =>
  `<svg class="hero" viewBox="0 84 1440 536" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${paint()}` +
  `<g transform="translate(0 84)">${sky()}</g><g transform="translate(0 79.2) scale(1 .72)">${title()}</g>` +
  `${aboveGround()}${soil(620)}${woods()}${wall()}${runner()}</svg>`;

/** For phones, 720 x 580: a smaller title, and the tower behind the cell house. */
export const heroNarrow = (): string =>
  `<svg class="hero" viewBox="0 0 720 580" preserveAspectRatio="xMidYMax slice" aria-hidden="true">${paint(MOON_NARROW)}${sky(MOON_NARROW)}` +
  `<g transform="translate(-4 100) scale(.55)">${title()}${tower()}</g><g transform="translate(-40 82.2) scale(.85)">${cellHouse()}${lampPosts(2)}</g>` +
  `<g transform="translate(36 274) scale(.5)">${woods()}</g>${soil(580)}<g transform="translate(36 274) scale(.5)">${wall()}${runner()}</g></svg>`;

export { UNDERGROUND_ROOMS, undergroundRoom, type RoomBox } from "./hero/earth";
