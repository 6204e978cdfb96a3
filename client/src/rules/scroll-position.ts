/** Keeping the reader's place while the text around it changes: the first thing that begins in sight stays where it was. */
export interface Held {
  id: string;
  top: number;
}

export function held(things: Iterable<Element>, line: number): Held | null {
  for (const thing of things) {
    const { top } = thing.getBoundingClientRect();
    if (top >= line) return { id: thing.id, top };
  }
  return null;
}

export function restore({ id, top }: Held): void {
  const thing = document.getElementById(id);
  if (thing) scrollBy({ top: thing.getBoundingClientRect().top - top, behavior: "instant" });
}
