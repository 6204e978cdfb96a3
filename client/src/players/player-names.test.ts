import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "texts:en";
import { PRISONERS } from "../art/faces";
import { uniqueLetters } from "./player-names";

describe("names of prisoners", () => {
  it("are among the texts of the client", () => {
    const bundle = new FluentBundle("en");
    bundle.addResource(new FluentResource(english));
    const names = PRISONERS.map((looks) => bundle.getMessage(`prisoner-${looks}`)?.value);
    expect(names[0]).toBe("Moth");
    expect(names.filter((name) => typeof name !== "string")).toEqual([]);
  });
});

describe("letters of players", () => {
  it("are different, the first free letter of each name", () => {
    expect(uniqueLetters(["Ana", "Anna", "Aa", "Émile", "7"])).toEqual(["A", "N", "B", "É", "7"]);
  });

  it("skip what is no letter or digit", () => {
    expect(uniqueLetters(["-Ben", ""])).toEqual(["B", "A"]);
  });
});
