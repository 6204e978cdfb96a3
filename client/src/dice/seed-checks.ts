/** Checks the seed of a game in the browser, without asking the service. */
import type { Fairness } from "../wire";

export interface SeedCheck {
  /** The text is dice-check-ID-ok or dice-check-ID-bad. */
  id: "commit" | "noted" | "shares" | "own";
  ok: boolean;
  seat?: number;
}

/** Browsers allow hashing only on secure pages: over https, or from this machine. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return "sha256:" + Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seed is the server's half and every seat's share, joined by +. */
export function splitSeed(seed: string): { half: string; shares: string[] } {
  const [half = "", ...shares] = seed.split("+");
  return { half, shares };
}

const bareDigest = (text: string): string => text.trim().toLowerCase().replace(/^sha256:/, "");

/** `noted` is the commitment that was seen before the end; `own` are the shares that this device added. */
export async function checkSeed({ commit, nonces, seed }: Fairness, noted: string, own: Record<number, string>): Promise<SeedCheck[]> {
  const { half, shares } = splitSeed(seed ?? "");
  const found: SeedCheck[] = [];
  if (canHash()) found.push({ id: "commit", ok: (await sha256(half)) === commit });
  if (noted.trim()) found.push({ id: "noted", ok: bareDigest(noted) === bareDigest(commit) });
  found.push({ id: "shares", ok: shares.length === nonces.length && shares.every((share, seat) => share === nonces[seat]) });
  for (const [seat, share] of Object.entries(own)) {
    if (share) found.push({ id: "own", ok: shares[Number(seat)] === share, seat: Number(seat) });
  }
  return found;
}
