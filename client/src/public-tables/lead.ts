/** Who is in the lead at a table, for lists of tables. */
import { t } from "../i18n/texts.svelte";
import { nameList } from "../players/name-list";
import { leaders, tunnelPoints } from "../table/tunnel-points";
import type { TableSummary } from "./table-summary";

export interface Lead {
  /** The players with the most points, or their team; empty while all have the same. */
  names: string;
  points: number;
  goal: number;
}

/** Null if the state of the table is not known. */
export function leadOf({ info, public: board }: TableSummary): Lead | null {
  if (!board) return null;
  const { teams } = info.options;
  const first = leaders(board, teams);
  const participants = info.seats.map((seat) => ({ name: seat.display_name }));
  return {
    names: teams && first.length ? t("team", { team: "AB"[first[0]! % 2]! }) : nameList(first, participants),
    points: tunnelPoints(board, first[0] ?? 0, teams),
    goal: board.target,
  };
}
