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

const addressOf = (path) => new URL(path, self.registration.scope).href;

async function tell(message) {
  for (const page of await self.clients.matchAll({ type: "window", includeUncontrolled: true })) page.postMessage(message);
}

async function sha256(data) {
  return Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", data)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A copy of a response if its content is that of the file in the list, else undefined. */
async function verified(response, path) {
  if (!response?.ok) return undefined;
  const data = await response.arrayBuffer();
  if ((await sha256(data)) !== BUILD.files[path].sha256) return undefined;
  return new Response(data, { headers: { "content-type": response.headers.get("content-type") ?? "application/octet-stream" } });
}

/** A file from the cache of another version, if it is the same there. */
async function fromOlder(path) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const same = await verified(await (await caches.open(name)).match(addressOf(path)), path);
    if (same) return same;
  }
  return undefined;
}

async function fromNetwork(path) {
  const file = await verified(await fetch(addressOf(path), { cache: "no-cache" }), path);
  if (!file) throw new Error(`${path} is not the file of this version`);
  return file;
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

/** Take over at once if the page that asks is the only one. */
async function takeOver() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
}

const TASKS = {
  "take over": takeOver,
  // A page from the network of the same version: it can go on if the network fails now.
  claim: ({ script }) => (script in BUILD.files ? self.clients.claim() : undefined),
};

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(deleteOlder()));
self.addEventListener("message", (event) => event.waitUntil(Promise.resolve(TASKS[event.data.offline]?.(event.data))));
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
