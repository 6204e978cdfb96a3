import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromClient, FromServer, News, Own, Public, Refused, Welcome } from "../wire";
import { Session } from "./session.svelte";

/** The browser's end of a connection. Tests play the server: `accept`, `say`, `drop`. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = FakeSocket.CONNECTING;
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("sent on a socket that is not open");
    this.sent.push(JSON.parse(data) as FromClient);
  }
  /** Closing takes a while: the event comes later. */
  close(): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    setTimeout(() => this.onclose?.(), 0);
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }
  /** What was sent, but for hello and ping. */
  get commands(): Command[] {
    return this.sent.filter((one): one is Command => "id" in one);
  }
}
type Command = Extract<FromClient, { id: string }>;

const line = (seq: number) => ({ seq, at: 0, what: "moved", seat: 1, happened: [], story: [] });
const welcome = (facts: Partial<Welcome> = {}): Welcome => ({
  t: "welcome",
  seq: 3,
  version: 7,
  now: 0,
  seat: 0,
  host: false,
  info: { phase: "playing" } as unknown as Welcome["info"],
  public: { deck: 71 } as unknown as Public,
  own: { legal: ["end"] } as unknown as Own,
  online: [true],
  missed: [line(1), line(2), line(3)],
  chat: [],
  ...facts,
});
const news = (seq: number, facts: Partial<News> = {}): News => ({ t: "news", version: seq + 4, ...line(seq), ...facts });
const ack = (id: string): FromServer => ({ t: "ack", id, seq: 4, version: 8 });
const refused = (id: string, facts: Partial<Refused> = {}): Refused => ({
  t: "refused",
  id,
  error: "illegal",
  text: "Not now.",
  version: 7,
  reasons: [],
  missed: [],
  retry_ms: null,
  ...facts,
});

let session: Session;

/** Let the next socket open, and answer its hello. */
function connect(facts: Partial<Welcome> = {}): FakeSocket {
  const socket = FakeSocket.last;
  socket.accept();
  socket.say(welcome(facts));
  return socket;
}
/** Wait for the next try to connect, and let it succeed. */
function reconnect(facts: Partial<Welcome> = {}): FakeSocket {
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all.length).toBe(before + 1);
  return connect(facts);
}
/** The state of a promise: its value, or that it is pending. */
async function settled<T>(promise: Promise<T>): Promise<T | "waiting"> {
  let found: T | "waiting" = "waiting";
  void promise.then((value) => (found = value));
  await vi.advanceTimersByTimeAsync(0);
  return found;
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
  session = new Session("abc", "key");
  session.open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("coming to a table", () => {
  it("can ask for what spectators see, with the key of a seat", () => {
    const spectator = new Session("abc", "key", true);
    spectator.open();
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent[0]).toMatchObject({ secret: "key", watch: true });
    spectator.close();
  });
  it("says hello with the key, from the start of the log", () => {
    FakeSocket.last.accept();
    expect(FakeSocket.last.url).toBe("wss://example.org/api/socket");
    expect(FakeSocket.last.sent).toEqual([{ t: "hello", table: "abc", secret: "key", since: 0, lang: "en" }]);
    expect(session.state).toBe("connecting");
  });

  it("is open after the welcome, and has its state", () => {
    connect();
    expect(session.state).toBe("open");
    expect([session.seq, session.version, session.seat]).toEqual([3, 7, 0]);
    expect(session.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it("drops the chat of a player who has deleted it", () => {
    const said = (n: number, seat: number) => ({ n, seat, name: "Ana", text: "Hello", at: 0 });
    const socket = connect({ chat: [said(1, 1), said(2, 2)] });
    socket.say({ t: "chat", line: said(3, 1) });
    socket.say(news(4, { what: "forgotten", seat: 1 }));
    vi.advanceTimersByTime(5000);
    expect(session.chat.map(({ n }) => n)).toEqual([2]);
  });

  it("shows that it is there from time to time, on one socket only", () => {
    const first = connect();
    first.drop();
    const second = reconnect();
    vi.advanceTimersByTime(30_000);
    expect(first.sent.filter(({ t }) => t === "ping")).toHaveLength(0);
    expect(second.sent.filter(({ t }) => t === "ping")).toHaveLength(2);
  });
});

describe("a command", () => {
  it("is sent once, with the version it was made for", async () => {
    const socket = connect();
    const played = session.play(["dig spoon", "end"]);
    vi.advanceTimersByTime(60_000);
    expect(socket.commands).toEqual([{ t: "move", id: expect.any(String), version: 7, moves: ["dig spoon", "end"] }]);
    expect(session.pendingMoves).toBe(1);
    expect(await settled(played)).toBe("waiting");
    socket.say(ack(socket.commands[0]!.id));
    expect(await played).toBeNull();
    expect(session.pendingMoves).toBe(0);
  });

  it("has an id of its own", () => {
    const socket = connect();
    void session.play(["end"]);
    void session.play(["end"]);
    expect(new Set(socket.commands.map(({ id }) => id)).size).toBe(2);
  });

  it("is sent once more, and unchanged, if the connection is lost before the answer", async () => {
    const first = connect();
    const played = session.play(["end"]);
    first.drop();
    expect(session.pendingMoves).toBe(1);
    const second = reconnect({ version: 9 });
    vi.advanceTimersByTime(60_000);
    expect(second.commands).toEqual(first.commands);
    expect(second.commands).toHaveLength(1);
    second.say(ack(second.commands[0]!.id));
    expect(await played).toBeNull();
  });

  it("is sent again only after the welcome", () => {
    connect();
    void session.play(["end"]);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(5000);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent.map(({ t }) => t)).toEqual(["hello"]);
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.sent.map(({ t }) => t)).toEqual(["hello", "move"]);
  });

  it("outlasts several lost connections", async () => {
    const first = connect();
    const played = session.play(["end"]);
    first.drop();
    reconnect().drop();
    const third = reconnect();
    expect(third.commands).toEqual(first.commands);
    third.say(ack(third.commands[0]!.id));
    expect(await played).toBeNull();
  });

  it("given while there is no connection is sent with the next one", () => {
    connect().drop();
    void session.play(["end"]);
    const second = reconnect();
    expect(second.commands).toHaveLength(1);
  });

  it("given before the first welcome is sent after it", () => {
    void session.say("hello");
    FakeSocket.last.accept();
    void session.say("well met");
    expect(FakeSocket.last.commands).toEqual([]);
    FakeSocket.last.say(welcome());
    expect(FakeSocket.last.commands).toMatchObject([{ text: "hello" }, { text: "well met" }]);
  });

  it("that was acknowledged is never sent again", async () => {
    const first = connect();
    const played = session.play(["end"]);
    first.say(ack(first.commands[0]!.id));
    await played;
    first.drop();
    expect(reconnect().commands).toEqual([]);
  });

  it("that was refused is reported, and never sent again", async () => {
    const first = connect();
    const played = session.play(["end"]);
    const reasons = [{ clause: "5.1", name: "Turn", text: "It is not your turn." }];
    first.say(refused(first.commands[0]!.id, { reasons }));
    expect(await played).toEqual({ error: "illegal", text: "Not now.", reasons });
    expect(session.pendingMoves).toBe(0);
    vi.advanceTimersByTime(10_000);
    expect(first.commands).toHaveLength(1);
    first.drop();
    expect(reconnect().commands).toEqual([]);
  });

  it("that is refused for now is sent again after the time that the server names", async () => {
    const socket = connect();
    const played = session.play(["end"]);
    socket.say(refused(socket.commands[0]!.id, { error: "busy", retry_ms: 400 }));
    expect(await settled(played)).toBe("waiting");
    vi.advanceTimersByTime(399);
    expect(socket.commands).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(socket.commands).toHaveLength(2);
    expect(socket.commands[1]).toEqual(socket.commands[0]);
    socket.say(ack(socket.commands[0]!.id));
    expect(await played).toBeNull();
  });

  it("is sent again after the server asked to slow down", () => {
    const socket = connect();
    void session.play(["end"]);
    socket.say({ t: "slow_down", retry_ms: 1000 });
    vi.advanceTimersByTime(999);
    expect(socket.commands).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(socket.commands).toHaveLength(2);
    expect(socket.commands[1]).toEqual(socket.commands[0]);
  });

  it("is not settled by the answer to another one, nor twice by its own", async () => {
    const socket = connect();
    const one = session.play(["end"]);
    const two = session.undo();
    const [first, second] = socket.commands;
    socket.say(ack("another"));
    socket.say(ack(second!.id));
    socket.say(refused(second!.id));
    expect(await two).toBeNull();
    expect(await settled(one)).toBe("waiting");
    expect(session.pendingMoves).toBe(1);
    socket.say(ack(first!.id));
    expect(await one).toBeNull();
  });

  it("keeps its place among the others when they are sent again", () => {
    const first = connect();
    void session.play(["end"]);
    void session.say("well played");
    void session.undo();
    first.drop();
    expect(reconnect().commands).toEqual(first.commands);
  });

  it("keeps from moving only if it is a move", () => {
    connect();
    void session.say("well played");
    void session.why("dig spoon");
    void session.hint();
    expect(session.pendingMoves).toBe(0);
    void session.undo();
    expect(session.pendingMoves).toBe(1);
  });
});

describe("news", () => {
  it("is merged into the table and added to the log", () => {
    const socket = connect();
    socket.say(news(4, { public: { deck: 70 } as News["public"], asked: "Your turn." }));
    expect(session.public).toEqual({ deck: 70 });
    expect([session.seq, session.version, session.asked]).toEqual([4, 8, "Your turn."]);
    expect(session.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it("that is known already changes nothing", () => {
    const socket = connect();
    const onnews = vi.fn();
    session.onnews = onnews;
    socket.say(news(3, { public: { deck: 1 } as News["public"] }));
    expect(session.public).toEqual({ deck: 71 });
    expect(session.log).toHaveLength(3);
    expect(onnews).not.toHaveBeenCalled();
  });

  it("gives the version for the next move", () => {
    const socket = connect();
    socket.say(news(4, { version: 12 }));
    void session.play(["end"]);
    expect(socket.commands[0]).toMatchObject({ version: 12 });
  });

  it("that was missed is asked for with the next hello, and is in the log once", () => {
    const first = connect();
    first.say(news(4));
    first.drop();
    const second = reconnect({ seq: 6, missed: [line(4), line(5), line(6)] });
    expect(second.sent[0]).toMatchObject({ t: "hello", since: 4 });
    expect(session.log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(session.seq).toBe(6);
  });

  it("is received after a backup was restored, which has fewer entries", () => {
    const first = connect();
    first.say(news(4));
    first.drop();
    const second = reconnect({ seq: 2, version: 2, missed: [] });
    second.say(news(3, { asked: "Your turn." }));
    expect([session.seq, session.asked]).toEqual([3, "Your turn."]);
  });

  it("is told from the start in another language, by a new socket at once", () => {
    const first = connect();
    session.reloadLog();
    const second = connect();
    vi.advanceTimersByTime(10_000);
    expect(first.readyState).toBe(FakeSocket.CLOSED);
    expect(second.sent[0]).toMatchObject({ t: "hello", since: 0 });
    expect(session.log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("of a socket that was replaced is ignored", () => {
    const first = connect();
    session.reloadLog();
    connect();
    first.say(news(4));
    expect(session.seq).toBe(3);
  });
});

describe("a lost connection", () => {
  it("is tried again after a time that doubles, up to five seconds", () => {
    connect().drop();
    expect(session.state).toBe("lost");
    for (const wait of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
      FakeSocket.last.drop();
    }
  });

  it("is tried again soon after it was good for a while", () => {
    connect().drop();
    vi.advanceTimersByTime(250);
    FakeSocket.last.drop();
    vi.advanceTimersByTime(500);
    connect().drop();
    vi.advanceTimersByTime(250);
    expect(FakeSocket.all).toHaveLength(4);
  });

  it("is open again with the next welcome", () => {
    connect().drop();
    reconnect();
    expect(session.state).toBe("open");
  });

  it("before the first welcome is reported too", () => {
    FakeSocket.last.drop();
    expect(session.state).toBe("lost");
    reconnect();
    expect(session.state).toBe("open");
  });

  it("is tried again at once on request, and only once", () => {
    FakeSocket.last.drop();
    session.reconnectNow();
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is not replaced on request while it is good", () => {
    connect();
    session.reconnectNow();
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("the end", () => {
  it("comes with a goodbye that names no time: there is no other try", () => {
    const socket = connect();
    socket.say({ t: "goodbye", error: "no_such_table", text: "There is no such table.", retry_ms: 0 });
    socket.drop();
    vi.advanceTimersByTime(60_000);
    expect(session.state).toBe("closed");
    expect(session.goodbye?.error).toBe("no_such_table");
    session.reloadLog();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("does not come with a goodbye that names a time", () => {
    const socket = connect();
    socket.say({ t: "goodbye", error: "draining", text: "Back soon.", retry_ms: 1000 });
    expect(session.goodbye?.error).toBe("draining");
    socket.drop();
    reconnect();
    expect(session.state).toBe("open");
    expect(session.goodbye).toBeNull();
  });

  it("comes with close: no other try, and no more pings", () => {
    const socket = connect();
    session.close();
    vi.advanceTimersByTime(60_000);
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    expect(socket.sent.map(({ t }) => t)).toEqual(["hello"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("comes with close while it waits for the next try", () => {
    connect().drop();
    session.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
