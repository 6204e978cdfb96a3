/** Who could win with one Dig: everything that decides it lies open (3.2, 6.1, 12.1). */
import type { TableView } from "./table-view";
import { tunnelPoints } from "./tunnel-points";

/** The opponents who need no more points than the best Tool scores. A tunnel that was not begun is no threat. */
export function nearVictory({ public: table, pack, seat, teams }: TableView): number[] {
  if (table.winners !== null) return [];
  const best = Math.max(...pack.data.kinds.filter(({ sort }) => sort === "tool").map(({ points }) => points));
  const isOpponent = (other: number): boolean => seat === null || (teams ? other % 2 !== seat % 2 : other !== seat);
  return table.players.flatMap((_, other) => {
    const points = tunnelPoints(table, other, teams);
    return isOpponent(other) && points > 0 && table.target - points <= best ? [other] : [];
  });
}
