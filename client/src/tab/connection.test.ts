import { beforeEach, describe, expect, it } from "vitest";
import { OPEN } from "../app/transport";
import { TabConnection, type WorkerPort } from "./connection";
import type { FromWorker, ToWorker } from "./protocol";
import { start } from "./start.svelte";

/** A worker that does what a test says. */
class FakeWorker implements WorkerPort {
  sent: ToWorker[] = [];
  terminated = false;
  onmessage: WorkerPort["onmessage"] = null;
  onerror: WorkerPort["onerror"] = null;
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  say(message: FromWorker): void {
    this.onmessage?.call(this as unknown as Worker, { data: message } as MessageEvent<FromWorker>);
  }
  ready(): void {
    this.say({ t: "progress", progress: { step: "ready" } });
  }
}

/** Let promises and timers of no length end. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));
const message = { headers: {} };
let workers: FakeWorker[];
let connection: TabConnection;
beforeEach(() => {
  workers = [];
  connection = new TabConnection(() => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
});

describe("keeping a snapshot", () => {
  it("waits for the start, but does not ask for it", () => {
    connection.keepSnapshot();
    expect([workers.length, start.awaited]).toEqual([0, false]);
    connection.start();
    expect(workers[0]!.sent).toEqual([]);
    workers[0]!.ready();
    expect(workers[0]!.sent).toEqual([{ t: "keep-snapshot" }]);
  });

  it("needs no waiting after the start", () => {
    connection.start();
    workers[0]!.ready();
    connection.keepSnapshot();
    expect(workers[0]!.sent).toEqual([{ t: "keep-snapshot" }]);
  });
});

describe("a request", () => {
  it("waits for the start, and gets its own response", async () => {
    const [one, other] = [connection.send("/api/packs", message), connection.send("/api/rules", message)];
    expect(workers[0]!.sent).toEqual([]);
    expect(start.awaited).toBe(true);
    workers[0]!.ready();
    await pause();
    const [first, second] = workers[0]!.sent as Extract<ToWorker, { t: "request" }>[];
    workers[0]!.say({ t: "response", id: second!.id, status: 404, headers: {}, body: '{"error":"x"}' });
    workers[0]!.say({ t: "response", id: first!.id, status: 204, headers: {}, body: "" });
    expect((await one).status).toBe(204);
    expect(await (await other).json()).toEqual({ error: "x" });
    expect(start.awaited).toBe(false);
  });

  it("goes on waiting if the start fails, until the person tries again", async () => {
    const answer = connection.send("/api/packs", message);
    workers[0]!.say({ t: "failed" });
    expect([start.failed, workers[0]!.terminated]).toEqual([true, true]);
    connection.start();
    expect(start.failed).toBe(false);
    workers[1]!.ready();
    await pause();
    workers[1]!.say({ t: "response", id: 1, status: 200, headers: {}, body: "[]" });
    expect((await answer).ok).toBe(true);
  });

  it("fails if the worker stops", async () => {
    const answer = connection.send("/api/packs", message);
    workers[0]!.ready();
    await pause();
    workers[0]!.say({ t: "failed" });
    await expect(answer).rejects.toThrow();
    expect(start.failed).toBe(false);
  });
});

describe("a socket", () => {
  it("opens after the start, and hears its own messages only", async () => {
    const heard: string[] = [];
    const [one, other] = [connection.openSocket(), connection.openSocket()];
    one.onopen = () => one.send("hello");
    one.onmessage = ({ data }) => heard.push(data);
    other.onmessage = () => expect.unreachable();
    workers[0]!.ready();
    await pause();
    expect(one.readyState).toBe(OPEN);
    expect(workers[0]!.sent.map(({ t }) => t)).toEqual(["connect", "receive", "connect"]);
    workers[0]!.say({ t: "message", connection: 1, text: "welcome" });
    expect(heard).toEqual(["welcome"]);
  });

  it("that was closed before the start is never connected", async () => {
    connection.openSocket().close();
    workers[0]!.ready();
    await pause();
    expect(workers[0]!.sent).toEqual([]);
  });

  it("closes if the worker stops, and the next one starts another worker", async () => {
    const socket = connection.openSocket();
    const closed = new Promise<void>((done) => (socket.onclose = done));
    workers[0]!.ready();
    await pause();
    workers[0]!.onerror?.call(null as never, new Event("error") as ErrorEvent);
    await closed;
    connection.openSocket();
    expect(workers).toHaveLength(2);
  });
});
