import type { Public } from "../wire";

/** The points of a seat that count towards the goal: its own, or those of its team (11.2). */
export const tunnelPoints = ({ players }: Public, seat: number, teams: boolean): number =>
  players.reduce((sum, one, other) => (other === seat || (teams && other % 2 === seat % 2) ? sum + one.points : sum), 0);

/** The seats with the most points, in a team game those of the team. None while all have the same. */
export function leaders(table: Public, teams: boolean): number[] {
  const points = table.players.map((_, seat) => tunnelPoints(table, seat, teams));
  const most = Math.max(...points);
  return Math.min(...points) === most ? [] : [...points.keys()].filter((seat) => points[seat] === most);
}
