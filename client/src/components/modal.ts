import { afterFrame } from "./after-frame";

/**
 * Shows a modal dialog after the next frame, in which the page behind it is drawn, and gives the focus back in the frame after it
 * is closed: both make the browser compute the styles of the whole page.
 *
 * Return a function that closes it. The dialog must be removed from the page afterwards.
 */
export function openModal(dialog: HTMLDialogElement, opened: () => void = () => undefined): () => void {
  let before: Element | null = null;
  const cancel = afterFrame(() => {
    before = document.activeElement;
    dialog.showModal();
    opened();
  });
  return () => {
    cancel();
    requestAnimationFrame(() => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    });
  };
}
