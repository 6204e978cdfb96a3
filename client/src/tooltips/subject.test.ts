import { describe, expect, it } from "vitest";
import { subjectOf } from "./subject";

describe("subjectOf", () => {
  it("parses the attribute", () => {
    expect(subjectOf("rule:5.10")).toEqual({ sort: "rule", id: "5.10" });
    expect(subjectOf("michel:knife:spoon")).toEqual({ sort: "michel", id: "knife:spoon" });
  });
  it("knows nothing else", () => {
    for (const text of [undefined, "", "kind", "kind:", "hand:knife"]) expect(subjectOf(text)).toBeNull();
  });
});
