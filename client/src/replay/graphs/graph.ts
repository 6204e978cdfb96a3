/** The data of the graphs: lines per player or team, and coordinates. */
import type { Chances } from "../../wire";
import type { Moment } from "../data/moments";

/** A line of a graph: one player, or a team (11.2). */
export interface GraphLine {
  seats: number[];
  values: number[];
}

/** The seats that win together: even and odd seats with teams (11.1), else each seat alone. */
export function winningGroups(players: number, teams: boolean): number[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return teams ? [0, 1].map((team) => seats.filter((seat) => seat % 2 === team)) : seats.map((seat) => [seat]);
}

const sum = (seats: readonly number[], of: (seat: number) => number): number => seats.reduce((total, seat) => total + of(seat), 0);

/** Tunnel points at the start of each turn and at the end. */
export function pointLines(moments: readonly Moment[], starts: readonly number[], groups: readonly number[][]): GraphLine[] {
  const stops = [...starts, moments.length - 1];
  return groups.map((seats) => ({
    seats,
    values: stops.map((i) => sum(seats, (seat) => moments[i]?.public.players[seat]?.points ?? 0)),
  }));
}

/** Chances of winning at the same points; teammates have the same chance. */
export const chanceLines = ({ turns }: Chances, groups: readonly number[][]): GraphLine[] =>
  groups.map((seats) => ({ seats, values: turns.map(({ chances }) => chances[seats[0]!] ?? 0) }));

/** The position of a moment in turns: 2.5 after half of the moves of turn 2. */
export function turnAt(starts: readonly number[], end: number, turn: number, at: number): number {
  const start = starts[turn] ?? 0;
  const next = starts[turn + 1] ?? end;
  return next > start ? turn + (at - start) / (next - start) : turn;
}

export type Scale = (value: number) => number;

export const scale =
  (from: readonly [number, number], to: readonly [number, number]): Scale =>
  (value) =>
    to[0] + ((value - from[0]) / (from[1] - from[0] || 1)) * (to[1] - to[0]);

/** Round numbers from 0 to `most`, at most `count` steps. */
export function ticks(most: number, count: number): number[] {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000].find((one) => most / one <= count) ?? most;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}

const roundTo1 = (value: number): number => Math.round(value * 10) / 10;

export const linePath = (values: readonly number[], x: Scale, y: Scale): string =>
  values.map((value, i) => `${i ? "L" : "M"}${roundTo1(x(i))},${roundTo1(y(value))}`).join("");

/** Move the labels at the ends of lines apart, so that none overlap and all stay inside. */
export function spreadLabels(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((one, other) => one.at - other.at || one.i - other.i);
  let floor = low;
  for (const one of order) {
    one.at = Math.max(one.at, floor);
    floor = one.at + gap;
  }
  let ceiling = high;
  for (const one of order.toReversed()) {
    one.at = Math.min(one.at, ceiling);
    ceiling = one.at - gap;
  }
  const placed = [...wanted];
  for (const { at, i } of order) placed[i] = at;
  return placed;
}
