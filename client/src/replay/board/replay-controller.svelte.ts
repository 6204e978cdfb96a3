/** The controller of a replay: everything can be looked at, nothing can be done. */
import { TableController } from "../../table/table-controller.svelte";
import type { TableView } from "../../table/table-view";

export class ReplayController extends TableController {
  /** No one decides in a replay, so no dialog opens and nothing is highlighted. */
  override readonly isDeciding = $derived(false);

  constructor(view: () => TableView, rewind: (at: number) => void) {
    super(view, { act: () => undefined, busy: () => true, rewind });
  }
}
