/** The answers of a fight, grouped by verb: each is a panel with its meaning and its cost. */
import { iconOf } from "../../art/icon-of";
import type { IconName } from "../../art/icons";
import type { Choice } from "../choices";
import type { TableView } from "../table-view";

export interface Answer {
  verb: string;
  icon: IconName;
  /** The id of the text that explains it. */
  text: string;
  /** The Tool that the text is about. */
  tool: string;
  harmful: boolean;
  /** How many random cards the winner takes beyond the prize, because of their Gang card. */
  more: number;
  choices: Choice[];
}

const ICON: Record<string, IconName> = { name: "extort", cooperate: "give", discard: "give", lay: "knife", hold: "team", yield: "flag", pass: "flag", reveal: "background" };
const ORDER = ["name", "cooperate", "discard", "lay", "hold", "reveal", "yield", "pass"];

export type Role = "attacker" | "defender" | "michel" | "helper" | "helper-michel";

/** The player's role in the fight, as the texts differ by role. A helper against Michel(le) risks no card (11.8). */
export function roleOf(view: TableView): Role {
  const fight = view.public.fight!;
  if (view.public.asked?.prompt === "help") return fight.attacker === null ? "helper-michel" : "helper";
  if (fight.attacker === null) return "michel";
  return fight.attacker === view.seat ? "attacker" : "defender";
}

/** What giving up costs this player, who knows their own hand: the text, and the Tool that is lost (5.12, 10.7). */
function yieldText(view: TableView, role: Role): { text: string; tool: string } {
  const hand = view.own?.hand ?? {};
  const holds = (kind: string): boolean => (hand[kind] ?? 0) > 0;
  const { fight, michel } = view.public;
  if (!Object.keys(hand).some(holds)) return { text: "answer-yield-empty", tool: "" };
  if (role === "michel") {
    const wanted = (view.pack.data.michel.find(({ id }) => id === michel?.shown[0])?.tools ?? []).filter(holds);
    const [tool = ""] = wanted;
    return { text: `answer-yield-michel-${wanted.length > 1 ? "choice" : tool ? "has" : "lack"}`, tool };
  }
  const tool = fight?.tool ?? "";
  return role === "defender" && holds(tool) ? { text: "answer-yield-defender-has", tool } : { text: "answer-yield-attacker", tool };
}

const spoilsOf = ({ pack, public: { players } }: TableView, seat: number | null): number => {
  const gangCard = seat === null ? null : players[seat]?.gang_card;
  return gangCard ? pack.gangCard(gangCard).spoils : 0;
};

/** How many more cards giving up costs, or laying a Weapon may win: those of the winner's Gang card. */
function moreCards(view: TableView, verb: string, role: Role): number {
  const { attacker, defender } = view.public.fight!;
  if (verb === "lay" && role === "defender") return spoilsOf(view, view.seat);
  if (verb !== "yield" || (role !== "attacker" && role !== "defender")) return 0;
  const inHand = Object.values(view.own?.hand ?? {}).reduce((sum, count) => sum + count, 0);
  return Math.max(0, Math.min(spoilsOf(view, role === "attacker" ? defender : attacker), inHand - 1));
}

export function fightAnswers(choices: Choice[], view: TableView): Answer[] {
  const role = roleOf(view);
  const found = new Map<string, Choice[]>();
  for (const choice of choices) found.set(choice.verb, [...(found.get(choice.verb) ?? []), choice]);
  return [...found]
    .map(([verb, choices]) => {
      const told = verb === "yield" ? yieldText(view, role) : { text: `answer-${verb}-${role}`, tool: view.public.fight?.tool ?? "" };
      return { verb, icon: ICON[verb] ?? ("accept" as IconName), ...told, harmful: verb === "yield", more: moreCards(view, verb, role), choices };
    })
    .sort((one, other) => ORDER.indexOf(one.verb) - ORDER.indexOf(other.verb));
}

/** The teammates who are asked for help if this player holds: those in the Place, clockwise (11.7). */
export function helpersOf({ teams, seat, public: { players } }: TableView): number[] {
  if (!teams || seat === null) return [];
  const round = players.map((_, step) => (seat + step) % players.length).slice(1);
  return round.filter((other) => other % 2 === seat % 2 && players[other]!.place === players[seat]!.place);
}

/** Whether this player takes a Beating in a lost Combat: not with a Gang card that prevents it (13.12). */
export function takesBeating({ seat, pack, public: { players } }: TableView): boolean {
  const gangCard = seat === null ? null : players[seat]!.gang_card;
  return !gangCard || !pack.gangCard(gangCard).no_beating;
}

/** The icon of the card that giving up costs; null for an empty hand. */
function lostCard({ text, tool }: Answer): IconName | null {
  if (text === "answer-yield-empty") return null;
  return text === "answer-yield-defender-has" || text === "answer-yield-michel-has" ? iconOf(tool, "hand") : "hand";
}

/** A cost of an answer: an icon and the id of its text. */
export interface Cost {
  icon: IconName;
  text: string;
  facts?: Record<string, number>;
  bad: boolean;
}

const MOST_BEATINGS = 2; // 7.1

export function costsOf(answer: Answer, view: TableView): Cost[] {
  const { verb } = answer;
  const wanted = view.public.fight?.tool ?? "";
  const tool = iconOf(wanted, "hand");
  const lose = (icon: IconName, n = 1): Cost => ({ icon, text: "cost-lose", facts: { n }, bad: true });
  if (verb === "cooperate") return [lose(tool), { icon: "beating", text: "cost-none", bad: false }];
  if (verb === "discard") return [lose("discard")];
  if (verb === "lay") return [{ icon: "knife", text: "cost-spend-one", bad: true }];
  if (verb !== "yield") return [];
  const lost = lostCard(answer);
  const from = view.seat === null ? 0 : view.public.players[view.seat]!.beatings;
  const beating: Cost = !takesBeating(view)
    ? { icon: "beating", text: "cost-none", bad: false }
    : from < MOST_BEATINGS
      ? { icon: "beating", text: "cost-beating", facts: { from, to: from + 1 }, bad: true }
      : { icon: "beating", text: "cost-beating-full", bad: true };
  if (!lost) return [beating];
  const cards = lost === "hand" ? [lose(lost, 1 + answer.more)] : [lose(lost), ...(answer.more ? [lose("hand", answer.more)] : [])];
  return [...cards, beating];
}
