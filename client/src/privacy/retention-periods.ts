/** The retention periods of a server in words. */
import { t } from "../i18n/texts.svelte";
import type { Retention } from "../wire";

interface Period {
  what: string;
  period: string;
}

/** A number of hours, days or lines in words; 0 is for ever. */
const inWords = (unit: "hours" | "days" | "lines", n: number): string => (n === 0 ? t("privacy-ever") : t(`privacy-${unit}`, { n }));

export function retentionPeriods(retention: Retention): Period[] {
  const lobby = inWords("hours", retention.lobby_hours);
  return [
    { what: t("privacy-lobby"), period: lobby },
    ...(retention.lobby_hours ? [{ what: t("privacy-lobby-gone"), period: lobby }] : []),
    { what: t("privacy-bots"), period: inWords("hours", retention.bots_hours) },
    { what: t("privacy-unfinished"), period: inWords("days", retention.unfinished_days) },
    { what: t("privacy-game"), period: inWords("days", retention.game_days) },
    { what: t("privacy-chat"), period: inWords("lines", retention.chat_lines) },
  ];
}
