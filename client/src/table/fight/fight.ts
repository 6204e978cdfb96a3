/** An Extortion as the scene needs it: who stands against whom, and what has been laid, in order (5.8 to 5.13, 10.6). */
import type { TableView } from "../table-view";

export interface LaidWeaponInfo {
  /** Whose it is; null: a card of Michel(le)'s. */
  seat: number | null;
  /** A Weapon's kind, `fists`, or a Michel card's face. */
  kind: string;
  side: "attacker" | "defender";
}

/** Cards of Michel(le)'s deck lie between the Weapons laid against them: the first one was shown before anything was laid. */
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

/** Whether the reader is in it: attacker, defender, or asked to help. */
export function isInFight(view: TableView): boolean {
  const { fight, asked } = view.public;
  return fight !== null && view.seat !== null && [fight.attacker, fight.defender, asked?.seat].includes(view.seat);
}

const FIGHTING = new Set(["name", "lay", "answer", "fight", "help", "michel", "michel_tool"]);
/** Whether the question before the reader is asked in the scene. */
export const isFightQuestion = (view: TableView): boolean => view.public.fight !== null && FIGHTING.has(view.public.asked?.prompt ?? "");
