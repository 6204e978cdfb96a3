import { michelName } from "../../players/player-names";
import { t } from "../../i18n/texts.svelte";
import type { TableController } from "../table-controller.svelte";

/** The name of a fighter; null is Michel(le). */
export function fighterName(seat: number | null, controller: TableController): string {
  if (seat === null) return michelName(controller.view.public.michel);
  return seat === controller.view.seat ? t("you") : controller.name(seat);
}
