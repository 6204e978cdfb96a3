// The backs of cards (112 x 150), and the folder of a Background.
import { nestedIcon } from "./nested-icon";
import type { IconName } from "./icons";
import { COLOURS, OUTLINE } from "./palette";
import { times } from "./svg";

const TAG = "M14,1.2H98L110.8,14V148.8H1.2V14Z";

interface BackLook {
  readonly paper: string;
  readonly bars: string;
  readonly ink: string;
}

/** A card back: bars in front of the icon of the deck. */
function barred(icon: IconName, look: BackLook): string {
  const bars = times(7, (i) => `M${26 + i * 10},24V126`);
  return `<svg class="back" viewBox="0 0 112 150" aria-hidden="true"><path d="${TAG}" fill="${look.paper}" stroke="${OUTLINE}" stroke-width="2.4"/><path d="${TAG}" fill="url(#lines)" opacity=".12"/><path d="M16,24H96V126H16Z" fill="${OUTLINE}" fill-opacity=".35" stroke="${look.bars}" stroke-width="3"/><path d="${bars}M16,58H96M16,92H96" stroke="${look.bars}" stroke-width="4.5"/><circle cx="56" cy="75" r="31" fill="${look.paper}" stroke="${look.bars}" stroke-width="3"/><circle cx="56" cy="75" r="31" fill="url(#dots)" opacity=".1"/>${nestedIcon(icon, 35, 54, 42, `fill="${look.ink}"`)}<path d="M14,8H98M8,142H104" stroke="${look.bars}" stroke-width="1.6" opacity=".8"/></svg>`;
}

export const searchBack = (): string => barred("search", { paper: COLOURS.ink800, bars: COLOURS.moonDeep, ink: COLOURS.bone });

export const michelBack = (): string => barred("michel", { paper: "#241319", bars: COLOURS.bloodDeep, ink: COLOURS.bloodHi });

export const gangBack = (gang: IconName): string => barred(gang, { paper: COLOURS.ink700, bars: "#A88A55", ink: COLOURS.bone });

/** The folder of a Background. */
export const dossier = (): string =>
  `<svg class="dossier" viewBox="0 0 104 148" aria-hidden="true"><path d="M4,14L6,6H44L50,14H100V144H4Z" fill="#B98E4B" stroke="${OUTLINE}" stroke-width="2.4"/><path d="M12,22H94V140H12Z" fill="${COLOURS.bone}" stroke="${OUTLINE}" stroke-width="1.6"/><path d="M4,34L98,28L100,144H4Z" fill="#D9AE66" stroke="${OUTLINE}" stroke-width="2.4"/><path d="M4,34L98,28L100,144H4Z" fill="url(#lines)" opacity=".35"/></svg>`;

/** The sealed folder: the hidden Background of another player (chapter 12). */
export const dossierSealed = (): string =>
  dossier().replace(
    "</svg>",
    `<path d="M4,92L100,88" stroke="${OUTLINE}" stroke-width="5"/><path d="M4,92L100,88" stroke="${COLOURS.bloodDeep}" stroke-width="2.4"/><circle cx="52" cy="90" r="17" fill="${COLOURS.bloodDeep}" stroke="${OUTLINE}" stroke-width="2.4"/><circle cx="52" cy="90" r="12.5" fill="none" stroke="${COLOURS.blood}" stroke-width="1.6"/>${nestedIcon("lock", 44, 81.5, 16, `fill="${COLOURS.bone}"`)}</svg>`,
  );

/** The emblem of a Gang on a dark background. */
export const gangEmblem = (gang: IconName, size = 42): string =>
  `<svg class="emblem" viewBox="0 0 42 42" width="${size}" height="${size}" aria-hidden="true"><path d="M0,0H42V42H0Z" fill="${COLOURS.ink800}"/><path d="M0,0H42V42H0Z" fill="url(#dots)" opacity=".12"/>${nestedIcon(gang, 5, 5, 32, `fill="${COLOURS.bone}"`)}</svg>`;
