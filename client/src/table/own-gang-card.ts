/** The Gang card of the player who looks at the table; null if they have none, or only watch. */
import type { GangCardBook } from "../wire";
import type { TableView } from "./table-view";

export function ownGangCard({ seat, pack, public: { players } }: TableView): GangCardBook | null {
  const card = seat === null ? null : players[seat]!.gang_card;
  return card ? pack.gangCard(card) : null;
}
