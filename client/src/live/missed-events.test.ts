import { describe, expect, it } from "vitest";
import type { LogLine } from "../table/session.svelte";
import { linesAffecting } from "./missed-events";

const line = (seq: number, seat: number, name: string, facts: Record<string, number | string>): LogLine => ({
  seq,
  at: 0,
  what: "moved",
  seat,
  happened: [{ name, facts }],
  story: ["…"],
});

describe("while you were away", () => {
  const log = [
    line(5, 2, "extorted", { seat: 2, target: 0 }),
    line(6, 2, "searched", { seat: 2, place: "yard" }),
    line(7, 0, "laid", { seat: 0, kind: "knife" }),
    line(8, 1, "sent", { seat: 0, place: "solitary" }),
    line(9, 1, "taken", { seat: 0, taker: 1 }),
  ];
  it("lists what others did to this player, and nothing else", () => {
    expect(linesAffecting(log, 0, 0).map((one) => one.seq)).toEqual([5, 8, 9]);
  });
  it("leaves out what was undone", () => {
    const undo: LogLine = { seq: 10, at: 0, what: "undone", seat: 1, happened: [], story: ["…"], undid: { seat: 1, since: 8 } };
    expect(linesAffecting([...log, undo], 0, 0).map((one) => one.seq)).toEqual([5]);
  });
  it("leaves out entries that were on screen", () => {
    expect(linesAffecting(log, 0, 8).map((one) => one.seq)).toEqual([9]);
  });
});
