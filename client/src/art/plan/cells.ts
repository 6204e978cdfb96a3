// The Cell Block of the wide plan: five cells along a lit corridor, or two Blocks with three cells each (11.1).
import { COLOURS, OUTLINE } from "../palette";
import { each } from "../svg";
import { bars, leaf, moonlight, stencil } from "./fittings";
import { bunk, hole, toilet } from "./furniture";
import { buildingCorners, type PlaceId } from "./geometry";
import { room, slabs } from "./rooms";

const BLANKETS = ["#5E6F8A", "#7A5A4A", "#5E6F8A", "#55715F", "#5E6F8A"] as const;

/** The x coordinate where the cells end and the corridor begins. */
const FRONT = 118;

const divider = (y: number): string =>
  `<path d="M4,${y - 1}H116" stroke="${OUTLINE}" stroke-width="9"/><path d="M4,${y - 1}H116" stroke="#7f8895" stroke-width="5"/>`;

/** The light in a cell: moonlight, and a little light from the corridor. */
const clearing = (y: number, patch: string, middle: number, reach: number): string =>
  `<path d="M8,${y + 18}${patch}" fill="#000" opacity=".7"/><ellipse cx="50" cy="${y + middle}" rx="70" ry="${reach}" fill="url(#hole)" opacity=".82"/>`;

const paving = (y: number, h: number): string =>
  `${slabs(122, y, 140, h, 46, OUTLINE, 0.35)}<rect y="${y}" width="118" height="${h}" fill="#8798B0"/>${slabs(0, y, 118, h, 33, OUTLINE, 0.22)}`;

const lane = (y1: number, y2: number): string =>
  `<path d="M128,${y1}V${y2}M254,${y1}V${y2}" stroke="${COLOURS.sodium}" stroke-width="2.5" stroke-dasharray="16 10" opacity=".5"/>`;

const CELLS = [6, 106, 206, 306, 406] as const;
/** The cell with the hole. Its door is open. */
const DUG = 3;

function cell(y: number, i: number): string {
  const right = i % 2 === 1;
  const dug = i === DUG;
  return (
    moonlight(8, y + 18, 92, 34, 20) +
    (dug ? hole(62, y + 54) : "") +
    bunk(right ? 44 : 12, y + (dug ? 10 : 62), right, BLANKETS[i] ?? BLANKETS[0]) +
    toilet(right ? 12 : 86, y + (dug ? 70 : 12)) +
    (i ? divider(y) : "") +
    (dug ? bars(FRONT, y + 4, y + 38) + leaf(FRONT, y + 40, 34, 32) + bars(FRONT, y + 78, y + 98) : bars(FRONT, y + 4, y + 98))
  );
}

export const cellBlock = (): string =>
  room({
    id: "wide-cell_block",
    corners: buildingCorners("cell_block"),
    floor: "#B8924F",
    paving: paving(0, 508),
    furniture: each(CELLS, cell) + lane(0, 508),
    lights: [
      { x: 190, y: 150, rx: 112, ry: 120, glow: 0.5 },
      { x: 190, y: 340, rx: 112, ry: 120, glow: 0.5 },
      { x: 62, y: 360, rx: 64, glow: 0.6 },
    ],
    darkness: 0.74,
    clearings: each(CELLS, (y) => clearing(y, "l92,20v34l-92,-20Z", 52, 58)),
  });

interface BlockLook {
  readonly place: PlaceId;
  readonly letter: "A" | "B";
  /** The y coordinates of its three cells. */
  readonly cells: readonly [number, number, number];
  readonly blankets: readonly [string, string, string];
  readonly colour: string;
}

/** The Blocks differ in letter, paint and blankets. */
export const BLOCKS: readonly BlockLook[] = [
  { place: "block_a", letter: "A", cells: [8, 92, 176], blankets: ["#5E6F8A", "#7A5A4A", "#7A5A4A"], colour: COLOURS.sodiumHi },
  { place: "block_b", letter: "B", cells: [270, 350, 430], blankets: ["#55715F", "#5E6F8A", "#55715F"], colour: "#CFE6FF" },
];

function blockCell(y: number, i: number, blanket: string): string {
  const dug = i === 2;
  return (
    moonlight(8, y + 12, 92, 28, 16) +
    (dug ? hole(64, y + 52) : "") +
    bunk(dug ? 40 : 12, y + (dug ? 6 : 44), dug, blanket) +
    toilet(dug ? 12 : 88, y + (dug ? 52 : 12)) +
    (i ? divider(y) : "") +
    (dug ? bars(FRONT, y + 4, y + 28) + leaf(FRONT, y + 30, 30, 28) + bars(FRONT, y + 62, y + 76) : bars(FRONT, y + 4, y + 78))
  );
}

/** One of the two Blocks. */
export function block({ place, letter, cells, blankets, colour }: BlockLook): string {
  const corners = buildingCorners(place);
  const [top, bottom] = [corners[0]?.[1] ?? 0, corners[2]?.[1] ?? 0];
  const middle = (top + bottom) / 2;
  const cold = letter === "B";
  return room({
    id: `wide-${place}`,
    corners,
    floor: cold ? "#93A0AE" : "#B8924F",
    paving: paving(top, bottom - top) + stencil(letter, 191, middle + 4, 132, colour),
    furniture: each(cells, (y, i) => blockCell(y, i, blankets[i] ?? blankets[0])) + lane(top, bottom),
    lights: [
      { x: 190, y: middle, rx: 118, ry: 134, glow: 0.5, cold },
      { x: 64, y: cells[2] + 52, rx: 62, ry: 50, glow: 0.55 },
    ],
    darkness: 0.74,
    clearings: each(cells, (y) => clearing(y - 6, "l92,16v28l-92,-16Z", 48, 50)),
  });
}
