import { ICONS, type IconName } from "./icons";

/** An icon inside a drawing, with its upper left corner at x, y. `attributes` sets its fill. */
export function nestedIcon(name: IconName, x: number, y: number, size: number, attributes: string): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" ${attributes}>${ICONS[name]}</svg>`;
}
