/** Names of prisoners, and the letters of players. The names of players come from the service (`display_name` of a seat). */
import type { Prisoner } from "../art/faces";
import { t } from "../i18n/texts.svelte";

/** The name of a prisoner. */
export const prisonerName = (looks: Prisoner): string => t(`prisoner-${looks}`);

/** The name of Michel or Michelle, the neutral prisoner (chapter 10). */
export const michelName = (michel: { looks: string } | null): string => t(`looks-${michel?.looks ?? "michel"}`);

/** A different letter for each player, so that players can be told apart without colours: the first letter of the name that is still free. */
export function uniqueLetters(names: string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const own = [...name.toUpperCase()].filter((letter) => /\p{L}|\p{N}/u.test(letter));
    const free = [...own, ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].find((letter) => !taken.has(letter)) ?? "?";
    taken.add(free);
    return free;
  });
}
