import { describe, expect, it } from "vitest";
import type { Own, PackBook } from "../../wire";
import { choicesOf, type Choice } from "../choices";
import { Pack, type Gang } from "../pack.svelte";
import {
  acceptedCards,
  buyChoice,
  canPick,
  clampCigarettes,
  exchangeMoves,
  joinChoice,
  pickableCards,
  pickedKinds,
  pickMoves,
  sellMoves,
  togglePicked,
} from "./compose";

const pack = new Pack({
  kinds: ["spoon", "rope", "knife", "phone", "radio", "magazine"].map((id) => ({ id })),
  places: [],
  team_places: [],
  gangs: [],
  gang_cards: [],
  backgrounds: [],
} as unknown as PackBook);
const choices = (...legal: string[]): Choice[] => choicesOf({ hand: {}, legal } as unknown as Own);

describe("picking cards", () => {
  it("tells two cards of a kind apart, in pack order", () => {
    const cards = pickableCards(pack, ["phone", "spoon", "phone"]);
    expect(cards.map(({ kind }) => kind)).toEqual(["spoon", "phone", "phone"]);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(3);
  });

  it("gives the picked kinds in pack order, not in the order of the clicks", () => {
    const cards = pickableCards(pack, ["spoon", "phone", "phone", "knife"]);
    const [spoon, , phone, otherPhone] = cards.map(({ key }) => key);
    expect(pickedKinds(cards, [otherPhone!, spoon!])).toEqual(["spoon", "phone"]);
    expect(pickedKinds(cards, [otherPhone!, phone!])).toEqual(["phone", "phone"]);
    expect(pickedKinds(cards, [])).toEqual([]);
  });

  it("picks a card, and puts it back on the second click", () => {
    expect(togglePicked(["a"], "b")).toEqual(["a", "b"]);
    expect(togglePicked(["a", "b"], "a")).toEqual(["b"]);
  });

  it("puts the first card back if there are too many", () => {
    expect(togglePicked(["a", "b"], "c", 2)).toEqual(["b", "c"]);
    expect(togglePicked(["a"], "c", 1)).toEqual(["c"]);
  });
});

describe("a sale (6.4)", () => {
  it("is one move per card, and ends", () => {
    expect(sellMoves(["spoon", "phone", "phone"])).toEqual(["sell spoon", "sell phone", "sell phone", "done"]);
  });

  it("of nothing ends a sale that has begun", () => {
    expect(sellMoves([])).toEqual(["done"]);
  });
});

describe("buying (6.5)", () => {
  it("is the legal move of the offer", () => {
    expect(buyChoice(choices("buy one_spoon", "buy two_spoons", "end"), "two_spoons")?.move).toBe("buy two_spoons");
  });

  it("is nothing if the offer is not legal", () => {
    expect(buyChoice(choices("buy one_spoon", "end"), "two_spoons")).toBeUndefined();
  });
});

describe("joining a Gang (5.5)", () => {
  const legal = choices("join cartel phone radio", "join cartel phone magazine", "join crew phone");

  it("is the legal move with exactly the picked cards", () => {
    expect(joinChoice(legal, "cartel", ["phone", "magazine"])?.move).toBe("join cartel phone magazine");
    expect(joinChoice(legal, "crew", ["phone"])?.move).toBe("join crew phone");
  });

  it("is nothing while too few cards are picked, or others", () => {
    expect(joinChoice(legal, "cartel", ["phone"])).toBeUndefined();
    expect(joinChoice(legal, "cartel", ["radio", "magazine"])).toBeUndefined();
    expect(joinChoice(legal, "crew", [])).toBeUndefined();
  });

  it("offers the Accessories that are in the hand, each once, in pack order", () => {
    const gang = { accepts: ["magazine", "phone", "radio"] } as unknown as Gang;
    expect(acceptedCards(pack, gang, { magazine: 2, phone: 1, spoon: 1 })).toEqual(["phone", "magazine"]);
  });
});

describe("an Exchange (11.5)", () => {
  it("is one command: it begins, cards go, then Cigarettes, and it ends", () => {
    expect(exchangeMoves("exchange 2", ["spoon", "phone"], 7)).toEqual(["exchange 2", "offer spoon", "offer phone", "pay 5", "pay 1", "pay 1", "done"]);
  });

  it("does not begin again when the teammate gives back", () => {
    expect(exchangeMoves("", ["knife"], 0)).toEqual(["offer knife", "done"]);
  });

  it("may give nothing", () => {
    expect(exchangeMoves("", [], 0)).toEqual(["done"]);
  });

  it.each([0, 1, 4, 5, 6, 10, 59, 60])("pays %i Cigarettes exactly, in few moves", (sum) => {
    const paid = exchangeMoves("", [], sum).filter((move) => move.startsWith("pay "));
    expect(paid.reduce((total, move) => total + Number(move.slice(4)), 0)).toBe(sum);
    expect(paid.length).toBe(Math.floor(sum / 5) + (sum % 5));
  });

  it("gives whole Cigarettes, no more than the player has and no more than 60", () => {
    expect([-3, 2.7, 9, 500, Number.NaN].map((typed) => clampCigarettes(typed, 8))).toEqual([0, 2, 8, 8, 0]);
    expect(clampCigarettes(500, 100)).toBe(60);
  });
});

describe("discarding, giving and taking", () => {
  it("is one move per card, in pack order", () => {
    expect(pickMoves(pack, "discard", ["phone", "spoon", "phone"])).toEqual(["discard spoon", "discard phone", "discard phone"]);
  });

  it("of one card allows what is legal now", () => {
    expect(["spoon", "rope", "phone"].filter((kind) => canPick(pack, ["rope", "phone"], 1, kind))).toEqual(["rope", "phone"]);
  });

  it("of several cards allows what comes after the first legal card in pack order", () => {
    expect(["spoon", "rope", "knife", "radio"].filter((kind) => canPick(pack, ["knife", "rope"], 2, kind))).toEqual(["rope", "knife", "radio"]);
  });
});
