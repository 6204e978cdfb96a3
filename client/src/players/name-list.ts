/** Several people in one breath, in the language spoken now. */
import { words } from "../i18n/texts.svelte";
import type { Sitter } from "../table/table-view";

export const together = (names: string[]): string => new Intl.ListFormat(words.lang).format(names);

export const namesOf = (seats: readonly number[], sitters: readonly Sitter[]): string => together(seats.map((seat) => sitters[seat]!.name));
