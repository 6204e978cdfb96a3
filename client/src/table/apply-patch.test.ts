import { describe, expect, it } from "vitest";
import type { Own, PlayerView, Public, TableInfo } from "../wire";
import { merge } from "./apply-patch";

const player = (name: string, points = 0) => ({ name, points, place: "cell_block", dug: [] as string[] }) as unknown as PlayerView;
const table = (): Public => ({ players: [player("Ana"), player("Ben", 3)], deck: 71, asked: { seat: 0 } }) as unknown as Public;

describe("merge", () => {
  it("takes the whole patch if there was nothing", () => {
    expect(merge(null, table())).toEqual(table());
  });

  it("changes nothing with an empty patch", () => {
    expect(merge(table(), {})).toEqual(table());
  });

  it("replaces a value whole", () => {
    const asked = { prompt: "turn" } as unknown as Public["asked"];
    expect(merge(table(), { asked, deck: 70 })).toEqual({ ...table(), asked, deck: 70 });
  });

  it("takes null for a value", () => {
    expect(merge(table(), { asked: null }).asked).toBeNull();
  });

  it("replaces the players if they come as a list", () => {
    expect(merge(table(), { players: [player("Cleo")] }).players).toEqual([player("Cleo")]);
  });

  it("replaces the fields of players that come by seat", () => {
    const base = table();
    const merged = merge(base, { players: { "1": { points: 5 } } });
    expect(merged).toEqual({ ...table(), players: [player("Ana"), player("Ben", 5)] });
    expect(base).toEqual(table());
  });

  it("shares what did not change", () => {
    const base = table();
    expect(merge(base, { players: { "1": { points: 5 } } }).asked).toBe(base.asked);
    expect(merge(base, { deck: 70 }).players).toBe(base.players);
  });

  it("merges own and public state by the same rules", () => {
    const own = { hand: { spoon: 1 }, legal: ["dig spoon"] } as unknown as Own;
    expect(merge(own, { hand: {} })).toEqual({ hand: {}, legal: ["dig spoon"] });
    const info = { phase: "playing", proposal: null } as unknown as TableInfo;
    expect(merge(info, { phase: "over" })).toEqual({ phase: "over", proposal: null });
    expect(merge<Own>(null, own)).toEqual(own);
  });
});
