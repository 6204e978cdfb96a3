/** The players or teams at the end of a game, by place. The rules name only the winner; the others are ordered by Tunnel points. */
import { winningGroups } from "../replay/graphs/graph";
import { tunnelPoints } from "../table/tunnel-points";
import type { Public } from "../wire";

export interface Standing {
  seats: number[];
  points: number;
  won: boolean;
  /** 1 for the best. Equal points share a place. */
  place: number;
}

export function standings(table: Public, winners: readonly number[], teams: boolean): Standing[] {
  const groups = winningGroups(table.players.length, teams).map((seats) => ({ seats, points: tunnelPoints(table, seats[0]!, teams), won: winners.includes(seats[0]!) }));
  const isBehind = (one: (typeof groups)[number], other: (typeof groups)[number]): boolean => (one.won === other.won ? one.points < other.points : other.won);
  return groups
    .map((one) => ({ ...one, place: 1 + groups.filter((other) => isBehind(one, other)).length }))
    .sort((one, other) => one.place - other.place);
}
