/** Where a peek opens: beside what it explains, whole inside the window, and never on the thing or under the finger. */
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

/** The four sides of a thing, the best one first: above, the hand that points or presses hides nothing. */
function sides(thing: Box, size: Size, view: Size): { spot: Spot; spare: number }[] {
  const [right, bottom] = [view.width - size.width - EDGE, view.height - size.height - EDGE];
  const along = {
    left: clamp(thing.left + (thing.width - size.width) / 2, EDGE, Math.max(EDGE, right)),
    top: clamp(thing.top + (thing.height - size.height) / 2, EDGE, Math.max(EDGE, bottom)),
  };
  const above = thing.top - GAP - size.height;
  const before = thing.left - GAP - size.width;
  const after = thing.left + thing.width + GAP;
  const below = thing.top + thing.height + GAP;
  return [
    { spot: { left: along.left, top: above }, spare: above - EDGE },
    { spot: { left: after, top: along.top }, spare: right - after },
    { spot: { left: before, top: along.top }, spare: before - EDGE },
    { spot: { left: along.left, top: below }, spare: bottom - below },
  ];
}

/** Beside the thing; where that is too large (a whole room on a phone), beside the finger; else where there is most room. */
export function positionBeside(thing: Box, finger: Box | null, size: Size, view: Size): Spot {
  const all = [thing, finger].flatMap((box) => (box ? sides(box, size, view) : []));
  const chosen = all.find(({ spare }) => spare >= 0) ?? all.reduce((one, other) => (other.spare > one.spare ? other : one));
  return {
    left: clamp(chosen.spot.left, EDGE, Math.max(EDGE, view.width - size.width - EDGE)),
    top: clamp(chosen.spot.top, EDGE, Math.max(EDGE, view.height - size.height - EDGE)),
  };
}
