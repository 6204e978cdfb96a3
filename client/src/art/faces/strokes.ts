/** Helpers to draw faces: flat shapes and round lines in a box of 200 x 240, light from the left. */

/** The drawing of a prisoner. `rim` is the colour of the light behind them; `id` makes the ids inside unique. */
export type Drawing = (rim: string, id: string) => string;

export const INK = "#0A111E";
export const CLOTH = "#C9CDD2";
export const LINEN = "#E9E6DC";
export const WHITE = "#F6EEDC";
const GLINT = "#fff";

const veil = (opacity: number): string => (opacity === 1 ? "" : ` opacity="${opacity}"`);
const round = (n: number): number => Math.round(n * 10) / 10;

/** A flat shape. */
export const fill = (colour: string, d: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${veil(opacity)}/>`;

/** A line. `face` sets round ends and corners for the whole drawing. */
export const line = (colour: string, width: number, d: string, opacity = 1): string =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${veil(opacity)}/>`;

/** A flat shape with an outline. */
export const shape = (colour: string, edge: string, width: number, d: string): string =>
  `<path d="${d}" fill="${colour}" stroke="${edge}" stroke-width="${width}"/>`;

export const disc = (colour: string, x: number, y: number, r: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"/>`;

export const ring = (colour: string, width: number, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" stroke="${colour}" stroke-width="${width}"/>`;

/** Parts that are clipped to an outline: the shadow on a head, the pattern of a cloth. */
export const within = (id: string, outline: string, ...parts: string[]): string =>
  `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${parts.join("")}</g>`;

/** The prison shirt: three stripes inside its outline, and the shaded half. */
export const shirt = (id: string, outline: string, shade: string): string =>
  fill(CLOTH, outline) +
  within(`${id}-shirt`, outline, line(INK, 7, "M0,196H200M0,212H200M0,228H200", 0.85)) +
  fill(INK, shade, 0.82);

/** An open eye in the light: `dx` is the direction it looks in, `lid` the thickness of the upper lid. */
export function eye(x: number, y: number, w: number, iris = INK, { dx = 0, lid = 2.8, white = WHITE } = {}): string {
  const [left, right, top] = [x - w, x + w, round(y - w * 0.62)];
  const [inner, outer, low, crease] = [round(x - w * 0.5), round(x + w * 0.5), round(y + w * 0.42), round(y - w * 0.72)];
  return (
    fill(white, `M${left},${y + 1}C${inner},${top} ${outer},${top} ${right},${y + 0.5}C${round(x + w * 0.4)},${low} ${inner},${low} ${left},${y + 1}Z`) +
    disc(iris, x + dx, y - 0.6, w * 0.4) +
    disc(GLINT, x + dx - 1.2, y - 1.8, w * 0.12) +
    line(INK, lid, `M${left - 1},${y + 1}C${inner},${crease} ${outer},${crease} ${right + 1},${y + 0.5}`)
  );
}

/** The eye in the dark half: a highlight and a pupil. */
export function slit(x: number, y: number, w: number, gleam = WHITE): string {
  const [left, right, top, low] = [round(x - w * 0.4), round(x + w * 0.5), round(y - w * 0.45), round(y + w * 0.3)];
  return (
    fill(gleam, `M${x - w},${y + 1}C${left},${top} ${right},${top} ${x + w},${y}C${round(x + w * 0.3)},${low} ${left},${low} ${x - w},${y + 1}Z`) +
    disc(INK, x, y - 0.3, w * 0.36)
  );
}
