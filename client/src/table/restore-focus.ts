/** Focuses this element if the focused button has disappeared, because its question was answered. */
import type { Attachment } from "svelte/attachments";
import type { TableController } from "./table-controller.svelte";

export const restoreFocus =
  (controller: TableController): Attachment<HTMLElement> =>
  (place) => {
    void controller.choices;
    void controller.chosenVerbs;
    const { activeElement } = document;
    if (controller.isDeciding && (activeElement === document.body || activeElement === null)) place.focus({ preventScroll: true });
  };
