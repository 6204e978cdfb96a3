/** The desk of a replay: everything can be looked at, and nothing done. */
import { Desk } from "../../table/table-controller.svelte";
import type { Look } from "../../table/table-view";

export class PastDesk extends Desk {
  /** Nobody is asked in the past, so that no dialog opens and nothing glows. */
  override readonly mine = $derived(false);

  constructor(look: () => Look, rewind: (at: number) => void) {
    super(look, { act: () => undefined, busy: () => true, rewind });
  }
}
