import { describe, expect, it } from "vitest";
import { checkSeed, splitSeed, sha256 } from "./seed-checks";

const half = "ab".repeat(32);
const game = async () => ({ commit: await sha256(half), nonces: ["mine", "", "theirs"], seed: `${half}+mine++theirs` });

describe("findings", () => {
  it("are right when all is right", async () => {
    const fair = await game();
    const found = await checkSeed(fair, ` ${fair.commit.toUpperCase().replace("SHA256:", "")} `, { 0: "mine" });
    expect(found).toEqual([
      { id: "commit", ok: true },
      { id: "noted", ok: true },
      { id: "shares", ok: true },
      { id: "own", ok: true, seat: 0 },
    ]);
  });
  it("notice another half, a share that is missing, and one that was changed", async () => {
    const fair = await game();
    const wrong = async (seed: string) => (await checkSeed({ ...fair, seed }, "", { 2: "theirs" })).filter((one) => !one.ok).map((one) => one.id);
    expect(await wrong(`${"cd".repeat(32)}+mine++theirs`)).toEqual(["commit"]);
    expect(await wrong(`${half}+mine+theirs`)).toEqual(["shares", "own"]);
    expect(await wrong(`${half}+mine++changed`)).toEqual(["shares", "own"]);
  });
  it("do not compare commitments if none was seen before the end", async () => {
    expect((await checkSeed(await game(), "", {})).map((one) => one.id)).toEqual(["commit", "shares"]);
  });
});

it("splitSeed keeps the empty shares of bots", () => expect(splitSeed("h+a++")).toEqual({ half: "h", shares: ["a", "", ""] }));
