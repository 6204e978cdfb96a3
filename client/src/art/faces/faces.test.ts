import { describe, expect, it } from "vitest";
import { face, type Looks, PRISONERS } from "./index";

const EVERYBODY: Looks[] = [...PRISONERS, "michel", "michelle"];
const RIM = "#35C4B0";
const MOST_BYTES = 6 * 1024;

const matches = (svg: string, pattern: RegExp): string[] => [...svg.matchAll(pattern)].map((match) => match[1] ?? "");
const ids = (svg: string): string[] => matches(svg, / id="([^"]*)"/g);

/** The tags that are not closed, or closed without being open. Empty if the drawing is well-formed. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closes, name = "", selfCloses] of svg.matchAll(/<(\/?)(\w+)(?: [\w-]+="[^"<>]*")*(\/?)>/g)) {
    if (selfCloses) continue;
    if (closes && open.at(-1) === name) open.pop();
    else open.push(name);
  }
  return open;
}

describe.each(EVERYBODY)("%s", (looks) => {
  const svg = face(looks, RIM, "seat-1");

  it("is well-formed and made of tags only", () => {
    expect(unbalanced(svg)).toEqual([]);
    expect(svg.replace(/<\/?\w+(?: [\w-]+="[^"<>]*")*\/?>/g, "")).toBe("");
  });

  it("keeps to the content policy: no style, no script, nothing from elsewhere", () => {
    expect(svg).not.toMatch(/style=|<script|href=|data:/);
  });

  it("has a number wherever one is drawn", () => {
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
    for (const path of matches(svg, / d="([^"]*)"/g)) expect(path).toMatch(/^M[-\d.,\sMLHVCQAZmlhvcqaz]+$/);
  });

  it("names its clip paths after its place on the page, and uses those it names", () => {
    const named = ids(svg);
    expect(new Set(named).size).toBe(named.length);
    for (const id of named) expect(id).toMatch(/^seat-1-/);
    expect(matches(svg, /url\(#([^)]*)\)/g).sort()).toEqual([...named].sort());
    expect(ids(face(looks, RIM, "seat-2")).filter((id) => named.includes(id))).toEqual([]);
  });

  it("is lit from behind in the colour of its seat", () => {
    expect(svg).toContain(RIM);
    expect(face(looks, "#F4562B", "seat-1")).not.toContain(RIM);
  });

  it("is small enough to be drawn many times over", () => {
    expect(svg.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});

it("draws everybody differently", () => {
  expect(new Set(EVERYBODY.map((looks) => face(looks, RIM, "seat-1"))).size).toBe(EVERYBODY.length);
});
