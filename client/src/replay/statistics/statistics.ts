/** The statistics in their order; their texts are stats-ID. */
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

/** The highest value of a row, unless it is 0 or all players have it. */
export function outstandingValue(values: readonly number[]): number | null {
  const most = Math.max(...values);
  return most > 0 && values.some((value) => value < most) ? most : null;
}
