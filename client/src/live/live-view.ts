/** The table view of a live session. */
import { PRISONERS, type Looks } from "../art/faces";
import type { SeatInfo } from "../wire";
import { seatNames, uniqueLetters } from "../players/player-names";
import type { Participant, TableView } from "../table/table-view";
import type { Pack } from "../table/pack.svelte";
import type { Session } from "../table/session.svelte";

export function participantsOf(seats: SeatInfo[], pack: Pack): Participant[] {
  const names = seatNames(seats, pack);
  const marks = uniqueLetters(names);
  return seats.map((seat, i) => ({
    name: names[i]!,
    looks: (seat.looks || PRISONERS[i % PRISONERS.length]!) as Looks,
    bot: seat.bot,
    standIn: seat.stand_in,
    letter: marks[i]!,
  }));
}

export function liveView(session: Session, pack: Pack | null): TableView | null {
  const { info, public: table } = session;
  if (!info || !table || !pack) return null;
  return {
    pack,
    teams: info.options.teams,
    participants: participantsOf(info.seats, pack),
    public: table,
    own: session.own,
    openHands: null,
    seat: session.seat,
    asked: session.asked,
  };
}
