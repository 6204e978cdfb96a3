import { expect, it } from "vitest";
import type { TableView } from "../table-view";
import { costOf } from "./purchase-price";

const PICKAXE = { id: "pickaxe", gets: "pickaxe", count: 1, costs: 6 };
const KNIFE = { id: "knife", gets: "knife", count: 1, costs: 2 };

const view = (gang_card: string | null): TableView =>
  ({ seat: 0, pack: { gangCard: () => ({ buy_less: 4 }) }, public: { players: [{ gang_card }] } }) as unknown as TableView;

it("costs the printed price without a Gang card (6.5)", () => expect(costOf(view(null), PICKAXE)).toBe(6));
it("costs a member of the Cartel less", () => expect(costOf(view("cartel_fence"), PICKAXE)).toBe(2));
it("never costs less than nothing", () => expect(costOf(view("cartel_fence"), KNIFE)).toBe(0));
