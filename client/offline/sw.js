/**
 * The service worker of the static edition: it holds all files of one version, so that the game starts without a network.
 *
 * `tools/offline_files.py` fills in the list of files, so every version has a worker of its own. It is registered when a person
 * agrees to the download. A new version downloads its files into a cache of its own, while pages go on with the old one. It
 * takes over when no page of the old version is open. So a page never gets files of two versions.
 */
const BUILD = { version: "", files: {} };

const PREFIX = `blackgate ${self.registration.scope} `; // caches belong to the whole host, which may have several editions
const CACHE = PREFIX + BUILD.version;
const TOTAL = Object.values(BUILD.files).reduce((sum, file) => sum + file.bytes, 0);
const PARALLEL = 4;
const TRIES = 20;
const NEXT_TRY_MS = 100;
/** Headers of held files: the hash in the list, and whether a file was decompressed (`src/tab/download.ts` asks for it). */
const HASH = "x-sha256";
const DECOMPRESSED = "x-decompressed";

const addressOf = (path) => new URL(path, self.registration.scope).href;

async function tell(message) {
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage(message);
}

async function sha256(data) {
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", data)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The file as it is held. Compressed ones are decompressed now: the game starts sooner, and browsers keep the code that they compile. */
function held(data, path, type) {
  const headers = { "content-type": type, [HASH]: BUILD.files[path].sha256 };
  if (!path.endsWith(".gzip")) return new Response(data, { headers });
  headers["content-type"] = path.endsWith(".wasm.gzip") ? "application/wasm" : "application/octet-stream";
  return new Response(new Response(data).body.pipeThrough(new DecompressionStream("gzip")), { headers: { ...headers, [DECOMPRESSED]: "yes" } });
}

/** A file from the cache of another version, if it is the same there. */
async function fromOlder(path) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const file = await (await caches.open(name)).match(addressOf(path));
    if (file?.headers.get(HASH) === BUILD.files[path].sha256) return file;
  }
  return undefined;
}

async function fromNetwork(path) {
  const response = await fetch(addressOf(path), { cache: "no-cache" });
  const data = await response.arrayBuffer();
  if (!response.ok || (await sha256(data)) !== BUILD.files[path].sha256) throw new Error(`${path} is not the file of this version`);
  return held(data, path, response.headers.get("content-type") ?? "application/octet-stream");
}

/** Put all files into the cache. What an earlier attempt brought there is not downloaded again. */
async function download() {
  const cache = await caches.open(CACHE);
  const waiting = Object.keys(BUILD.files);
  let bytes = 0;
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (!(await cache.match(addressOf(path)))) await cache.put(addressOf(path), (await fromOlder(path)) ?? (await fromNetwork(path)));
      bytes += BUILD.files[path].bytes;
      await tell({ offline: "progress", bytes, total: TOTAL });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

async function install() {
  try {
    await download();
  } catch (error) {
    await tell({ offline: "failed", full: error.name === "QuotaExceededError" });
    throw error; // the browser discards this version
  }
}

async function deleteOlder() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

/** The path of the file that answers a request, or undefined if the request is not for this edition. */
function pathOf({ url, method, mode }) {
  const address = new URL(url);
  address.search = address.hash = "";
  if (method !== "GET" || !address.href.startsWith(self.registration.scope)) return undefined;
  const path = address.href.slice(self.registration.scope.length);
  if (path in BUILD.files) return path;
  return mode === "navigate" ? "index.html" : undefined;
}

/** A file from the cache. If the browser has deleted it: from the network, but only that of this version. */
async function answer(path) {
  return (await (await caches.open(CACHE)).match(addressOf(path))) ?? fromNetwork(path);
}

/** Whether a page is the only one of this edition. Other pages of the host do not matter. */
async function isAlone(id) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return pages.every((page) => page.id === id || !page.url.startsWith(self.registration.scope));
}

/** Take over if the page that asks is the only one. For a moment after it was closed or reloaded, an old page still counts. */
async function takeOver(page) {
  for (let tries = TRIES; tries > 0; tries--) {
    if (await isAlone(page.id)) return self.skipWaiting();
    await new Promise((resolve) => setTimeout(resolve, NEXT_TRY_MS));
  }
  return undefined; // at the next start
}

const TASKS = {
  "take over": (_, page) => takeOver(page),
  // A page from the network of the same version: it can go on if the network fails now.
  claim: ({ script }) => (script in BUILD.files ? self.clients.claim() : undefined),
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(deleteOlder()));
self.addEventListener("message", (event) => event.waitUntil(Promise.resolve(TASKS[event.data.offline]?.(event.data, event.source))));
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== undefined) event.respondWith(answer(path));
});
/** A notification of a page was clicked: show that page again. Its tag is the address of the page. */
async function showPage(address) {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find((page) => page.url === new URL(address, page.url).href);
  return open ? open.focus() : self.clients.openWindow(address);
}
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.tag));
});
