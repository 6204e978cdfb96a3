import { expect, it } from "vitest";
import { phonePlan } from "./plan/phone-plan";
import { svgImage } from "./svg-image";

it("is a whole drawing with the definitions that it uses", () => {
  const [type, source] = svgImage(phonePlan(false)).split(",") as [string, string];
  expect(type).toBe("data:image/svg+xml");
  const drawing = decodeURIComponent(source);
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" class="stage-art" viewBox="0 0 360 288" aria-hidden="true"><style>/);
  expect(drawing.match(/ id="warm"/g)).toHaveLength(1);
});

it("has only the definitions that it uses, and those that these use", () => {
  const drawing = (used: string) => decodeURIComponent(svgImage(`<svg><rect fill="${used}"/></svg>`));
  expect(drawing("url(#dots)").match(/ id="[^"]+"/g)).toEqual([' id="dots"']);
  expect(drawing("url(#hatch)").match(/ id="[^"]+"/g)).toEqual([' id="hatch"', ' id="lp"']);
  expect(drawing("red")).toContain("<defs></defs>");
});
