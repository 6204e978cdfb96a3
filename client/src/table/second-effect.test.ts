import { describe, expect, it } from "vitest";
import type { Look } from "./table-view";
import { pledged, promised, secondOf, type Pledge } from "./second-effect";

interface Facts {
  seat?: number | null;
  gang?: string | null;
  turns?: number;
  asked?: { prompt: string; seat: number } | null;
  legal?: string[];
  second?: string;
  winners?: number[] | null;
}
/** Seat 1 has a Background of the Cartel before it. */
const look = ({ seat = 1, gang = "cartel", turns = 7, asked = { prompt: "turn", seat: 1 }, legal = ["reveal", "end"], second = "Gain 3 Cigarettes.", winners = null }: Facts = {}): Look =>
  ({
    seat,
    own: seat === null ? null : { background: "arms_dealer", legal },
    public: { turns, asked, winners, players: [{ gang: "cartel" }, { gang }] },
    pack: { background: () => ({ id: "arms_dealer", gang: "cartel", second }) },
  }) as unknown as Look;
const asked = (facts: Facts = {}): Look => look({ asked: { prompt: "second", seat: 1 }, legal: ["second", "pass"], ...facts });
const both = (): Pledge => pledged(look(), true)!;

describe("the second effect of a Background (8.2)", () => {
  it("is for a member of the Gang that the card names", () => {
    expect(secondOf(look())?.id).toBe("arms_dealer");
    expect(secondOf(look({ gang: "crew" }))).toBeNull();
    expect(secondOf(look({ gang: null }))).toBeNull();
  });
  it("is offered neither to who only watches nor by a card that has none", () => {
    expect(secondOf(look({ seat: null }))).toBeNull();
    expect(secondOf(look({ second: "" }))).toBeNull();
  });
  it("is applied without another click by who has said both effects", () => {
    expect(promised(both(), asked())).toBe("second");
  });
  it("is declined where that is the only answer (13.7)", () => {
    expect(promised(both(), asked({ legal: ["pass"] }))).toBe("pass");
  });
  it("is asked about where nothing was said, or no member said it", () => {
    expect(pledged(look(), false)).toBeNull();
    expect(pledged(look({ gang: "crew" }), true)).toBeNull();
    expect(promised(null, asked())).toBeNull();
  });
});

describe("what was said on revealing", () => {
  it("answers no other question, and outlasts those of the first effect", () => {
    const pledge = both();
    for (const [prompt, legal] of [["pick", ["pick 0", "pick 2"]], ["go", ["go yard"]], ["take", ["take knife"]], ["help", ["pass"]]] as const) {
      expect(promised(pledge, look({ asked: { prompt, seat: 1 }, legal: [...legal] }))).toBeNull();
    }
    expect(promised(pledge, asked())).toBe("second");
  });
  it("holds in no other turn", () => {
    expect(promised(both(), asked({ turns: 8 }))).toBeNull();
  });
  it("never answers for another seat, nor for this one while another is asked or shown", () => {
    const pledge = both();
    expect(promised(pledge, asked({ seat: 0, asked: { prompt: "second", seat: 0 } }))).toBeNull();
    expect(promised(pledge, asked({ asked: { prompt: "second", seat: 0 } }))).toBeNull();
    expect(promised(pledge, asked({ seat: null }))).toBeNull();
  });
  it("answers nothing once the game is over or no one is asked", () => {
    expect(promised(both(), asked({ winners: [1] }))).toBeNull();
    expect(promised(both(), asked({ asked: null }))).toBeNull();
  });
});
