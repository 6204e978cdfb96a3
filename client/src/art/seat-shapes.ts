// The shape and colour of each seat. Players differ in shape and letter, not only in colour (1.8).

export type ShapeName = "circle" | "square" | "shield" | "hex" | "diamond" | "arch";

/** The outlines of tokens, in a box of 100 x 100. */
export const SHAPES: Record<ShapeName, string> = {
  circle: "M50,3A47,47 0 1 1 49.9,3Z",
  square: "M6,6H94V94H6Z",
  shield: "M6,8H94V52C94,76 70,90 50,98C30,90 6,76 6,52Z",
  hex: "M50,1L95,25V75L50,99L5,75V25Z",
  diamond: "M50,0L100,50L50,100L0,50Z",
  arch: "M6,98V48C6,20 28,3 50,3C72,3 94,20 94,48V98Z",
};

/** The same shapes as small marks, in a box of 16 x 16, with space for a letter. */
export const SMALL_SHAPES: Record<ShapeName, string> = {
  circle: "M8,1a7,7 0 1 1-.01,0Z",
  square: "M2,2H14V14H2Z",
  shield: "M2,2H14V8C14,12 10,14 8,15C6,14 2,12 2,8Z",
  hex: "M8,.5L14.5,4.2V11.8L8,15.5L1.5,11.8V4.2Z",
  diamond: "M8,-.6L16.6,8L8,16.6L-.6,8Z",
  arch: "M2,15V8C2,4 5,1 8,1C11,1 14,4 14,8V15Z",
};

export interface Seat {
  readonly colour: string;
  readonly shape: ShapeName;
}

/** Seat 0 to seat 5 (`--p1` to `--p6`). */
export const SEAT_STYLES: readonly Seat[] = [
  { colour: "#35C4B0", shape: "circle" },
  { colour: "#B79BF2", shape: "square" },
  { colour: "#F58BA8", shape: "shield" },
  { colour: "#C4D655", shape: "hex" },
  { colour: "#EFE6D0", shape: "diamond" },
  { colour: "#6FB4FF", shape: "arch" },
];
