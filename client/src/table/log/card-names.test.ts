import { describe, expect, it } from "vitest";
import type { PackBook } from "../../wire";
import { Pack } from "../pack.svelte";
import { splitAtCardNames } from "./card-names";

const named = (id: string, name: string) => ({ id, name });
const data = {
  kinds: [named("knife", "Knife"), named("link", "Link"), named("corridor_pass", "Corridor Pass"), named("spoon", "Löffel")],
  gang_cards: [named("crew_stash", "Stash")],
  backgrounds: [named("medic", "Medic")],
  places: [],
  team_places: [],
  gangs: [],
} as unknown as PackBook;
const pack = new Pack(data);
const peeks = (text: string) => splitAtCardNames(text, pack).filter((one) => one.subject !== null);

describe("names in a sentence", () => {
  it("finds cards, Gang cards and Backgrounds, and keeps the sentence whole", () => {
    const text = "Vesna plays Corridor Pass, uses up a Knife and reveals the Medic.";
    expect(splitAtCardNames(text, pack).map(({ text: part, tail = "" }) => part + tail).join("")).toBe(text);
    expect(peeks(text).map((one) => one.subject)).toEqual(["kind:corridor_pass", "kind:knife", "background:medic"]);
  });
  it("knows a bent ending, but no other word that begins the same", () => {
    expect(peeks("2 Löffeln").map((one) => one.subject)).toEqual(["kind:spoon"]);
    expect(peeks("Linkedness")).toEqual([]);
  });
  it("keeps the punctuation with its name, so that it does not start a line", () => {
    expect(peeks("« Knife\u202f», a Link (Stash).").map(({ text, tail }) => text + tail)).toEqual(["Knife\u202f»,", "Link", "Stash)."]);
    expect(peeks("You sell a Knife. You earn 4.")[0]).toEqual({ text: "Knife", subject: "kind:knife", tail: "." });
  });
  it("leaves a sentence without names as it is", () => {
    expect(splitAtCardNames("You roll a 4.", pack)).toEqual([{ text: "You roll a 4.", subject: null }]);
  });
});
