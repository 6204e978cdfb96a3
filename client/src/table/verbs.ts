/** The actions of a turn in the order of the dock, with their icons and the key that takes them. */
import type { IconName } from "../art/icons";

export interface Action {
  /** The button's name: its texts are act-ID and act-ID-short. */
  id: string;
  icon: IconName;
  /** The moves it stands for. */
  verbs: string[];
  key: string;
  /** It hurts somebody. */
  harmful?: boolean;
}

export const ACTIONS: Action[] = [
  { id: "search", icon: "search", verbs: ["search"], key: "s" },
  { id: "move", icon: "move", verbs: ["roll", "follow", "home"], key: "m" },
  { id: "cautious", icon: "cautious", verbs: ["cautious"], key: "c" },
  { id: "craft", icon: "craft", verbs: ["craft"], key: "k" },
  { id: "extort", icon: "extort", verbs: ["extort"], key: "x", harmful: true },
  { id: "play", icon: "play", verbs: ["play"], key: "p" },
  { id: "join", icon: "join", verbs: ["join"], key: "j" },
  { id: "dig", icon: "dig", verbs: ["dig"], key: "d" },
  { id: "steal", icon: "spoon", verbs: ["steal"], key: "t" },
  { id: "heal", icon: "heal", verbs: ["heal"], key: "h" },
  { id: "sell", icon: "sell", verbs: ["sell"], key: "l" },
  { id: "buy", icon: "buy", verbs: ["buy"], key: "b" },
  { id: "exchange", icon: "exchange", verbs: ["exchange"], key: "g" },
];

/** Actions that are tied to a Place, and are named on its plate. */
export const PLACE_ACTIONS: Record<string, IconName> = { dig: "dig", steal: "spoon", heal: "heal", sell: "sell", buy: "buy" };

/** Keys that the whole table knows; `?` shows them. */
export const KEYS = { end: "e", reveal: "r", undo: "u", hint: "i", log: "o", hand: "f", places: "w", rules: "q", help: "?" } as const;
