import { ICONS, type IconName } from "./icons";

/** The icon of a card, Gang or Place by its id. Those of other packs may have none: then `otherwise`. */
export const iconOf = (id: string, otherwise: IconName): IconName => (Object.hasOwn(ICONS, id) ? (id as IconName) : otherwise);
