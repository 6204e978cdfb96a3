import { describe, expect, it } from "vitest";
import type { Choice } from "../choices";
import type { TableView } from "../table-view";
import { fightAnswers, costsOf, helpersOf, type Answer } from "./fight-answers";

const view = (beatings: number, prompt = "answer"): TableView =>
  ({
    seat: 0,
    public: { fight: { attacker: 1, defender: 0, tool: "pickaxe", laid: [], fists: [] }, asked: { seat: 0, prompt }, players: [{ beatings }] },
  }) as unknown as TableView;
const choice = (move: string): Choice => {
  const [verb = "", ...args] = move.split(" ");
  return { move, told: move, verb, args };
};
const cost = (verb: string, beatings: number): string[] => costsOf({ verb } as Answer, view(beatings)).map((one) => one.text);

describe("the answers of a fight", () => {
  it("are grouped by verb, in a fixed order (5.10)", () => {
    const found = fightAnswers(["yield", "lay knife", "lay blade", "cooperate"].map(choice), view(0));
    expect(found.map((one) => [one.verb, one.choices.length])).toEqual([
      ["cooperate", 1],
      ["lay", 2],
      ["yield", 1],
    ]);
  });
  it("have a text for the player's role", () => {
    expect(fightAnswers([choice("lay knife")], view(0))[0]!.text).toBe("answer-lay-defender");
    expect(fightAnswers([choice("lay knife")], view(0, "help"))[0]!.text).toBe("answer-lay-helper");
  });
  it("do not threaten a helper against Michel(le) with the loss of a card (11.8)", () => {
    const helping = view(0, "help");
    helping.public.fight!.attacker = null;
    expect(fightAnswers([choice("lay knife"), choice("pass")], helping).map((one) => one.text)).toEqual(["answer-lay-helper-michel", "answer-pass-helper-michel"]);
  });
  it("let a fighter hold where a teammate can help, and that costs nothing (11.7)", () => {
    const found = fightAnswers(["hold", "lay knife"].map(choice), view(0));
    expect(found.map((one) => one.text)).toEqual(["answer-lay-defender", "answer-hold-defender"]);
    expect(cost("hold", 1)).toEqual([]);
  });
  it("cost a player who gives up the Tool and a Beating, but no third Beating (5.12, 7.1)", () => {
    expect(cost("yield", 1)).toEqual(["cost-lose", "cost-beating"]);
    expect(cost("yield", 2)).toEqual(["cost-lose", "cost-beating-full"]);
  });
  it("cost no Beating with a Gang card that prevents it (13.12), and no card from an empty hand", () => {
    const spared = view(0);
    const pack = { gangCard: (id: string) => ({ id, no_beating: id === "bratva_iron_jaw", spoils: 0 }) };
    const costs = (gang_card: string, text: string): string[] =>
      costsOf({ verb: "yield", text, tool: "pickaxe" } as Answer, { ...spared, pack, public: { ...spared.public, players: [{ beatings: 0, gang_card }] } } as unknown as TableView).map((one) => one.text);
    expect(costs("bratva_iron_jaw", "answer-yield-defender-has")).toEqual(["cost-lose", "cost-none"]);
    expect(costs("bratva_spoils", "answer-yield-empty")).toEqual(["cost-beating"]);
  });
  it("cost a player who cooperates the Tool and no Beating", () => {
    expect(cost("cooperate", 0)).toEqual(["cost-lose", "cost-none"]);
  });
});

describe("giving up", () => {
  const MICHEL = [{ id: "michel knife spoon+shovel", knife: true, tools: ["spoon", "shovel"], copies: 1 }];
  const told = (hand: Record<string, number>, attacker: number | null, defender = 0): (string | undefined)[] => {
    const facts = { fight: { attacker, defender, tool: attacker === null ? null : "pickaxe", laid: [], fists: [] }, michel: { shown: [MICHEL[0]!.id] }, asked: { seat: 0, prompt: "fight" }, players: [] };
    const found = fightAnswers([choice("yield")], { ...view(0), own: { hand }, pack: { data: { michel: MICHEL } }, public: facts } as unknown as TableView)[0];
    return [found?.text, found?.tool];
  };
  it("names the Tool that the defender loses (5.12)", () => {
    expect(told({ pickaxe: 1, link: 2 }, 1)).toEqual(["answer-yield-defender-has", "pickaxe"]);
  });
  it("costs a random card without that Tool, and for the attacker", () => {
    expect(told({ link: 2 }, 1)[0]).toBe("answer-yield-attacker");
    expect(told({ pickaxe: 1 }, 0, 1)[0]).toBe("answer-yield-attacker");
  });
  it("costs no card without one", () => {
    expect(told({ link: 0 }, 1)[0]).toBe("answer-yield-empty");
  });
  it("costs more cards if the winner's Gang card says so, but not more than there are", () => {
    const lost = (hand: Record<string, number>, verb = "yield", attacker = 1): number[] => {
      const fight = { attacker, defender: 1 - attacker, tool: "pickaxe", laid: [], fists: [] };
      const players = [{ beatings: 0, gang_card: verb === "lay knife" ? "bratva_knuckles" : null }, { gang_card: "bratva_knuckles" }];
      const facts = { ...view(0), own: { hand }, pack: { gangCard: () => ({ spoils: 2 }) }, public: { fight, asked: { seat: 0, prompt: "fight" }, players } } as unknown as TableView;
      const [found] = fightAnswers([choice(verb)], facts);
      return [found!.more, ...costsOf(found!, facts).flatMap(({ facts }) => facts?.n ?? [])];
    };
    expect(lost({ pickaxe: 1, link: 4 })).toEqual([2, 1, 2]); // the Pickaxe, and two random cards
    expect(lost({ link: 4 }, "yield", 0)).toEqual([2, 3]);
    expect(lost({ pickaxe: 1, link: 1 })).toEqual([1, 1, 1]);
    expect(lost({ link: 4, knife: 1 }, "lay knife")).toEqual([2]); // what a defender of the Bratva may win
  });
  it("costs one of the Tools on Michel(le)'s first card (10.7)", () => {
    expect(told({ spoon: 1, pickaxe: 1 }, null)).toEqual(["answer-yield-michel-has", "spoon"]);
    expect(told({ spoon: 1, shovel: 1 }, null)[0]).toBe("answer-yield-michel-choice");
    expect(told({ pickaxe: 1 }, null)[0]).toBe("answer-yield-michel-lack");
  });
});

describe("the teammates who are asked to help (11.7)", () => {
  const team = (seat: number | null, places: string[], teams = true): TableView => ({ teams, seat, public: { players: places.map((place) => ({ place })) } }) as unknown as TableView;
  it("are the teammates in the Place, clockwise from the fighter", () => {
    expect(helpersOf(team(2, ["yard", "yard", "yard", "yard", "yard", "yard"]))).toEqual([4, 0]);
    expect(helpersOf(team(2, ["yard", "yard", "yard", "yard", "showers", "yard"]))).toEqual([0]);
  });
  it("are none without teams, or for a spectator", () => {
    expect(helpersOf(team(2, ["yard", "yard", "yard", "yard"], false))).toEqual([]);
    expect(helpersOf(team(null, ["yard", "yard", "yard", "yard"]))).toEqual([]);
  });
});
