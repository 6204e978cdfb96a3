import { identityOf } from "../players/identity";
import { preferences } from "./preferences.svelte";

/** The name this person plays under: the one they gave, else that of the prisoner they chose. */
export const ownName = (): string => identityOf({ name: preferences.get("name"), looks: preferences.get("looks") }).name;
