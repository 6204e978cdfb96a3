// The title on the night sky, half of it in the beam of the searchlight.
import { linear } from "../shared-defs";
import { OUTLINE } from "../palette";
import { each } from "../svg";

const BEAM = "M1086,262L1092,290L-20,402L-20,30Z";
const LETTERING = `font-family="Big Shoulders Stencil Display" font-weight="900" font-size="214" letter-spacing="2"`;

export const titleDefs = (): string =>
  linear("h-beam", [1, 0, 0, 0], [[0, "#FFFBEA", 0.95], [0.3, "#FFE2A0", 0.5], [1, "#FFCF75", 0.14]]) +
  `<clipPath id="h-bc"><path d="${BEAM}"/></clipPath>`;

const word = (x: number, y: number, more = ""): string => `<text x="${x}" y="${y}"${more}>BLACKGATE</text>`;

/** The letters are at x 58 to 950; the light comes from 1086, 276. */
export const title = (): string =>
  `<g ${LETTERING}><g fill="${OUTLINE}">${each([0, 1, 2, 3, 4, 5], (i) => word(60 + 2 * i, 274 + 3 * i))}</g>${word(58, 272, ` fill="#5A74A0" stroke="${OUTLINE}" stroke-width="3" paint-order="stroke"`)}</g>` +
  `<path class="screen beam" d="${BEAM}" fill="url(#h-beam)"/><path d="${BEAM}" fill="url(#lines)" opacity=".07"/>` +
  `<g clip-path="url(#h-bc)" ${LETTERING}>${word(58, 272, ` fill="#FFF4D6"`)}${word(58, 272, ` fill="url(#dots)" opacity=".5"`)}</g>`;
