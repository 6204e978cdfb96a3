/**
 * This device's shares of the seed: announced by their hashes before the start, and revealed once the terms of the game are
 * fixed. A share is a nonce that no one can guess.
 */
import { saveCommitment } from "../storage/seed-commitments";
import { randomNonce, tableKeys } from "../storage/table-keys.svelte";
import type { Session } from "../table/session.svelte";
import type { TableInfo } from "../wire";
import { canHash, parseTerms, sha256 } from "./seed-checks";

export interface OwnShare {
  /** Kept by this device until the start. */
  nonce: string;
  /** What the service gets before: the hash of the nonce. */
  share: string;
}

/** Where a browser cannot hash (a page without https), the nonce itself is the share: the guarantee is weaker. */
export async function newShare(): Promise<OwnShare> {
  const nonce = randomNonce();
  return { nonce, share: canHash() ? await sha256(nonce) : nonce };
}

/** Whether the terms are those that the players have seen in the lobby, and this seat's share is in them. */
export async function keepsPromises({ terms, commit, pack_digest, options }: TableInfo, seat: number, nonce: string): Promise<boolean> {
  const found = parseTerms(terms);
  const shown: Record<string, unknown> = { fair_start: false, ...options };
  // The terms have `fair_start` only if it is on.
  const promised = { fair_start: false, ...found.options };
  const sameOptions = Object.entries(promised).every(([key, value]) => value === shown[key] || (key === "target" && shown.target === null));
  return sameOptions && found.half === commit && found.digest === pack_digest && found.shares[seat] === (await sha256(nonce));
}

/** Reveal the share of a session's seat, if the game is starting and its terms are as promised. */
export async function revealShare(session: Session): Promise<void> {
  const { info, seat, table } = session;
  const nonce = seat === null ? undefined : tableKeys.of(table)?.nonces?.[seat];
  if (!info?.terms || info.phase !== "lobby" || seat === null || !nonce || !canHash()) return;
  if (!(await keepsPromises(info, seat, nonce))) return;
  saveCommitment(table, await sha256(info.terms));
  await session.reveal(nonce);
}
