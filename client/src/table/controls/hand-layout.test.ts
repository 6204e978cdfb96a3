import { describe, expect, it } from "vitest";
import { handLayout } from "./hand-layout";

describe("the layout of a hand", () => {
  it("lays few cards side by side, in the middle", () => {
    expect(handLayout(3, 600, false)).toEqual({ left: 126, step: 118 });
  });
  it("lets many cards of a fan overlap, inside its width", () => {
    const { left, step } = handLayout(10, 530, false);
    expect(left).toBeGreaterThanOrEqual(4);
    expect(left + 9 * step + 112).toBeLessThanOrEqual(530);
  });
  it("never lets the cards of a strip overlap so much that names are covered", () => {
    expect(handLayout(10, 530, true).step).toBe(100);
    expect(handLayout(2, 530, true)).toEqual({ left: 4, step: 118 });
  });
});
