/** Focuses this element if the focused button has disappeared, because its question was answered. */
import type { Attachment } from "svelte/attachments";
import type { TableController } from "./table-controller.svelte";

export const restoreFocus =
  (controller: TableController): Attachment<HTMLElement> =>
  (place) => {
    void controller.choices;
    void controller.chosenVerbs;
    if (!controller.isDeciding) return undefined;
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement === null) place.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  };
