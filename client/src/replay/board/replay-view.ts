/** The table view of a moment of a replay. */
import { isPrisoner, PRISONERS, type Prisoner } from "../../art/faces";
import { uniqueLetters } from "../../players/player-names";
import type { Participant, TableView } from "../../table/table-view";
import type { Pack } from "../../table/pack.svelte";
import type { Own, Replay, TableInfo } from "../../wire";
import type { Moment } from "../data/moments";

/** Faces for all players. In place of a prisoner that this client does not know, a player gets one that is still free. */
export function assignFaces(looks: readonly string[]): Prisoner[] {
  const free = PRISONERS.filter((one) => !looks.includes(one));
  return looks.map((one) => (isPrisoner(one) ? one : free.shift()!));
}

/** The service sends the display names of the players with a replay. */
export function participantsOfReplay({ players, looks }: Replay, info: TableInfo | null): Participant[] {
  const faces = assignFaces(looks);
  const marks = uniqueLetters(players);
  return players.map((name, seat) => ({
    name,
    looks: faces[seat]!,
    bot: info?.seats[seat]?.bot ?? "",
    standIn: "",
    letter: marks[seat]!,
  }));
}

const withoutChoices = (own: Own): Own => ({ ...own, legal: [], told: [], closed: [] });

export function viewAt(replay: Replay, participants: Participant[], moment: Moment, pack: Pack): TableView {
  return {
    pack,
    teams: replay.options.teams,
    participants,
    public: moment.public,
    own: moment.own && withoutChoices(moment.own),
    openHands: moment.openHands,
    seat: replay.seat,
    asked: moment.asked,
  };
}
