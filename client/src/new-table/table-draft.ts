/** The draft of a new table: who sits where, and the options. */
import type { Prisoner } from "../art/faces";
import type { Sparse, Strength, TableOptions } from "../wire";

export const BOT_LEVELS = ["rookie", "inmate", "boss", "warden"] as const satisfies Strength[];
/** Who a seat is for: the person who opens the table, another person at this device, a friend by link, or a bot. */
export type Who = "me" | "device" | "friend" | Strength;
export interface SeatDraft {
  who: Who;
  name: string;
  looks: Prisoner | "";
}
export interface Draft {
  seats: SeatDraft[];
  options: Omit<TableOptions, "players" | "bots">;
}

export const MIN_PLAYERS = 2;
export const MAX_PLAYERS = 6;
export const TEAM_SIZES = [4, 6];

export const isBot = (who: Who): who is Strength => who !== "me" && who !== "device" && who !== "friend";
export const isHere = (who: Who): boolean => who === "me" || who === "device";

/** The same defaults as those of the service (`TableOptions` in src/blackgate/tables/wire/). */
export const defaultOptions = (): Draft["options"] => ({
  michel: "none",
  teams: false,
  calm: false,
  target: null,
  first_player: null,
  fair_start: false,
  pack: "classic",
  clock: { kind: "none", turn_s: 60, reserve_s: 600, days: 3 },
  stand_in: null,
  grace_s: 60,
  pace_ms: 700,
  boss_ms: 100,
  tracker: true,
  hints: true,
  public: false,
  title: "",
});

/** The draft of a table that is open already. Who sits there is not part of it. */
export const draftOf = (options: TableOptions): Draft => ({
  seats: Array.from({ length: options.players }, () => ({ who: "friend", name: "", looks: "" })),
  options,
});

/** Add or remove seats at the end. Teams and the first player are reset if they are not possible any more. */
export function withPlayerCount(draft: Draft, players: number): Draft {
  const extra = draft.seats.some((one) => one.who === "friend") ? "friend" : (draft.seats.findLast((one) => isBot(one.who))?.who ?? "inmate");
  const seats = Array.from({ length: players }, (_, seat): SeatDraft => draft.seats[seat] ?? { who: extra, name: "", looks: "" });
  const { teams, first_player: first } = draft.options;
  return {
    seats,
    options: {
      ...draft.options,
      teams: teams && TEAM_SIZES.includes(players),
      first_player: first !== null && first < players ? first : null,
    },
  };
}

/** Change who a seat is for. "me" is at one seat only: the former one gets what this seat was. */
export function withOccupant(draft: Draft, seat: number, who: Who): Draft {
  const seats = draft.seats.map((one, other): SeatDraft => {
    if (other === seat) return { ...one, who, looks: isHere(who) ? one.looks : "" };
    return who === "me" && one.who === "me" ? { who: draft.seats[seat]!.who, name: "", looks: "" } : one;
  });
  return { ...draft, seats };
}

/** The options of the request that opens the table. */
export function optionsOf({ seats, options }: Draft): Sparse<TableOptions> {
  const bots: Record<number, Strength> = {};
  seats.forEach(({ who }, seat) => {
    if (isBot(who)) bots[seat] = who;
  });
  return { ...options, title: options.title.trim(), players: seats.length, bots };
}

/** How many seats are for friends who still have to come. */
export const countFriendSeats = ({ seats }: Draft): number => seats.filter((one) => one.who === "friend").length;
