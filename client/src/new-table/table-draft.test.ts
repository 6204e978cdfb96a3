import { expect, test } from "vitest";
import { expected, optionsOf, reseated, resized, TEAM_SIZES, type Draft } from "./table-draft";
import { drafted, isPreset, PRESETS } from "./presets";

const whos = (draft: Draft): string[] => draft.seats.map((one) => one.who);

test("every preset seats exactly one me, and its teams can be made", () => {
  for (const preset of PRESETS) {
    const draft = drafted(preset);
    expect(whos(draft).filter((who) => who === "me")).toHaveLength(1);
    if (draft.options.teams) expect(TEAM_SIZES).toContain(draft.seats.length);
  }
  expect(isPreset("quick")).toBe(true);
  expect(isPreset("toString")).toBe(false);
});

test("presets do not share what can be changed", () => {
  drafted("quick").seats[0]!.name = "Ada";
  expect(drafted("quick").seats[0]!.name).toBe("");
});

test("bots are told by seat, people are not", () => {
  const asked = optionsOf(drafted("teams"));
  expect(asked.players).toBe(4);
  expect(asked.bots).toEqual({ 1: "inmate", 3: "inmate" });
  expect(asked.teams).toBe(true);
});

test("a table that grows takes more of the same, one that shrinks keeps the rest", () => {
  expect(whos(resized(drafted("quick"), 6)).slice(4)).toEqual(["inmate", "inmate"]);
  expect(whos(resized(drafted("friends"), 5)).at(-1)).toBe("friend");
  expect(whos(resized(drafted("quick"), 2))).toEqual(["me", "inmate"]);
});

test("teams and the first player end where they cannot be", () => {
  const teams = drafted("teams");
  const draft = { ...teams, options: { ...teams.options, first_player: 3 } };
  expect(resized(draft, 6).options).toMatchObject({ teams: true, first_player: 3 });
  expect(resized(draft, 3).options).toMatchObject({ teams: false, first_player: null });
});

test("I sit at one seat only", () => {
  expect(whos(reseated(drafted("quick"), 2, "me"))).toEqual(["inmate", "inmate", "me", "inmate"]);
  expect(whos(reseated(drafted("quick"), 1, "device"))).toEqual(["me", "device", "inmate", "inmate"]);
});

test("friends are waited for", () => {
  expect(expected(drafted("quick"))).toBe(0);
  expect(expected(drafted("friends"))).toBe(3);
});
