/** Keeps the focus at the table: when what had it disappears, because a question was answered or a message closed, the controls get it. */
import { listenToPage } from "../app/page-listeners";

const CONTROLS = "[data-controls]";

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

export function keepFocus(): () => void {
  let last: Element | null = null;
  let frame = 0;
  function update(): void {
    if (!last || isShown(last)) return;
    last = null;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && isShown(activeElement)) return;
    document.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  }
  /** When the page is drawn, and after a closed dialog has given the focus back. Now, the browser would lay out the page once more. */
  function changed(): void {
    if (!last) return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(update);
  }
  const stop = listenToPage((on) => on("focusin", ({ target }) => (last = target instanceof Element ? target : null)));
  const mutations = new MutationObserver(changed);
  mutations.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop();
    cancelAnimationFrame(frame);
    mutations.disconnect();
  };
}
