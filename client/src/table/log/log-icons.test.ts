import { expect, it } from "vitest";
import { logIcon } from "./log-icons";

const happened = (name: string, facts: Record<string, string> = {}) => [{ name, facts }];

it.each([
  ["held", "team"],
  ["dug", "dig"],
  ["beaten", "beating"],
  ["michel_moved", "michel"],
])("the event %s has the icon %s", (name, icon) => expect(logIcon("moved", happened(name))).toBe(icon));

it("tells crafting and trading from other cards that come and go", () => {
  expect(logIcon("moved", happened("took", { why: "craft" }))).toBe("craft");
  expect(logIcon("moved", happened("discarded", { why: "trade" }))).toBe("sell");
  expect(logIcon("moved", happened("took"))).toBe("plus");
});

it("tells fists from Weapons", () => {
  expect(logIcon("moved", happened("laid", { kind: "fists" }))).toBe("beating");
  expect(logIcon("moved", happened("laid", { kind: "blade" }))).toBe("knife");
});

it("falls back to the kind of the entry", () => {
  expect(logIcon("stood_in", [])).toBe("bot");
  expect(logIcon("anything", [])).toBe("bookmark");
});
