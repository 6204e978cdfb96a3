import { disc, eye, fill, INK, line, ring, shirt, slit, within, WHITE, type Drawing } from "./strokes";

const SKIN = "#7D4B33";
const MID = "#4C2C22";
const LIGHT = "#B0744F";
const HAIR = "#2A1C26";
const GOLD = "#EDB53F";
const LIPS = "#8A2836";

const HEAD = "M62,88C60,62 78,42 101,42C124,42 142,62 140,88C142,108 136,130 124,148C117,158 109,165 101,165C93,165 85,158 78,148C66,130 60,108 62,88Z";

/** A braid that hangs from a point: `knots` bulges of the same width, and a bead at the end. */
function braid(x: number, y: number, knots: number, lean: number, hair: string, gleam: string): string {
  const down = `q-8,6 ${lean},12`.repeat(knots);
  const up = `q8,-6 ${-lean},-12`.repeat(knots);
  const [endX, endY] = [x + lean * knots, y + 12 * knots];
  const plaits = `M${x - 4},${y + 3}` + `l5,5l4,-4m${lean - 9},11`.repeat(knots);
  return (
    fill(hair, `M${x - 4},${y}${down}h8${up}Z`) +
    line(gleam, 1.8, plaits, 0.85) +
    fill(hair, `M${endX - 3},${endY + 3}h6l-1,12l-4,-2Z`) +
    line(gleam, 6, `M${endX - 1.5},${endY + 2}h3`)
  );
}

/** Sable: cornrows and long braids, gold hoops, and a gold tooth in half a smile. */
export const sable: Drawing = (rim, id) =>
  [
    fill(INK, "M58,84C44,52 62,18 101,16C140,18 158,52 144,84L152,142C140,152 132,142 132,132L70,132C68,142 60,152 50,142Z"),
    shirt(id, "M20,240C24,200 50,190 80,180L122,180C152,190 178,200 182,240Z", "M102,240V188L122,180C152,190 178,200 182,240Z"),
    fill(MID, "M84,140V178C90,194 112,194 118,178V140Z"),
    fill(INK, "M84,150C94,168 108,170 118,152V178C112,194 98,194 94,186C97,178 92,168 84,162Z"),
    fill(SKIN, HEAD),
    within(
      `${id}-head`,
      HEAD,
      fill(MID, "M58,104C66,116 80,124 84,134C86,146 90,156 96,168H58Z"),
      fill(LIGHT, "M68,110C74,114 82,114 89,109C86,118 76,122 71,119Z"),
      fill(LIGHT, "M82,72C88,68 95,69 99,72C96,79 88,81 82,78Z"),
      fill(INK, "M105,32L108,64L103,78L107,89L102,96L106,105L105,114L99,124L108,129L103,137L108,142L101,150L105,157L99,164L101,172H160V32Z"),
    ),
    fill(MID, "M68,96C74,87 91,87 98,95L95,104C88,109 76,109 70,104Z"),
    eye(84, 98, 11.5, "#C4822E", { dx: 2, lid: 4 }),
    disc(INK, 86, 97.4, 2.2),
    line(INK, 2.4, "M72,98L66,94M73,95L68,90"),
    fill(rim, "M72,95C77,86 92,86 97,94C90,89 79,90 72,95Z", 0.7),
    fill(INK, "M67,88C74,76 88,76 98,85L98,89C88,82 76,82 67,88Z"),
    line(INK, 1.8, "M75,107C81,110 88,110 93,107"),
    slit(120, 98, 10),
    line(LIGHT, 2, "M111,87C119,80 129,81 135,87"),
    line(LIGHT, 3, "M97,100C97,106 95,112 94,116"),
    line(INK, 2.4, "M99,94C98,105 91,113 87,119C86,125 91,128 95,125C98,129 102,128 104,126"),
    fill(LIPS, "M79,137C87,134 95,135 100,138C106,136 112,138 117,143C112,153 105,157 98,156C89,154 82,147 79,137Z"),
    fill(INK, "M102,138C107,136 112,138 117,143C112,153 107,156 102,156Z", 0.65),
    fill(INK, "M81,139C91,141 106,142 115,143C110,149 104,151 98,150C91,149 85,145 81,139Z"),
    fill(WHITE, "M84,140.5C93,142 104,142.5 112,143.5C108,147 103,148 98,147.5C92,147 87,144 84,140.5Z"),
    fill(GOLD, "M89.5,141L96,141.7V147.5C93.5,147 91.5,146.2 89.5,145Z"),
    line(INK, 0.9, "M89.5,141V145M96,141.7V147.5M102,142.3V147.6M107.5,143V146.5"),
    line("#C25A62", 2.2, "M90,152C94,153.5 98,153.7 101,153"),
    line(INK, 2, "M77,133C75,136 75,139 77,141"),
    fill(HAIR, "M57,98C46,58 62,20 101,18C140,20 156,58 145,98C143,82 136,72 126,66C110,59 92,59 76,66C66,72 59,82 57,98Z"),
    fill(INK, "M105,18C140,20 156,58 145,98C143,82 136,72 126,66C118,63 112,62 106,61L109,44Z"),
    line(rim, 2.6, "M62,78C58,60 66,42 82,32M70,69C68,55 76,41 90,32M81,64C80,52 86,42 96,35M93,61C93,52 96,46 101,41", 0.9),
    braid(62, 90, 6, -1, HAIR, rim),
    braid(50, 76, 9, -1, HAIR, rim),
    braid(153, 76, 9, 1, INK, rim),
    ring(INK, 5.4, 63, 133, 10),
    ring(GOLD, 3, 63, 133, 10),
    ring(GOLD, 2.4, 141, 133, 10),
    line(rim, 3.4, "M148,84C156,54 144,30 122,21M137,116C133,134 122,152 110,160"),
    line(rim, 3.4, "M160,199C172,205 180,218 182,240"),
  ].join("");
