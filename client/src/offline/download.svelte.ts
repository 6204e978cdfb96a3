/** The download of all files of the static edition, so that it starts without a network. `offline/sw.js` does the work. */
import { loadValue, saveValue } from "../storage/local-storage";

/**
 * `unknown`: the browser has not said yet what is held. `unable`: the browser or the address does not allow it.
 * `off`: the person has not agreed. `ready`: everything is held here. `failed` and `full`: the download stopped, in the
 * second case because of the space.
 */
export type DownloadState = "unknown" | "unable" | "off" | "running" | "ready" | "failed" | "full";

/** What the worker tells its pages. */
type WorkerMessage = { offline: "progress"; bytes: number; total: number } | { offline: "failed"; full: boolean };

/** About the size of Python's memory, which is kept beside the files (`tab/snapshot.ts`). */
const SNAPSHOT_BYTES = 45e6;

/** The space that the edition needs on the device, after a download of this size. */
export const spaceFor = (download: number): number => download + SNAPSHOT_BYTES;

class OfflineDownload {
  state = $state<DownloadState>("unknown");
  /** How much is held already, from 0 to 1. */
  progress = $state(0);
  /** Whether a new version is held that is used at the next start. */
  updated = $state(false);
  private registration: ServiceWorkerRegistration | null = null;
  private onHeld: () => void = () => undefined;

  /** Find out what is held. If a new version was downloaded, start with it. `onHeld` is called when everything is held. */
  async begin(onHeld: () => void): Promise<void> {
    this.onHeld = onHeld;
    if (!("serviceWorker" in navigator) || !window.isSecureContext) {
      this.state = "unable";
      return;
    }
    navigator.serviceWorker.addEventListener("message", (event: MessageEvent<WorkerMessage>) => this.receive(event.data));
    const registration = await navigator.serviceWorker.getRegistration();
    this.state = "off";
    if (!registration) {
      if (loadValue<string>("offline", "") === "yes") await this.start(); // the page was closed during the download
      return;
    }
    this.follow(registration);
    if (registration.waiting && navigator.serviceWorker.controller) {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      registration.waiting.postMessage({ offline: "take over" });
    }
  }

  /** How many bytes the download has. */
  async size(): Promise<number> {
    const answer = await fetch(new URL("offline.json", document.baseURI), { cache: "no-cache" });
    return ((await answer.json()) as { bytes: number }).bytes;
  }

  /** The person agrees: download everything. */
  async start(): Promise<void> {
    saveValue("offline", "yes");
    this.progress = 0;
    this.state = "running";
    // The games are worth as much as the files: ask the browser not to delete them. It may refuse.
    void navigator.storage?.persist?.();
    try {
      this.follow(await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" }));
    } catch {
      this.state = "failed";
    }
  }

  /** Delete the files again. The games stay. */
  async remove(): Promise<void> {
    const scope = this.registration?.scope;
    await this.registration?.unregister();
    for (const name of await caches.keys()) if (name.startsWith(`blackgate ${scope} `)) await caches.delete(name);
    this.registration = null;
    this.state = "off";
    this.updated = false;
    saveValue("offline", "no");
  }

  private receive(message: WorkerMessage): void {
    if (this.registration?.active) return; // a new version in the background
    if (message.offline === "progress") this.progress = message.bytes / message.total;
    if (message.offline === "failed") this.state = message.full ? "full" : "failed";
  }

  private follow(registration: ServiceWorkerRegistration): void {
    this.registration = registration;
    this.updated = registration.waiting !== null && registration.active !== null;
    if (registration.active) this.held();
    else if (registration.installing) this.state = "running";
    const watch = (): void => registration.installing?.addEventListener("statechange", (event) => this.changed(registration, event.target as ServiceWorker));
    registration.addEventListener("updatefound", watch);
    watch();
  }

  /** Everything is held. The browser may report this twice. */
  private held(): void {
    if (this.state === "ready") return;
    this.state = "ready";
    this.onHeld();
  }

  private changed(registration: ServiceWorkerRegistration, worker: ServiceWorker): void {
    if (worker.state === "installed" && registration.active) this.updated = true;
    if (worker.state === "redundant" && !registration.active && this.state === "running") this.state = "failed";
    if (worker.state === "activated") {
      this.held();
      // This page came from the network. If it is of the same version, it can use what is held at once.
      const script = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
      worker.postMessage({ offline: "claim", script: script.slice(registration.scope.length) });
    }
  }
}

export const offlineDownload = new OfflineDownload();
