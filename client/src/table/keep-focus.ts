/** Keeps the focus at the table: when what had it disappears, because a question was answered or a message closed, the controls get it. */
import { listenToPage } from "../app/page-listeners";

const CONTROLS = "[data-controls]";

const isShown = (element: Element): boolean => element.isConnected && element.checkVisibility();

export function keepFocus(): () => void {
  let last: Element | null = null;
  function update(): void {
    if (!last || isShown(last)) return;
    last = null;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && isShown(activeElement)) return;
    document.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  }
  const stop = listenToPage((on) => on("focusin", ({ target }) => (last = target instanceof Element ? target : null)));
  const mutations = new MutationObserver(update);
  mutations.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop();
    mutations.disconnect();
  };
}
