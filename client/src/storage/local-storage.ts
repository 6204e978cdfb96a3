/** What this browser keeps between visits. Where it may keep nothing (a private window), it forgets. */
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
    // full or forbidden: the game goes on without
  }
}
