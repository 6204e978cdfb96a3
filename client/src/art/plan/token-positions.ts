// The positions of tokens in a room: as large as they fit, with names below them if there is space.
import type { Plan, PlaceId, Rect } from "./geometry";
import type { Point } from "./rooms";

export interface TokenPositions {
  /** The width of a token. */
  readonly size: number;
  /** Whether there is space for names. */
  readonly names: boolean;
  /** The centre of each token, in the order of the players. */
  readonly spots: readonly Point[];
}

/** The additional space of a token with a name. */
const NAME: Readonly<Record<number, Point>> = { 54: [18, 24], 36: [8, 18] };
const GAP = 2;
const SMALLEST = 26;
const STEP = 2;

type Cell = readonly [width: number, height: number];

const columns = (area: Rect, cell: Cell): number => Math.floor(area[2] / cell[0]);
const rows = (area: Rect, cell: Cell): number => Math.floor(area[3] / cell[1]);
const room = (areas: readonly Rect[], cell: Cell): number => areas.reduce((sum, a) => sum + columns(a, cell) * rows(a, cell), 0);

/** n cells centred in one area, row by row. */
function fill([x, y, w, h]: Rect, cell: Cell, n: number, perRow: number, size: number): Point[] {
  const used = Math.ceil(n / perRow);
  const pitchY = Math.min(cell[1], (h - size) / Math.max(1, used - 1));
  const top = y + Math.max(0, (h - pitchY * (used - 1) - cell[1]) / 2) + size / 2;
  return Array.from({ length: n }, (_, i): Point => {
    const line = Math.floor(i / perRow);
    const inLine = Math.min(perRow, n - line * perRow);
    const pitchX = Math.min((w - size) / Math.max(1, inLine - 1), cell[0] * 1.2);
    return [x + w / 2 + ((i % perRow) - (inLine - 1) / 2) * pitchX, top + line * pitchY];
  });
}

/** The areas filled one after the other, each with as many cells as fit. */
function share(areas: readonly Rect[], cell: Cell, n: number, size: number): Point[] {
  const spots: Point[] = [];
  for (const area of areas) {
    const perRow = columns(area, cell);
    const here = Math.min(n - spots.length, perRow * rows(area, cell));
    if (here > 0) spots.push(...fill(area, cell, here, perRow, size));
  }
  return spots;
}

/** The positions of n tokens in a Place. */
export function tokenPositions(plan: Plan, place: PlaceId, n: number): TokenPositions {
  const areas = plan.places[place].stand;
  const [wider, higher] = NAME[plan.token] ?? [0, 0];
  const named: Cell = [plan.token + wider, plan.token + higher];
  if (room(areas, named) >= n) return { size: plan.token, names: true, spots: share(areas, named, n, plan.token) };
  for (let size = plan.token; size >= SMALLEST; size -= STEP) {
    const cell: Cell = [size + GAP, size + GAP];
    if (room(areas, cell) >= n) return { size, names: false, spots: share(areas, cell, n, size) };
  }
  // Too many to fit: the tokens overlap in the first area.
  const lines = Math.max(1, rows(areas[0], [SMALLEST, SMALLEST]));
  return { size: SMALLEST, names: false, spots: fill(areas[0], [SMALLEST, SMALLEST], n, Math.ceil(n / lines), SMALLEST) };
}
