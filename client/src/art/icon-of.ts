import { ICONS, type IconName } from "./icons";

/** The icon of a thing of a pack; another pack's things may have none of their own. */
export const iconOf = (id: string, otherwise: IconName): IconName => (Object.hasOwn(ICONS, id) ? (id as IconName) : otherwise);
