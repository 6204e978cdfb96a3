// The winner climbing out of the hole: bent forward, one foot on the grass, with a lantern.
import { COLOURS, OUTLINE } from "../palette";

const BACK_LEG = "M-22,-92L-44,-48L-62,-20";
const BACK_FOOT = "M-78,-24L-50,-28L-22,-2Q-18,8 -32,8H-52Q-64,8 -70,-2Z";
const FRONT_LEG = "M-14,-94L42,-72L50,-24";
const FRONT_FOOT = "M34,8V-22H66Q96,-14 96,8Z";
const TORSO = "M-44,-76C-52,-118 -28,-166 16,-186C40,-194 62,-178 58,-156C52,-124 26,-88 8,-66C-10,-54 -38,-56 -44,-76Z";
const BACK_ARM = "M10,-166L-38,-176L-78,-206";
const FRONT_ARM = "M38,-164L72,-128L112,-138";
/** The face in profile, and the neck down to the shoulders. */
const HEAD = "M42,-196C42,-222 60,-236 80,-232C96,-229 102,-216 101,-206L100,-202L109,-190L101,-186L103,-181L99,-178L101,-174C101,-166 94,-163 84,-165L76,-152L34,-164Z";
const CAP = "M40,-202C36,-230 62,-248 84,-240C100,-234 108,-220 104,-208C84,-216 60,-214 40,-202Z";

const limbs = (colour: string): string =>
  `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"><path d="${BACK_LEG}" stroke-width="34"/><path d="${FRONT_LEG}" stroke-width="36"/><path d="${FRONT_ARM}" stroke-width="25"/><path d="${BACK_ARM}" stroke-width="24"/></g><g fill="${colour}" stroke="${colour}" stroke-width="4" stroke-linejoin="round"><path d="${BACK_FOOT}"/><path d="${FRONT_FOOT}"/><path d="${TORSO}"/><path d="${HEAD}"/></g>`;

/** The body, drawn three times: lit by the tunnel from behind, lit by the lantern from the front, and dark between them. */
const body = `<g transform="translate(-4 -3)">${limbs("#FFC25C")}</g><g transform="translate(4 -2)">${limbs("#FFE3A6")}</g>${limbs(OUTLINE)}`;

const stripes = `<clipPath id="v-torso"><path d="${TORSO}"/></clipPath><g clip-path="url(#v-torso)" fill="none" stroke="#8D97A6" stroke-width="9" opacity=".55"><path d="M-60,-92Q-20,-66 30,-44M-58,-120Q-14,-92 44,-70M-46,-148Q-4,-118 60,-100M-26,-172Q16,-142 72,-130M0,-194Q36,-172 80,-162"/></g>`;

const lantern = `<circle class="screen" cx="128" cy="-96" r="150" fill="url(#warm)" opacity=".9"/><path d="M118,-138C124,-146 136,-144 138,-134" fill="none" stroke="${OUTLINE}" stroke-width="5"/><g transform="translate(128 -98)"><path d="M-13,-20H13L18,20H-18Z" fill="#FFF3CF" stroke="${OUTLINE}" stroke-width="4"/><path d="M0,-14C9,-4 8,10 0,15C-8,10 -7,-3 0,-14Z" fill="${COLOURS.sodium}"/><path d="M-16,-23H16M-20,22H20" stroke="${OUTLINE}" stroke-width="8"/><path d="M-8,-32L0,-38L8,-32" fill="none" stroke="${OUTLINE}" stroke-width="5"/></g><circle class="screen" cx="128" cy="-96" r="46" fill="url(#warm)"/>`;

/** The whole figure with its feet at 0, 0. The cap has the winner's colour. */
export const escapee = (colour: string): string =>
  `${body}${stripes}<path d="${CAP}" fill="${colour}" stroke="${OUTLINE}" stroke-width="4"/><path d="M40,-202C60,-214 84,-216 104,-208L102,-198C84,-205 60,-202 44,-192Z" fill="${colour}" stroke="${OUTLINE}" stroke-width="4"/><path d="M54,-205V-196M68,-210V-200M82,-211V-201M94,-209V-199" stroke="${OUTLINE}" stroke-width="3"/><path d="M-80,-206L-84,-220M-84,-204L-96,-214M-84,-200L-98,-202" fill="none" stroke="${OUTLINE}" stroke-width="9" stroke-linecap="round"/><path d="M90,-192h7M58,-190C54,-196 60,-202 64,-196" fill="none" stroke="#FFD998" stroke-width="3" stroke-linecap="round"/>${lantern}`;
