import { texts } from "../i18n/texts.svelte";
import type { Participant } from "../table/table-view";

/** The names of several players as a list, in the current language: "Moth, Oz, and Vesna". */
export const nameList = (seats: readonly number[], participants: readonly Pick<Participant, "name">[]): string =>
  new Intl.ListFormat(texts.lang).format(seats.map((seat) => participants[seat]!.name));
