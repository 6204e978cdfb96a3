import { describe, expect, it } from "vitest";
import type { RuleBook } from "../wire";
import { findParts, fold, markHits, wordsOf } from "./search";

const book: RuleBook = {
  lang: "de",
  told: "de",
  chapters: [
    {
      number: 6,
      title: "Aktionen der Orte",
      parts: [
        { kind: "clause", number: "6.2", text: "*Einen Löffel klauen*: ein Löffel gehört **dir**." },
        { kind: "table", head: ["Du bekommst", "Du zahlst"], rows: [["1 Löffel", "2 Zigaretten"]] },
        { kind: "text", text: "Große Klammern." },
      ],
    },
  ],
};

describe("find", () => {
  it("does not mind accents, capitals or order", () => {
    expect(findParts(book, wordsOf("LOFFEL klau"))).toEqual(["6.2"]);
    expect(findParts(book, wordsOf("loffel"))).toEqual(["6.2", "6-1"]);
  });
  it("finds titles and numbers", () => {
    expect(findParts(book, wordsOf("orte"))).toEqual(["6"]);
    expect(findParts(book, wordsOf("6.2"))).toEqual(["6.2"]);
  });
  it("sees through the markup", () => expect(findParts(book, wordsOf("gehört dir"))).toEqual(["6.2"]));
  it("looks for nothing when nothing is asked", () => expect(findParts(book, wordsOf(" a "))).toEqual([]));
});

describe("marked", () => {
  it("cuts the text as it was written", () => {
    expect(markHits("Großer Löffel", wordsOf("gross löf"))).toEqual([
      { text: "Groß", hit: true },
      { text: "er ", hit: false },
      { text: "Löf", hit: true },
      { text: "fel", hit: false },
    ]);
  });
  it("loses nothing", () => {
    const text = "Fouille 😀 à l’Infirmerie";
    expect(markHits(text, ["infirm"]).map((one) => one.text).join("")).toBe(text);
  });
});

it("fold makes no difference between apostrophes", () => expect(fold("l’Arme")).toBe(fold("l'Arme")));
it("fold keeps digits", () => expect(fold("Ä 5.10 œ")).toBe("a 5.10 oe"));
it("fold takes a curly apostrophe for the one on keyboards", () => expect(fold("Gang’s")).toBe("gang's"));
