import { describe, expect, it } from "vitest";
import { checkSeed, splitSeed, sha256 } from "./seed-checks";

const half = "ab".repeat(32);
/** A game of before there was a commitment to its terms. */
const old = async () => ({ commit: await sha256(half), nonces: ["mine", "", "theirs"], seed: `${half}+mine++theirs`, terms: "", game_commit: "" });

async function game() {
  const shares = [await sha256("mine"), "", await sha256("theirs")];
  const terms = JSON.stringify({ rules: 2, pack: "classic", digest: "sha256:0", options: { players: 3 }, half: await sha256(half), shares });
  return { ...(await old()), terms, game_commit: await sha256(terms) };
}

describe.each([
  ["of a game with terms", game, ["commit", "terms", "noted", "shares", "own"]],
  ["of an older game", old, ["commit", "noted", "shares", "own"]],
])("findings %s", (_, made, ids) => {
  it("are right when all is right", async () => {
    const fair = await made();
    const noted = (fair.game_commit || fair.commit).toUpperCase().replace("SHA256:", "");
    const found = await checkSeed(fair, ` ${noted} `, { 0: "mine" });
    expect(found.map((one) => one.id)).toEqual(ids);
    expect(found.every((one) => one.ok)).toBe(true);
  });
  it("notice a share that is missing, and one that was changed", async () => {
    const fair = await made();
    const wrong = async (seed: string) => (await checkSeed({ ...fair, seed }, "", { 2: "theirs" })).filter((one) => !one.ok).map((one) => one.id);
    expect(await wrong(`${half}+mine+theirs`)).toEqual(["shares", "own"]);
    expect(await wrong(`${half}+mine++changed`)).toEqual(["shares", "own"]);
    expect(await wrong(`${"cd".repeat(32)}+mine++theirs`)).toContain("commit");
  });
  it("do not compare commitments if none was seen before the end", async () => {
    expect((await checkSeed(await made(), "", {})).map((one) => one.id)).not.toContain("noted");
  });
});

it("a game with other settings than the promised ones is noticed", async () => {
  const fair = await game();
  const found = await checkSeed({ ...fair, terms: fair.terms.replace('"players":3', '"players":3,"first_player":1') }, "", {});
  expect(found.filter((one) => !one.ok).map((one) => one.id)).toEqual(["terms"]);
});

it("a share that was chosen after it was announced is noticed", async () => {
  const fair = await game();
  const found = await checkSeed({ ...fair, seed: `${half}+mine++chosen`, nonces: ["mine", "", "chosen"] }, "", {});
  expect(found.filter((one) => !one.ok).map((one) => one.id)).toEqual(["shares"]);
});

it("a share that was not revealed is no contradiction", async () => {
  const fair = await game();
  const found = await checkSeed({ ...fair, seed: `${half}+mine++`, nonces: ["mine", "", ""] }, "", {});
  expect(found.every((one) => one.ok)).toBe(true);
});

it("splitSeed keeps the empty shares of bots", () => expect(splitSeed("h+a++")).toEqual({ half: "h", shares: ["a", "", ""] }));
