import { describe, expect, it } from "vitest";
import { plainText, parseInline } from "./markup";

const known = (number: string): boolean => ["5.1", "5.10", "14.6"].includes(number);

describe("inline", () => {
  it("knows bold, italic and code", () => {
    expect(parseInline("a **b** *c* `d`", known)).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", pieces: [{ kind: "text", text: "b" }] },
      { kind: "text", text: " " },
      { kind: "em", pieces: [{ kind: "text", text: "c" }] },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
    ]);
  });
  it("knows clauses by their whole number", () => {
    const clauses = parseInline("(5.10), 14.6. But 9.9, 5.100 and 1.5.1 are none.", known).filter((piece) => piece.kind === "clause");
    expect(clauses.map((piece) => piece.text)).toEqual(["5.10", "14.6"]);
  });
  it("finds clauses in bold text", () => {
    expect(parseInline("**see 5.1**", known)).toEqual([
      {
        kind: "strong",
        pieces: [
          { kind: "text", text: "see " },
          { kind: "clause", text: "5.1" },
        ],
      },
    ]);
  });
  it("leaves HTML what it is: text", () => {
    expect(parseInline("<b>5 * 3</b>", known)).toEqual([{ kind: "text", text: "<b>5 * 3</b>" }]);
  });
});

it("bare text has no marks", () => expect(plainText("**a** *b* `c`")).toBe("a b c"));
