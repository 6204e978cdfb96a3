/** Listeners for events of the whole page, before any element handles them. */
import { on } from "svelte/events";

type Listen = <K extends keyof DocumentEventMap>(name: K, listener: (event: DocumentEventMap[K]) => void) => void;

/** Add listeners. Return a function that removes them. Svelte's `on` is needed to see focus events of removed elements. */
export function listenToPage(add: (listen: Listen) => void): () => void {
  const listeners = new AbortController();
  add((name, listener) => void on(document, name, listener, { capture: true, signal: listeners.signal }));
  return () => listeners.abort();
}
