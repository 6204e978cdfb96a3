/** A QR code as one SVG path of squares, in a box of one unit per module. */
import { encode } from "uqr";

export interface QrCode {
  size: number;
  path: string;
}

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x},${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}
