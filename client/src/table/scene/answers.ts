/** The answers of a fight, gathered by what is done: each is a panel with what it means and what it costs. */
import type { IconName } from "../../art/icons";
import type { Choice } from "../choices";
import type { Look } from "../look";

export interface Answer {
  verb: string;
  icon: IconName;
  /** The text that says what comes of it. */
  text: string;
  harmful: boolean;
  choices: Choice[];
}

const ICON: Record<string, IconName> = { name: "extort", cooperate: "give", discard: "give", lay: "knife", yield: "flag", pass: "flag", reveal: "background" };
const ORDER = ["name", "cooperate", "discard", "lay", "reveal", "yield", "pass"];

/** Which side the reader fights on, for an answer means something else to each. */
export function roleOf(look: Look): "attacker" | "defender" | "helper" | "michel" {
  const fight = look.public.fight!;
  if (look.public.asked?.prompt === "help") return "helper";
  if (fight.attacker === null) return "michel";
  return fight.attacker === look.seat ? "attacker" : "defender";
}

export function answers(choices: Choice[], look: Look): Answer[] {
  const role = roleOf(look);
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  return [...found]
    .map(([verb, ways]) => ({ verb, icon: ICON[verb] ?? ("accept" as IconName), text: `answer-${verb}-${role}`, harmful: verb === "yield", choices: ways }))
    .sort((one, other) => ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb));
}
