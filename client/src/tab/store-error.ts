/** Why the store of the static edition failed. */

/**
 * `conflict`: the rows in the store are not those that the caller knows. Read them again.
 * `quota`: there is no space left.
 * `blocked`: a tab with an older version holds the database.
 * `newer`: a tab with a newer version has upgraded the database.
 * `unavailable`: the browser allows no storage, or it failed.
 */
export type StoreProblem = "conflict" | "quota" | "blocked" | "newer" | "unavailable";

/** The names of exceptions of IndexedDB that have a meaning of their own. */
const PROBLEMS: Record<string, StoreProblem> = { ConstraintError: "conflict", QuotaExceededError: "quota", VersionError: "newer" };

export class StoreError extends Error {
  constructor(
    readonly problem: StoreProblem,
    cause?: unknown,
  ) {
    super(`the store failed: ${problem}`, { cause });
  }
}

/** A failure of the store, from whatever IndexedDB threw. */
export function storeErrorOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  return new StoreError((error instanceof Error && PROBLEMS[error.name]) || "unavailable", error);
}
