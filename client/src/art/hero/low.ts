/** Blackgate at night for screens that are wide but not high: the name is lower, the sky shorter, the rest as in `art/hero`. */
import { earthDefs, runner, soil, woods } from "./earth";
import { cellHouse, fence, guard, lampPosts, prisonDefs, tower, wall } from "./prison";
import { sky, skyDefs } from "./sky";
import { title, titleDefs } from "./title";

/** 1440 x 536. The name shrinks towards the searchlight's height, so that the beam still comes from the tower. */
export const heroLow = (): string =>
  `<svg class="hero" viewBox="0 84 1440 536" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
  `<defs>${skyDefs()}${titleDefs()}${prisonDefs()}${earthDefs()}</defs>` +
  `<g transform="translate(0 84)">${sky()}</g><g transform="translate(0 79.2) scale(1 .72)">${title()}</g>` +
  `${cellHouse()}${lampPosts()}${fence()}${tower()}${guard()}${soil(620)}${woods()}${wall()}${runner()}</svg>`;
