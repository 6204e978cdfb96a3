/** What is known about a table's dice: the promise while the game goes on, and all of it when it is over. */
import { request } from "../app/http";
import { tableKeys } from "../storage/table-keys.svelte";
import { keyTo, verified } from "../replay/data/replay-source";
import type { Fairness, TableInfo, Verified } from "../wire";
import { saveCommitment, savedCommitment } from "../storage/seed-commitments";

export class Inquiry {
  info = $state.raw<TableInfo | null>(null);
  fairness = $state.raw<Fairness | null>(null);
  verified = $state.raw<Verified | null>(null);
  trouble = $state("");
  /** What this reader was promised before the end. */
  noted = $state("");
  readonly own: Record<number, string>;

  constructor(readonly table: string) {
    this.own = tableKeys.of(table)?.nonces ?? {};
    this.noted = savedCommitment(table);
  }

  async look(): Promise<void> {
    const base = `/api/tables/${encodeURIComponent(this.table)}`;
    const secret = keyTo(this.table);
    try {
      [this.info, this.fairness] = await Promise.all([request<TableInfo>(base, { secret }), request<Fairness>(`${base}/fairness`, { secret })]);
      if (this.fairness.seed === null) saveCommitment(this.table, this.fairness.commit);
      else this.verified = await verified(this.table);
      this.trouble = "";
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}
