import { ICONS, type IconName } from "./icons";

/** An icon inside a drawing: its box starts at x, y and is `size` wide; `attributes` carries the fill. */
export function nestedIcon(name: IconName, x: number, y: number, size: number, attributes: string): string {
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512" ${attributes}>${ICONS[name]}</svg>`;
}
