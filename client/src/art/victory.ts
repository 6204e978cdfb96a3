// The picture of the end of a game: the winner climbs out of a hole in the wall. 1600 x 900.
import { DOWN, linear, radial } from "./shared-defs";
import { pine } from "./hero/earth";
import { tower } from "./hero/prison";
import { COLOURS, OUTLINE } from "./palette";
import { roundTo1, rng } from "./svg";
import { escapee } from "./victory/figure";
import { breach, GROUND, rubble, wall } from "./victory/wall";

const paint = `<defs>${linear("v-sky", DOWN, [[0, "#050912"], [0.5, "#122341"], [1, "#3F6EA4"]])}${linear("v-stone", [0, 0, 1, 0], [[0, "#3E4B62"], [0.6, "#66758D"], [1, "#8494AB"]])}${radial("v-edge", [[0, "#FFD27A"], [0.6, "#B97A32"], [1, "#6A5335"]], ` cx=".55" cy=".7" r=".75"`)}${radial("v-throat", [[0, "#FFC45A"], [0.35, "#B46E20"], [0.75, "#4A2B0E"], [1, "#1A0F07"]], ` cx=".48" cy=".62" r=".6"`)}${radial("v-deep", [[0, "#FFE7B0", 0.9], [0.3, "#FFB238", 0.45], [1, "#FFB238", 0]], ` cx=".48" cy=".6" r=".5"`)}${linear("v-grass", DOWN, [[0, "#233A5C"], [0.5, "#14233C"], [1, "#080E1A"]])}${linear("v-beam", [1, 0, 0, 0], [[0, "#FFFBEA", 0.9], [0.35, "#FFE2A0", 0.35], [1, "#FFCF75", 0]])}<mask id="v-skym" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="720"><rect width="1600" height="720" fill="#fff"/><circle cx="1350" cy="230" r="560" fill="url(#hole)"/></mask></defs>`;

function stars(): string {
  const r = rng(41);
  let d = "";
  for (let i = 0; i < 150; i++) d += `M${roundTo1(r() * 1600)},${roundTo1(r() * 420)}h${r() < 0.16 ? 3 : 1.5}`;
  return `<path d="${d}" stroke="#D9E9FA" stroke-width="2" opacity=".85"/>`;
}

const moon = `<circle cx="1350" cy="230" r="420" fill="url(#cold)" opacity=".85"/><circle cx="1350" cy="230" r="150" fill="#EEF5FC"/><g fill="#C3D5E8"><circle cx="1302" cy="190" r="28"/><circle cx="1394" cy="272" r="38"/><circle cx="1374" cy="166" r="15"/><circle cx="1288" cy="276" r="18"/><circle cx="1352" cy="222" r="9"/></g><path d="M1350,80A150,150 0 0 1 1350,380A192,192 0 0 0 1350,80Z" fill="url(#dots)" opacity=".9"/>`;

const clouds = `<g fill="#0E1A30"><path d="M1160,292C1230,272 1270,296 1330,284C1400,270 1470,292 1620,276V304C1520,312 1420,302 1340,312C1270,320 1210,308 1160,292Z" opacity=".92"/><path d="M1120,140C1190,126 1240,144 1300,134C1270,152 1190,158 1120,140Z" opacity=".85"/><path d="M520,84C620,62 720,92 820,72C770,100 630,110 520,84Z" opacity=".6"/></g>`;

const sky = `<rect width="1600" height="720" fill="url(#v-sky)"/>${stars()}${moon}<g filter="url(#thr)" opacity=".55"><rect width="1600" height="720" fill="url(#hatch)" mask="url(#v-skym)"/></g>${clouds}`;

const woods = `<path d="M1060,560C1180,516 1300,548 1420,524C1500,510 1560,520 1610,512V740H1060Z" fill="#1B3356"/><path d="M1060,640C1200,604 1380,640 1610,600V760H1060Z" fill="#14273F"/>${pine(1560, 690, 3, "#10213A")}${pine(1440, 672, 2, "#142A48")}${pine(1252, 676, 1.7, "#142A48")}${pine(1340, 706, 2.3, "#0D1B30")}${pine(1498, 724, 2.6, "#0A1527")}${pine(1206, 712, 1.9, "#0C192D")}`;

/** The searchlight, which points away from the hole. */
const watch = `<path class="screen" d="M372,118L376,146L-20,250L-20,-40Z" fill="url(#v-beam)"/><g transform="translate(-700 -146)">${tower()}</g>`;

function meadow(): string {
  const r = rng(43);
  const blades = (y: number, n: number, height: number): string => {
    let d = "";
    for (let i = 0; i < n; i++) d += `M${roundTo1((1600 * (i + r())) / n)},${roundTo1(y + r() * 10)}l${roundTo1(-5 + r() * 10)},${roundTo1(-height * (0.5 + r()))}`;
    return d;
  };
  const path = "M690,714C820,744 1040,740 1180,728C1290,718 1360,722 1430,704L1500,706C1420,736 1310,744 1190,754C1010,768 760,768 620,714Z";
  return (
    `<path d="M-10,${GROUND - 4}C300,690 700,708 1080,698C1260,690 1440,704 1610,696V910H-10Z" fill="url(#v-grass)" stroke="${OUTLINE}" stroke-width="5"/>` +
    `<path d="${path}" fill="#3A4F70" opacity=".5"/><ellipse class="screen" cx="790" cy="728" rx="420" ry="70" fill="url(#warm)" opacity=".85"/><ellipse class="screen" cx="1320" cy="760" rx="420" ry="90" fill="url(#cold)" opacity=".35"/>` +
    `<path d="${blades(712, 170, 15)}" stroke="#4B6E97" stroke-width="2.6" fill="none"/><path d="${blades(780, 120, 22)}" stroke="#2F4A6E" stroke-width="3" fill="none"/><path d="${blades(840, 90, 28)}" stroke="#1B2E4A" stroke-width="4" fill="none"/>`
  );
}

/** Dark leaves at the edges, as if seen from behind bushes. */
const bushes = `<path d="M-20,910V700C30,690 60,724 96,716C130,704 168,742 178,776C220,772 262,812 276,846C312,850 340,880 352,910Z" fill="${OUTLINE}"/><path d="M1620,910V742C1580,728 1552,760 1524,762C1490,762 1466,796 1462,824C1424,826 1392,862 1386,910Z" fill="${OUTLINE}"/><path d="M20,720C60,722 88,746 104,780M96,742C130,752 150,780 156,812M1588,764C1556,772 1536,796 1528,826" fill="none" stroke="#22385A" stroke-width="4" stroke-linecap="round"/>`;

/** The whole picture. `colour` is that of the winner's seat. */
export const victory = (colour: string = COLOURS.sodium): string =>
  `<svg class="victory" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${paint}${sky}${woods}${watch}${wall()}${meadow()}${breach()}<g transform="translate(720 716) scale(.92)">${escapee(colour)}</g>${rubble()}${bushes}</svg>`;
