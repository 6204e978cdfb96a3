/** What is counted of a game, in the order in which it is told; the texts are stats-ID. */
import type { SeatStats } from "../../wire";

type StatisticId = Exclude<keyof SeatStats, "dice">;

export const STATISTICS: readonly StatisticId[] = [
  "drawn",
  "crafted",
  "stolen",
  "bought",
  "dug",
  "lost",
  "extortions",
  "combats_won",
  "combats_lost",
  "handed_over",
  "beatings",
  "cigarettes",
];

export const textId = (id: StatisticId): string => `stats-${id.replace("_", "-")}`;

/** What stands out in a row: the most, unless it is nothing or everybody's. */
export function outstandingValue(values: readonly number[]): number | null {
  const most = Math.max(...values);
  return most > 0 && values.some((value) => value < most) ? most : null;
}
