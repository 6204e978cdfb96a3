import { describe, expect, it } from "vitest";
import { outstandingValue } from "./statistics";

describe("topOf", () => {
  it("names what stands out", () => {
    expect(outstandingValue([1, 4, 2])).toBe(4);
    expect(outstandingValue([4, 4, 2])).toBe(4);
  });
  it("names nothing where nobody does", () => {
    expect(outstandingValue([0, 0])).toBeNull();
    expect(outstandingValue([3, 3])).toBeNull();
  });
});
