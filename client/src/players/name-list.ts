/** Several people in one breath, in the language spoken now. */
import { texts } from "../i18n/texts.svelte";
import type { Participant } from "../table/table-view";

export const together = (names: string[]): string => new Intl.ListFormat(texts.lang).format(names);

export const nameList = (seats: readonly number[], participants: readonly Participant[]): string => together(seats.map((seat) => participants[seat]!.name));
