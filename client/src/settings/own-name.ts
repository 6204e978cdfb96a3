import { prisonerName } from "../players/player-names";
import { preferences } from "./preferences.svelte";

/** The name this person plays under: the one they gave, else that of the prisoner they chose. */
export const ownName = (): string => preferences.get("name").trim() || prisonerName(preferences.get("looks") || "moth");
