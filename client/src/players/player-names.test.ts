import { describe, expect, it } from "vitest";
import { Pack } from "../table/pack.svelte";
import type { PackBook } from "../wire";
import { prisonerName, seatName, seatNames, uniqueLetters } from "./player-names";

const pack = new Pack({
  kinds: [],
  places: [],
  team_places: [],
  gangs: [],
  gang_cards: [],
  backgrounds: [],
  prisoners: [
    { id: "oz", name: "Oz" },
    { id: "moth", name: "Moth" },
  ],
} as unknown as PackBook);

describe("names of seats", () => {
  it("are the names of people, and the prisoners of bots (1.8)", () => {
    const seats = [{ name: "Ana", looks: "moth" as const }, { name: "bot:inmate", looks: "oz" as const }];
    expect(seatNames(seats, pack)).toEqual(["Ana", "Oz"]);
  });

  it("get the number of the seat if two are the same", () => {
    const seats = [{ name: "Oz", looks: "moth" as const }, { name: "Ben", looks: "lark" as const }, { name: "bot:boss", looks: "oz" as const }];
    expect(seatNames(seats, pack)).toEqual(["Oz (0)", "Ben", "Oz (2)"]);
  });

  it("are the same without a pack", () => {
    expect(seatName({ name: "bot:inmate", bot: "inmate", looks: "oz" })).toBe("Oz");
    expect(seatName({ name: "Ana", bot: "", looks: "oz" })).toBe("Ana");
    expect(prisonerName("duchess")).toBe("Duchess");
  });
});

describe("letters of players", () => {
  it("are different, the first free letter of each name", () => {
    expect(uniqueLetters(["Ana", "Anna", "Aa", "Émile", "7"])).toEqual(["A", "N", "B", "É", "7"]);
  });

  it("skip what is no letter or digit", () => {
    expect(uniqueLetters(["-Ben", ""])).toEqual(["B", "A"]);
  });
});
