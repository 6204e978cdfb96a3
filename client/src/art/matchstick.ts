import { COLOURS, OUTLINE } from "./palette";
import { roundTo1 } from "./svg";

/** A match stands for an action: lit if it is left, burnt if it is used. */
export function matchstick(lit: boolean, height = 34): string {
  const head = lit
    ? `<path d="M8,1C12,6 14,9 13,13C12,18 4,18 3,13C2,9 6,7 8,1Z" fill="${COLOURS.blood}" stroke="${OUTLINE}" stroke-width="1.8"/><path d="M8,8C10,10 10,14 8,15C6,14 6,10 8,8Z" fill="#FFF3CF"/>`
    : `<circle cx="8" cy="13" r="3.5" fill="${OUTLINE}"/>`;
  return `<svg class="match" viewBox="0 0 16 40" width="${roundTo1(height * 0.4)}" height="${height}" aria-hidden="true"><path d="M8,14V39" stroke="${OUTLINE}" stroke-width="5.5"/><path d="M8,14V38" stroke="${lit ? "#F5E2B8" : "#5a4a33"}" stroke-width="2.6"/>${head}</svg>`;
}
