import { beforeAll, describe, expect, it, vi } from "vitest";
import { texts } from "../i18n/texts.svelte";
import { leadOf } from "./lead";
import type { TableSummary } from "./table-summary";

const NAMES = ["Ana", "Ben", "Cy", "Dee"];
const summary = (points: number[], teams = false): TableSummary =>
  ({
    info: { options: { teams }, seats: points.map((_, seat) => ({ display_name: NAMES[seat] })) },
    public: { target: 12, players: points.map((dug) => ({ points: dug })) },
  }) as unknown as TableSummary;

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await texts.setLanguage("en");
});

describe("who is in the lead", () => {
  it("is the player with the most points", () => {
    expect(leadOf(summary([3, 5, 4]))).toEqual({ names: "Ben", points: 5, goal: 12 });
  });
  it("are all players who share the most points", () => {
    expect(leadOf(summary([5, 5, 4]))!.names).toBe("Ana and Ben");
  });
  it("is no one while all have the same", () => {
    expect(leadOf(summary([0, 0, 0]))).toEqual({ names: "", points: 0, goal: 12 });
    expect(leadOf(summary([2, 2, 2]))).toEqual({ names: "", points: 2, goal: 12 });
    expect(leadOf(summary([1, 2, 2, 1], true))).toEqual({ names: "", points: 3, goal: 12 });
  });
  it("is a team in a team game (11.2)", () => {
    expect(leadOf(summary([3, 5, 4, 1], true))).toEqual({ names: "Team A", points: 7, goal: 12 });
    expect(leadOf(summary([3, 5, 0, 0], true))!.names).toBe("Team B");
  });
  it("is unknown if the state is", () => {
    expect(leadOf({ ...summary([1]), public: null })).toBeNull();
  });
});
