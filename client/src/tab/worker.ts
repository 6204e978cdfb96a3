/** The worker in which the game of the static edition runs. */
import { CallQueue } from "./call-queue";
import { fetchCompressed, FILES } from "./download";
import { PolicyNetwork } from "./policy-network";
import type { FromWorker, ToWorker } from "./protocol";
import { startPython } from "./python";
import { startService } from "./python-service";
import { Store } from "./store";

const post = (message: FromWorker): void => postMessage(message);

async function start(): Promise<CallQueue> {
  const python = await startPython((progress) => post({ t: "progress", progress }));
  post({ t: "progress", progress: { step: "game" } });
  const store = new Store();
  const service = startService(python);
  const queue = new CallQueue(service, store, post, async () => {
    const file = await fetchCompressed(FILES.warden);
    service.giveNetwork(new PolicyNetwork(await file.arrayBuffer()));
  });
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
