/** A table at one moment as somebody sees it: live, in a replay, or in the lesson. Whatever is drawn is drawn from this. */
import type { Looks } from "../art/faces";
import type { Own, Public } from "../wire";
import type { Pack } from "./pack.svelte";

export interface Participant {
  name: string;
  looks: Looks;
  /** What plays here if no person does. */
  bot: string;
  standIn: string;
  letter: string;
}
export interface OpenHand {
  hand: Record<string, number>;
  background: string;
}
export interface TableView {
  pack: Pack;
  teams: boolean;
  participants: Participant[];
  public: Public;
  own: Own | null;
  /** Everybody's cards: only of a game that is over. */
  openHands: OpenHand[] | null;
  seat: number | null;
  /** What the game is waiting for, in a sentence. */
  asked: string;
}

/** One letter each, so that nobody is told by colour alone: the first letter of the name that is still free. */
export function uniqueLetters(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const own = [...name.toUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const free = [...own, ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => !taken.has(letter)) ?? "?";
    taken.add(free);
    return free;
  });
}

/** What players are called: a bot by the prisoner it plays (1.8); where two are called the same, their seats are added. */
export function displayNames(names: string[], looks: string[], pack: Pack): string[] {
  const plain = names.map((name, seat) => (name.startsWith("bot:") ? (pack.data.prisoners.find((one) => one.id === looks[seat])?.name ?? name) : name));
  return plain.map((name, seat) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${seat})`));
}

/** The hand that lies open before the reader, as a list. */
export const handCards = (own: { hand: Record<string, number> }): string[] =>
  Object.entries(own.hand).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));

/** Points that count towards the goal: one's own, or the team's (11.2). */
export function tunnelPoints(view: TableView, seat: number): number {
  const { players } = view.public;
  if (!view.teams) return players[seat]!.points;
  return players.reduce((sum, one, other) => (other % 2 === seat % 2 ? sum + one.points : sum), 0);
}
