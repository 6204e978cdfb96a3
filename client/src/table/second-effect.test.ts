import { describe, expect, it } from "vitest";
import type { TableView } from "./table-view";
import { planOnReveal, plannedAnswer, secondEffectOf, type RevealPlan } from "./second-effect";

interface Facts {
  seat?: number | null;
  gang?: string | null;
  turns?: number;
  asked?: { prompt: string; seat: number } | null;
  legal?: string[];
  second?: string;
  winners?: number[] | null;
}
/** Seat 1 has a Background of the Cartel. */
const view = ({ seat = 1, gang = "cartel", turns = 7, asked = { prompt: "turn", seat: 1 }, legal = ["reveal", "end"], second = "Gain 3 Cigarettes.", winners = null }: Facts = {}): TableView =>
  ({
    seat,
    own: seat === null ? null : { background: "arms_dealer", legal },
    public: { turns, asked, winners, players: [{ gang: "cartel" }, { gang }] },
    pack: { background: () => ({ id: "arms_dealer", gang: "cartel", second }) },
  }) as unknown as TableView;
const asked = (facts: Facts = {}): TableView => view({ asked: { prompt: "second", seat: 1 }, legal: ["second", "pass"], ...facts });
const both = (): RevealPlan => planOnReveal(view(), true)!;

describe("the second effect of a Background (8.2)", () => {
  it("is for a member of the Gang that the card names", () => {
    expect(secondEffectOf(view())?.id).toBe("arms_dealer");
    expect(secondEffectOf(view({ gang: "crew" }))).toBeNull();
    expect(secondEffectOf(view({ gang: null }))).toBeNull();
  });
  it("is not offered to spectators, or for a card without one", () => {
    expect(secondEffectOf(view({ seat: null }))).toBeNull();
    expect(secondEffectOf(view({ second: "" }))).toBeNull();
  });
  it("is applied without another click if the player chose both effects", () => {
    expect(plannedAnswer(both(), asked())).toBe("second");
  });
  it("is declined where that is the only answer (13.7)", () => {
    expect(plannedAnswer(both(), asked({ legal: ["pass"] }))).toBe("pass");
  });
  it("is asked about if nothing was chosen, or not by a member", () => {
    expect(planOnReveal(view(), false)).toBeNull();
    expect(planOnReveal(view({ gang: "crew" }), true)).toBeNull();
    expect(plannedAnswer(null, asked())).toBeNull();
  });
});

describe("the choice with a reveal", () => {
  it("answers no other question, and outlasts those of the first effect", () => {
    const revealPlan = both();
    for (const [prompt, legal] of [["pick", ["pick 0", "pick 2"]], ["go", ["go yard"]], ["take", ["take knife"]], ["help", ["pass"]]] as const) {
      expect(plannedAnswer(revealPlan, view({ asked: { prompt, seat: 1 }, legal: [...legal] }))).toBeNull();
    }
    expect(plannedAnswer(revealPlan, asked())).toBe("second");
  });
  it("holds in no other turn", () => {
    expect(plannedAnswer(both(), asked({ turns: 8 }))).toBeNull();
  });
  it("never answers for another seat, nor for this one while another is asked or shown", () => {
    const revealPlan = both();
    expect(plannedAnswer(revealPlan, asked({ seat: 0, asked: { prompt: "second", seat: 0 } }))).toBeNull();
    expect(plannedAnswer(revealPlan, asked({ asked: { prompt: "second", seat: 0 } }))).toBeNull();
    expect(plannedAnswer(revealPlan, asked({ seat: null }))).toBeNull();
  });
  it("answers nothing once the game is over or no one is asked", () => {
    expect(plannedAnswer(both(), asked({ winners: [1] }))).toBeNull();
    expect(plannedAnswer(both(), asked({ asked: null }))).toBeNull();
  });
});
