import { describe, expect, it, vi } from "vitest";
import type { Closed, PackBook } from "../wire";
import { TableController } from "./table-controller.svelte";
import type { TableView } from "./table-view";
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
  frozen?: boolean;
  /** The level of the bot that plays for us. */
  standIn?: string;
}
function sit({ legal, prompt = "turn", asked = 0, winners = null, busy = false, frozen = false, standIn = "" }: Facts) {
  const view = {
    pack,
    seat: 0,
    participants: [{ standIn }, { standIn: "" }],
    own: { hand: {}, background: "dealer", legal, closed: [full] },
    public: { turns: 1, asked: { seat: asked, prompt }, winners, players: [{ gang: "cartel" }, { gang: null }] },
  } as unknown as TableView;
  const act = vi.fn<(moves: string[]) => void>();
  return { controller: new TableController(() => view, { act, busy: () => busy, frozen: () => frozen }), act };
}
const moves = (choices: { move: string }[]): string[] => choices.map(({ move }) => move);

describe("choosing an action", () => {
  it("makes the move if there is one way", () => {
    const { controller, act } = sit({ legal: ["dig spoon", "end"] });
    controller.chooseAction(["dig"]);
    expect(act.mock.calls).toEqual([[["dig spoon"]]]);
  });

  it("makes no move if there are several, and asks which", () => {
    const { controller, act } = sit({ legal: ["go yard", "go kitchen", "cautious yard", "end"] });
    controller.chooseAction(["go", "cautious"]);
    expect(act).not.toHaveBeenCalled();
    expect(controller.chosenVerbs).toEqual(["go", "cautious"]);
  });

  it("makes no move if there is none, and says why", () => {
    const { controller, act } = sit({ legal: ["end"] });
    controller.chooseAction(["dig"]);
    expect(act).not.toHaveBeenCalled();
    expect(controller.reason).toEqual(full);
  });

  it("makes the move with the card that was taken up", () => {
    const { controller, act } = sit({ legal: ["dig spoon", "dig rope"] });
    controller.chooseAction(["dig"], "rope");
    expect(act.mock.calls).toEqual([[["dig rope"]]]);
  });

  it.each(["sell phone", "join cartel phone", "buy phone"])("opens the dialog for %s, even if that is the only way", (move) => {
    const { controller, act } = sit({ legal: [move, "end"] });
    const verb = move.split(" ")[0]!;
    controller.chooseAction([verb], verb === "buy" ? null : "phone");
    expect(act).not.toHaveBeenCalled();
    expect(controller.dialog).toBe(verb);
  });

  it("opens the dialog of an Exchange before it begins, so that all of it is one command (11.5)", () => {
    const { controller, act } = sit({ legal: ["exchange 2", "end"] });
    controller.chooseAction(["exchange"]);
    expect(act).not.toHaveBeenCalled();
    expect(controller.dialog).toBe("exchange 2");
    controller.act("exchange 2", "offer phone", "pay 5", "done");
    expect(act.mock.calls).toEqual([[["exchange 2", "offer phone", "pay 5", "done"]]]);
    expect(controller.dialog).toBeNull();
  });
});

describe("making moves", () => {
  it("hands them on as one command, in their order", () => {
    const { controller, act } = sit({ legal: ["sell spoon", "sell phone"] });
    controller.act("sell spoon", "sell phone", "done");
    expect(act.mock.calls).toEqual([[["sell spoon", "sell phone", "done"]]]);
  });

  it("puts several cards in pack order, and keeps two of a kind", () => {
    expect(pack.inOrder(["phone", "spoon", "rope", "spoon"])).toEqual(["spoon", "spoon", "rope", "phone"]);
  });

  it("waits while a move is being sent, and keeps the selection", () => {
    const { controller, act } = sit({ legal: ["dig spoon", "reveal"], busy: true });
    controller.dialog = "sell";
    controller.chooseAction(["dig"]);
    controller.reveal(true);
    controller.act("end");
    expect(act).not.toHaveBeenCalled();
    expect(controller.dialog).toBe("sell");
  });

  it("asks before the Background is revealed, by whatever way", () => {
    const { controller, act } = sit({ legal: ["reveal", "end"] });
    controller.chooseAction(["reveal"]);
    expect(controller.dialog).toBe("reveal");
    controller.clear();
    controller.makeChoice(controller.choices[0]!);
    expect(controller.dialog).toBe("reveal");
    expect(act).not.toHaveBeenCalled();
  });

  it("reveals with one move, though a member decides on two effects (8.2)", () => {
    const { controller, act } = sit({ legal: ["reveal", "end"] });
    controller.reveal(true);
    expect(act.mock.calls).toEqual([[["reveal"]]]);
    expect(controller.dialog).toBeNull();
  });

  it("drops the selection when the question changes, but keeps dialogs that only show cards", () => {
    const { controller } = sit({ legal: ["end"] });
    controller.chosenVerbs = ["go"];
    controller.chosenCard = "spoon";
    controller.dialog = "sell";
    controller.questionChanged();
    expect([controller.chosenVerbs, controller.chosenCard, controller.dialog]).toEqual([null, null, null]);
    controller.dialog = "discard";
    controller.questionChanged();
    expect(controller.dialog).toBe("discard");
  });
});

describe("nothing left to do", () => {
  it("is when the turn can only be ended", () => {
    expect(sit({ legal: ["end"] }).controller.nothingLeft).toBe(true);
  });

  it("is not while a move is left, even one that costs no action", () => {
    expect(sit({ legal: ["reveal", "end"] }).controller.nothingLeft).toBe(false);
  });

  it("is not while something else is asked, or another player", () => {
    expect(sit({ legal: ["pass"], prompt: "reward" }).controller.nothingLeft).toBe(false);
    expect(sit({ legal: ["end"], asked: 1 }).controller.nothingLeft).toBe(false);
  });
});

describe("the choices on the board", () => {
  const legal = ["go yard", "extort 1", "play poison 1", "craft ladder", "dig spoon"];

  it("is nothing while another is asked, the game is over, or the moment is past", () => {
    for (const facts of [{ asked: 1 }, { winners: [1] }, { frozen: true }, { standIn: "inmate" }]) expect(sit({ legal, ...facts }).controller.choices).toEqual([]);
    expect(moves(sit({ legal }).controller.choices)).toEqual(legal);
  });

  it("during a turn, include Places only after a kind of move was chosen", () => {
    expect(sit({ legal }).controller.choicesTo("yard")).toEqual([]);
    const { controller } = sit({ legal });
    controller.chosenVerbs = ["go"];
    expect(moves(controller.choicesTo("yard"))).toEqual(["go yard"]);
    expect(moves(sit({ legal: ["go yard"], prompt: "go" }).controller.choicesTo("yard"))).toEqual(["go yard"]);
  });

  it("during a turn, include players to extort at once, and players for a card only after it was chosen", () => {
    expect(moves(sit({ legal }).controller.choicesOn(1))).toEqual(["extort 1"]);
    const { controller } = sit({ legal });
    controller.chosenVerbs = ["play"];
    expect(moves(controller.choicesOn(1))).toEqual(["play poison 1"]);
  });

  it.each([
    ["knife", ["extort 1"]],
    ["rope", ["craft ladder"]],
    ["spoon", ["craft ladder", "dig spoon"]],
    ["poison", ["play poison 1"]],
    ["phone", []],
  ])("with %s taken up, is what that card is good for", (card, open) => {
    const { controller } = sit({ legal });
    controller.chosenCard = card;
    expect(moves(controller.openChoices)).toEqual(open);
  });
});
