// The coordinates of rooms and doors on the two plans, for the components that put plates, buttons and tokens on them.
import { outline, type Point } from "./rooms";

export type PlaceId = "cell_block" | "block_a" | "block_b" | "cafeteria" | "infirmary" | "yard" | "showers" | "solitary";
export type PlanName = "wide" | "phone";
export type DieResult = 1 | 2 | 3 | 4 | 5 | 6;
export type Rect = readonly [x: number, y: number, width: number, height: number];

export interface Place {
  readonly corners: readonly Point[];
  /** Space for the name plate: name, dice, Search number and the odds of a move. */
  readonly plate: Rect;
  /** Free floor for tokens; the first rectangle is filled first. */
  readonly stand: readonly [Rect, ...Rect[]];
  /** The position of the buttons of the Place's own actions; null if there are none. */
  readonly tag: Point | null;
}

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** The width of a token if there is enough space. */
  readonly token: number;
  readonly places: Readonly<Record<PlaceId, Place>>;
  /** The doors, by the results of the die (5.2). */
  readonly doors: Readonly<Record<DieResult, Point>>;
}

const rect = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** The position of the building on the wide plan. */
export const ORIGIN: Point = [100, 86];

/** The building, 852 x 508, in coordinates relative to `ORIGIN`. */
const BUILDING: Pick<Plan, "places" | "doors"> = {
  places: {
    cell_block: { corners: rect(0, 0, 262, 508), plate: [130, 22, 120, 86], stand: [[128, 114, 124, 246]], tag: [152, 366] },
    block_a: { corners: rect(0, 0, 262, 262), plate: [12, 20, 100, 86], stand: [[128, 14, 124, 232]], tag: [14, 114] },
    block_b: { corners: rect(0, 262, 262, 246), plate: [12, 286, 100, 86], stand: [[128, 276, 124, 224]], tag: [14, 380] },
    cafeteria: { corners: rect(262, 0, 324, 200), plate: [276, 22, 122, 86], stand: [[272, 112, 304, 80], [410, 50, 168, 58]], tag: [410, 20] },
    infirmary: { corners: rect(262, 262, 238, 246), plate: [276, 284, 120, 86], stand: [[272, 374, 218, 124], [402, 316, 90, 56]], tag: [404, 286] },
    yard: {
      corners: [[586, 0], [852, 0], [852, 404], [720, 404], [720, 262], [586, 262]],
      plate: [602, 22, 122, 86],
      stand: [[600, 140, 244, 112], [732, 256, 112, 84]],
      tag: [602, 110],
    },
    showers: { corners: rect(500, 262, 220, 246), plate: [514, 284, 114, 86], stand: [[510, 374, 200, 124], [634, 280, 76, 92]], tag: null },
    solitary: { corners: rect(720, 404, 132, 104), plate: [730, 410, 112, 42], stand: [[729, 454, 114, 46]], tag: null },
  },
  doors: { 1: [262, 103], 2: [262, 407], 3: [424, 231], 4: [586, 115], 5: [500, 423], 6: [652, 262] },
};

const movePoint = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];
const moveRect = ([x, y, w, h]: Rect, [dx, dy]: Point): Rect => [x + dx, y + dy, w, h];

function movePlace(place: Place, by: Point): Place {
  const [first, ...others] = place.stand;
  return {
    corners: place.corners.map((p) => movePoint(p, by)),
    plate: moveRect(place.plate, by),
    stand: [moveRect(first, by), ...others.map((r) => moveRect(r, by))],
    tag: place.tag && movePoint(place.tag, by),
  };
}

function mapValues<Key extends PropertyKey, A, B>(record: Readonly<Record<Key, A>>, change: (value: A) => B): Record<Key, B> {
  return Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, change(value)])) as Record<Key, B>;
}

/** The corners of a room in coordinates of the building, for drawing it. */
export const buildingCorners = (place: PlaceId): readonly Point[] => BUILDING.places[place].corners;

/** The wide plan, in coordinates of the whole drawing. */
export const WIDE: Plan = {
  width: 980,
  height: 612,
  token: 54,
  places: mapValues(BUILDING.places, (place) => movePlace(place, ORIGIN)),
  doors: mapValues(BUILDING.doors, (door) => movePoint(door, ORIGIN)),
};

/** The plan for phones. It has no action buttons: the actions are below the plan. */
export const PHONE: Plan = {
  width: 360,
  height: 288,
  token: 36,
  places: {
    cell_block: { corners: rect(6, 6, 106, 274), plate: [46, 14, 62, 72], stand: [[60, 88, 49, 186], [10, 90, 46, 184]], tag: null },
    block_a: { corners: rect(6, 6, 106, 134), plate: [10, 12, 46, 72], stand: [[60, 11, 48, 124], [10, 88, 46, 46]], tag: null },
    block_b: { corners: rect(6, 140, 106, 140), plate: [10, 149, 46, 72], stand: [[60, 148, 48, 126], [10, 226, 46, 46]], tag: null },
    cafeteria: { corners: rect(112, 6, 132, 106), plate: [119, 15, 76, 56], stand: [[118, 71, 121, 38], [197, 13, 42, 56]], tag: null },
    infirmary: { corners: rect(112, 140, 102, 140), plate: [119, 150, 78, 56], stand: [[118, 207, 91, 68]], tag: null },
    yard: {
      corners: [[244, 6], [354, 6], [354, 212], [296, 212], [296, 140], [244, 140]],
      plate: [252, 15, 92, 56],
      stand: [[250, 73, 98, 62], [302, 142, 46, 64]],
      tag: null,
    },
    showers: { corners: rect(214, 140, 82, 140), plate: [221, 150, 70, 56], stand: [[220, 207, 71, 68]], tag: null },
    solitary: { corners: rect(296, 212, 58, 68), plate: [297, 221, 56, 22], stand: [[301, 246, 50, 30]], tag: null },
  },
  doors: { 1: [112, 93], 2: [112, 217], 3: [178, 126], 4: [244, 63], 5: [214, 225], 6: [270, 140] },
};

export const PLANS: Readonly<Record<PlanName, Plan>> = { wide: WIDE, phone: PHONE };

/** The outline of a room, for its highlight and its click area. */
export const roomOutline = (place: PlaceId, plan: PlanName): string => outline(PLANS[plan].places[place].corners);
