/** What is known about the dice of a table: the commitment during the game, the seed and its check after it. */
import { request, tableApi } from "../app/http";
import { tableKeys } from "../storage/table-keys.svelte";
import { fetchVerified } from "../replay/data/replay-source";
import type { Fairness, TableInfo, Verified } from "../wire";
import { saveCommitment, savedCommitment } from "../storage/seed-commitments";

export class DiceReport {
  info = $state.raw<TableInfo | null>(null);
  fairness = $state.raw<Fairness | null>(null);
  verified = $state.raw<Verified | null>(null);
  problem = $state("");
  /** The commitment that this browser saw before the end. */
  noted = $state("");
  readonly own: Record<number, string>;

  constructor(readonly table: string) {
    this.own = tableKeys.of(table)?.nonces ?? {};
    this.noted = savedCommitment(table);
  }

  async load(): Promise<void> {
    const secret = tableKeys.readKey(this.table);
    try {
      [this.info, this.fairness] = await Promise.all([request<TableInfo>(tableApi(this.table), { secret }), request<Fairness>(tableApi(this.table, "fairness"), { secret })]);
      const { seed, game_commit } = this.fairness;
      if (seed === null && game_commit) saveCommitment(this.table, game_commit);
      if (seed !== null) this.verified = await fetchVerified(this.table);
      this.problem = "";
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}
