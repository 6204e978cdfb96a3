/** A session's table as a Look: the same thing that replay and lesson draw. */
import { PRISONERS, type Looks } from "../art/faces";
import type { SeatInfo } from "../wire";
import { called, letters, type Look, type Sitter } from "../table/table-view";
import type { Pack } from "../table/pack.svelte";
import type { Session } from "../table/session.svelte";

export function sittersOf(seats: SeatInfo[], pack: Pack): Sitter[] {
  const names = called(seats.map((seat) => seat.name), seats.map((seat) => seat.looks), pack);
  const marks = letters(names);
  return seats.map((seat, i) => ({
    name: names[i]!,
    looks: (seat.looks || PRISONERS[i % PRISONERS.length]!) as Looks,
    bot: seat.bot,
    standIn: seat.stand_in,
    letter: marks[i]!,
  }));
}

export function lookOf(session: Session, pack: Pack | null): Look | null {
  const { info, public: table } = session;
  if (!info || !table || !pack) return null;
  return {
    pack,
    teams: info.options.teams,
    sitters: sittersOf(info.seats, pack),
    public: table,
    own: session.own,
    open: null,
    seat: session.seat,
    asked: session.asked,
  };
}
