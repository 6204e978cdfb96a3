import { describe, expect, it } from "vitest";
import { topOf } from "./statistics";

describe("topOf", () => {
  it("names what stands out", () => {
    expect(topOf([1, 4, 2])).toBe(4);
    expect(topOf([4, 4, 2])).toBe(4);
  });
  it("names nothing where nobody does", () => {
    expect(topOf([0, 0])).toBeNull();
    expect(topOf([3, 3])).toBeNull();
  });
});
