import { describe, expect, it } from "vitest";
import { positionBeside, type Box } from "./position";

const view = { width: 360, height: 740 };
const size = { width: 240, height: 300 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
}

describe("beside", () => {
  it("opens above if there is room", () => {
    expect(positionBeside(box(100, 600, 60, 90), null, size, view)).toEqual({ left: 10, top: 290 });
  });
  it("opens below a thing at the top", () => {
    expect(positionBeside(box(0, 0, 360, 44), null, size, view).top).toBe(54);
  });
  it("opens at the side where the window is wide and low", () => {
    const thing = box(900, 100, 60, 60);
    const spot = positionBeside(thing, null, size, { width: 1440, height: 320 });
    expect(spot).toEqual({ left: 970, top: 8 });
  });
  it("keeps off the finger when the thing fills the window", () => {
    const finger = box(150, 500, 40, 40);
    const spot = positionBeside(box(0, 0, 360, 740), finger, size, view);
    expect(overlaps({ ...spot, ...size }, finger)).toBe(false);
  });
  it("always stays inside the window", () => {
    const spot = positionBeside(box(300, 700, 200, 200), null, { width: 340, height: 720 }, view);
    expect(spot.left).toBeGreaterThanOrEqual(8);
    expect(spot.left + 340).toBeLessThanOrEqual(352);
    expect(spot.top).toBeGreaterThanOrEqual(8);
  });
});
