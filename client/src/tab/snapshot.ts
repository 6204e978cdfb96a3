/**
 * The memory of Python just after a start, kept beside the files of the edition. The next start goes on from it.
 *
 * It contains no game and no key: it is copied in a worker that has never seen one (`snapshot-worker.ts`). It is in the cache of
 * the service worker (`offline/sw.js`), so it goes when the files of this version go.
 */
import { FILES, FOLDER } from "./download";
import type { FixedStart } from "./python";

/** What the worker that makes a snapshot is told. */
export interface SnapshotOrder {
  address: string;
  cache: string;
  libraries: string[];
}

const ABOUT = "x-snapshot";

/** The name of the snapshot says which program and which browser it is for. All files have a hash of their content in their name. */
function snapshotAddress(): string {
  const address = new URL("python/snapshot", FOLDER);
  const parts = [location.pathname.slice(FOLDER.pathname.length), ...Object.values(FILES).map(({ file }) => file), navigator.userAgent];
  for (const part of parts) address.searchParams.append("of", part);
  return address.href;
}

/** A sum that shows damage. A hash for cryptography would take as long as reading the snapshot. */
function checksum(memory: Uint8Array<ArrayBuffer>): string {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >>> 2);
  let [sum, sums] = [memory.byteLength, 0];
  for (let at = 0; at < words.length; at++) {
    sum = (sum + words[at]!) | 0;
    sums = (sums + sum) | 0;
  }
  return `${sum} ${sums}`;
}

/** The name of the cache that holds this worker and with it all files of this version. Undefined if the person keeps no files. */
async function holdingCache(): Promise<string | undefined> {
  for (const name of await caches.keys()) if (await (await caches.open(name)).match(location.href)) return name;
  return undefined;
}

/** The snapshot for this program, if there is one. Its memory is read while the caller goes on. */
export async function findSnapshot(): Promise<FixedStart | null> {
  try {
    const found = await caches.match(snapshotAddress());
    const about = found?.headers.get(ABOUT);
    if (!found || !about) return null;
    const { sum, libraries, layout } = JSON.parse(about) as { sum: string; libraries: string[]; layout: string };
    const memory = read(found, sum);
    memory.catch(() => undefined); // the caller may not wait for it before it fails
    return { memory, libraries, layout };
  } catch {
    return null; // as in a private window, which may have no caches
  }
}

async function read(file: Response, sum: string): Promise<Uint8Array<ArrayBuffer>> {
  const memory = new Uint8Array(await file.arrayBuffer());
  if (checksum(memory) === sum) return memory;
  await forgetSnapshot();
  throw new Error("the snapshot is damaged");
}

export async function storeSnapshot({ cache, address, libraries }: SnapshotOrder, layout: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!(await caches.has(cache))) return; // the files have been deleted meanwhile
  const about = JSON.stringify({ sum: checksum(memory), libraries, layout });
  await (await caches.open(cache)).put(address, new Response(memory, { headers: { [ABOUT]: about } }));
}

/** Remove a damaged snapshot. Another one is made. */
async function forgetSnapshot(): Promise<void> {
  for (const name of await caches.keys()) await (await caches.open(name)).delete(snapshotAddress());
}

/** Python did not start with the snapshot. If it is not damaged, no other one would do: an empty one says so. */
export async function giveUpSnapshot(): Promise<void> {
  const address = snapshotAddress();
  if (!(await caches.match(address))) return;
  const cache = await holdingCache();
  await forgetSnapshot();
  if (cache) await (await caches.open(cache)).put(address, new Response());
}

/** Let a worker make a snapshot, if the files of this version are kept and there is none. */
export async function makeSnapshot(libraries: string[]): Promise<void> {
  const [cache, address] = [await holdingCache(), snapshotAddress()];
  if (!cache || (await caches.match(address))) return;
  const worker = new Worker(new URL("./snapshot-worker.ts", import.meta.url), { type: "module" });
  worker.postMessage({ address, cache, libraries } satisfies SnapshotOrder);
}
