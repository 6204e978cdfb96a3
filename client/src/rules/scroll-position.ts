/** Keeps the scroll position while the text changes: the first visible element stays where it was. */
export interface ScrollPosition {
  id: string;
  top: number;
}

export function scrollPosition(elements: Iterable<Element>, line: number): ScrollPosition | null {
  for (const element of elements) {
    const { top } = element.getBoundingClientRect();
    if (top >= line) return { id: element.id, top };
  }
  return null;
}

export function restoreScroll({ id, top }: ScrollPosition): void {
  const element = document.getElementById(id);
  if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
}
