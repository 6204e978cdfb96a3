/**
 * The service worker: caches the client, so that it starts without a network.
 *
 * There is one cache per build: the shell (the page "/") and the files under /assets/, whose names contain a hash of their
 * content. The shell is fetched at every visit, so a new build is used by the next page that is opened. Pages that are still
 * open find their files in the cache of the previous build. Of the requests to /api/ only those for the rulebook are handled.
 */
const PREFIX = "blackgate-";
const RULEBOOK = "rulebook";
const ASSET = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;

/** The names of our caches, the latest build first. */
const builds = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX)).reverse();

/** The name of the cache for the build of a shell. */
async function buildOf(shell) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(shell));
  return PREFIX + Array.from(new Uint8Array(hash.slice(0, 8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Cache all files that a text refers to by name, and those that they refer to: a few hundred kilobytes in all. */
async function cacheFiles(cache, text, seen = new Set()) {
  const names = [...new Set(text.match(ASSET))].filter((name) => !seen.has(name));
  for (const name of names) seen.add(name);
  for (const name of names) {
    const found = await fetch(`/assets/${name}`);
    if (!found.ok) continue; // not the name of a file
    await cache.put(`/assets/${name}`, found.clone());
    if (/\.(?:js|css)$/.test(name)) await cacheFiles(cache, await found.text(), seen);
  }
}

/** Cache a build. The shell is stored last: a cache without one is incomplete. Of the older builds only the latest is kept. */
async function cacheBuild(response) {
  const shell = await response.clone().text();
  const name = await buildOf(shell);
  const cache = await caches.open(name);
  if (await cache.match("/")) return;
  await cacheFiles(cache, shell);
  await cache.put("/", response);
  const [, ...old] = (await builds()).filter((one) => one !== name);
  for (const one of old) await caches.delete(one);
}

/** The shell of the latest complete build. */
async function cachedShell() {
  for (const name of await builds()) {
    const shell = await (await caches.open(name)).match("/");
    if (shell) return shell;
  }
  return undefined;
}

/** A page: from the network, so that a new build is used at once; if that fails, the cached shell. */
async function page(event) {
  try {
    const response = await fetch(event.request);
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html")) event.waitUntil(cacheBuild(response.clone()));
    return response;
  } catch (error) {
    const shell = await cachedShell();
    if (shell) return shell;
    throw error;
  }
}

/** The rulebook: from the network; if that fails, as it was when it was last read. */
async function rulebook(request) {
  const cache = await caches.open(RULEBOOK);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const cached = await cache.match(request);
    if (cached) return cached;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(fetch("/", { cache: "no-cache" }).then(cacheBuild).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
/** A notification of a page was clicked: show that page again. Its tag is the path of the page. */
async function showPage(path) {
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find((page) => new URL(page.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.tag));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname === "/api/rules") event.respondWith(rulebook(request));
  if (pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)));
});
