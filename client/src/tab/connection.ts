/**
 * The page's side of the worker in which the game runs: requests and sockets as to a play service.
 *
 * Requests and sockets wait until the game has started. If the worker fails later, sockets close and the next request or
 * socket starts another one: everything that was acknowledged is stored.
 */
import { OPEN, type Message, type Socket, type Transport } from "../app/transport";
import type { FromWorker, ToWorker } from "./protocol";
import { start } from "./start.svelte";

const CONNECTING = 0;
const CLOSED = 3;

interface Waiting {
  resolve: (response: Response) => void;
  reject: (error: Error) => void;
}

/** A socket to the worker. */
class TabSocket implements Socket {
  readyState = CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    private readonly sendText: (text: string) => void,
    private readonly disconnect: () => void,
  ) {}

  send(text: string): void {
    if (this.readyState === OPEN) this.sendText(text);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.disconnect();
    this.end();
  }

  /** As with a network, the page hears of it later. */
  end(): void {
    this.readyState = CLOSED;
    setTimeout(() => this.onclose?.());
  }
}

/** The part of a Worker that is used here. */
export type WorkerPort = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export class TabConnection implements Transport {
  private worker: WorkerPort | null = null;
  private ready = false;
  /** What is sent once the game has started. */
  private waitingForStart: (() => void)[] = [];
  private responses = new Map<number, Waiting>();
  private sockets = new Map<number, TabSocket>();
  private lastNumber = 0;

  constructor(private readonly createWorker: () => WorkerPort) {}

  /** Start the game, if it has not been started. */
  start(): void {
    if (this.worker) return;
    start.failed = false;
    const worker = this.createWorker();
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.receive(event.data);
    worker.onerror = () => this.fail();
    this.worker = worker;
  }

  async send(path: string, message: Message): Promise<Response> {
    const id = ++this.lastNumber;
    await this.started();
    return new Promise((resolve, reject) => {
      this.responses.set(id, { resolve, reject });
      this.post({ t: "request", id, path, message });
    });
  }

  openSocket(): Socket {
    const connection = ++this.lastNumber;
    const socket = new TabSocket(
      (text) => this.post({ t: "receive", connection, text }),
      () => {
        if (this.sockets.delete(connection)) this.post({ t: "disconnect", connection });
      },
    );
    void this.started().then(() => {
      if (socket.readyState !== CONNECTING) return;
      this.sockets.set(connection, socket);
      this.post({ t: "connect", connection });
      socket.readyState = OPEN;
      socket.onopen?.();
    });
    return socket;
  }

  /** The files of the edition are kept. Do what makes the next start quicker, once the game has started. */
  keepSnapshot(): void {
    const keep = (): void => this.post({ t: "keep-snapshot" });
    if (this.ready) keep();
    else this.waitingForStart.push(keep);
  }

  private started(): Promise<void> {
    this.start();
    if (this.ready) return Promise.resolve();
    start.awaited = true;
    return new Promise((done) => this.waitingForStart.push(done));
  }

  private post(message: ToWorker): void {
    this.worker?.postMessage(message);
  }

  private receive(message: FromWorker): void {
    switch (message.t) {
      case "progress":
        start.progress = message.progress;
        if (message.progress.step === "ready") this.open();
        return;
      case "response": {
        const { id, status, headers, body } = message;
        this.responses.get(id)?.resolve(new Response(status === 204 ? null : body, { status, headers }));
        this.responses.delete(id);
        return;
      }
      case "message":
        this.sockets.get(message.connection)?.onmessage?.({ data: message.text });
        return;
      case "closed":
        this.sockets.get(message.connection)?.end();
        this.sockets.delete(message.connection);
        return;
      case "store-problem":
        start.storeProblem = message.problem;
        return;
      case "failed":
        this.fail();
    }
  }

  private open(): void {
    this.ready = true;
    start.awaited = false;
    for (const done of this.waitingForStart.splice(0)) done();
  }

  /** The worker is gone. What waits for the start goes on waiting, until the person tries again. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    start.progress = null;
    start.failed = !this.ready;
    this.ready = false;
    for (const { reject } of this.responses.values()) reject(new Error("the game in this tab has stopped"));
    for (const socket of this.sockets.values()) socket.end();
    this.responses.clear();
    this.sockets.clear();
  }
}

export const connection = new TabConnection(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }));
