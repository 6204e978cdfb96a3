// The plan of the prison for wide screens: the building (852 x 508) and the ground around it (980 x 612).
import { dieAt } from "../die";
import { COLOURS, OUTLINE } from "../palette";
import { each, roundTo1, rng } from "../svg";
import { BLOCKS, block, cellBlock } from "./cells";
import { bars, lamp, leaf } from "./fittings";
import { bench, bleacher, box, cabinet, counter, curtain, drain, drip, dumbbell, puddle, showerhead, sickbed, table } from "./furniture";
import { buildingCorners, ORIGIN, WIDE } from "./geometry";
import { checker, room, slabs } from "./rooms";
import { highWalls, post, window, type Wall } from "./walls";

const cafeteria = (): string =>
  room({
    id: "wide-cafeteria",
    corners: buildingCorners("cafeteria"),
    floor: "#EBC373",
    paving: checker(262, 0, 324, 200, 22, "#B98A3C"),
    furniture: counter(420, 21, 156) + table(462, 92, 112, [12, 66]) + table(462, 152, 112, [40]),
    lights: [
      { x: 400, y: 104, rx: 175, ry: 130, glow: 0.62 },
      { x: 530, y: 70, rx: 120, glow: 0.4 },
    ],
    darkness: 0.72,
  });

/** The corridor behind door 3, between the Cell Block and the Yard. It is not a Place. */
const corridor = (): string =>
  room({
    id: "wide-corridor",
    corners: [[262, 200], [586, 200], [586, 262], [262, 262]],
    floor: "#6D7480",
    paving: slabs(262, 200, 324, 62, 31, OUTLINE, 0.4),
    furniture: `<path d="M268,231H580" stroke="${COLOURS.sodium}" stroke-width="2" stroke-dasharray="12 9" opacity=".55"/>`,
    lights: [{ x: 424, y: 230, rx: 110, ry: 70, glow: 0.34 }],
    darkness: 0.84,
  });

const infirmary = (): string =>
  room({
    id: "wide-infirmary",
    corners: buildingCorners("infirmary"),
    floor: "#C7D0D3",
    paving: slabs(262, 262, 238, 246, 20, "#5B6B78", 0.5),
    furniture:
      cabinet(282, 470, 58, 24) + sickbed(438, 352, COLOURS.moon, true) + drip(424, 366) + curtain(416, 424, 62) + sickbed(384, 424, "#8FB0CF", false) + curtain(360, 424, 62),
    lights: [{ x: 410, y: 380, rx: 150, ry: 134, glow: 0.32, cold: true }],
    darkness: 0.76,
  });

const showers = (): string =>
  room({
    id: "wide-showers",
    corners: buildingCorners("showers"),
    floor: "#7E9DB4",
    paving: slabs(500, 262, 220, 246, 14, "#2F4A66", 0.75),
    furniture:
      puddle(600, 420, 1.1) +
      puddle(660, 386, 0.8) +
      puddle(560, 470, 0.7) +
      drain(608, 424, 9) +
      drain(668, 470, 7) +
      drain(540, 420, 7) +
      each([536, 584, 632], (x) => showerhead(x, 490, 180)) +
      each([340, 390, 440], (y) => showerhead(703, y, 90)),
    lights: [{ x: 622, y: 396, rx: 136, ry: 124, glow: 0.36, cold: true }],
    darkness: 0.78,
    dark: "#07121F",
  });

const cracks = `<path d="M600,30l30,22l18,-6l40,30M780,60l-20,34l16,20M640,230l22,-18l30,6" fill="none" stroke="${OUTLINE}" stroke-width="1.4" opacity=".55"/>`;
const court = `<g fill="none" stroke="#E4EEF8" stroke-width="2.6" opacity=".85"><path d="M846,96H772a42,42 0 0 0 0,84H846M772,96V180M846,58C700,58 700,218 846,218"/><circle cx="836" cy="138" r="7"/></g>`;
const hoop = `<path d="M846,120v36" stroke="${OUTLINE}" stroke-width="7"/><path d="M846,120v36" stroke="${COLOURS.con100}" stroke-width="3.5"/><circle cx="834" cy="138" r="6.5" fill="none" stroke="${COLOURS.blood}" stroke-width="3"/>`;
const ball = `<g transform="translate(806 150)"><ellipse cx="5" cy="6" rx="7" ry="4" fill="${OUTLINE}" opacity=".6"/><circle r="6.5" fill="#D9752C" stroke="${OUTLINE}" stroke-width="1.6"/><path d="M-6,0H6M0,-6V6" stroke="${OUTLINE}" stroke-width="1"/></g>`;

const yard = (): string =>
  room({
    id: "wide-yard",
    corners: buildingCorners("yard"),
    floor: "#8196B0",
    paving: cracks + court,
    furniture: bleacher(604, 214, 104, 3) + bench(786, 300) + dumbbell(746, 372, 20) + dumbbell(776, 382, -14) + dumbbell(822, 368, 60) + hoop + ball,
    lights: [
      { x: 726, y: 140, rx: 210, ry: 160, cold: true, glow: 0.3, clears: 0.95 },
      { x: 786, y: 320, rx: 110, cold: true, glow: 0.2, clears: 0.8 },
    ],
    darkness: 0.7,
    dark: "#0A1730",
    over: `<path class="screen" d="M852,0L850,20L640,268L560,200L836,0Z" fill="url(#beam)"/>`,
  });

const solitary = (): string =>
  room({
    id: "wide-solitary",
    corners: buildingCorners("solitary"),
    floor: "#8A7C66",
    paving: slabs(720, 404, 132, 104, 26, OUTLINE, 0.5),
    furniture: `${box(800, 452, 40, 46, "#3C434F")}<path d="M804,460h32v10h-32Z" fill="#8d93a0" stroke="${OUTLINE}" stroke-width="1.2"/><circle cx="738" cy="490" r="8" fill="#49505C" stroke="${OUTLINE}" stroke-width="1.6"/><circle cx="738" cy="490" r="5" fill="${OUTLINE}"/><path d="M764,484v14M769,484v14M774,484v14M779,484v14M761,496l22,-10" stroke="#C3CAD3" stroke-width="1.8" stroke-linecap="round"/>`,
    lights: [{ x: 772, y: 462, rx: 70, ry: 58, glow: 0.3, clears: 0.9 }],
    darkness: 0.86,
    over: `<path class="screen" d="M750,412h20l16,60h-50Z" fill="${COLOURS.sodium}" opacity=".28"/>`,
  });

/** The walls. Gaps are doors. */
const WALLS: readonly Wall[] = [
  [0, 0, 586, 0], [0, 0, 0, 508], [0, 508, 852, 508], [852, 404, 852, 508],
  [262, 0, 262, 84], [262, 122, 262, 212], [262, 250, 262, 388], [262, 426, 262, 508],
  [262, 200, 586, 200], [586, 0, 586, 96], [586, 134, 586, 206], [586, 256, 586, 262],
  [262, 262, 632, 262], [672, 262, 720, 262], [500, 262, 500, 404], [500, 442, 500, 508],
  [720, 262, 720, 508], [720, 404, 852, 404],
];

/** The wall between Block A and Block B, with a gate: rolls 1, 2 and 3 lead from one to the other (11.3). */
const BETWEEN_BLOCKS: readonly Wall[] = [[0, 262, 164, 262], [218, 262, 262, 262]];

const fence = (): string =>
  `<g><path d="M586,0H852V404" fill="none" stroke="${OUTLINE}" stroke-width="13" opacity=".7" transform="translate(-4 7)" filter="url(#b3)"/><path d="M586,-6H858V404H846V6H586Z" fill="url(#chain)" stroke="#C9D8E8" stroke-width="1.6"/>${each([586, 630, 674, 718, 762, 806, 852], (x) => post(x, 0, 4.5, 1.6))}${each([50, 100, 150, 200, 250, 300, 350], (y) => post(852, y, 4.5, 1.6))}<path d="M586,-9c12,-7 12,7 24,0${"s12,7 24,0".repeat(9)}s10,5 22,0" fill="none" stroke="#DCE8F4" stroke-width="1.5"/></g>`;

const doors = (): string =>
  leaf(262, 122, 34, -20) +
  leaf(586, 134, 34, 160) +
  leaf(262, 250, 34, -50) +
  leaf(262, 426, 34, -24) +
  leaf(500, 442, 34, -156) +
  leaf(672, 262, 36, 160) +
  bars(586, 210, 254) +
  `<path d="M740,404h40" stroke="${OUTLINE}" stroke-width="14"/><rect x="742" y="396" width="38" height="15" rx="2" fill="#4A5362" stroke="${OUTLINE}" stroke-width="2"/><rect x="752" y="401" width="18" height="4" fill="${COLOURS.sodium}"/>`;

const gate = (): string => leaf(166, 264, 26, 62) + leaf(216, 264, 26, 118);

const tower = (): string =>
  `<g transform="translate(852 0)"><circle class="screen" r="70" fill="url(#cold)" opacity=".8"/><path d="M-22,-22H22V22H-22Z" fill="${OUTLINE}" transform="translate(5 8)" opacity=".6"/><rect x="-21" y="-21" width="42" height="42" rx="3" fill="#5C6A80" stroke="${OUTLINE}" stroke-width="2.6"/><path d="M-21,-21L21,21M21,-21L-21,21" stroke="${OUTLINE}" stroke-width="2"/><rect x="-11" y="-11" width="22" height="22" fill="#8FA2BC" stroke="${OUTLINE}" stroke-width="2"/><circle cx="-13" cy="13" r="7" fill="#F8FCFF" stroke="${OUTLINE}" stroke-width="2"/></g>`;

function ground(): string {
  const r = rng(11);
  let gravel = "";
  for (let i = 0; i < 240; i++) gravel += `M${roundTo1(r() * 980)},${roundTo1(r() * 608)}h${roundTo1(1 + r() * 2.5)}`;
  let tufts = "";
  for (let i = 0; i < 46; i++) {
    const [x, y] = [r() * 980, r() * 608];
    tufts += `M${roundTo1(x)},${roundTo1(y)}l-2,-5M${roundTo1(x + 2)},${roundTo1(y)}v-6M${roundTo1(x + 4)},${roundTo1(y)}l2,-5`;
  }
  return `<rect width="980" height="612" fill="url(#gnd)"/><path d="${gravel}" stroke="#6C83A3" stroke-width="1.4" opacity=".4"/><path d="${tufts}" stroke="#4E6A86" stroke-width="1.3" opacity=".6" fill="none"/>`;
}

/** The dice at the doors. The page highlights the one that was rolled. */
const dice = (): string =>
  each(Object.entries(WIDE.doors), ([n, [x, y]]) => dieAt(x - ORIGIN[0], y - ORIGIN[1], Number(n), 24, { glow: true }));

const HOUSE = { windows: [24, 124, 224, 324, 424], lamps: lamp(190, 150, "warm") + lamp(190, 340, "warm") };
const TEAM_HOUSE = {
  windows: [22, 106, 190, 284, 364, 444],
  lamps: lamp(190, 30, "warm") + lamp(190, 226, "warm") + lamp(190, 296, "cold") + lamp(190, 484, "cold"),
};

/** The whole plan, 980 x 612. In a team game the Cell Block is two Places. */
export function widePlan(teams: boolean): string {
  const house = teams ? TEAM_HOUSE : HOUSE;
  const cells = teams ? each(BLOCKS, block) : cellBlock();
  const walls = highWalls(teams ? [...WALLS, ...BETWEEN_BLOCKS] : WALLS, each(house.windows, window));
  const lamps = house.lamps + lamp(366, 100, "warm") + lamp(446, 312, "cold") + lamp(676, 318, "cold");
  return (
    `<svg class="stage-art" viewBox="0 0 980 612" aria-hidden="true">${ground()}<g transform="translate(${ORIGIN.join(" ")})">` +
    `<path d="M-12,-12H866V520H-12Z" fill="${OUTLINE}" opacity=".55" filter="url(#b14)" transform="translate(10 14)"/>` +
    `${cells}${cafeteria()}${corridor()}${infirmary()}${showers()}${yard()}${solitary()}${walls}${fence()}${doors()}${teams ? gate() : ""}` +
    `${tower()}${lamps}${dice()}</g></svg>`
  );
}
