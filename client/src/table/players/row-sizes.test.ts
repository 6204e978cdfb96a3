import { describe, expect, it } from "vitest";
import { rowSizes } from "./row-sizes";

describe("the sizes of a row", () => {
  it("leaves room for two lines of text above the tunnel", () => {
    for (let height = 55; height <= 110; height++) {
      const { name, bore } = rowSizes(height);
      expect(bore + (name === "roomy" ? 61 : 49)).toBeLessThanOrEqual(height);
    }
  });
  it("draws the tunnel and the picture smaller in a low row, but never not at all", () => {
    expect(rowSizes(95)).toEqual({ name: "roomy", mug: 73, texts: 93, bore: 34 });
    expect(rowSizes(40).bore).toBe(6);
    expect(rowSizes(60).mug).toBeLessThan(rowSizes(80).mug);
  });
});
