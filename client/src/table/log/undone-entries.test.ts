import { describe, expect, it } from "vitest";
import type { LogLine } from "../session.svelte";
import { undoneEntries, withoutUndone } from "./undone-entries";

const line = (seq: number, undoneSince?: number): LogLine => ({
  seq,
  at: 0,
  what: undoneSince === undefined ? "moved" : "undone",
  seat: 0,
  happened: undoneSince === undefined ? [{ name: "searched", facts: { seat: 0 } }] : [],
  story: ["…"],
  ...(undoneSince === undefined ? {} : { undid: { seat: 0, since: undoneSince } }),
});
const undone = (...lines: LogLine[]): number[] => [...undoneEntries(lines)].sort((one, other) => one - other);

describe("undone entries", () => {
  it("are the moves from the undone command on, up to the undo", () => {
    expect(undone(line(4), line(5), line(6), line(7, 5), line(8))).toEqual([5, 6]);
  });
  it("may have been undone twice, because a later undo goes further back", () => {
    expect(undone(line(4), line(5), line(6, 5), line(7), line(8, 4), line(9))).toEqual([4, 5, 7]);
  });
  it("are none without an undo, and not entries without moves", () => {
    expect(undone(line(4), line(5))).toEqual([]);
    expect(undone(line(4), { ...line(5), what: "proposed", happened: [] }, line(6, 4))).toEqual([4]);
  });
  it("are left out of a story, and so are undos", () => {
    expect(withoutUndone([line(4), line(5), line(6, 5), line(7)]).map(({ seq }) => seq)).toEqual([4, 7]);
  });
});
