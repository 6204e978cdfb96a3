/** The desk of a replay: everything can be looked at, and nothing done. */
import { TableController } from "../../table/table-controller.svelte";
import type { TableView } from "../../table/table-view";

export class ReplayController extends TableController {
  /** Nobody is asked in the past, so that no dialog opens and nothing glows. */
  override readonly isDeciding = $derived(false);

  constructor(view: () => TableView, rewind: (at: number) => void) {
    super(view, { act: () => undefined, busy: () => true, rewind });
  }
}
