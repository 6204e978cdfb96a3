/** A worker that starts Python, stores a copy of its memory, and ends. It never sees a game or a key. */
import { startPython, type FixedStart } from "./python";
import { prepareService } from "./python-service";
import { storeSnapshot, type SnapshotOrder } from "./snapshot";

onmessage = async ({ data: order }: MessageEvent<SnapshotOrder>) => {
  try {
    const start: FixedStart = { libraries: order.libraries };
    const python = await startPython(() => undefined, Promise.resolve(start));
    prepareService(python);
    await storeSnapshot(order, start.layout ?? "", python.makeMemorySnapshot() as Uint8Array<ArrayBuffer>);
  } catch (error) {
    console.info("The memory of Python cannot be kept.", error); // as when there is no room: starts take longer
  } finally {
    close();
  }
};
