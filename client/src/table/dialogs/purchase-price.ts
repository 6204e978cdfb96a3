/** What an offer of the Recreational Area costs this player (6.5). It is also shown while they can't pay it, so no legal move tells it. */
import type { Price } from "../../wire";
import { ownGangCard } from "../own-gang-card";
import type { TableView } from "../table-view";

export const costOf = (view: TableView, offer: Price): number => Math.max(0, offer.costs - (ownGangCard(view)?.buy_less ?? 0));
