/** The icon of a log line: that of its first known event. */
import type { IconName } from "../../art/icons";
import type { Happening } from "../../wire";

const ICON: Record<string, IconName> = {
  rolled: "move",
  rerolled: "move",
  moved: "walk",
  sent: "lock",
  searched: "search",
  drew: "search",
  salvaged: "discard",
  took: "plus",
  discarded: "discard",
  cigarettes: "cig",
  dug: "dig",
  undug: "dig",
  snatched: "dig",
  healed: "heal",
  beaten: "beating",
  played: "play",
  joined: "join",
  left_gang: "join",
  extorted: "extort",
  named: "extort",
  laid: "knife",
  cooperated: "give",
  yielded: "flag",
  held: "team",
  stood_by: "flag",
  lost_combat: "beating",
  taken: "give",
  given: "give",
  offered: "exchange",
  exchange: "exchange",
  paid: "cig",
  revealed: "background",
  second: "background",
  looked: "eye",
  turn_began: "end",
  shuffled: "cards",
  dealt: "cards",
  won: "trophy",
  stopped: "flag",
};
const OF_ENTRY: Record<string, IconName> = {
  started: "lock",
  undone: "undo",
  proposed: "talk",
  answered: "talk",
  stood_in: "bot",
  came_back: "user",
};

export function logIcon(what: string, happened: Happening[]): IconName {
  for (const { name, facts } of happened) {
    if (name === "took" && facts.why === "craft") return "craft";
    if ((name === "took" || name === "discarded") && facts.why === "trade") return "sell";
    if (name === "discarded" && facts.why === "craft") return "craft";
    if (name === "laid" && facts.kind === "fists") return "beating";
    if (name.startsWith("michel")) return "michel";
    const icon = ICON[name];
    if (icon) return icon;
  }
  return OF_ENTRY[what] ?? "bookmark";
}
