/** The actions of a turn in the order of their buttons, with icons and keys. */
import type { IconName } from "../art/icons";

export interface Action {
  /** The texts of the button are act-ID and act-ID-short. */
  id: string;
  icon: IconName;
  /** The verbs of its moves. */
  verbs: string[];
  key: string;
  /** The rule that explains it. */
  clause: string;
  /** Whether it harms another player. */
  harmful?: boolean;
}

export const ACTIONS: Action[] = [
  { id: "search", icon: "search", verbs: ["search"], key: "s", clause: "5.1" },
  { id: "move", icon: "move", verbs: ["roll", "follow", "home"], key: "m", clause: "5.2" },
  { id: "cautious", icon: "cautious", verbs: ["cautious"], key: "c", clause: "5.3" },
  { id: "craft", icon: "craft", verbs: ["craft"], key: "k", clause: "5.14" },
  { id: "extort", icon: "extort", verbs: ["extort"], key: "x", clause: "5.8", harmful: true },
  { id: "play", icon: "play", verbs: ["play"], key: "p", clause: "5.7" },
  { id: "join", icon: "join", verbs: ["join"], key: "j", clause: "5.5" },
  { id: "dig", icon: "dig", verbs: ["dig"], key: "d", clause: "6.1" },
  { id: "steal", icon: "spoon", verbs: ["steal"], key: "t", clause: "6.2" },
  { id: "heal", icon: "heal", verbs: ["heal"], key: "h", clause: "6.3" },
  { id: "sell", icon: "sell", verbs: ["sell"], key: "l", clause: "6.4" },
  { id: "buy", icon: "buy", verbs: ["buy"], key: "b", clause: "6.5" },
  { id: "exchange", icon: "exchange", verbs: ["exchange"], key: "g", clause: "11.5" },
];

/** The icons of actions that are tied to a Place. */
export const PLACE_ACTIONS: Record<string, IconName> = { dig: "dig", steal: "spoon", heal: "heal", sell: "sell", buy: "buy" };

/** Keys that work at the whole table; `?` shows them. */
export const KEYS = { end: "e", reveal: "r", undo: "u", hint: "i", log: "o", hand: "f", places: "w", rules: "q", help: "?" } as const;
