/** Checks the seed of a game in the browser, without asking the service. */
import type { Fairness } from "../wire";

export interface SeedCheck {
  /** The text is dice-check-ID-ok or dice-check-ID-bad. */
  id: "commit" | "terms" | "noted" | "shares" | "own";
  ok: boolean;
  seat?: number;
}

/** What the commitment to a game covers; `half` and `shares` are hashes. */
export interface Terms {
  rules: number;
  pack: string;
  digest: string;
  options: Record<string, unknown>;
  half: string;
  shares: string[];
}

/** Browsers allow hashing only on secure pages: over https, or from this machine. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return "sha256:" + Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const parseTerms = (terms: string): Terms => JSON.parse(terms) as Terms;

/** The seed is the server's half and every seat's share, joined by +. */
export function splitSeed(seed: string): { half: string; shares: string[] } {
  const [half = "", ...shares] = seed.split("+");
  return { half, shares };
}

const bareDigest = (text: string): string => text.trim().toLowerCase().replace(/^sha256:/, "");

/** Whether every share in the seed is the one that was announced. A share that was not revealed in time is missing. */
async function areAnnounced(shares: string[], terms: Terms): Promise<boolean> {
  const hashes = await Promise.all(shares.map((share) => (share ? sha256(share) : "")));
  return hashes.length === terms.shares.length && hashes.every((hash, seat) => hash === "" || hash === terms.shares[seat]);
}

/** `noted` is the commitment that was seen before the end; `own` are the shares that this device added. */
export async function checkSeed({ commit, nonces, seed, terms, game_commit }: Fairness, noted: string, own: Record<number, string>): Promise<SeedCheck[]> {
  const { half, shares } = splitSeed(seed ?? "");
  const found: SeedCheck[] = [];
  let announced = true;
  if (canHash()) {
    const hash = await sha256(half);
    found.push({ id: "commit", ok: hash === commit });
    if (terms) {
      const read = parseTerms(terms);
      found.push({ id: "terms", ok: (await sha256(terms)) === game_commit && read.half === hash });
      announced = await areAnnounced(shares, read);
    }
  }
  if (noted.trim()) found.push({ id: "noted", ok: bareDigest(noted) === bareDigest(game_commit || commit) });
  found.push({ id: "shares", ok: announced && shares.length === nonces.length && shares.every((share, seat) => share === nonces[seat]) });
  for (const [seat, share] of Object.entries(own)) {
    if (share) found.push({ id: "own", ok: shares[Number(seat)] === share, seat: Number(seat) });
  }
  return found;
}
