/** Work that can wait until the browser has drawn a frame, so that this frame does not take longer. */

/** How long the work waits if no frame is drawn: the page may be hidden, or the processor busy. */
const LONGEST_WAIT_MS = 100;

/** Do `work` after the next frame. Return a function that cancels it. */
export function afterFrame(work: () => void): () => void {
  let task = 0;
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    task = window.setTimeout(work);
  });
  const late = window.setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, LONGEST_WAIT_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
    clearTimeout(late);
  };
}
