import { describe, expect, it } from "vitest";
import { outstandingValue } from "./statistics";

describe("outstandingValue", () => {
  it("marks the highest value", () => {
    expect(outstandingValue([1, 4, 2])).toBe(4);
    expect(outstandingValue([4, 4, 2])).toBe(4);
  });
  it("marks nothing if all values are the same", () => {
    expect(outstandingValue([0, 0])).toBeNull();
    expect(outstandingValue([3, 3])).toBeNull();
  });
});
