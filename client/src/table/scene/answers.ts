/** The answers of a fight, gathered by what is done: each is a panel with what it means and what it costs. */
import { ICONS, type IconName } from "../../art/icons";
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

/** What an answer costs, or does not: an icon and the id of a few words. */
export interface Cost {
  icon: IconName;
  text: string;
  facts?: Record<string, number>;
  bad: boolean;
}

const MOST_BEATINGS = 2; // 7.1

export function costsOf({ verb }: Answer, look: Look): Cost[] {
  const wanted = look.public.fight?.tool ?? "";
  const tool: IconName = Object.hasOwn(ICONS, wanted) ? (wanted as IconName) : "hand";
  const lose = (icon: IconName): Cost => ({ icon, text: "cost-lose-one", bad: true });
  if (verb === "cooperate") return [lose(tool), { icon: "beating", text: "cost-none", bad: false }];
  if (verb === "discard") return [lose("discard")];
  if (verb === "lay") return [{ icon: "knife", text: "cost-spend-one", bad: true }];
  if (verb !== "yield") return [];
  const from = look.seat === null ? 0 : look.public.players[look.seat]!.beatings;
  const beating: Cost =
    from < MOST_BEATINGS
      ? { icon: "beating", text: "cost-beating", facts: { from, to: from + 1 }, bad: true }
      : { icon: "beating", text: "cost-beating-full", bad: true };
  return [lose(roleOf(look) === "defender" ? tool : "hand"), beating];
}
