/** What an offer of the Yard costs this player (6.5). It is also shown while they can't pay it, so no legal move tells it. */
import type { Price } from "../../wire";
import type { TableView } from "../table-view";

export function costOf({ seat, pack, public: { players } }: TableView, offer: Price): number {
  const gangCard = seat === null ? null : players[seat]!.gang_card;
  return Math.max(0, offer.costs - (gangCard ? pack.gangCard(gangCard).buy_less : 0));
}
