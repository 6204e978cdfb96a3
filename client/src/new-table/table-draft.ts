/** A table that is being thought up: who is to sit where, and what is to be played. */
import type { Prisoner } from "../art/faces";
import type { Sparse, Strength, TableOptions } from "../wire";

export const BOT_LEVELS = ["rookie", "inmate", "boss"] as const satisfies Strength[];
/** Who a seat is meant for: the person who opens the table, somebody who shares the device, somebody by link, or a bot. */
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

/** The service's own defaults (wire.TableOptions). */
export const defaultOptions = (): Draft["options"] => ({
  michel: "none",
  teams: false,
  calm: false,
  target: null,
  first_player: null,
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

/** Seats may come and go at the end; teams end where they cannot be made, and so does a first player who is gone. */
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

/** "Me" sits at one seat only: whoever says so at another leaves the first to somebody else. */
export function withOccupant(draft: Draft, seat: number, who: Who): Draft {
  const seats = draft.seats.map((one, other): SeatDraft => {
    if (other === seat) return { ...one, who, looks: isHere(who) ? one.looks : "" };
    return who === "me" && one.who === "me" ? { who: draft.seats[seat]!.who, name: "", looks: "" } : one;
  });
  return { ...draft, seats };
}

/** What the service is asked for. */
export function optionsOf({ seats, options }: Draft): Sparse<TableOptions> {
  const bots: Record<number, Strength> = {};
  seats.forEach(({ who }, seat) => {
    if (isBot(who)) bots[seat] = who;
  });
  return { ...options, title: options.title.trim(), players: seats.length, bots };
}

/** How many seats wait for somebody to come. */
export const countFriendSeats = ({ seats }: Draft): number => seats.filter((one) => one.who === "friend").length;
