/** What came by news, laid over what is known: the reference is `sight.merge` of the server. */
import type { Own, PlayerView, Public, PublicPatch, TableInfo } from "../wire";

export function mergePublic(base: Public | null, changes: PublicPatch): Public {
  const { players, ...rest } = changes;
  const merged = { ...base, ...rest } as Public;
  if (Array.isArray(players)) merged.players = players;
  else if (players && base) {
    merged.players = base.players.map((one, seat): PlayerView => ({ ...one, ...players[String(seat)] }));
  }
  return merged;
}

export const mergeOwn = (base: Own | null, changes: Partial<Own>): Own => ({ ...base, ...changes }) as Own;
export const mergeInfo = (base: TableInfo | null, changes: Partial<TableInfo>): TableInfo => ({ ...base, ...changes }) as TableInfo;
