/** Keeps the scroll position while the text changes: the first visible element stays where it was. */
export interface ScrollPosition {
  id: string;
  top: number;
}

export function scrollPosition(things: Iterable<Element>, line: number): ScrollPosition | null {
  for (const thing of things) {
    const { top } = thing.getBoundingClientRect();
    if (top >= line) return { id: thing.id, top };
  }
  return null;
}

export function restoreScroll({ id, top }: ScrollPosition): void {
  const thing = document.getElementById(id);
  if (thing) scrollBy({ top: thing.getBoundingClientRect().top - top, behavior: "instant" });
}
