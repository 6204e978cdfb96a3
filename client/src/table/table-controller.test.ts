import { describe, expect, it, vi } from "vitest";
import type { Closed, PackBook } from "../wire";
import { Desk } from "./table-controller.svelte";
import type { Look } from "./table-view";
import { Pack } from "./pack.svelte";

const pack = new Pack({
  kinds: [
    { id: "spoon", sort: "tool" },
    { id: "knife", sort: "weapon" },
    { id: "rope", sort: "tool" },
    { id: "phone", sort: "accessory" },
  ],
  places: [],
  team_places: [],
  gangs: [],
  gang_cards: [],
  backgrounds: [{ id: "dealer", gang: "cartel", second: "Gain 3 Cigarettes." }],
  recipes: [{ makes: "ladder", needs: ["rope", "spoon"] }],
} as unknown as PackBook);
const full: Closed = { verb: "dig", reasons: [] } as unknown as Closed;

interface Facts {
  legal: string[];
  prompt?: string;
  /** The seat that is asked; ours is 0. */
  asked?: number;
  winners?: number[] | null;
  busy?: boolean;
  past?: boolean;
}
function sit({ legal, prompt = "turn", asked = 0, winners = null, busy = false, past = false }: Facts) {
  const look = {
    pack,
    seat: 0,
    own: { hand: {}, background: "dealer", legal, closed: [full] },
    public: { turns: 1, asked: { seat: asked, prompt }, winners, players: [{ gang: "cartel" }, { gang: null }] },
  } as unknown as Look;
  const act = vi.fn<(moves: string[]) => void>();
  return { desk: new Desk(() => look, { act, busy: () => busy, past: () => past }), act };
}
const moves = (choices: { move: string }[]): string[] => choices.map(({ move }) => move);

describe("choosing an action", () => {
  it("makes the move if there is one way", () => {
    const { desk, act } = sit({ legal: ["dig spoon", "end"] });
    desk.choose(["dig"]);
    expect(act.mock.calls).toEqual([[["dig spoon"]]]);
  });

  it("makes no move if there are several, and asks which", () => {
    const { desk, act } = sit({ legal: ["go yard", "go kitchen", "cautious yard", "end"] });
    desk.choose(["go", "cautious"]);
    expect(act).not.toHaveBeenCalled();
    expect(desk.verbs).toEqual(["go", "cautious"]);
  });

  it("makes no move if there is none, and says why", () => {
    const { desk, act } = sit({ legal: ["end"] });
    desk.choose(["dig"]);
    expect(act).not.toHaveBeenCalled();
    expect(desk.reason).toEqual(full);
  });

  it("makes the move with the card that was taken up", () => {
    const { desk, act } = sit({ legal: ["dig spoon", "dig rope"] });
    desk.choose(["dig"], "rope");
    expect(act.mock.calls).toEqual([[["dig rope"]]]);
  });

  it.each(["sell phone", "join cartel phone", "buy phone"])("opens the dialog for %s, even if that is the only way", (move) => {
    const { desk, act } = sit({ legal: [move, "end"] });
    const verb = move.split(" ")[0]!;
    desk.choose([verb], verb === "buy" ? null : "phone");
    expect(act).not.toHaveBeenCalled();
    expect(desk.dialog).toBe(verb);
  });

  it("opens the dialog of an Exchange before it begins, so that all of it is one command (11.5)", () => {
    const { desk, act } = sit({ legal: ["exchange 2", "end"] });
    desk.choose(["exchange"]);
    expect(act).not.toHaveBeenCalled();
    expect(desk.dialog).toBe("exchange 2");
    desk.act("exchange 2", "offer phone", "pay 5", "done");
    expect(act.mock.calls).toEqual([[["exchange 2", "offer phone", "pay 5", "done"]]]);
    expect(desk.dialog).toBeNull();
  });
});

describe("making moves", () => {
  it("hands them on as one command, in their order", () => {
    const { desk, act } = sit({ legal: ["sell spoon", "sell phone"] });
    desk.act("sell spoon", "sell phone", "done");
    expect(act.mock.calls).toEqual([[["sell spoon", "sell phone", "done"]]]);
  });

  it("puts several cards in pack order, and keeps two of a kind", () => {
    expect(pack.inOrder(["phone", "spoon", "rope", "spoon"])).toEqual(["spoon", "spoon", "rope", "phone"]);
  });

  it("waits while a move is on its way, and keeps what was half chosen", () => {
    const { desk, act } = sit({ legal: ["dig spoon", "reveal"], busy: true });
    desk.dialog = "sell";
    desk.choose(["dig"]);
    desk.reveal(true);
    desk.act("end");
    expect(act).not.toHaveBeenCalled();
    expect(desk.dialog).toBe("sell");
  });

  it("reveals with one move, though a member decides on two effects (8.2)", () => {
    const { desk, act } = sit({ legal: ["reveal", "end"] });
    desk.choose(["reveal"]);
    expect(act.mock.calls).toEqual([[["reveal"]]]);
  });

  it("forgets what was half chosen when something else is asked, but for what only shows cards", () => {
    const { desk } = sit({ legal: ["end"] });
    desk.verbs = ["go"];
    desk.card = "spoon";
    desk.dialog = "sell";
    desk.lapse();
    expect([desk.verbs, desk.card, desk.dialog]).toEqual([null, null, null]);
    desk.dialog = "discard";
    desk.lapse();
    expect(desk.dialog).toBe("discard");
  });
});

describe("what may be chosen", () => {
  const legal = ["go yard", "extort 1", "play poison 1", "craft ladder", "dig spoon"];

  it("is nothing while another is asked, the game is over, or the moment is past", () => {
    for (const facts of [{ asked: 1 }, { winners: [1] }, { past: true }]) expect(sit({ legal, ...facts }).desk.choices).toEqual([]);
    expect(moves(sit({ legal }).desk.choices)).toEqual(legal);
  });

  it("on one's turn, is a Place only after it was said how to go there", () => {
    expect(sit({ legal }).desk.to("yard")).toEqual([]);
    const { desk } = sit({ legal });
    desk.verbs = ["go"];
    expect(moves(desk.to("yard"))).toEqual(["go yard"]);
    expect(moves(sit({ legal: ["go yard"], prompt: "go" }).desk.to("yard"))).toEqual(["go yard"]);
  });

  it("on one's turn, is a player to extort at once, and to play a card on only after that was said", () => {
    expect(moves(sit({ legal }).desk.on(1))).toEqual(["extort 1"]);
    const { desk } = sit({ legal });
    desk.verbs = ["play"];
    expect(moves(desk.on(1))).toEqual(["play poison 1"]);
  });

  it.each([
    ["knife", ["extort 1"]],
    ["rope", ["craft ladder"]],
    ["spoon", ["craft ladder", "dig spoon"]],
    ["poison", ["play poison 1"]],
    ["phone", []],
  ])("with %s taken up, is what that card is good for", (card, open) => {
    const { desk } = sit({ legal });
    desk.card = card;
    expect(moves(desk.open)).toEqual(open);
  });
});
