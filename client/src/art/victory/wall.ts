// The wall of the prison from outside, with a hole at its foot. Ground level is y 700, the centre of the hole x 720.
import { OUTLINE } from "../palette";
import { roundTo1, rng } from "../svg";

const TOP = 226;
export const GROUND = 700;
/** The right end of the wall. Beyond it are the woods. */
const CORNER = 1080;

/** The outer edge of the hole, then the inner one. */
const HOLE =
  "M556,704L548,668L566,640L552,604L580,588L574,548L606,540L612,506L650,512L664,482L704,492L730,470L764,486L792,480L806,512L840,516L838,552L872,566L862,602L890,624L876,658L892,704Z";
const THROAT = "M582,704L576,668L592,644L582,612L604,598L602,564L630,556L638,528L664,532L680,508L712,514L734,498L762,510L782,506L790,534L814,540L814,570L842,582L834,612L858,632L846,662L862,704Z";

/** Rows of stones. Every second row is shifted by half a stone, and each stone a little at random. */
function courses(): { joints: string; pale: string; dark: string } {
  const r = rng(31);
  let [joints, pale, dark] = ["", "", ""];
  for (let y = TOP, row = 0; y < GROUND; y += 43, row++) {
    joints += `M-10,${y}H${CORNER}`;
    for (let x = row % 2 ? -40 : 12; x < CORNER; x += 104) {
      const at = roundTo1(x + r() * 16);
      const height = Math.min(43, GROUND - y);
      joints += `M${at},${y}v${height}`;
      const stone = `M${at},${y}h104v${height}h-104Z`;
      const chance = r();
      if (chance < 0.14) pale += stone;
      else if (chance > 0.84) dark += stone;
    }
  }
  return { joints, pale, dark };
}

const CRACKS = "M704,492L690,440L712,404L694,350M806,512L850,470L846,432L884,402M574,548L520,530L498,486L452,474M890,624L944,612L966,576M548,668L500,660L478,682M650,512L622,470L634,430";

const razor = `<path d="M-14,192${"a20,20 0 1 1 30,0".repeat(38)}" fill="none" stroke="${OUTLINE}" stroke-width="5"/><path d="M-14,192${"a20,20 0 1 1 30,0".repeat(38)}" fill="none" stroke="#C6D8EA" stroke-width="2.2"/><path d="M-10,184H${CORNER + 50}" stroke="${OUTLINE}" stroke-width="4"/><path d="M-10,183H${CORNER + 50}" stroke="#9DB2CB" stroke-width="1.6"/>`;

/** The end of the wall, its narrow side in the moonlight. */
const buttress = `<path d="M${CORNER},212H1150V720H${CORNER}Z" fill="#8FA0B6" stroke="${OUTLINE}" stroke-width="5"/><path d="M${CORNER},212H1104V720H${CORNER}Z" fill="${OUTLINE}" opacity=".4"/><path d="M1142,214V718" stroke="#E6F1FC" stroke-width="8"/><path d="M${CORNER},262h70M${CORNER},312h70M${CORNER},362h70M${CORNER},412h70M${CORNER},462h70M${CORNER},512h70M${CORNER},562h70M${CORNER},612h70M${CORNER},662h70M1112,212v50M1126,262v50M1108,312v50M1124,362v50M1110,412v50M1128,462v50M1110,512v50M1124,562v50M1108,612v50M1126,662v58" stroke="${OUTLINE}" stroke-width="2.4" opacity=".75"/><path d="M1064,196H1166V222H1064Z" fill="#A7B5C7" stroke="${OUTLINE}" stroke-width="5"/><path d="M1066,199H1164" stroke="#E6F1FC" stroke-width="3"/><path d="M1070,700H1160L1172,728H1058Z" fill="#6C7A90" stroke="${OUTLINE}" stroke-width="5"/>`;

export function wall(): string {
  const { joints, pale, dark } = courses();
  const face = `M-10,${TOP}H${CORNER}V${GROUND}H-10Z`;
  return (
    `<clipPath id="v-face"><path d="${face}"/></clipPath>` +
    `<mask id="v-lit" maskUnits="userSpaceOnUse" x="-10" y="${TOP}" width="1100" height="480"><rect x="-10" y="${TOP}" width="1100" height="480" fill="#fff"/><ellipse cx="740" cy="610" rx="420" ry="300" fill="url(#hole)"/><ellipse cx="1120" cy="360" rx="300" ry="360" fill="url(#hole)" opacity=".85"/></mask>` +
    `<path d="${face}" fill="url(#v-stone)" stroke="${OUTLINE}" stroke-width="5"/><g clip-path="url(#v-face)"><path d="${pale}" fill="#DCE8F6" opacity=".13"/><path d="${dark}" fill="${OUTLINE}" opacity=".28"/><path d="${joints}" fill="none" stroke="${OUTLINE}" stroke-width="3" opacity=".8"/><path d="${joints}" fill="none" stroke="#B9CBE0" stroke-width="1.2" opacity=".28" transform="translate(2 3)"/>` +
    `<path d="${face}" fill="#050A14" opacity=".78" mask="url(#v-lit)"/><g filter="url(#thr)" opacity=".8"><path d="${face}" fill="url(#hatch)" mask="url(#v-lit)"/></g>` +
    `<ellipse class="screen" cx="760" cy="620" rx="330" ry="260" fill="url(#warm)" opacity=".6"/><path d="M-10,${GROUND - 26}H${CORNER}V${GROUND}H-10Z" fill="${OUTLINE}" opacity=".35"/></g>` +
    `<path d="M-14,200H${CORNER}V${TOP + 6}H-14Z" fill="#5F6E85" stroke="${OUTLINE}" stroke-width="5"/><path d="M-14,204H${CORNER}" stroke="#B7C8DC" stroke-width="3"/>${razor}${buttress}` +
    `<path d="${CRACKS}" fill="none" stroke="${OUTLINE}" stroke-width="4.5" stroke-linejoin="round"/><path d="${CRACKS}" fill="none" stroke="#FFC873" stroke-width="1.4" opacity=".7" transform="translate(2.5 1.5)"/>`
  );
}

/** The hole: broken stone, and the lit tunnel behind it. */
export const breach = (): string =>
  `<path d="${HOLE}" fill="url(#v-edge)" stroke="${OUTLINE}" stroke-width="6" stroke-linejoin="round"/><path d="M556,704L582,704M548,668L576,668M566,640L592,644M552,604L582,612M580,588L604,598M574,548L602,564M606,540L630,556M612,506L638,528M650,512L664,532M664,482L680,508M704,492L712,514M730,470L734,498M764,486L762,510M792,480L782,506M806,512L790,534M840,516L814,540M838,552L814,570M872,566L842,582M862,602L834,612M890,624L858,632M876,658L846,662" stroke="${OUTLINE}" stroke-width="2.4" opacity=".65"/><path d="${THROAT}" fill="url(#v-throat)" stroke="${OUTLINE}" stroke-width="4" stroke-linejoin="round"/>` +
  `<clipPath id="v-in"><path d="${THROAT}"/></clipPath><g clip-path="url(#v-in)"><path d="M640,704V566L724,530L800,566V704" fill="none" stroke="${OUTLINE}" stroke-width="20"/><path d="M640,704V566L724,530L800,566V704" fill="none" stroke="#7A4E1E" stroke-width="11"/><path d="M664,704V588L724,560L778,588V704" fill="none" stroke="${OUTLINE}" stroke-width="12"/><path d="M664,704V588L724,560L778,588V704" fill="none" stroke="#B27A35" stroke-width="6"/><path class="screen" d="M560,470H890V710H560Z" fill="url(#v-deep)"/><path d="M560,690L660,664L780,662L890,690V710H560Z" fill="#3A230C" stroke="${OUTLINE}" stroke-width="3"/></g>`;

/** Stones on the ground in front of the hole. */
export const rubble = (): string =>
  [
    ["M508,718l14,-26l34,-6l20,22l-10,18h-44Z", "#78879D"],
    ["M560,726l10,-20l28,-2l14,18l-12,14h-30Z", "#9A7A4E"],
    ["M868,722l8,-28l36,-10l28,20l-6,26h-50Z", "#A58453"],
    ["M930,732l12,-18l26,2l10,18l-16,10h-24Z", "#78879D"],
    ["M456,730l8,-14l22,-2l8,14l-10,8h-20Z", "#5B6980"],
    ["M838,740l8,-14l22,-2l10,14l-12,8h-20Z", "#C69A58"],
    ["M618,742l8,-12l20,0l8,12l-12,6h-16Z", "#B98C4C"],
    ["M996,738l8,-12l20,-2l10,14l-12,6h-18Z", "#5B6980"],
  ]
    .map(([d, fill]) => `<path d="${d}" fill="${OUTLINE}" opacity=".5" transform="translate(10 8)"/><path d="${d}" fill="${fill}" stroke="${OUTLINE}" stroke-width="3.4" stroke-linejoin="round"/>`)
    .join("");
