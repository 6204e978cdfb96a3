import { describe, expect, it } from "vitest";
import { dossier, dossierSealed, gangBack, gangEmblem, michelBack, searchBack } from "./card-backs";
import { art, edge, pile, pileBack, pileEmpty } from "./cards";
import { clipboardClip } from "./clipboard-clip";
import { defs } from "./shared-defs";
import { die } from "./die";
import { hero, heroBand, heroNarrow } from "./hero";
import { ICONS } from "./icons";
import { matchstick } from "./matchstick";
import { PLANS, roomOutline, type PlaceId, type Plan, type PlanName, type Rect } from "./plan/geometry";
import type { Point } from "./plan/rooms";
import { tokenPositions } from "./plan/token-positions";
import { phonePlan } from "./plan/phone-plan";
import { widePlan } from "./plan/wide-plan";
import { burst, extortionScene, michelScene, sceneNarrow } from "./extortion-scene";
import { mugshot, token } from "./prisoners";
import { SEAT_STYLES, SHAPES, SMALL_SHAPES } from "./seat-shapes";
import { tunnelRow, wallColumn } from "./tunnels";
import { victory } from "./victory";

const row = (goal: number): string =>
  tunnelRow({ tools: [{ kind: "spoon", points: 1 }, { kind: "shovel", points: 3 }], goal, rowIndex: 1, you: true, seatColour: "#35C4B0" });
const faces = { attacker: "<g/>", defender: "<g/>" };

const DRAWINGS: Record<string, () => string> = {
  art: () => art("pickaxe", "tool") + art("corridor_pass", "action"),
  backs: () => searchBack() + michelBack() + gangBack("crew") + gangEmblem("triad") + dossier() + dossierSealed(),
  clip: clipboardClip,
  defs,
  dice: () => [1, 2, 3, 4, 5, 6].map((n) => die(n)).join(""),
  edge: () => edge(),
  hero: () => hero(),
  "hero, band": heroBand,
  "hero, narrow": heroNarrow,
  icons: () => Object.values(ICONS).join(""),
  matches: () => matchstick(true) + matchstick(false),
  piles: () => pile("blade", "weapon") + pileBack("search") + pileBack("michel") + pileEmpty(),
  mugshots: () => mugshot("moth", 0) + mugshot("michelle", null),
  "plan, phone": () => phonePlan(false),
  "plan, phone, teams": () => phonePlan(true),
  "plan, wide": () => widePlan(false),
  "plan, wide, teams": () => widePlan(true),
  scene: () => extortionScene({ ...faces, landing: [598, 518] }) + burst(),
  "scene, Michel(le)": () => michelScene(faces),
  "scene, narrow": () => sceneNarrow(faces),
  tokens: () => token("moth", 0, "none") + token("michel", null, "hurt"),
  tunnels: () => [8, 10, 12, 16, 20].map(row).join(""),
  "tunnel, nothing dug": () => tunnelRow({ tools: [], goal: 10, rowIndex: 0, seatColour: "#fff" }),
  victory: () => victory(),
  wall: () => wallColumn(380) + wallColumn(190),
};

/** The first tag that is not closed properly; "" if there is none. */
function unbalanced(svg: string): string {
  const open: string[] = [];
  for (const [tag, closing, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return tag;
    } else if (!self) open.push(name ?? "");
  }
  return open.join(" ");
}

describe.each(Object.entries(DRAWINGS))("%s", (_, draw) => {
  it("is well formed", () => {
    expect(unbalanced(draw())).toBe("");
    expect(draw()).not.toMatch(/NaN|undefined|Infinity|\[object/);
  });

  it("has no inline styles, scripts or addresses: the page's policy forbids them", () => {
    expect(draw()).not.toMatch(/style=|<script|<style|\son[a-z]+=|data:|https?:/);
  });

  it("is the same every time", () => {
    expect(draw()).toBe(draw());
  });

  it("uses paint that exists", () => {
    const ids = new Set([...(defs() + draw()).matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    const used = [...draw().matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]);
    expect(used.filter((id) => !ids.has(id))).toEqual([]);
  });
});

it("has a shape and a colour of its own for each of six seats", () => {
  expect(new Set(SEAT_STYLES.map((s) => s.colour)).size).toBe(6);
  expect(new Set(SEAT_STYLES.map((s) => SHAPES[s.shape])).size).toBe(6);
  expect(new Set(SEAT_STYLES.map((s) => SMALL_SHAPES[s.shape])).size).toBe(6);
});

it("keeps the length of a tunnel in proportion to its points", () => {
  const head = (goal: number): number => Number(/class="lantern" cx="([\d.]+)"/.exec(row(goal))?.[1]) - 5;
  expect((head(8) - 102) / (head(16) - 102)).toBeCloseTo(2, 1);
});

const PLACES = Object.keys(PLANS.wide.places) as PlaceId[];
const ROOMS = (Object.keys(PLANS) as PlanName[]).flatMap((plan) => PLACES.map((place): [PlanName, PlaceId] => [plan, place]));

/** Whether a point is inside a polygon, by the number of edges that a ray to the right crosses. */
function inside([x, y]: Point, corners: readonly Point[]): boolean {
  const crossed = corners.filter(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1);
  });
  return crossed.length % 2 === 1;
}

const edges = ([x, y, w, h]: Rect): Point[] => [[x, y], [x + w, y], [x, y + h], [x + w, y + h]];
const overlap = (a: Rect, b: Rect): boolean => a[0] < b[0] + b[2] && b[0] < a[0] + a[2] && a[1] < b[1] + b[3] && b[1] < a[1] + a[3];
const tokenAt = ([x, y]: Point, size: number): Rect => [x - size / 2, y - size / 2, size, size];

describe.each(ROOMS)("%s: %s", (name, place) => {
  const plan: Plan = PLANS[name];
  const { corners, plate, stand, tag } = plan.places[place];

  it("has everything inside the room", () => {
    for (const rect of [plate, ...stand]) for (const corner of edges(rect)) expect(inside(corner, corners), String(corner)).toBe(true);
    if (tag) expect(inside(tag, corners)).toBe(true);
    expect(roomOutline(place, name)).toMatch(/^M.*Z$/);
  });

  it("keeps the floor free of plate and tag", () => {
    for (const rect of stand) {
      expect(overlap(rect, plate)).toBe(false);
      if (tag) expect(overlap(rect, [...tag, 60, 26])).toBe(false);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7])("has room for %i prisoners", (n) => {
    const { spots, size } = tokenPositions(plan, place, n);
    expect(spots).toHaveLength(n);
    for (const spot of spots) {
      const token = tokenAt(spot, size);
      expect(stand.some(([x, y, w, h]) => token[0] >= x - 1 && token[1] >= y - 1 && token[0] + size <= x + w + 1 && token[1] + size <= y + h + 1)).toBe(true);
    }
  });
});

it.each(PLACES.filter((place) => place !== "solitary"))("wide: seven full tokens in %s touch neither each other nor the plate", (place) => {
  const { spots, size } = tokenPositions(PLANS.wide, place, 7);
  expect(size).toBe(54);
  const tokens = spots.map((spot) => tokenAt(spot, size));
  tokens.forEach((a, i) => tokens.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
});

it("has a door for each result of the die", () => {
  for (const plan of Object.values(PLANS)) expect(Object.keys(plan.doors)).toEqual(["1", "2", "3", "4", "5", "6"]);
});
