import { describe, expect, it } from "vitest";
import type { Happening } from "../../wire";
import type { LogLine } from "../session.svelte";
import { logRows, newestRows } from "./log-rows";

const event = (name: string, seat: number): Happening => ({ name, facts: { seat } });
const line = (seq: number, seat: number | null, happened: Happening[], story: string[]): LogLine => ({ seq, at: 0, what: "moved", seat, happened, story });
const rows = (...lines: LogLine[]) => logRows(lines, () => []).map(({ seat, icon, sentences, undone }) => ({ seat, icon, told: sentences.join(" "), undone }));

describe("the rows of the log", () => {
  it("give the start of a turn the mark of the player whose turn it is", () => {
    expect(rows(line(5, 1, [event("turn_began", 2)], ["Turn 3: Duchess is up."]))).toEqual([{ seat: 2, icon: "end", told: "Turn 3: Duchess is up.", undone: false }]);
  });
  it("separate what a player did at the end of a turn from the next turn", () => {
    const entry = line(5, 1, [event("discarded", 1), event("discarded", 1), event("turn_began", 2), event("cigarettes", 2)], ["Oz discards 2 cards.", "Turn 3: Duchess is up.", "Duchess gains 1."]);
    expect(rows(entry)).toEqual([
      { seat: 1, icon: "discard", told: "Oz discards 2 cards.", undone: false },
      { seat: 2, icon: "end", told: "Turn 3: Duchess is up. Duchess gains 1.", undone: false },
    ]);
  });
  it("count events that share a sentence once", () => {
    const entry = line(5, 1, [event("michel_moved", 1), event("turn_began", 2), event("drew", 2), event("drew", 2)], ["Michel moves.", "Turn 3: Duchess is up.", "Duchess draws 2 cards."]);
    expect(rows(entry).map(({ seat }) => seat)).toEqual([1, 2]);
  });
  it("mark what was undone, and give the undo the mark of the player who wanted it", () => {
    const undo: LogLine = { ...line(6, 1, [], ["Ana undoes their last move."]), what: "answered", undid: { seat: 0, since: 5 } };
    expect(rows(line(5, 0, [event("dug", 0)], ["Ana digs."]), undo)).toEqual([
      { seat: 0, icon: "dig", told: "Ana digs.", undone: true },
      { seat: 0, icon: "undo", told: "Ana undoes their last move.", undone: false },
    ]);
  });
  it("leave out entries without a sentence", () => {
    const proposed: LogLine = { ...line(5, 1, [], []), what: "proposed" };
    expect(rows(proposed)).toEqual([]);
    expect(logRows([proposed], () => ["A pause?"]).map(({ sentences }) => sentences)).toEqual([["A pause?"]]);
  });
});

describe("the newest rows", () => {
  const told = (count: number) => logRows(Array.from({ length: count }, (_, i) => line(i + 1, 0, [event("dug", 0)], ["Ana digs."])), () => []);
  const shown = (count: number) => newestRows(told(count), 5).map(({ seq }) => seq);

  it("are all rows if there are few", () => expect(shown(4)).toEqual([1, 2, 3, 4]));
  it("lose the oldest ones only every ten entries", () => {
    expect([shown(23)[0], shown(24)[0], shown(33)[0], shown(34)[0]]).toEqual([10, 20, 20, 30]);
    expect(shown(24)).toEqual([20, 21, 22, 23, 24]);
  });
});
