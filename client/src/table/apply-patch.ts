/**
 * Applies a patch of the service (docs/protocol.md, "Patches"). The reference is src/blackgate/tables/updates/patches.py.
 * The result shares what did not change with `base`, which is not modified.
 */
import type { Own, PlayerView, Public, PublicPatch, TableInfo } from "../wire";

type Players = PublicPatch["players"];

export function merge(base: Public | null, patch: PublicPatch): Public;
export function merge<T extends Own | TableInfo>(base: T | null, patch: Partial<T>): T;
export function merge(base: { players?: PlayerView[] } | null, patch: { players?: Players }): object {
  const { players } = patch;
  if (!players || Array.isArray(players)) return { ...base, ...patch };
  return { ...base, ...patch, players: base?.players?.map((one, seat) => ({ ...one, ...players[String(seat)] })) };
}
