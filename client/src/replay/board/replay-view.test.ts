import { describe, expect, it } from "vitest";
import { dressed } from "./replay-view";

describe("dressed", () => {
  it("keeps the looks that a table knows", () => {
    expect(dressed(["lark", "vesna"])).toEqual(["lark", "vesna"]);
  });
  it("gives everybody of a record another face", () => {
    const faces = dressed(["", "moth", "", "nobody we know", "", ""]);
    expect(faces[1]).toBe("moth");
    expect(new Set(faces).size).toBe(6);
  });
});
