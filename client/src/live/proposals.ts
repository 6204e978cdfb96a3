/** Proposals to undo a move, to pause and to resume: whether anyone else has to agree. */
import { t } from "../i18n/texts.svelte";
import type { Propose, TableInfo } from "../wire";

type Proposer = { info: Pick<TableInfo, "seats"> | null; seat: number | null; online: readonly boolean[] };

/** Bots are not asked. To resume, only people who are connected are asked. */
export function needsConsent(what: Propose["what"], { info, seat, online }: Proposer): boolean {
  const seats = info?.seats ?? [];
  return seats.some(({ bot, stand_in }, other) => other !== seat && !bot && !stand_in && (what !== "resume" || online[other]));
}

/** The text of the button: what it does, or that it asks the others. */
export const proposalLabel = (what: Propose["what"], session: Proposer): string => t(needsConsent(what, session) ? `${what}-ask` : what);
