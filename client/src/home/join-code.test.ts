import { expect, test } from "vitest";
import { codeLetters, parseJoinText } from "./join-code";

test("five letters are a code, however they are written", () => {
  for (const typed of ["abcde", "ABC-DE", " a b c d e ", "AbCdE\n"]) expect(parseJoinText(typed)).toEqual({ code: "ABCDE" });
});

test("a link leads straight to its table", () => {
  expect(parseJoinText("https://prison.example/t/uSWFeaAyU-PyzuUK96fXTw")).toEqual({ table: "uSWFeaAyU-PyzuUK96fXTw", hash: "" });
  expect(parseJoinText("come! http://10.0.0.2:8765/t/a_b-c?x=1#watch=k")).toEqual({ table: "a_b-c", hash: "#watch=k" });
});

test("anything else is nothing yet", () => {
  for (const typed of ["", "abcd", "abcdef", "12345"]) expect(parseJoinText(typed)).toBeNull();
  expect(codeLetters("r4x-yz")).toBe("RXYZ");
});
