import { describe, expect, it } from "vitest";
import { readPosition, readWatchKey, replayPath } from "./replay-links";

describe("the address of a moment", () => {
  it("is read as it was written", () => {
    expect(readPosition(new URL(replayPath("aB-1", "1", 123), "https://play.example").searchParams)).toEqual({ perspective: "1", n: 123 });
    expect(readPosition(new URL(replayPath("aB-1", "all", 0), "https://play.example").searchParams)).toEqual({ perspective: "all", n: 0 });
  });
  it("says nothing where it says nonsense", () => {
    for (const query of ["", "?as=7&n=-1", "?as=ALL&n=1e9", "?as=../../x&n=12x"]) expect(readPosition(new URLSearchParams(query))).toEqual({ perspective: null, n: null });
  });
  it("lets others in by the spectators' key alone", () => {
    const link = new URL(replayPath("aB-1", "watch", 7, "k_-9"), "https://play.example");
    expect(link.pathname + link.search).toBe("/t/aB-1/replay?as=watch&n=7");
    expect(readWatchKey(link.hash.slice(1))).toBe("k_-9");
    expect(replayPath("aB-1", "all", 7)).not.toContain("#");
  });
  it("takes nothing else for a key", () => {
    for (const hash of ["", "watch=", "5.10", "watch=a b"]) expect(readWatchKey(hash)).toBeNull();
  });
});
