/** Where the keyboard goes on from when the button that was pressed is gone, because its question is answered. */
import type { Attachment } from "svelte/attachments";
import type { Desk } from "./table-controller.svelte";

export const resting =
  (desk: Desk): Attachment<HTMLElement> =>
  (place) => {
    void desk.choices;
    void desk.verbs;
    const { activeElement } = document;
    if (desk.mine && (activeElement === document.body || activeElement === null)) place.focus({ preventScroll: true });
  };
