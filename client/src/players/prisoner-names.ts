/** What prisoners are called. Names are names: the same in every language (texts/.../cards.ftl agrees). */
import { PRISONERS, type Prisoner } from "../art/faces";
import type { SeatInfo } from "../wire";
import { prefs } from "../settings/preferences.svelte";

export const calledBy = (looks: Prisoner): string => looks.charAt(0).toUpperCase() + looks.slice(1);

export const isPrisoner = (looks: string): looks is Prisoner => (PRISONERS as readonly string[]).includes(looks);

/** Whoever gives no name is called by their face. */
export const myName = (): string => prefs.get("name").trim() || calledBy(prefs.get("looks") || "moth");

/** A bot goes by its face; a person by the name they gave. */
export const sitterName = (seat: Pick<SeatInfo, "name" | "bot" | "looks">): string =>
  seat.bot && isPrisoner(seat.looks) ? calledBy(seat.looks) : seat.name;
