/** Values in the browser's local storage. If storage is not allowed (a private window), nothing is saved. */
const PREFIX = "blackgate.";

export function loadValue<T>(name: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(PREFIX + name);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function saveValue(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // storage is full or not allowed: go on without
  }
}
