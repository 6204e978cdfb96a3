import { expect, test } from "vitest";
import { qrCode } from "./qr-code";

test("a link is one path of squares inside its box, with finder patterns and a quiet edge", () => {
  const { size, path } = qrCode("https://prison.example/t/uSWFeaAyU-PyzuUK96fXTw");
  const dark = new Set([...path.matchAll(/M(\d+),(\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));
  expect(path.replace(/M\d+,\d+h1v1h-1z/g, "")).toBe("");
  for (let n = 0; n < size; n++) for (const edge of [`0,${n}`, `${n},0`, `${size - 1},${n}`]) expect(dark.has(edge)).toBe(false);
  expect(dark.has("2,2") && dark.has(`${size - 3},2`) && dark.has(`2,${size - 3}`)).toBe(true);
});
