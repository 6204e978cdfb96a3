/** The table view of a live session. */
import { PRISONERS, type Looks } from "../art/faces";
import type { SeatInfo } from "../wire";
import { uniqueLetters } from "../players/player-names";
import type { Participant, TableView } from "../table/table-view";
import type { Pack } from "../table/pack.svelte";
import type { Session } from "../table/session.svelte";

function participantsOf(seats: SeatInfo[]): Participant[] {
  const letters = uniqueLetters(seats.map((seat) => seat.display_name));
  return seats.map((seat, i) => ({
    name: seat.display_name,
    looks: (seat.looks || PRISONERS[i % PRISONERS.length]!) as Looks,
    bot: seat.bot,
    standIn: seat.stand_in,
    letter: letters[i]!,
  }));
}

export function liveView(session: Session, pack: Pack | null): TableView | null {
  const { info, public: table } = session;
  if (!info || !table || !pack) return null;
  return {
    pack,
    teams: info.options.teams,
    participants: participantsOf(info.seats),
    public: table,
    own: session.own,
    openHands: null,
    seat: session.seat,
    asked: session.asked,
  };
}
