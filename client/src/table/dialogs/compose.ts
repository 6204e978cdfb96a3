/**
 * Turns what a person picked in a dialog into the moves of one command. The service lists the legal moves and judges the
 * command; here only the order matters: several cards go in pack order, then Cigarettes, then `done`.
 */
import type { Choice } from "../choices";
import type { Gang, Pack } from "../pack.svelte";

/** One card to pick. Two cards of a kind have different keys. */
export interface PickableCard {
  kind: string;
  key: string;
}

/** The cards one by one, in pack order. */
export const pickableCards = (pack: Pack, kinds: string[]): PickableCard[] => pack.inOrder(kinds).map((kind, i) => ({ kind, key: `${kind} ${i}` }));

/** Pick a card or put it back. Beyond `most` cards the one picked first is put back. */
export const togglePicked = (picked: string[], key: string, most = Infinity): string[] =>
  picked.includes(key) ? picked.filter((one) => one !== key) : [...picked, key].slice(-most);

/** The kinds of the picked cards, in the order of `cards`. */
export const pickedKinds = (cards: PickableCard[], picked: string[]): string[] => cards.filter(({ key }) => picked.includes(key)).map(({ kind }) => kind);

/** Sell these cards, and end the sale (6.4). */
export const sellMoves = (kinds: string[]): string[] => [...kinds.map((kind) => `sell ${kind}`), "done"];

/** Buy what this offer of the pack gives, if that is legal now (6.5). */
export const buyChoice = (choices: Choice[], offer: string): Choice | undefined => choices.find(({ verb, args }) => verb === "buy" && args[0] === offer);

/** The Accessories of a hand that a Gang accepts, in pack order (5.5). */
export const acceptedCards = (pack: Pack, gang: Gang, hand: Record<string, number>): string[] => pack.inOrder(gang.accepts.filter((kind) => hand[kind]));

/** Join this Gang for exactly these cards, if that is legal now. The service names the cards in pack order. */
export const joinChoice = (choices: Choice[], gang: string, cards: string[]): Choice | undefined =>
  choices.find(({ verb, args }) => verb === "join" && args[0] === gang && args.slice(1).join(" ") === cards.join(" "));

/** Give cards and Cigarettes to a teammate (11.5). `begin` is the move that starts the Exchange, empty if it has started. */
export function exchangeMoves(begin: string, kinds: string[], cigarettes: number): string[] {
  const fives = Array.from({ length: Math.floor(cigarettes / 5) }, () => "pay 5");
  const ones = Array.from({ length: cigarettes % 5 }, () => "pay 1");
  return [...(begin ? [begin] : []), ...kinds.map((kind) => `offer ${kind}`), ...fives, ...ones, "done"];
}

/** Paying them takes at most 15 moves, and two more begin and end the Exchange. The service accepts 40 moves in one command. */
export const MAX_CIGARETTES = 60;

/** The number of Cigarettes nearest to what was typed that a player can give in one Exchange. */
export const clampCigarettes = (typed: number, owned: number): number => Math.max(0, Math.min(owned, MAX_CIGARETTES, Math.floor(typed || 0)));

/** Discard, give or take these cards: one move each, in pack order. */
export const pickMoves = (pack: Pack, verb: string, kinds: string[]): string[] => pack.inOrder(kinds).map((kind) => `${verb} ${kind}`);

/**
 * Whether a card can be among the `count` cards to pick. The legal moves name only the cards that can go first; as cards go
 * in pack order, any card after the first of these can go later.
 */
export function canPick(pack: Pack, legal: string[], count: number, kind: string): boolean {
  const [first] = pack.inOrder(legal);
  return legal.includes(kind) || (count > 1 && pack.inOrder([first!, kind])[0] === first);
}
