/** The worker in which the game of the static edition runs. */
import { CallQueue } from "./call-queue";
import type { FromWorker, ToWorker } from "./protocol";
import { startPython } from "./python";
import { startService } from "./python-service";
import { Store } from "./store";

const post = (message: FromWorker): void => postMessage(message);

async function start(): Promise<CallQueue> {
  const python = await startPython((progress) => post({ t: "progress", progress }));
  const store = new Store();
  const queue = new CallQueue(startService(python), store, post, () => Promise.reject(new Error("not yet")));
  store.listen(({ tables }) => void queue.refresh(tables));
  return queue;
}

try {
  const queue = await start();
  onmessage = (event: MessageEvent<ToWorker>) => void queue.receive(event.data);
  post({ t: "progress", progress: { step: "ready" } });
} catch (error) {
  console.error(error);
  post({ t: "failed" });
}
