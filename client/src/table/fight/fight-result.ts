/** The result of a fight, from the events of its last entries as this reader may see them (5.10 to 5.13, 10.7). */
import type { Happening } from "../../wire";
import type { LogLine } from "../session.svelte";
import type { TableView } from "../table-view";

/** A card that changed hands; `to` is null for the discard pile, `kind` is null if the reader may not see the card. */
export interface MovedCard {
  from: number;
  to: number | null;
  kind: string | null;
}
export interface FightResult {
  /** The table at the end of the fight, with everything that was laid. */
  view: TableView;
  outcome: "cooperated" | "escaped" | "fought";
  /** Null is Michel(le); without a combat there is neither a winner nor a loser. */
  winner: number | null | undefined;
  loser: number | null | undefined;
  /** How many Beatings the beaten players have now. */
  beaten: { seat: number; beatings: number }[];
  cards: MovedCard[];
  /** What happened, in sentences of the service. */
  story: string[];
}

const isDecisive = ({ name, facts }: Happening): boolean =>
  ["cooperated", "lost_combat", "beat_michel", "escaped"].includes(name) || (name === "discarded" && facts.why === "cooperated");
const LOST_TO_MICHEL = new Set(["cooperated", "beaten", "beaten_random"]);

function movedCard({ name, facts }: Happening): MovedCard | null {
  const kind = typeof facts.kind === "string" ? facts.kind : null;
  if (name === "taken") return { from: Number(facts.seat), to: Number(facts.taker), kind };
  if (name === "cooperated") return { from: Number(facts.seat), to: Number(facts.target), kind };
  if (name === "discarded" && LOST_TO_MICHEL.has(String(facts.why))) return { from: Number(facts.seat), to: null, kind };
  return null;
}

/** The last view of a fight with what its last entry laid: a Weapon against Michel(le), and the card shown after it. */
function withLastLaid(view: TableView, happened: Happening[]): TableView {
  const fight = { ...view.public.fight! };
  const michel = view.public.michel && { ...view.public.michel };
  for (const { name, facts } of happened) {
    if (name === "laid" && facts.kind === "fists") fight.fists = [...fight.fists, Number(facts.seat)];
    else if (name === "laid") fight.laid = [...fight.laid, { seat: Number(facts.seat), kind: String(facts.kind) }];
    else if (name === "michel_showed" && michel) michel.shown = [...michel.shown, String(facts.michel_card)];
  }
  return { ...view, own: null, public: { ...view.public, fight, michel } };
}

/** `last` is the last view of the fight, `lines` are the entries since it began. Null if it was not decided, but undone. */
export function fightResult(last: TableView, lines: readonly LogLine[]): FightResult | null {
  const from = lines.findLastIndex(({ happened }) => happened.some(isDecisive));
  if (from < 0) return null;
  const end = lines.slice(from);
  const events = end.flatMap(({ happened }) => happened);
  const lost = events.find(({ name }) => name === "lost_combat");
  const beat = events.find(({ name }) => name === "beat_michel");
  const fought = lost ?? beat;
  return {
    view: withLastLaid(last, lines.at(-1)!.happened),
    outcome: fought ? "fought" : events.some(({ name }) => name === "escaped") ? "escaped" : "cooperated",
    winner: lost ? seatOf(lost.facts.winner) : beat ? Number(beat.facts.seat) : undefined,
    loser: lost ? Number(lost.facts.seat) : beat ? null : undefined,
    beaten: events.filter(({ name }) => name === "beaten").map(({ facts }) => ({ seat: Number(facts.seat), beatings: Number(facts.beatings) })),
    cards: events.map(movedCard).filter((one) => one !== null),
    story: end.flatMap(({ story }) => story ?? []),
  };
}
/** A winner who is missing in the facts is Michel(le). */
const seatOf = (fact: number | string | undefined): number | null => (fact === undefined ? null : Number(fact));

/** Watches a table and finds the result when a fight ends. */
export class FightWatcher {
  private last: TableView | null = null;
  private since = 0;

  /** The table as it is now, after log entry `seq`. Returns the result if a fight has just ended. */
  update(view: TableView, lines: readonly LogLine[], seq: number): FightResult | null {
    if (view.public.fight) {
      if (!this.last) this.since = seq;
      this.last = view;
      return null;
    }
    const { last } = this;
    this.last = null;
    // on a shared device another player may have the device by now
    return last && fightResult({ ...last, seat: view.seat }, lines.filter((line) => line.seq > this.since));
  }
}
