/** The options of a table in a few words. */
import { t } from "../i18n/texts.svelte";
import { packs } from "../table/pack.svelte";
import type { TableOptions } from "../wire";

export function optionFacts(options: TableOptions): string[] {
  const { players, teams, michel, calm, target, first_player: first, clock, stand_in, tracker, hints, public: open, pack } = options;
  const book = packs.get(pack)?.data;
  const goals = book?.goals;
  const goal = target ?? (teams ? goals?.teams : goals?.players)?.[players];
  const facts = [t("watch-players", { n: players })];
  if (goal) facts.push(t("lobby-option-goal", { goal }));
  if (teams) facts.push(t("new-teams"));
  if (michel !== "none") facts.push(t(`new-michel-${michel}`));
  if (calm) facts.push(t("new-calm"));
  if (options.fair_start) facts.push(t("new-fair"));
  if (first !== null) facts.push(t("lobby-option-first", { seat: first + 1 }));
  if (clock.kind === "turn") facts.push(t("lobby-option-turn", { turn: clock.turn_s, reserve: Math.round(clock.reserve_s / 60) }));
  else if (clock.kind === "days") facts.push(t("lobby-option-days", { n: clock.days }));
  else facts.push(t("new-clock-none"));
  if (book && !book.warden) facts.push(t("app-warden-unknown"));
  if (stand_in) facts.push(t("lobby-option-stand", { level: t(`app-bot-${stand_in}`) }));
  if (tracker) facts.push(t("new-tracker"));
  if (hints) facts.push(t("new-hints"));
  facts.push(t(open ? "new-public" : "lobby-option-private"));
  return facts;
}
