import { describe, expect, it } from "vitest";
import { leastHeight, rowSizes } from "./row-sizes";

const TEXTS = { roomy: 61, compact: 49, line: 31 };

describe("the sizes of a row", () => {
  it.each([386, 514])("leaves room for the texts above the tunnel in a row %i wide", (width) => {
    for (let height = leastHeight(width); height <= 95; height++) {
      const { name, bore } = rowSizes(height, width);
      expect(bore + TEXTS[name]).toBeLessThanOrEqual(height);
    }
  });
  it("draws the tunnel and the picture smaller in a low row, but never not at all", () => {
    expect(rowSizes(95, 386)).toEqual({ name: "roomy", mug: 73, texts: 93, bore: 34 });
    expect(rowSizes(40, 386).bore).toBe(6);
    expect(rowSizes(60, 386).mug).toBeLessThan(rowSizes(80, 386).mug);
  });
  it("puts all texts on one line only where they fit", () => {
    expect([rowSizes(40, 514).name, rowSizes(40, 386).name, rowSizes(60, 514).name]).toEqual(["line", "compact", "compact"]);
  });
});
