/** The position of a tooltip: beside the element, inside the window, and not under the finger. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
interface Spot {
  left: number;
  top: number;
}

const GAP = 10;
const EDGE = 8;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** The four sides of a box, the best first. Above is best, because a hand hides nothing there. */
function sides(box: Box, size: Size, view: Size): { spot: Spot; spare: number }[] {
  const [right, bottom] = [view.width - size.width - EDGE, view.height - size.height - EDGE];
  const along = {
    left: clamp(box.left + (box.width - size.width) / 2, EDGE, Math.max(EDGE, right)),
    top: clamp(box.top + (box.height - size.height) / 2, EDGE, Math.max(EDGE, bottom)),
  };
  const above = box.top - GAP - size.height;
  const before = box.left - GAP - size.width;
  const after = box.left + box.width + GAP;
  const below = box.top + box.height + GAP;
  return [
    { spot: { left: along.left, top: above }, spare: above - EDGE },
    { spot: { left: after, top: along.top }, spare: right - after },
    { spot: { left: before, top: along.top }, spare: before - EDGE },
    { spot: { left: along.left, top: below }, spare: bottom - below },
  ];
}

/** Beside the element; if that is too large, beside the finger; else where there is most space. */
export function positionBeside(element: Box, finger: Box | null, size: Size, view: Size): Spot {
  const all = [element, finger].flatMap((box) => (box ? sides(box, size, view) : []));
  const chosen = all.find(({ spare }) => spare >= 0) ?? all.reduce((one, other) => (other.spare > one.spare ? other : one));
  return {
    left: clamp(chosen.spot.left, EDGE, Math.max(EDGE, view.width - size.width - EDGE)),
    top: clamp(chosen.spot.top, EDGE, Math.max(EDGE, view.height - size.height - EDGE)),
  };
}
