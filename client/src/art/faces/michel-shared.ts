/** What the drawings of Michel and Michelle have in common: jaw, stare, teardrop, torn collar, coat. */
import { disc, eye, fill, INK, line, shape, within } from "./strokes";

export const SKIN = "#DAD7D0";
export const MID = "#9A959B";
export const HOLLOW = "#5D5765";
const CANVAS = "#B7AC94";
const LEATHER = "#6B4A2F";

const HEAD =
  "M61,82C59,52 77,32 101,32C125,32 143,52 141,82L143,114C143,132 137,147 127,157C119,165 110,169 101,169C92,169 83,165 75,157C65,147 59,132 59,114Z";
const COAT = "M6,240C8,206 34,194 64,184L138,184C168,194 194,206 196,240Z";

/** A coat with straps over folded arms, its collar torn. */
const coat = (rim: string, id: string): string =>
  fill(CANVAS, COAT) +
  within(
    `${id}-coat`,
    COAT,
    line(INK, 2, "M40,196C36,212 40,226 52,240M68,208V240"),
    line(INK, 13, "M0,224H200"),
    line(LEATHER, 9, "M0,224H200"),
    line(INK, 2, "M61,204l6,4M61,212l6,4M61,234l6,4", 0.8),
    fill(INK, "M101,190V240H200V180Z", 0.84),
  ) +
  shape("#D9B45C", INK, 2, "M74,216H94V232H74ZM80,221V227H88V221Z") +
  line(INK, 2.4, "M84,224H97") +
  line(rim, 3.6, "M160,194C182,202 195,216 196,240");

const collar = (rim: string): string =>
  fill(INK, "M101,212L136,196L144,164L133,160L131,170L122,158L120,184Z") +
  line(rim, 3, "M137,194L144,164L136,162") +
  shape(CANVAS, INK, 2.4, "M101,212L65,201L55,166L67,173L70,159L79,180L87,178L88,190Z") +
  line(INK, 1.8, "M64,182L71,197L96,207M58,160L61,168M76,164L79,172M83,170L86,176");

/** The bust and the head with its dark half, without hair, brow and nose. */
export const bust = (rim: string, id: string): string =>
  coat(rim, id) +
  fill(MID, "M78,144V186L101,208L124,186V144Z") +
  fill(INK, "M78,154C90,174 112,176 124,154V186L101,208L92,199C96,188 88,172 78,164Z") +
  collar(rim) +
  fill(SKIN, HEAD) +
  within(
    `${id}-head`,
    HEAD,
    fill(MID, "M54,104C62,112 70,120 72,132C78,144 86,158 92,174H54Z"),
    fill(HOLLOW, "M56,120C64,124 68,132 70,142C74,152 80,160 84,170H56Z"),
    fill(INK, "M104,22L108,54L102,70L107,84L101,96L106,106L104,116L98,128L108,132L102,140L108,148L100,155L105,162L100,174H160V22Z"),
  ) +
  line(rim, 3.6, "M143,118C143,132 137,147 127,157C120,164 112,168 103,169");

/** Both eyes: one wide open with a teardrop tattooed under it, the other one glowing. */
export const stare = (rim: string): string =>
  eye(84, 98, 11.5, "#AFC6CE", { lid: 3 }) +
  disc(INK, 84, 97.4, 1.7) +
  line("#B5482F", 1.8, "M74,101.5C80,104.5 88,104.5 94,101") +
  fill(INK, "M76,110C72,117 71,123 75.5,124C80,124 80,118 76,110Z") +
  fill(rim, "M110,99C116,93 126,93 132,98C126,103 116,103 110,99Z") +
  disc(INK, 121, 98, 2.2);

/** A very wide smile. */
export const smile = (): string =>
  line(INK, 3, "M75,141C83,149 93,149 102,148") +
  line(MID, 2.2, "M102,148C111,149 120,147 128,140") +
  line(INK, 2, "M73,137C72,141 73,144 76,146M92,157C96,159 100,159 102,158M97,163V166");
