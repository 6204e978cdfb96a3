/**
 * The names of players. Sentences, and the players of a replay, come from the service with names in them. For the seats of a
 * live table it sends the name that was given, or `bot:` and the bot's level; these functions make of it the name that the
 * service uses in its sentences (server/naming.py, `distinct` in wording.py).
 */
import { isPrisoner, type Prisoner } from "../art/faces";
import { t } from "../i18n/texts.svelte";
import type { Pack } from "../table/pack.svelte";
import type { SeatInfo } from "../wire";

/** The name of a prisoner, for pages without a pack. It is the same in every language (`prisoner-…` in cards.ftl). */
export const prisonerName = (looks: Prisoner): string => looks.charAt(0).toUpperCase() + looks.slice(1);

/** The name of one seat, for pages without a pack: a bot has the name of its prisoner (1.8). */
export const seatName = (seat: Pick<SeatInfo, "name" | "bot" | "looks">): string =>
  seat.bot && isPrisoner(seat.looks) ? prisonerName(seat.looks) : seat.name;

/** The names of all seats, with the pack's names for prisoners. If two are the same, the number of the seat is added. */
export function seatNames(seats: Pick<SeatInfo, "name" | "looks">[], pack: Pack): string[] {
  const plain = seats.map(({ name, looks }) => (name.startsWith("bot:") ? (pack.data.prisoners.find((one) => one.id === looks)?.name ?? name) : name));
  return plain.map((name, seat) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${seat})`));
}

/** The name of the prisoner whom nobody plays (chapter 10). */
export const michelName = (michel: { looks: string } | null): string => t(`looks-${michel?.looks ?? "michel"}`);

/** A different letter for each player, so that nobody depends on colours: the first letter of the name that is still free. */
export function uniqueLetters(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const own = [...name.toUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const free = [...own, ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => !taken.has(letter)) ?? "?";
    taken.add(free);
    return free;
  });
}
