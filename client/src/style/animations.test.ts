import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SOURCES = join(import.meta.dirname, "..");
/** The durations that are 0 for people who want no motion. */
const STOPPABLE = /var\(--(t-fast|t-move|t-land|motion|roll)\)/;

it("every animation can be stopped", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css)$/.test(name));
  const animations = files.flatMap((name) => readFileSync(join(SOURCES, name), "utf8").match(/\banimation: [^;]+;/g) ?? []);
  expect(animations.length).toBeGreaterThan(5);
  expect(animations.filter((one) => !STOPPABLE.test(one))).toEqual([]);
});
