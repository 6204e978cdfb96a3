/** A moment as the board wants it: who sits there, and what is seen. Nothing can be chosen in the past. */
import { PRISONERS, type Prisoner } from "../../art/faces";
import { called, letters, type Look, type Sitter } from "../../table/table-view";
import type { Pack } from "../../table/pack.svelte";
import type { Own, Replay, TableInfo } from "../../wire";
import type { Moment } from "../data/moments";

const isPrisoner = (word: string): word is Prisoner => (PRISONERS as readonly string[]).includes(word);

/** A record does not say what people look like: each gets a prisoner that nobody else is. */
export function dressed(looks: readonly string[]): Prisoner[] {
  const free = PRISONERS.filter((one) => !looks.includes(one));
  return looks.map((one) => (isPrisoner(one) ? one : free.shift()!));
}

export function sittersOf({ players, looks }: Replay, info: TableInfo | null, pack: Pack): Sitter[] {
  const faces = dressed(looks);
  const names = called(players, looks, pack);
  const marks = letters(names);
  return names.map((name, seat) => ({
    name,
    looks: faces[seat]!,
    bot: info?.seats[seat]?.bot ?? "",
    standIn: "",
    letter: marks[seat]!,
  }));
}

const past = (own: Own): Own => ({ ...own, legal: [], told: [], closed: [] });

export function lookAt(replay: Replay, sitters: Sitter[], moment: Moment, pack: Pack): Look {
  return {
    pack,
    teams: replay.options.teams,
    sitters,
    public: moment.public,
    own: moment.own && past(moment.own),
    open: moment.open,
    seat: replay.seat,
    asked: moment.asked,
  };
}
