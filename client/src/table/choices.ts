/** The legal moves as the service lists them, and what each refers to: a Place, a player, a card. */
import type { Own } from "../wire";

export interface Choice {
  move: string;
  /** The move in words. */
  told: string;
  verb: string;
  args: string[];
}

export function choicesOf(own: Own | null): Choice[] {
  if (!own) return [];
  return own.legal.map((move, i) => {
    const [verb = "", ...args] = move.split(" ");
    return { move, told: own.told?.[i] ?? move, verb, args };
  });
}

const TO_PLACE = new Set(["go", "cautious", "send"]);
const ON_PLAYER = new Set(["extort", "exchange", "pick", "follow"]);
/** Moves that are made with a card of the hand, which their first argument names. */
const WITH_CARD = new Set(["play", "dig", "also", "sell", "lay", "discard", "offer", "give"]);

const isSeat = (word: string | undefined): word is string => word !== undefined && /^[0-5]$/.test(word);

/** The Place a move leads to. */
export function placeOf({ verb, args }: Choice): string | null {
  if (TO_PLACE.has(verb)) return args[0] ?? null;
  if (verb === "play" && args[1] !== undefined && !isSeat(args[1])) return args[1];
  return null;
}

/** The player that a move affects. */
export function playerOf({ verb, args }: Choice): number | null {
  const word = ON_PLAYER.has(verb) ? args[0] : verb === "play" ? args[1] : undefined;
  return isSeat(word) ? Number(word) : null;
}

/** The card of the hand a move is made with. `craft` names the product; what it needs is in the pack. */
export function cardOf({ verb, args }: Choice): string | null {
  return WITH_CARD.has(verb) ? (args[0] ?? null) : null;
}
