/** A table at one moment as one person sees it. Live tables, replays and the lesson all draw this. */
import type { Looks } from "../art/faces";
import type { Own, Public } from "../wire";
import type { Pack } from "./pack.svelte";

/** Who sits at a seat. What they have on the table is in `Public.players`. */
export interface Participant {
  name: string;
  looks: Looks;
  /** The level of the bot; empty for a person. */
  bot: string;
  /** The level of the bot that plays for an absent person; empty if they play themselves. */
  standIn: string;
  /** A letter that no other participant has. */
  letter: string;
}
/** The cards of one player after the game. */
export interface OpenHand {
  hand: Record<string, number>;
  background: string;
}
export interface TableView {
  pack: Pack;
  teams: boolean;
  participants: Participant[];
  public: Public;
  own: Own | null;
  /** The cards of all players, only if the game is over. */
  openHands: OpenHand[] | null;
  seat: number | null;
  /** What the game is waiting for, in a sentence of the service. */
  asked: string;
}

/** The cards of a hand one by one. */
export const handCards = ({ hand }: { hand: Record<string, number> }): string[] =>
  Object.entries(hand).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
