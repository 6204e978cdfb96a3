/** Pictures of prisoners: mugshots, and tokens in the shape of a seat. */
import { face, type Looks } from "./faces";
import { COLOURS, OUTLINE } from "./palette";
import { SEAT_STYLES, SHAPES } from "./seat-shapes";

/** Around a token: `can` if it can be chosen, `hurt` if that harms the player. */
export type Ring = "none" | "can" | "hurt";

/** The colour of a seat, or of Michel(le). */
export const colourOf = (seat: number | null): string => (seat === null ? COLOURS.blood : SEAT_STYLES[seat]!.colour);

export function mugshot(looks: Looks, seat: number | null): string {
  const colour = colourOf(seat);
  return `<svg viewBox="12 14 176 206" aria-hidden="true"><rect width="200" height="240" fill="#59657A"/><path d="M0,40H200M0,90H200M0,140H200M0,190H200" stroke="#8894A6" stroke-width="2"/><rect width="200" height="240" fill="url(#dots)" opacity=".35"/>${face(looks, colour, "mugshot")}</svg>`;
}

/** Space around the box of 100 x 100 of a token, for the ring. */
export const TOKEN_MARGIN = 20;

export function token(looks: Looks, seat: number | null, ring: Ring): string {
  const frame = seat === null ? SHAPES.diamond : SHAPES[SEAT_STYLES[seat]!.shape];
  const colour = colourOf(seat);
  const glow = ring === "can" ? COLOURS.sodium : COLOURS.blood;
  const rings =
    ring === "none"
      ? ""
      : `<path d="${frame}" fill="none" stroke="${glow}" stroke-width="17" opacity=".35"/><path d="${frame}" fill="none" stroke="${glow}" stroke-width="14"/>`;
  const inside = `<rect width="100" height="100" fill="${colour}"/><rect width="100" height="100" fill="url(#dots)" opacity=".28"/><g transform="translate(-18 -8) scale(.68)">${face(looks, colour, "face")}</g>`;
  const outline = `<path d="${frame}" fill="none" stroke="${OUTLINE}" stroke-width="7"/><path d="${frame}" fill="none" stroke="${colour}" stroke-width="3.2"/>`;
  const box = `${-TOKEN_MARGIN} ${-TOKEN_MARGIN} ${100 + 2 * TOKEN_MARGIN} ${100 + 2 * TOKEN_MARGIN}`;
  return `<svg viewBox="${box}" aria-hidden="true"><clipPath id="frame"><path d="${frame}"/></clipPath>${rings}<g clip-path="url(#frame)">${inside}</g>${outline}</svg>`;
}
