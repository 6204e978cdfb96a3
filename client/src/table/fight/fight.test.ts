import { describe, expect, it } from "vitest";
import type { TableView } from "../table-view";
import { isFightQuestion, isInFight, laidWeapons } from "./fight";

const view = (facts: object, seat: number | null = 0, teams = false): TableView => ({ public: facts, seat, teams }) as unknown as TableView;
const laid = (seat: number, kind: string) => ({ seat, kind });

describe("a fight", () => {
  it("keeps Weapons in the order in which they were laid (5.11)", () => {
    const fight = { attacker: 1, defender: 0, tool: "pickaxe", laid: [laid(1, "knife"), laid(0, "blade"), laid(1, "knife")], fists: [] };
    expect(laidWeapons(view({ fight })).map((one) => one.side)).toEqual(["attacker", "defender", "attacker"]);
  });
  it("puts a teammate's Weapon on the side it helps (11.7)", () => {
    const fight = { attacker: 1, defender: 0, tool: "spoon", laid: [laid(1, "knife"), laid(2, "knife")], fists: [3] };
    expect(laidWeapons(view({ fight }, 0, true)).map((one) => one.side)).toEqual(["attacker", "defender", "attacker"]);
  });
  it("lays Michel(le)'s cards between the Weapons (10.7)", () => {
    const fight = { attacker: null, defender: 0, tool: null, laid: [laid(0, "knife")], fists: [] };
    const michel = { shown: ["michel knife spoon+shovel", "michel none"] };
    expect(laidWeapons(view({ fight, michel })).map((one) => one.seat)).toEqual([null, 0, null]);
  });
  it("concerns the fighters, and the player who is asked to help", () => {
    const fight = { attacker: 1, defender: 3, tool: "spoon", laid: [], fists: [] };
    expect(isInFight(view({ fight, asked: { seat: 1, prompt: "lay" } }, 3))).toBe(true);
    expect(isInFight(view({ fight, asked: { seat: 2, prompt: "help" } }, 2))).toBe(true);
    expect(isInFight(view({ fight, asked: { seat: 1, prompt: "lay" } }, 2))).toBe(false);
    expect(isInFight(view({ fight: null }, 2))).toBe(false);
  });
  it("asks its questions in the scene, and others elsewhere", () => {
    const fight = { attacker: 1, defender: 0, tool: null, laid: [], fists: [] };
    expect(isFightQuestion(view({ fight, asked: { seat: 1, prompt: "name" } }))).toBe(true);
    expect(isFightQuestion(view({ fight, asked: { seat: 1, prompt: "surrender" } }))).toBe(false);
    expect(isFightQuestion(view({ fight: null, asked: { seat: 1, prompt: "name" } }))).toBe(false);
  });
});
