/** The worker in which the game of the static edition runs. */
import { CallQueue } from "./call-queue";
import { fetchCompressed, FILES } from "./download";
import { PolicyNetwork } from "./policy-network";
import type { FromWorker, Progress, ToWorker } from "./protocol";
import { startPython, type FixedStart } from "./python";
import { loadedLibraries } from "./python-libraries";
import { prepareService, startService, type TabService } from "./python-service";
import { findSnapshot, giveUpSnapshot, makeSnapshot } from "./snapshot";
import { Store } from "./store";

/** A snapshot is made after the first pages have been drawn. */
const QUIET_MS = 3000;

const post = (message: FromWorker): void => postMessage(message);

/** Start from a snapshot if there is one, otherwise anew. Marks say which, for tests and benchmarks. */
async function startGame(starting: Promise<FixedStart | null>): Promise<{ service: TabService; libraries: string[] }> {
  const report = (progress: Progress): void => post({ t: "progress", progress });
  try {
    const python = await startPython(report, starting);
    const anew = (await starting) === null;
    report({ step: "game" });
    if (anew) prepareService(python);
    const service = startService(python);
    performance.mark(anew ? "started anew" : "started from a snapshot");
    return { service, libraries: loadedLibraries(python) };
  } catch (error) {
    if (!(await starting)) throw error;
    console.info("Python cannot start from its snapshot.", error);
    await giveUpSnapshot();
    return startGame(Promise.resolve(null));
  }
}

async function start(): Promise<[CallQueue, keepSnapshot: () => Promise<void>]> {
  const { service, libraries } = await startGame(findSnapshot());
  const store = new Store();
  const queue = new CallQueue(service, store, post, async () => {
    const file = await fetchCompressed(FILES.warden);
    service.giveNetwork(new PolicyNetwork(await file.arrayBuffer()));
  });
  store.listen(({ tables }) => void queue.refresh(tables));
  return [queue, () => makeSnapshot(libraries)];
}

try {
  const [queue, keepSnapshot] = await start();
  onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if (data.t === "keep-snapshot") setTimeout(keepSnapshot, QUIET_MS);
    else queue.receive(data).catch((error: unknown) => console.error(error));
  };
  post({ t: "progress", progress: { step: "ready" } });
} catch (error) {
  console.error(error);
  post({ t: "failed" });
}
