/**
 * Calls the service of the tab, one call at a time.
 *
 * A call is repeated until the service has all it needs. What it wrote is stored before its response and messages are sent,
 * so that an acknowledged move is on disk.
 */
import type { Outcome, TabService } from "./python-service";
import type { FromWorker, ToGame } from "./protocol";
import { StoreError } from "./store-error";
import type { Store } from "./store";

/** When a failed move of a bot, or reading what another tab has written, is tried again. */
const AGAIN_MS = 5000;

/** Whether the interpreter has stopped for good. */
const isFatal = (error: unknown): boolean => error instanceof Error && "pyodide_fatal_error" in error;

export type Post = (message: FromWorker) => void;

export class CallQueue {
  private last: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly service: TabService,
    private readonly store: Pick<Store, "append" | "read" | "line" | "pack">,
    private readonly post: Post,
    /** Fetch the network of warden and give it to the service. */
    private readonly fetchNetwork: () => Promise<void>,
  ) {}

  async receive(message: ToGame): Promise<unknown> {
    switch (message.t) {
      case "request": {
        const { id, path } = message;
        const { method = "GET", headers, body = "" } = message.message;
        return this.respond(id, headers, () => this.service.request(method, path, headers, body));
      }
      case "connect":
        return this.enqueue(() => this.service.connect(message.connection));
      case "receive": {
        const { connection, text } = message;
        const call = (): Outcome => this.service.receive(connection, text);
        return this.enqueue(() => this.carryOut(call, () => this.service.messageNotStored(connection, text)));
      }
      case "disconnect":
        return this.enqueue(() => this.carryOut(() => this.service.disconnect(message.connection)));
    }
  }

  /** Another tab has written to these tables. After a failure they are read again later: the page would show old ones. */
  async refresh(tables: string[]): Promise<void> {
    const read = async (): Promise<void> => {
      for (const table of tables) {
        const rows = await this.store.read(table);
        await this.carryOut(() => this.service.refresh(table, rows));
      }
    };
    await this.enqueue(read).catch((error: unknown) => {
      if (!isFatal(error)) setTimeout(() => void this.refresh(tables), AGAIN_MS);
    });
  }

  /** Answer a request. A long one takes several calls, and those that came in the meantime are carried out in between. */
  private async respond(id: number, headers: Record<string, string>, call: () => Outcome): Promise<void> {
    const unfinished = await this.enqueue(async () => {
      const outcome = await this.carryOut(call, () => this.service.requestNotStored(headers));
      if (outcome.unfinished === null) this.post({ t: "response", id, ...outcome.response! });
      return outcome.unfinished;
    });
    if (unfinished === null) return;
    await new Promise((resolve) => setTimeout(resolve)); // messages that wait are received now
    await this.respond(id, headers, () => this.service.resume(unfinished));
  }

  private enqueue<T>(work: () => T | Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Call the service until it has all it needs and what it wrote is stored. Then send its messages. `refuse` answers a failure. */
  private async carryOut(call: () => Outcome, refuse?: () => Outcome): Promise<Outcome> {
    const outcome = await this.settle(call).catch((error: unknown) => {
      if (isFatal(error)) this.post({ t: "failed" });
      if (!refuse) throw error;
      if (!(error instanceof StoreError)) console.error(error); // of a store's problem the page tells the person
      return refuse();
    });
    for (const [connection, text] of outcome.messages) this.post({ t: "message", connection, text });
    for (const connection of outcome.closed) this.post({ t: "closed", connection });
    this.performIn(outcome.due_ms);
    return outcome;
  }

  private async settle(call: () => Outcome): Promise<Outcome> {
    for (;;) {
      const outcome = call();
      if (outcome.needs.length) {
        for (const table of outcome.needs) this.service.load(table, await this.store.read(table), await this.store.line(table));
      } else if (outcome.needs_packs.length) {
        for (const digest of outcome.needs_packs) this.service.loadPack(digest, await this.store.pack(digest));
      } else if (outcome.network) {
        await this.fetchNetwork();
      } else if (await this.stored(outcome)) {
        return outcome;
      }
    }
  }

  /** Store what a call wrote. If another tab wrote first, the tables are forgotten and the call is to be repeated. */
  private async stored({ rows, packs }: Outcome): Promise<boolean> {
    try {
      await this.store.append(rows, packs);
      return true;
    } catch (error) {
      for (const { table } of rows) this.service.drop(table);
      if (!(error instanceof StoreError)) throw error;
      if (error.problem === "conflict") return false;
      this.post({ t: "store-problem", problem: error.problem });
      throw error;
    }
  }

  /** Call `perform` when something is due. After a failure it is tried again later. */
  private performIn(ms: number | null): void {
    clearTimeout(this.timer);
    if (ms === null) return;
    const perform = (): Promise<unknown> => this.enqueue(() => this.carryOut(() => this.service.perform()));
    this.timer = setTimeout(() => void perform().catch(() => this.performIn(AGAIN_MS)), ms);
  }
}
