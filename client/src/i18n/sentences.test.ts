import { expect, it } from "vitest";
import { joinSentences } from "./sentences";

it("separates parts by a full stop", () => {
  expect(joinSentences(["Cell Block", "2 of 6", "You are here"])).toBe("Cell Block. 2 of 6. You are here");
});

it("adds no full stop to a part that has its own mark", () => {
  expect(joinSentences(["Blade", "Part of 2 Knives.", "Extort"])).toBe("Blade. Part of 2 Knives. Extort");
  expect(joinSentences(["Really?", "Yes!", "So…", "on"])).toBe("Really? Yes! So… on");
});

it("leaves out empty parts", () => {
  expect(joinSentences(["", "Rope", "", "Dig", ""])).toBe("Rope. Dig");
  expect(joinSentences([])).toBe("");
});
