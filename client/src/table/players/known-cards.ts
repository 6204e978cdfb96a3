import type { TableView } from "../table-view";

/** The cards this player has seen of another hand (12.2), counted and as a text. */
export function knownCards(view: TableView, seat: number): { count: number; told: string } {
  const known = Object.entries(seat === view.seat ? {} : (view.own?.known[seat] ?? {}));
  return {
    count: known.reduce((sum, [, n]) => sum + n, 0),
    told: known.map(([kind, n]) => `${n} × ${view.pack.kind(kind).name}`).join(", "),
  };
}
