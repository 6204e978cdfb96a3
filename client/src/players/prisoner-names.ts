/** What prisoners are called. Names are names: the same in every language (texts/.../cards.ftl agrees). */
import { PRISONERS, type Prisoner } from "../art/faces";
import type { SeatInfo } from "../wire";
import { preferences } from "../settings/preferences.svelte";

export const prisonerName = (looks: Prisoner): string => looks.charAt(0).toUpperCase() + looks.slice(1);

export const isPrisoner = (looks: string): looks is Prisoner => (PRISONERS as readonly string[]).includes(looks);

/** Whoever gives no name is called by their face. */
export const ownName = (): string => preferences.get("name").trim() || prisonerName(preferences.get("looks") || "moth");

/** A bot goes by its face; a person by the name they gave. */
export const seatName = (seat: Pick<SeatInfo, "name" | "bot" | "looks">): string =>
  seat.bot && isPrisoner(seat.looks) ? prisonerName(seat.looks) : seat.name;
