/**
 * Shows a modal dialog when the next frame is drawn, and gives the focus back when it is closed: both make the browser compute
 * the styles of the whole page, which a frame does anyway.
 *
 * Return a function that closes it. The dialog must be removed from the page afterwards.
 */
export function openModal(dialog: HTMLDialogElement, opened: () => void = () => undefined): () => void {
  let before: Element | null = null;
  const opening = requestAnimationFrame(() => {
    before = document.activeElement;
    dialog.showModal();
    opened();
  });
  return () => {
    cancelAnimationFrame(opening);
    requestAnimationFrame(() => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    });
  };
}
