/** The data of the fight scene: the sides, and the Weapons in the order they were laid (5.8 to 5.13, 10.6). */
import type { TableView } from "../table-view";

export interface LaidWeaponInfo {
  /** Null for a card of Michel(le)'s. */
  seat: number | null;
  /** The kind of the Weapon, `fists`, or the face of a Michel card. */
  kind: string;
  side: "attacker" | "defender";
}

/** Michel(le)'s cards and the Weapons alternate, beginning with a card. */
export function laidWeapons(view: TableView): LaidWeaponInfo[] {
  const { fight, michel } = view.public;
  if (!fight) return [];
  const sideOf = (seat: number): LaidWeaponInfo["side"] => {
    if (fight.attacker === null) return "defender";
    const same = view.teams ? seat % 2 === fight.attacker % 2 : seat === fight.attacker;
    return same ? "attacker" : "defender";
  };
  const laid: LaidWeaponInfo[] = fight.laid.map(({ seat, kind }) => ({ seat, kind, side: sideOf(seat) }));
  for (const seat of fight.fists) laid.push({ seat, kind: "fists", side: sideOf(seat) });
  if (fight.attacker !== null || !michel) return laid;
  const shown: LaidWeaponInfo[] = michel.shown.map((kind) => ({ seat: null, kind, side: "attacker" }));
  return shown.flatMap((card, i) => (laid[i] ? [card, laid[i]] : [card])).concat(laid.slice(shown.length));
}

/** Whether this player is attacker, defender, or asked to help. */
export function isInFight(view: TableView): boolean {
  const { fight, asked } = view.public;
  return fight !== null && view.seat !== null && [fight.attacker, fight.defender, asked?.seat].includes(view.seat);
}

const FIGHTING = new Set(["name", "lay", "answer", "fight", "help", "michel", "michel_tool"]);
/** Whether the current question belongs to the fight scene. */
export const isFightQuestion = (view: TableView): boolean => view.public.fight !== null && FIGHTING.has(view.public.asked?.prompt ?? "");
