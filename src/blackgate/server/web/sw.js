/**
 * Starts Blackgate without a network, and from the second visit on without waiting for one.
 *
 * There is one cache per build: the shell (the page "/") and the files under /assets/, whose names change with their
 * contents. The shell is asked for anew at every visit, so a new build takes over with the next page that is opened; pages
 * still open keep finding their own files in the cache of the build before. Nothing under /api/ is ever touched.
 */
const PREFIX = "blackgate-";
const ASSET = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;

/** Our caches, the latest build's first. */
const builds = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX)).reverse();

/** The cache of the build that a shell belongs to. */
async function buildOf(shell) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(shell));
  return PREFIX + Array.from(new Uint8Array(hash.slice(0, 8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keep all files that can be reached from a text by name: the whole game is a few hundred kilobytes. */
async function keepFiles(cache, text, seen = new Set()) {
  const names = [...new Set(text.match(ASSET))].filter((name) => !seen.has(name));
  for (const name of names) seen.add(name);
  for (const name of names) {
    const found = await fetch(`/assets/${name}`);
    if (!found.ok) continue; // only looked like a name
    await cache.put(`/assets/${name}`, found.clone());
    if (/\.(?:js|css)$/.test(name)) await keepFiles(cache, await found.text(), seen);
  }
}

/** Keep a build; its shell comes last, so that a build without one is unfinished. Of older builds only the last is kept. */
async function keepBuild(response) {
  const shell = await response.clone().text();
  const name = await buildOf(shell);
  const cache = await caches.open(name);
  if (await cache.match("/")) return;
  await keepFiles(cache, shell);
  await cache.put("/", response);
  const [, ...old] = (await builds()).filter((one) => one !== name);
  for (const one of old) await caches.delete(one);
}

/** The shell of the latest build that is whole. */
async function keptShell() {
  for (const name of await builds()) {
    const shell = await (await caches.open(name)).match("/");
    if (shell) return shell;
  }
  return undefined;
}

/** Pages: from the network, so that a new build is seen at once; without one, the shell that is here. */
async function page(event) {
  try {
    const response = await fetch(event.request);
    if (response.ok && response.headers.get("content-type")?.startsWith("text/html")) event.waitUntil(keepBuild(response.clone()));
    return response;
  } catch (error) {
    const shell = await keptShell();
    if (shell) return shell;
    throw error;
  }
}

self.addEventListener("install", (event) => {
  event.waitUntil(fetch("/", { cache: "no-cache" }).then(keepBuild).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
