import { describe, expect, it, vi } from "vitest";
import { CallQueue } from "./call-queue";
import type { FromWorker } from "./protocol";
import type { Outcome, TabService } from "./python-service";
import type { NewRow } from "./store";
import { StoreError, type StoreProblem } from "./store-error";

const outcome = (facts: Partial<Outcome> = {}): Outcome => ({ needs: [], needs_packs: [], network: false, rows: [], packs: {}, response: null, unfinished: null, messages: [], closed: [], due_ms: null, ...facts });
const row = (table: string, seq: number): NewRow => ({ table, seq, at: 0, entry: "{}", line: "", replaces: false });
const played = outcome({ rows: [row("abc", 2)], messages: [[7, "ack"]] });
const response = { status: 200, headers: {}, body: "[]" };

/** A queue whose service gives these outcomes, one per call, and whose store fails with these problems first. */
function queueOf(outcomes: Outcome[], problems: StoreProblem[] = []) {
  const history: string[] = [];
  const note =
    <T>(name: string, value: () => T) =>
    (...about: unknown[]): T => {
      history.push([name, ...about.filter((one) => typeof one !== "object")].join(" "));
      return value();
    };
  const next = (): Outcome => outcomes.shift() ?? outcome();
  const service: TabService = {
    load: note("load", () => undefined),
    loadPack: note("load pack", () => undefined),
    drop: note("drop", () => undefined),
    request: note("request", next),
    resume: note("resume", next),
    connect: note("connect", () => undefined),
    receive: note("receive", next),
    disconnect: note("disconnect", next),
    perform: note("perform", next),
    refresh: note("refresh", next),
    requestNotStored: note("refuse request", () => outcome({ response: { ...response, status: 503 } })),
    messageNotStored: note("refuse message", () => outcome({ messages: [[7, "refused"]] })),
    giveNetwork: note("give network", () => undefined),
  };
  const store = {
    append: async (rows: readonly NewRow[], packs = {}): Promise<void> => {
      const problem = rows.length ? problems.shift() : undefined;
      if (rows.length) history.push(problem ? `not stored: ${problem}` : ["stored", ...Object.keys(packs)].join(" with "));
      if (problem) throw new StoreError(problem);
    },
    read: async () => [],
    line: async () => "",
    pack: async () => null,
  };
  const post = (message: FromWorker): void => void history.push(`post ${message.t}${"text" in message ? ` ${message.text}` : ""}`);
  const queue = new CallQueue(service, store, post, async () => void history.push("fetch network"));
  return { queue, history, move: () => queue.receive({ t: "receive", connection: 7, text: "move" }) };
}

describe("a call", () => {
  it("stores what it wrote before it sends anything", async () => {
    const { history, move } = queueOf([played]);
    await move();
    expect(history).toEqual(["receive 7 move", "stored", "post message ack"]);
  });

  it("is repeated when the tables that it needs are loaded", async () => {
    const { history, move } = queueOf([outcome({ needs: ["abc"] }), played]);
    await move();
    expect(history).toEqual(["receive 7 move", "load abc ", "receive 7 move", "stored", "post message ack"]);
  });

  it("is repeated when the packs that it needs are loaded", async () => {
    const { history, move } = queueOf([outcome({ needs: ["abc"] }), outcome({ needs_packs: ["sha256:1"] }), played]);
    await move();
    expect(history).toEqual(["receive 7 move", "load abc ", "receive 7 move", "load pack sha256:1", "receive 7 move", "stored", "post message ack"]);
  });

  it("stores the files of packs together with its rows", async () => {
    const { history, move } = queueOf([outcome({ rows: [row("abc", 1)], packs: { "sha256:1": {} } })]);
    await move();
    expect(history).toEqual(["receive 7 move", "stored with sha256:1"]);
  });

  it("is repeated when the network that it needs is fetched", async () => {
    const { history, move } = queueOf([outcome({ network: true }), played]);
    await move();
    expect(history).toEqual(["receive 7 move", "fetch network", "receive 7 move", "stored", "post message ack"]);
  });

  it("is decided again when another tab wrote first", async () => {
    const { history, move } = queueOf([played, played], ["conflict"]);
    await move();
    expect(history).toEqual(["receive 7 move", "not stored: conflict", "drop abc", "receive 7 move", "stored", "post message ack"]);
  });

  it("is refused when there is no space, and the page hears why", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { history, move } = queueOf([played], ["quota"]);
    await move();
    expect(history.slice(1)).toEqual(["not stored: quota", "drop abc", "post store-problem", "refuse message 7 move", "post message refused"]);
    vi.restoreAllMocks();
  });

  it("begins when the one before it has ended", async () => {
    const { history, move, queue } = queueOf([outcome({ needs: ["abc"] }), played, outcome({ response })]);
    const first = move();
    await queue.receive({ t: "request", id: 1, path: "/api/packs", message: { headers: {} } });
    await first;
    expect(history.slice(-4)).toEqual(["stored", "post message ack", "request GET /api/packs ", "post response"]);
  });
});

describe("a request that takes long", () => {
  it("is answered after several calls, and a move comes in between", async () => {
    const { history, move, queue } = queueOf([outcome({ unfinished: 3 }), played, outcome({ unfinished: 3 }), outcome({ response })]);
    const answered = queue.receive({ t: "request", id: 1, path: "/api/chances", message: { headers: {} } });
    await move();
    expect(history).toEqual(["request GET /api/chances ", "receive 7 move", "stored", "post message ack"]);
    await answered;
    expect(history.slice(4)).toEqual(["resume 3", "resume 3", "post response"]);
  });
});

describe("what happens by itself", () => {
  it("is that another tab's moves are read, and read again after a failure", async () => {
    vi.useFakeTimers();
    const { history, queue } = queueOf([played, played], ["quota"]);
    await queue.refresh(["abc"]);
    expect(history).toEqual(["refresh abc", "not stored: quota", "drop abc", "post store-problem"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(history.slice(4)).toEqual(["refresh abc", "stored", "post message ack"]);
    vi.useRealTimers();
  });

  it("is done when it is due, and tried again after a failure", async () => {
    vi.useFakeTimers();
    const { history, move } = queueOf([outcome({ due_ms: 700 }), played, played], ["quota"]);
    await move();
    await vi.advanceTimersByTimeAsync(700);
    expect(history).toEqual(["receive 7 move", "perform", "not stored: quota", "drop abc", "post store-problem"]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(history.slice(5)).toEqual(["perform", "stored", "post message ack"]);
    vi.useRealTimers();
  });
});
