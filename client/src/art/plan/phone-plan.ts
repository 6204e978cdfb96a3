// The plan of the prison for phones, 360 x 288: the same doors and dice as on the wide plan, less furniture.
import { dieAt } from "../die";
import { COLOURS, OUTLINE } from "../palette";
import { each } from "../svg";
import { bars, moonlight, stencil } from "./fittings";
import { bench, bleacher, bunk, cabinet, counter, drain, hole, puddle, showerhead, sickbed, table } from "./furniture";
import { PHONE, type PlaceId } from "./geometry";
import { at, checker, room, slabs, type Point } from "./rooms";
import { lowWalls, post, type Wall } from "./walls";

const corners = (place: PlaceId): readonly Point[] => PHONE.places[place].corners;

const BLANKETS = ["#5E6F8A", "#7A5A4A", "#5E6F8A", "#55715F", "#5E6F8A"] as const;

const divider = (y: number): string =>
  `<path d="M6,${y - 1}H56" stroke="${OUTLINE}" stroke-width="5"/><path d="M6,${y - 1}H56" stroke="#7f8895" stroke-width="2.4"/>`;

/** A cell of height `h`; with a hole in the floor and an open front if a player digs there. */
function cell(y: number, h: number, right: boolean, dug: boolean, blanket: string): string {
  return (
    moonlight(10, y + 10, 38, 18, 9) +
    at(right ? 20 : 12, y + (dug ? 6 : h - 24), 0.58, bunk(0, 0, right, blanket)) +
    (dug ? at(32, y + h - 20, 0.62, hole(0, 0)) : "") +
    (dug ? bars(57, y + 2, y + 16) + bars(57, y + h - 14, y + h - 2) : bars(57, y + 2, y + h - 2))
  );
}

const clearing = (y: number): string => `<ellipse cx="30" cy="${y + 28}" rx="36" ry="34" fill="url(#hole)" opacity=".8"/>`;

const CELLS = [8, 64, 120, 176, 232] as const;

const cellBlock = (): string =>
  room({
    id: "phone-cell_block",
    corners: corners("cell_block"),
    floor: "#B8924F",
    paving: `<rect width="57" height="286" fill="#8798B0"/>${slabs(57, 0, 56, 286, 28, OUTLINE, 0.3)}`,
    furniture: each(CELLS, (y, i) => cell(y, 56, i % 2 === 1, i === 3, BLANKETS[i] ?? BLANKETS[0]) + (i ? divider(y) : "")),
    lights: [
      { x: 86, y: 90, rx: 56, ry: 66, glow: 0.5 },
      { x: 86, y: 206, rx: 56, ry: 66, glow: 0.5 },
      { x: 32, y: 212, rx: 36, glow: 0.6 },
    ],
    darkness: 0.74,
    clearings: each(CELLS, clearing),
  });

const BLOCKS = [
  { place: "block_a", letter: "A", cells: [8, 74], middle: 74, colour: COLOURS.sodiumHi, floor: "#B8924F", cold: false },
  { place: "block_b", letter: "B", cells: [144, 212], middle: 212, colour: "#CFE6FF", floor: "#93A0AE", cold: true },
] as const;

/** One of the two Blocks of a team game (11.1). */
const block = ({ place, letter, cells, middle, colour, floor, cold }: (typeof BLOCKS)[number]): string =>
  room({
    id: `phone-${place}`,
    corners: corners(place),
    floor,
    paving: `<rect y="${cells[0] - 4}" width="57" height="142" fill="#8798B0"/>${slabs(57, cells[0] - 2, 56, 140, 28, OUTLINE, 0.3)}${stencil(letter, 84, middle, 50, colour)}`,
    furniture: each(cells, (y, i) => cell(y, 66, false, i === 1, cold ? "#55715F" : "#7A5A4A") + (i ? divider(y) : "")),
    lights: [
      { x: 84, y: middle, rx: 58, ry: 70, glow: 0.5, cold },
      { x: 32, y: cells[1] + 46, rx: 34, ry: 26, glow: 0.55 },
    ],
    darkness: 0.74,
    clearings: each(cells, clearing),
  });

const cafeteria = (): string =>
  room({
    id: "phone-cafeteria",
    corners: corners("cafeteria"),
    floor: "#EBC373",
    paving: checker(112, 6, 132, 106, 13, "#B98A3C"),
    furniture: at(196, 16, 0.28, counter(0, 0, 156)) + at(200, 62, 0.36, table(0, 0, 112, [12, 66])) + at(200, 92, 0.36, table(0, 0, 112, [30])),
    lights: [{ x: 168, y: 62, rx: 94, ry: 74, glow: 0.62 }],
    darkness: 0.7,
  });

const corridor = (): string =>
  room({
    id: "phone-corridor",
    corners: [[112, 112], [244, 112], [244, 140], [112, 140]],
    floor: "#6D7480",
    paving: slabs(112, 112, 132, 28, 14, OUTLINE, 0.4),
    furniture: "",
    lights: [{ x: 178, y: 126, rx: 60, ry: 34, glow: 0.34 }],
    darkness: 0.84,
  });

const infirmary = (): string =>
  room({
    id: "phone-infirmary",
    corners: corners("infirmary"),
    floor: "#C7D0D3",
    paving: slabs(112, 140, 102, 140, 12, "#5B6B78", 0.5),
    furniture: at(180, 206, 0.6, sickbed(0, 0, COLOURS.moon, true)) + at(150, 222, 0.6, sickbed(0, 0, "#8FB0CF", false)) + at(122, 258, 0.5, cabinet(0, 0, 44, 24)),
    lights: [{ x: 172, y: 220, rx: 80, ry: 74, glow: 0.32, cold: true }],
    darkness: 0.76,
  });

const showers = (): string =>
  room({
    id: "phone-showers",
    corners: corners("showers"),
    floor: "#7E9DB4",
    paving: slabs(214, 140, 82, 140, 9, "#2F4A66", 0.75),
    furniture:
      at(258, 228, 0.7, puddle(0, 0, 1)) +
      drain(260, 230, 6) +
      drain(236, 250, 5) +
      each([232, 258], (x) => at(x, 270, 0.6, showerhead(0, 0, 180))) +
      each([206, 232], (y) => at(286, y, 0.6, showerhead(0, 0, 90))),
    lights: [{ x: 256, y: 220, rx: 70, glow: 0.36, cold: true }],
    darkness: 0.76,
    dark: "#07121F",
  });

const yard = (): string =>
  room({
    id: "phone-yard",
    corners: corners("yard"),
    floor: "#8196B0",
    paving: `<path d="M350,58H322a18,18 0 0 0 0,36H350M322,58V94" fill="none" stroke="#E4EEF8" stroke-width="2" opacity=".85"/>`,
    furniture: at(326, 158, 0.46, bench(0, 0)) + at(258, 122, 0.5, bleacher(0, 0, 80, 2)),
    lights: [
      { x: 300, y: 76, rx: 96, ry: 86, cold: true, glow: 0.3, clears: 0.95 },
      { x: 330, y: 170, rx: 54, cold: true, glow: 0.2, clears: 0.8 },
    ],
    darkness: 0.7,
    dark: "#0A1730",
    over: `<path class="screen" d="M354,6L352,16L262,140L226,104L346,6Z" fill="url(#beam)"/>`,
  });

const solitary = (): string =>
  room({
    id: "phone-solitary",
    corners: corners("solitary"),
    floor: "#8A7C66",
    paving: slabs(296, 212, 58, 68, 14, OUTLINE, 0.5),
    furniture: `<path d="M324,266v9M328,266v9M332,266v9M336,266v9M322,274l17,-7" stroke="#C3CAD3" stroke-width="1.5" stroke-linecap="round"/>`,
    lights: [{ x: 325, y: 254, rx: 38, glow: 0.3, clears: 0.85 }],
    darkness: 0.86,
  });

/** The walls. Gaps are doors. */
const WALLS: readonly Wall[] = [
  [6, 6, 244, 6], [6, 6, 6, 280], [6, 280, 354, 280], [354, 212, 354, 280],
  [112, 6, 112, 82], [112, 104, 112, 118], [112, 136, 112, 206], [112, 228, 112, 280],
  [112, 112, 244, 112], [244, 6, 244, 52], [244, 74, 244, 116], [112, 140, 259, 140], [281, 140, 296, 140],
  [214, 140, 214, 214], [214, 236, 214, 280], [296, 140, 296, 280], [296, 212, 354, 212],
];

/** The wall between Block A and Block B, with a gate (11.3). */
const BETWEEN_BLOCKS: readonly Wall[] = [[6, 140, 72, 140], [98, 140, 112, 140]];

const fence = (): string =>
  `<path d="M244,3H357V212H351V9H244Z" fill="url(#chain)" stroke="#C9D8E8" stroke-width="1.2"/>${each([262, 286, 310, 334], (x) => post(x, 6, 3, 1.3))}${each([40, 80, 120, 160, 200], (y) => post(354, y, 3, 1.3))}`;

const hatchway = `<rect x="312" y="208" width="22" height="9" fill="#4A5362" stroke="${OUTLINE}" stroke-width="1.6"/><rect x="317" y="211" width="12" height="2.6" fill="${COLOURS.sodium}"/>`;

const tower = `<circle class="screen" cx="352" cy="8" r="26" fill="url(#cold)" opacity=".8"/><rect x="343" y="-1" width="18" height="18" fill="#5C6A80" stroke="${OUTLINE}" stroke-width="2"/><circle cx="346" cy="13" r="4" fill="#F8FCFF" stroke="${OUTLINE}" stroke-width="1.5"/>`;

const dice = (): string => each(Object.entries(PHONE.doors), ([n, [x, y]]) => dieAt(x, y, Number(n), 17, { glow: true }));

/** The whole plan, 360 x 288. In a team game the Cell Block is two Places. */
export function phonePlan(teams: boolean): string {
  const cells = teams ? each(BLOCKS, block) : cellBlock();
  const walls = lowWalls(teams ? [...WALLS, ...BETWEEN_BLOCKS] : WALLS);
  return `<svg class="stage-art" viewBox="0 0 360 288" aria-hidden="true"><rect width="360" height="288" fill="#131D31"/>${cells}${cafeteria()}${corridor()}${infirmary()}${showers()}${yard()}${solitary()}${walls}${fence()}${hatchway}${tower}${dice()}</svg>`;
}
