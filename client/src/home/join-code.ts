/** Reads what was typed or pasted to join a table: the code of five letters, or a link. */
export const CODE_LENGTH = 5;

/** A table of a link, with what follows # there, as a spectators' key; or a code. */
export type JoinTarget = { table: string; hash: string } | { code: string };

export function parseJoinText(typed: string): JoinTarget | null {
  const link = /\/t\/([\w-]+)[^#\s]*(#\S*)?/.exec(typed);
  if (link) return { table: link[1]!, hash: link[2] ?? "" };
  const code = codeLetters(typed);
  return code.length === CODE_LENGTH ? { code } : null;
}

/** The letters of a code, without spaces, dashes and case. */
export const codeLetters = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, "");
