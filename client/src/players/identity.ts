import { PRISONERS, type Prisoner } from "../art/faces";
import { prisonerName } from "./player-names";

export interface Identity {
  name: string;
  looks: Prisoner | "";
}

/**
 * Name and looks at a table where some looks are taken. A person without a name is called like their prisoner. They ask for
 * this prisoner, so that no bot gets it and with it the same name.
 */
export function identityOf(wish: Identity, taken: readonly string[] = []): Identity {
  const name = wish.name.trim();
  const looks = taken.includes(wish.looks) ? "" : wish.looks;
  if (name) return { name, looks };
  const prisoner = looks || PRISONERS.find((one) => !taken.includes(one))!;
  return { name: prisonerName(prisoner), looks: prisoner };
}
