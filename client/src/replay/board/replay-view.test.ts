import { describe, expect, it } from "vitest";
import { assignFaces } from "./replay-view";

describe("dressed", () => {
  it("keeps the looks that a table knows", () => {
    expect(assignFaces(["lark", "vesna"])).toEqual(["lark", "vesna"]);
  });
  it("gives everybody of a record another face", () => {
    const faces = assignFaces(["", "moth", "", "nobody we know", "", ""]);
    expect(faces[1]).toBe("moth");
    expect(new Set(faces).size).toBe(6);
  });
});
