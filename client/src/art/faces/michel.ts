import { bust, HOLLOW, MID, SKIN, smile, stare } from "./michel-shared";
import { fill, INK, line, shape, type Drawing } from "./strokes";

/** Michel, the neutral prisoner (chapter 10): a shaved head, a broken nose, and a heavy brow. */
export const michel: Drawing = (rim, id) =>
  [
    bust(rim, id),
    fill("#F0EEE8", "M72,58C76,46 84,40 94,38C87,46 82,54 80,64Z"),
    line(HOLLOW, 1.6, "M64,76v-4M67,66v-4M70,56v-4M68,84v-4M75,49v-4M82,42v-4M90,38v-3M98,36v-3M73,72v-3M98,46v-4M91,49v-3M99,56v-3"),
    line(INK, 2.2, "M78,48C84,56 86,64 96,70M78,56l7,-4M82,63l7,-5M88,70l5,-7"),
    fill(MID, "M63,88C68,78 92,76 101,86L99,106C90,112 72,110 66,104Z"),
    fill(HOLLOW, "M67,96C74,90 92,90 99,96C97,108 90,111 83,111C74,110 69,104 67,96Z"),
    stare(rim),
    fill(INK, "M61,92C62,82 72,77 82,79C90,80 97,84 103,90L103,98C92,90 76,88 61,96Z"),
    line(MID, 3, "M109,90C118,84 132,84 141,90"),
    line(HOLLOW, 2, "M96,78L99,86M92,76L94,82"),
    fill("#F0EEE8", "M99,96L103,102L95,110L92,118L89,114Z"),
    line(INK, 3, "M98,93L103,101L92,109L91,116C85,120 85,127 92,129C98,131 104,129 106,126"),
    line(INK, 2, "M95,104L102,108"),
    smile(),
    shape(SKIN, INK, 2.4, "M60,90C50,85 48,96 54,100L49,104C50,113 56,118 61,118Z"),
    line(rim, 3.6, "M141,82C143,62 134,44 118,36"),
    shape(INK, rim, 3, "M142,90C152,85 153,113 143,118"),
  ].join("");
