// Above the ground: the cell house with its gate, lamps, the fence with guard and dog, the tower, the wall. Ground level is y 548.
import { DOWN, linear } from "../shared-defs";
import { COLOURS, OUTLINE } from "../palette";
import { each, rng } from "../svg";

export const prisonDefs = (): string =>
  linear("h-fac", DOWN, [[0, "#2C3B56"], [1, "#182338"]]) +
  linear("h-lamp", DOWN, [[0, "#FFE0A0", 0.9], [1, "#FFB238", 0]]) +
  `<pattern id="h-chain" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0,0L12,12M12,0L0,12" stroke="#8FA6C6" stroke-width="1" opacity=".55"/></pattern>`;

/** Four rows of cell windows with space for the gate. A few windows are lit. */
function windows(): string {
  const r = rng(5);
  let [dark, lit, bars] = ["", "", ""];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 22; column++) {
      const [x, y] = [26 + column * 35, 384 + row * 41];
      if (x > 334 && x < 508) continue;
      const pane = `M${x},${y}h20v26h-20Z`;
      if (r() < 0.2) lit += pane;
      else dark += pane;
      bars += `M${x + 5},${y}v26M${x + 10},${y}v26M${x + 15},${y}v26`;
    }
  }
  return `<path d="${dark}" fill="#0B1424" stroke="${OUTLINE}" stroke-width="2.4"/><path d="${lit}" fill="${COLOURS.sodium}" stroke="${OUTLINE}" stroke-width="2.4"/><path d="${lit}" fill="${COLOURS.sodium}" filter="url(#b6)" opacity=".8"/><path d="${bars}" stroke="${OUTLINE}" stroke-width="1.8"/>`;
}

const PIPES = "M123,376V548M193,376V548M333,376V548M543,376V548M648,376V548M753,376V548";

const gate = `<path d="M356,548V412H506V548Z" fill="#1C2940" stroke="${OUTLINE}" stroke-width="4"/><path d="M376,548V470C376,436 486,436 486,470V548Z" fill="${COLOURS.sodium}" stroke="${OUTLINE}" stroke-width="4"/><path d="M376,548V470C376,436 486,436 486,470V548Z" fill="url(#dots)" opacity=".5"/><path d="M390,548V452M404,548V446M418,548V443M431,548V442M444,548V443M458,548V446M472,548V452M376,486H486M376,520H486" stroke="${OUTLINE}" stroke-width="5"/><path d="M356,412H506L496,396H366Z" fill="#3A4B6B" stroke="${OUTLINE}" stroke-width="3"/><ellipse class="screen" cx="431" cy="500" rx="190" ry="90" fill="url(#warm)" opacity=".6"/><circle cx="431" cy="426" r="6" fill="#FFF3CF" stroke="${OUTLINE}" stroke-width="2.4"/>`;

/** The cell house, x 0 to 800. */
export const cellHouse = (): string =>
  `<path d="M0,372H120V348H190V372H330V338H536V372H640V330H672V372H800V548H0Z" fill="url(#h-fac)" stroke="${OUTLINE}" stroke-width="4"/><path d="M0,372H800" stroke="#5C7196" stroke-width="3"/><path d="M330,340H536" stroke="#7C92B8" stroke-width="3"/><path d="M0,548V376H800V548Z" fill="url(#lines)" opacity=".26"/>${windows()}<path d="${PIPES}" stroke="${OUTLINE}" stroke-width="11"/><path d="${PIPES}" stroke="#33456A" stroke-width="6"/><path d="M644,330v-26h24v26" fill="#22304A" stroke="${OUTLINE}" stroke-width="3"/>${gate}`;

const LAMPS = [[236, 470], [620, 470], [842, 456]] as const;

/** The first `n` lamps: two in front of the house, one in the Yard. */
export const lampPosts = (n: number = LAMPS.length): string =>
  each(
    LAMPS.slice(0, n),
    ([x, y]) =>
      `<path class="screen" d="M${x - 3},${y + 4}L${x - 52},548H${x + 46}Z" fill="url(#h-lamp)"/><path d="M${x},548V${y - 4}C${x},${y - 14} ${x - 14},${y - 14} ${x - 18},${y - 6}" fill="none" stroke="${OUTLINE}" stroke-width="5"/><ellipse cx="${x - 6}" cy="${y}" rx="12" ry="5" fill="#FFF3CF" stroke="${OUTLINE}" stroke-width="2"/>`,
  );

/** The Yard's fence, x 800 to 1206. */
export const fence = (): string =>
  `<path d="M800,486H1206V548H800Z" fill="url(#h-chain)"/><path d="M800,486H1206" stroke="#B9C9DA" stroke-width="2"/><path d="M846,548V478M906,548V478M966,548V478M1026,548V478M1166,548V478" stroke="${OUTLINE}" stroke-width="5"/><path d="M866,482${"a10,10 0 1 1 15,0".repeat(23)}" fill="none" stroke="#DCE8F4" stroke-width="1.6"/>`;

/** The watchtower, x 1050 to 1160; its searchlight is at 1080, 276. */
export const tower = (): string =>
  `<path d="M1060,548L1082,330M1150,548L1128,330M1066,490L1144,420M1144,490L1068,420M1074,410L1136,350M1136,410L1076,350" stroke="${OUTLINE}" stroke-width="8"/><path d="M1060,548L1082,330M1150,548L1128,330" stroke="#33456A" stroke-width="3"/><path d="M1050,330H1160L1150,310H1060Z" fill="#2C3B56" stroke="${OUTLINE}" stroke-width="4"/><path d="M1066,310V252H1144V310Z" fill="#1C2940" stroke="${OUTLINE}" stroke-width="4"/><path d="M1076,262H1134V296H1076Z" fill="#FFDC94" stroke="${OUTLINE}" stroke-width="3"/><path d="M1104,296V282C1096,274 1112,266 1112,276L1118,296Z" fill="${OUTLINE}"/><circle cx="1107" cy="272" r="7" fill="${OUTLINE}"/><path d="M1052,254L1105,222L1158,254Z" fill="#2C3B56" stroke="${OUTLINE}" stroke-width="4"/><path d="M1105,222v-20" stroke="${OUTLINE}" stroke-width="4"/><path d="M1128,330L1150,548" stroke="#A9D0F5" stroke-width="2.4" opacity=".8"/><path d="M1105,222L1158,254" stroke="#A9D0F5" stroke-width="2.4"/><circle class="screen" cx="1084" cy="276" r="46" fill="url(#cold)"/><path d="M1096,262L1080,260V292L1096,290Z" fill="#56688A" stroke="${OUTLINE}" stroke-width="3"/><ellipse cx="1080" cy="276" rx="7" ry="16" fill="#fff" stroke="${OUTLINE}" stroke-width="2.4"/>`;

export const guard = (): string =>
  `<g fill="${OUTLINE}"><path d="M942,548l4,-24l-3,-22c0,-8 12,-10 14,-2l4,20l-5,6l2,22h-6l-3,-18l-2,18Z"/><circle cx="950" cy="490" r="6.5"/><path d="M941,487h18l-2,-5h-14Z"/><path d="M972,548v-10c-2,-6 4,-8 8,-8h16l8,-8l8,4l-4,6l-5,2v14h-4v-10h-18v10Z"/></g><path d="M956,508l14,2M958,512L988,532" stroke="${OUTLINE}" stroke-width="2.4"/>`;

/** The wall in cross-section, x 1196 to 1260. */
export const wall = (): string =>
  `<path d="M1206,592V262H1250V592Z" fill="#7C8798" stroke="${OUTLINE}" stroke-width="4"/><path d="M1206,592V262H1222V592Z" fill="${OUTLINE}" opacity=".45"/><path d="M1246,592V262" stroke="#DCEBFA" stroke-width="5"/><path d="M1206,286h44M1206,312h44M1206,338h44M1206,364h44M1206,390h44M1206,416h44M1206,442h44M1206,468h44M1206,494h44M1206,520h44M1206,546h44M1206,572h44M1230,262v24M1218,286v26M1234,312v26M1220,338v26M1232,364v26M1218,390v26M1234,416v26M1220,442v26M1232,468v26M1218,494v26M1234,520v26" stroke="${OUTLINE}" stroke-width="1.8" opacity=".8"/><path d="M1196,600V584H1260V600Z" fill="#5C6778" stroke="${OUTLINE}" stroke-width="4"/><path d="M1196,262H1260V250H1196Z" fill="#8C97A8" stroke="${OUTLINE}" stroke-width="4"/><path d="M1196,246${"a12,12 0 1 1 16,0".repeat(4)}" fill="none" stroke="#DCE8F4" stroke-width="2"/>`;
