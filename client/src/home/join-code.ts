/** What somebody typed or pasted to come to a table: the five letters, or the whole link. */
export const CODE_LENGTH = 5;

export type JoinTarget = { table: string } | { code: string };

export function parseJoinText(typed: string): JoinTarget | null {
  const link = /\/t\/([\w-]+)/.exec(typed);
  if (link) return { table: link[1]! };
  const code = codeLetters(typed);
  return code.length === CODE_LENGTH ? { code } : null;
}

/** The letters of a code, however they were written. */
export const codeLetters = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, "");
