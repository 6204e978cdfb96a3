import { expect, test } from "vitest";
import { countFriendSeats, draftOf, optionsOf, withOccupant, withPlayerCount, TEAM_SIZES, type Draft } from "./table-draft";
import type { TableOptions } from "../wire";
import { presetDraft, isPreset, PRESETS } from "./presets";

const whos = (draft: Draft): string[] => draft.seats.map((one) => one.who);

test("every preset seats exactly one me, and its teams can be made", () => {
  for (const preset of PRESETS) {
    const draft = presetDraft(preset);
    expect(whos(draft).filter((who) => who === "me")).toHaveLength(1);
    if (draft.options.teams) expect(TEAM_SIZES).toContain(draft.seats.length);
  }
  expect(isPreset("quick")).toBe(true);
  expect(isPreset("toString")).toBe(false);
});

test("presets do not share what can be changed", () => {
  presetDraft("quick").seats[0]!.name = "Ada";
  expect(presetDraft("quick").seats[0]!.name).toBe("");
});

test("bots are told by seat, people are not", () => {
  const asked = optionsOf(presetDraft("teams"));
  expect(asked.players).toBe(4);
  expect(asked.bots).toEqual({ 1: "inmate", 3: "inmate" });
  expect(asked.teams).toBe(true);
});

test("a table that grows takes more of the same, one that shrinks keeps the rest", () => {
  expect(whos(withPlayerCount(presetDraft("quick"), 6)).slice(4)).toEqual(["inmate", "inmate"]);
  expect(whos(withPlayerCount(presetDraft("friends"), 5)).at(-1)).toBe("friend");
  expect(whos(withPlayerCount(presetDraft("quick"), 2))).toEqual(["me", "inmate"]);
});

test("teams and the first player end where they cannot be", () => {
  const teams = presetDraft("teams");
  const draft = { ...teams, options: { ...teams.options, first_player: 3 } };
  expect(withPlayerCount(draft, 6).options).toMatchObject({ teams: true, first_player: 3 });
  expect(withPlayerCount(draft, 3).options).toMatchObject({ teams: false, first_player: null });
});

test("I sit at one seat only", () => {
  expect(whos(withOccupant(presetDraft("quick"), 2, "me"))).toEqual(["inmate", "inmate", "me", "inmate"]);
  expect(whos(withOccupant(presetDraft("quick"), 1, "device"))).toEqual(["me", "device", "inmate", "inmate"]);
});

test("the options of an open table are changed without its bots", () => {
  const options = { ...optionsOf(presetDraft("michel")), bots: { 1: "inmate" } } as TableOptions;
  expect(optionsOf(withPlayerCount(draftOf(options), 5))).toEqual({ ...options, players: 5, bots: {} });
});

test("friends are waited for", () => {
  expect(countFriendSeats(presetDraft("quick"))).toBe(0);
  expect(countFriendSeats(presetDraft("friends"))).toBe(3);
});
