/** Values in the browser's local storage. If storage is not allowed (a private window), nothing is saved. */
import { STATIC } from "../app/edition";

/** The static edition has names of its own, as a play service on the same host has other tables. */
const PREFIX = STATIC ? "blackgate.tab." : "blackgate.";

export function loadValue<T>(name: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(PREFIX + name);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

/** Save a value, and return whether that was possible: storage may be full or not allowed. */
export function saveValue(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** All values, by name. */
export function allValues(): Record<string, unknown> {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return Object.fromEntries(names.map((key) => [key.slice(PREFIX.length), loadValue<unknown>(key.slice(PREFIX.length), null)]));
  } catch {
    return {};
  }
}
