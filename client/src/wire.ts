// Made from src/blackgate/tables/wire/ by tools/typescript.py: change that, and run it again.

export type Strength = "random" | "rookie" | "inmate" | "boss" | "warden";

export type Language = "en" | "fr" | "de" | "it" | "es";

export type Looks = "moth" | "vesna" | "gristle" | "oz" | "duchess" | "tallow" | "ibarra" | "kestrel" | "bruno" | "sable" | "lark" | "rook";

export type Sort = "tool" | "weapon" | "part" | "accessory" | "rare" | "action";

export type Scale = "chance" | "score";

/** A part of a request of which everything may be left out. */
export type Sparse<T> = T extends object ? { [K in keyof T]?: Sparse<T[K]> } : T;

/** What changed of `Public`, as whole new values; of `players` only the fields that changed, by seat, unless it is a list. */
export type PublicPatch = Partial<Omit<Public, "players">> & {
  players?: PlayerView[] | Record<string, Partial<PlayerView>>;
};

/** How long people may think: no limit, `turn_s` seconds per decision and a reserve, or days. */
export interface Clock {
  kind: "none" | "turn" | "days";
  turn_s: number;
  reserve_s: number;
  days: number;
}

/** The options of a table: those of its game (chapter 14), clock, bots, visibility. */
export interface TableOptions {
  players: number;
  michel: "none" | "michel" | "michelle";
  teams: boolean;
  calm: boolean;
  target: number | null;
  first_player: number | null;
  /** Off if it is absent, as in the log of an older version. */
  fair_start?: boolean;
  pack: string;
  clock: Clock;
  /** The bot that plays the seat of an absent player; null: the table waits. */
  stand_in: Strength | null;
  grace_s: number;
  /** Minimum time of a bot's move, whatever it holds (12.4). */
  pace_ms: number;
  boss_ms: number;
  /** Players are reminded of what they have seen of other hands. */
  tracker: boolean;
  /** The player to move may ask for a hint. */
  hints: boolean;
  public: boolean;
  title: string;
  bots: Record<number, Strength>;
}

/** A request for a new table; with a name, the host takes a seat at once. */
export interface NewTable {
  options?: Sparse<TableOptions>;
  name?: string | null;
  /** The host's share of the seed. */
  nonce?: string;
  /** The prisoner the host wants (1.8); any if it is empty. */
  looks?: Looks | "";
}

/** A new table and its keys, which are sent only here. */
export interface Opened {
  table: string;
  code: string;
  commit: string;
  host: string;
  watch: string;
  seat: number | null;
  secret: string | null;
}

/** A request for a seat: this one, or any free one. */
export interface SitDown {
  name: string;
  /** The share of the seed: the hash of a nonce, or the nonce itself. */
  nonce?: string;
  seat?: number | null;
  /** The prisoner they want (1.8); another one if it is taken, any if it is empty. */
  looks?: Looks | "";
}

/** A seat and its key, which is sent only here; with the key the seat can be used on another device. */
export interface Seated {
  table: string;
  seat: number;
  secret: string;
}

/** The bot for a seat; null removes it. */
export interface SetBot {
  bot?: Strength | null;
}

/** A request to revoke a key and get a new one. */
export interface Rekey {
  role: "seat" | "host" | "watch";
  seat?: number | null;
}

/** The key that is valid from now on. */
export interface NewKey {
  role: string;
  secret: string;
  seat: number | null;
}

/** The host mutes a seat in the chat, or unmutes it. */
export interface MuteSeat {
  seat: number;
  muted: boolean;
}

/** The person or bot at a seat. */
export interface SeatInfo {
  name: string;
  bot: string;
  stand_in: string;
  taken: boolean;
  muted: boolean;
  /** Has added a share of the seed. */
  ready: boolean;
  /** Their prisoner, different at every seat; empty while the seat is free. */
  looks: Looks | "";
  /** The name in sentences: for a bot, that of its prisoner; no two the same. */
  display_name: string;
}

/** A proposal that all players must accept, its number, and the seats that have accepted it. */
export interface Proposal {
  n: number;
  what: string;
  by: number;
  agreed: Array<number>;
  asked: Array<number>;
}

/** The seat whose time runs, until when (milliseconds since 1970, UTC), and the reserves of all seats. */
export interface ClockState {
  seat: number | null;
  until: number | null;
  reserve_ms: Array<number>;
}

/** Public information about a table, without its board. */
export interface TableInfo {
  table: string;
  code: string;
  phase: "lobby" | "playing" | "paused" | "over" | "closed";
  options: TableOptions;
  seats: Array<SeatInfo>;
  commit: string;
  nonces: Array<string>;
  /** Of the game, from its start on: what its commitment covers. */
  terms: string;
  pack_digest: string;
  rules: number;
  created: number;
  proposal: Proposal | null;
  clock: ClockState | null;
  rematch: string;
  /** The seat that may undo its last command without asking. */
  undo: number | null;
  /** The clause that is tried here: the seed of the dice is public. */
  position?: string;
}

/** A table in the list of public tables. */
export interface TableLine {
  table: string;
  title: string;
  phase: string;
  players: number;
  free: number;
  names: Array<string>;
  michel: string;
  teams: boolean;
  clock: string;
  created: number;
  /** Of the taken seats, as in sentences. */
  display_names: Array<string>;
}

/** Public tables: lobbies first, those with a connected player before others, then the newest. */
export interface TableList {
  tables: Array<TableLine>;
}

/** The table behind a code. */
export interface Found {
  table: string;
}

/** The table where the same people play again; their keys are valid there. */
export interface Rematched {
  table: string;
}

/** What is needed to check the dice: the commitments, the terms and nonces of the game, and the seed once it is over. */
export interface Fairness {
  /** To the server's half of the seed. */
  commit: string;
  nonces: Array<string>;
  seed: string | null;
  terms: string;
  /** To the terms. */
  game_commit: string;
}

/** A move that used chance, and its outcomes, derived again from the seed. */
export interface Chanced {
  n: number;
  seat: number;
  move: string;
  out: Array<string>;
}

/** All chance of a game that has ended, derived again from the seed; `problem` says where it differs, or is null. */
export interface Verified {
  fairness: Fairness;
  problem: string | null;
  setup: Record<string, unknown>;
  chance: Array<Chanced>;
}

/** A pack that can be played here. */
export interface PackLine {
  id: string;
  digest: string;
}

/** The packs that can be played here. */
export interface PackList {
  packs: Array<PackLine>;
}

/** A kind of card: its name, what it does, and its printed numbers. */
export interface CardKind {
  id: string;
  sort: Sort;
  /** The sort in one word, for the card's band. */
  sort_name: string;
  /** The sort as a heading. */
  plural_sort: string;
  name: string;
  does: string;
  points: number;
  sells: number;
  copies: number;
  /** Lies open on the board, not in the Search deck. */
  on_board: boolean;
}

/** A Place: the die results that lead there, the cards a Search draws (null: no Search), and its actions (chapter 6). */
export interface PlaceBook {
  id: string;
  name: string;
  does: string;
  dice: Array<number>;
  search: number | null;
  /** Of a Block: for its own team; visitors craft there (11.4). */
  craft: boolean;
  actions: Array<string>;
  /** The kind that is stolen here. */
  steals: string | null;
  /** Where prisoners start. */
  home: boolean;
  solitary: boolean;
  /** Where Michel(le) starts. */
  michel: boolean;
  /** The team that owns the Block: even seats (0) or odd seats (1). */
  team: number | null;
}

/** What can be crafted, and from which parts (5.14). */
export interface Recipe {
  makes: string;
  count: number;
  needs: Array<string>;
}

/** An offer of the Recreational Area (6.5); its id is the argument of the move `buy`. */
export interface Price {
  id: string;
  gets: string;
  count: number;
  costs: number;
}

/** A Gang, and the different Accessories it asks for (5.5). */
export interface GangBook {
  id: string;
  name: string;
  /** The name with its article. */
  the: string;
  accepts: Array<string>;
  needs: number;
}

/** A Gang card and its ability. */
export interface GangCardBook {
  id: string;
  gang: string;
  name: string;
  does: string;
  /** Its owner takes no Beating in a lost Combat. */
  no_beating: boolean;
  /** How many more random cards its owner takes after winning a Combat against a player. */
  spoils: number;
  /** How many Cigarettes less each Buy costs its owner. */
  buy_less: number;
  /** How many cards more its owner draws with each Search. */
  search_more: number;
}

/** A Background: its Gang, when it may be revealed, and its two effects. */
export interface BackgroundBook {
  id: string;
  gang: string;
  name: string;
  when: string;
  first: string;
  second: string;
}

/** A kind of Michel(le)'s cards; `michel.shown` lists their ids. */
export interface MichelFace {
  id: string;
  knife: boolean;
  tools: Array<string>;
  copies: number;
}

/** A prisoner to choose from. They differ in letter and shape, not only in colour (1.8). */
export interface PrisonerBook {
  id: string;
  name: string;
  letter: string;
  shape: string;
}

/** Tunnel points that win, by number of players: for one player, and for a team. */
export interface Goals {
  players: Record<number, number>;
  teams: Record<number, number>;
}

/** Everything a client needs to draw and name the contents of a pack, in one language. */
export interface PackBook {
  id: string;
  digest: string;
  lang: Language;
  /** In pack order. */
  kinds: Array<CardKind>;
  places: Array<PlaceBook>;
  /** With two Blocks for the Cell Block (11.1). */
  team_places: Array<PlaceBook>;
  recipes: Array<Recipe>;
  prices: Array<Price>;
  gangs: Array<GangBook>;
  gang_cards: Array<GangCardBook>;
  backgrounds: Array<BackgroundBook>;
  michel: Array<MichelFace>;
  prisoners: Array<PrisonerBook>;
  goals: Goals;
  /** Extra cards with this option, by number of players, in turn order (14.8). */
  fair_start_cards: Record<number, Array<number>>;
  /** The same for Cigarettes. */
  fair_start_cigarettes: Record<number, Array<number>>;
  hand_limit: number;
  /** Whether the bot `warden` knows these cards; otherwise `inmate` plays in its place. */
  warden: boolean;
}

/** A rule with its number; texts of the rulebook keep their inline Markdown. */
export interface RuleClause {
  kind: "clause";
  number: string;
  text: string;
}

/** A paragraph without a number. */
export interface RuleText {
  kind: "text";
  text: string;
}

/** A heading above clauses. */
export interface RuleHeading {
  kind: "heading";
  text: string;
}

/** A table, row by row. */
export interface RuleTable {
  kind: "table";
  head: Array<string>;
  rows: Array<Array<string>>;
}

/** A chapter; number 0 is the text before the first one. */
export interface RuleChapter {
  number: number;
  title: string;
  parts: Array<RuleClause | RuleText | RuleHeading | RuleTable>;
}

/** The rulebook. `lang` is the language that was requested, `told` that of the text: English if there is no translation. */
export interface RuleBook {
  lang: Language;
  told: Language;
  chapters: Array<RuleChapter>;
}

/** A position for a clause, and what can be tried there. */
export interface RulePosition {
  clause: string;
  text: string;
}

/** All positions, in the order of the rulebook. */
export interface RulePositions {
  positions: Array<RulePosition>;
}

/** A request for a table at a position, with the name and the prisoner of the person who plays there. */
export interface TryPosition {
  name: string;
  looks?: Looks | "";
}

/** Whether this process accepts players. */
export interface Health {
  ok: boolean;
  version: string;
  rules: number;
}

/** How long this server keeps tables after their last change, and how many lines of chat; 0 is for ever. */
export interface Retention {
  /** Until a lobby is closed, and again until it is removed. */
  lobby_hours: number;
  /** Until a game of bots alone is removed. */
  bots_hours: number;
  /** Until a game with people that does not go on is closed. */
  unfinished_days: number;
  /** Until a game with people that has ended is removed. */
  game_days: number;
  /** Of each table. */
  chat_lines: number;
}

/** Why a request failed: a name for programs, a sentence for people, and details. */
export interface Problem {
  error: string;
  text: string;
  retry_ms: number | null;
  /** The wrong line of a record. */
  line?: number;
}

/** A player as all players see them (12.1). */
export interface PlayerView {
  name: string;
  place: string;
  points: number;
  hand_size: number;
  beatings: number;
  cigarettes: number;
  gang: string | null;
  gang_card: string | null;
  /** Once it is revealed. */
  background: string | null;
  dug: Array<string>;
}

/** A Gang's pile: its size and its top card. */
export interface PileTop {
  size: number;
  top: string | null;
}

/** A Weapon that was laid in a fight. */
export interface Laid {
  seat: number;
  kind: string;
}

/** The current Extortion (5.8, 10.6): attacker, defender, the Tool wanted, the Weapons laid, the fists used (9.1). */
export interface Fight {
  /** Null: Michel(le). */
  attacker: number | null;
  defender: number;
  /** Once it is named; Michel(le)'s is on the first card shown. */
  tool: string | null;
  laid: Array<Laid>;
  fists: Array<number>;
}

/** Michel(le): looks, Place, the cards in the deck, those discarded and those shown, the first one first. */
export interface MichelView {
  looks: string;
  place: string;
  deck: number;
  discard: Array<string>;
  shown: Array<string>;
}

/** The decision the game is waiting for, the seat that is asked, and details. */
export interface Asked {
  prompt: string;
  seat: number;
  clause: string;
  /** The other player concerned. */
  other: number | null;
  /** Actions left, the die, Weapons to lay, cards to give back or too many. */
  number: number | null;
}

/** Everything that lies open on the table (12.1). */
export interface Public {
  players: Array<PlayerView>;
  turn: number;
  turns: number;
  actions: number;
  target: number;
  deck: number;
  /** The top one last. */
  discard: Array<string>;
  /** Action cards that are being carried out (5.7). */
  apart: Array<string>;
  piles: Record<string, number>;
  gangs: Record<string, PileTop>;
  asked: Asked | null;
  fight: Fight | null;
  michel: MichelView | null;
  /** Once the game is over; none if it was stopped. */
  winners: Array<number> | null;
}

/** Cards known to be among those of several seats (12.2). */
export interface Heap {
  cards: Record<string, number>;
  seats: Record<number, number>;
}

/** A kind of move without a legal one now: the move that is closest to legal, and the first reason against it. */
export interface Closed {
  verb: string;
  move: string;
  clause: string;
  name: string;
  text: string;
}

/** What only this seat may know: its hand, its Background, what it has seen of others (12.2), and what it may do. */
export interface Own {
  hand: Record<string, number>;
  background: string;
  known: Array<Record<string, number>>;
  shared: Array<Heap>;
  unseen: Record<string, number>;
  legal: Array<string>;
  /** The legal moves in words, if the client named a language. */
  told?: Array<string>;
  /** With a language: what cannot be done on one's turn, and why. */
  closed?: Array<Closed>;
}

/** An event: its name and its facts, by name; a card that the reader may not see is missing. */
export interface Happening {
  name: string;
  facts: Record<string, number | string>;
}

/** The options of a game (chapter 14), as a record has them. */
export interface GameOptions {
  pack: string;
  players: number;
  michel: string;
  teams: boolean;
  calm: boolean;
  target: number;
  fair_start: boolean;
}

/** The hidden cards of a seat, for readers who may see everything. */
export interface Exposed {
  hand: Record<string, number>;
  background: string;
}

/** The table after one move, or after one entry of a table's log: what happened, and what changed since the frame before. */
export interface Frame {
  /** Moves made so far; 0 is after the deal. */
  n: number;
  /** The entry of the log, at a table. */
  seq: number | null;
  /** When it was written, at a table. */
  at: number | null;
  /** Who moved. */
  seat: number | null;
  /** Of the seat itself, or with all cards open: a move may name a hidden card. */
  moves: Array<string>;
  happened: Array<Happening>;
  story: Array<string>;
  /** What the game waits for, in a sentence. */
  asked: string;
  public: PublicPatch;
  /** As a seat: what changed in what only it knows. */
  own?: Partial<Own>;
  /** With all cards open: those of every seat, if any has changed. */
  open?: Array<Exposed>;
}

/** A game, frame by frame, as one seat saw it, as a spectator saw it, or with all cards open. */
export interface Replay {
  perspective: "seat" | "watch" | "all";
  seat: number | null;
  lang: Language;
  players: Array<string>;
  /** The prisoners of the players; a record names only those of bots, others get the first ones left. */
  looks: Array<string>;
  options: GameOptions;
  pack_digest: string;
  /** Null while the game goes on. */
  winners: Array<number> | null;
  frames: Array<Frame>;
  /** Whether all chance of a record follows from its seed; null at a table: see `verified`. */
  record_ok: boolean | null;
}

/** The chances and points of all players at the beginning of a turn, or at the end of the game. */
export interface TurnChances {
  /** Moves made so far. */
  n: number;
  turn: number;
  /** Whose turn it is; null: the game is over. */
  seat: number | null;
  /** Of winning, by seat; they add up to 1, but teammates have the same (all 0: stopped). */
  chances: Array<number>;
  points: Array<number>;
}

/** A turn in which the chances changed much, and the move that changed them most. */
export interface TurningPoint {
  /** In `turns`. */
  index: number;
  /** The frame after that move. */
  n: number;
  /** Whose chances rose or fell. */
  seat: number;
  change: number;
}

/** Statistics of one seat. */
export interface SeatStats {
  /** How often each face came up. */
  dice: Array<number>;
  /** Cards from the Search deck. */
  drawn: number;
  /** Cards made. */
  crafted: number;
  /** Spoons from the Cafeteria. */
  stolen: number;
  bought: number;
  dug: number;
  /** Cards that others took, from the hand or from the tunnel. */
  lost: number;
  /** Begun. */
  extortions: number;
  combats_won: number;
  combats_lost: number;
  /** Tools, without a fight. */
  handed_over: number;
  /** Taken. */
  beatings: number;
  /** Earned. */
  cigarettes: number;
}

/** Statistics of a game. */
export interface Stats {
  /** How often each face came up for the players. */
  dice: Array<number>;
  /** And for Michel(le). */
  michel_dice: Array<number>;
  seats: Array<SeatStats>;
}

/** The chances of winning from turn to turn, as the network of warden estimates them; turning points; statistics. */
export interface Chances {
  turns: Array<TurnChances>;
  turning: Array<TurningPoint>;
  stats: Stats;
}

/** A stop of the lesson: its text, what to highlight, and the move to make (null: continue). */
export interface LessonStep {
  /** The frame. */
  n: number;
  title: string;
  text: string;
  /** Such as place:cafeteria, hand:link, action:search, player:1, bar, log, background. */
  look: Array<string>;
  move: string | null;
}

/** The tutorial: a recorded game, and the steps at which it stops. */
export interface Lesson {
  replay: Replay;
  steps: Array<LessonStep>;
}

/** The first message: the table, the key, the last entry the client has seen, and the language of texts. */
export interface Hello {
  t: "hello";
  table: string;
  secret?: string | null;
  since?: number | null;
  lang?: Language | null;
  /** See only what spectators see, even with the key of a seat. */
  watch?: boolean;
}

/** Play one move, or several that are played together or not at all. */
export interface Play {
  t: "move";
  id: string;
  version: number;
  moves: Array<string>;
}

/** Undo one's own last command. */
export interface Undo {
  t: "undo";
  id: string;
  version: number;
}

/** Ask all players to agree: to undo one's own last command and everything after it, to pause, or to resume. */
export interface Propose {
  t: "propose";
  id: string;
  what: "undo" | "pause" | "resume";
  version: number;
}

/** Accept or reject a proposal. `proposal` is its number: a late answer must not count for another proposal. */
export interface Answer {
  t: "answer";
  id: string;
  proposal: number;
  yes: boolean;
}

/** Take the seat back from the bot that stands in. */
export interface Back {
  t: "back";
  id: string;
}

/** Be ready before the start, with a share of the seed: the hash of a nonce, or the nonce itself. */
export interface Ready {
  t: "ready";
  id: string;
  nonce: string;
}

/** Reveal the nonce whose hash was sent before, after the terms of the game are fixed. */
export interface Reveal {
  t: "reveal";
  id: string;
  nonce: string;
}

/** Send a line of chat. */
export interface Say {
  t: "say";
  id: string;
  text: string;
}

/** Ask why a move is not legal now. */
export interface Why {
  t: "why";
  id: string;
  move: string;
}

/** Ask for the moves a bot would play. */
export interface Hint {
  t: "hint";
  id: string;
}

/** Check that the connection is alive. */
export interface Ping {
  t: "ping";
  n?: number;
}

/** A line of chat, and the seat that wrote it; -1 is the server. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** What an entry has undone: the last command of a seat, and all moves after it. */
export interface UndoneMoves {
  seat: number;
  /** The entry of that command: moves from this entry on no longer count. */
  since: number;
}

/** An entry of the log that a client has not seen. */
export interface Missed {
  seq: number;
  at: number;
  what: string;
  seat: number | null;
  happened: Array<Happening>;
  story?: Array<string>;
  undid?: UndoneMoves;
}

/** The answer to `hello`: the whole table as this client may see it, and the entries it has missed. */
export interface Welcome {
  t: "welcome";
  seq: number;
  version: number;
  now: number;
  seat: number | null;
  host: boolean;
  info: TableInfo;
  public: Public | null;
  own: Own | null;
  online: Array<boolean>;
  missed: Array<Missed>;
  chat: Array<ChatLine>;
  asked?: string;
}

/** One entry of the log: what happened, and what changed. Keys that are missing did not change. */
export interface News {
  t: "news";
  seq: number;
  version: number;
  at: number;
  what: string;
  seat: number | null;
  happened: Array<Happening>;
  info?: Partial<TableInfo>;
  public?: PublicPatch;
  own?: Partial<Own>;
  story?: Array<string>;
  asked?: string;
  undid?: UndoneMoves;
}

/** A command was carried out and is stored on disk. */
export interface Ack {
  t: "ack";
  id: string;
  seq: number;
  version: number;
}

/** A clause that forbids a move. */
export interface Reason {
  clause: string;
  name: string;
  text: string;
}

/** A command was refused and nothing changed: the reason and, if its version was stale, the entries since. */
export interface Refused {
  t: "refused";
  id: string;
  error: string;
  text: string;
  version: number;
  reasons: Array<Reason>;
  missed: Array<Missed>;
  retry_ms: number | null;
}

/** The answer to `why`; without reasons the move is legal. */
export interface Reasons {
  t: "reasons";
  id: string;
  move: string;
  reasons: Array<Reason>;
}

/** A move that a bot recommends: its value, and the reason. */
export interface HintedMove {
  move: string;
  told: string;
  value: number;
  why: string;
}

/** The answer to `hint`: the best moves first. With `chance` a value is a chance of winning; a `score` only compares moves. */
export interface Hints {
  t: "hints";
  id: string;
  version: number;
  scale: Scale;
  thoughts: Array<HintedMove>;
}

/** A new line of chat. */
export interface Chat {
  t: "chat";
  line: ChatLine;
}

/** Which seats are connected. */
export interface Online {
  t: "online";
  seats: Array<boolean>;
}

/** The answer to `ping`. */
export interface Pong {
  t: "pong";
  n: number;
  now: number;
}

/** Too many messages: the last one was ignored. Wait for `retry_ms`. */
export interface SlowDown {
  t: "slow_down";
  retry_ms: number;
}

/** The server closes this socket: the reason, and when to reconnect (0: do not). */
export interface Goodbye {
  t: "goodbye";
  error: string;
  text: string;
  retry_ms: number;
}

/** What a client may say on a socket. */
export type FromClient =
  | Hello
  | Play
  | Undo
  | Propose
  | Answer
  | Back
  | Ready
  | Reveal
  | Say
  | Why
  | Hint
  | Ping;

/** What the server says on a socket. */
export type FromServer =
  | Welcome
  | News
  | Ack
  | Refused
  | Reasons
  | Hints
  | Chat
  | Online
  | Pong
  | SlowDown
  | Goodbye;

/** HTTP: by method and address, the body that is sent and the one that comes back (`Problem`, if not). */
export interface Http {
  /** Whether this server accepts players. */
  "GET /api/health": { body: undefined; reply: Health };
  /** Packs that can be played. */
  "GET /api/packs": { body: undefined; reply: PackList };
  /** The contents of a pack with names and texts. */
  "GET /api/packs/{pack}": { body: undefined; reply: PackBook };
  /** The rulebook. */
  "GET /api/rules": { body: undefined; reply: RuleBook };
  /** Public tables. */
  "GET /api/tables": { body: undefined; reply: TableList };
  /** Open a table. */
  "POST /api/tables": { body: NewTable; reply: Opened };
  /** The table behind a code. */
  "GET /api/codes/{code}": { body: undefined; reply: Found };
  /** Public information about a table. */
  "GET /api/tables/{table}": { body: undefined; reply: TableInfo };
  /** Take a seat. */
  "POST /api/tables/{table}/seats": { body: SitDown; reply: Seated };
  /** Leave a seat or remove a player. Key: seat. */
  "DELETE /api/tables/{table}/seats/{seat}": { body: undefined; reply: undefined };
  /** Set the bot of a seat. Key: host. */
  "PUT /api/tables/{table}/seats/{seat}/bot": { body: SetBot; reply: TableInfo };
  /** Change the options. Key: host. */
  "PUT /api/tables/{table}/options": { body: TableOptions; reply: TableInfo };
  /** Start the game. Key: host. */
  "POST /api/tables/{table}/start": { body: undefined; reply: TableInfo };
  /** Open a rematch. Key: seat. */
  "POST /api/tables/{table}/rematch": { body: undefined; reply: Rematched };
  /** Revoke a key and get a new one. Key: seat. */
  "POST /api/tables/{table}/keys": { body: Rekey; reply: NewKey };
  /** Mute a seat in chat. Key: host. */
  "POST /api/tables/{table}/mute": { body: MuteSeat; reply: TableInfo };
  /** Close a table. Key: host. */
  "POST /api/tables/{table}/close": { body: undefined; reply: TableInfo };
  /** How long this server keeps what. */
  "GET /api/retention": { body: undefined; reply: Retention };
  /** Delete one's own name and chat. Key: seat. */
  "DELETE /api/tables/{table}/seats/{seat}/personal": { body: undefined; reply: undefined };
  /** Commitments, nonces and seed of the dice. */
  "GET /api/tables/{table}/fairness": { body: undefined; reply: Fairness };
  /** The record, once the game is over or aborted. Key: any. */
  "GET /api/tables/{table}/record": { body: undefined; reply: string };
  /** All chance derived again from the seed, once the game is over or aborted. Key: any. */
  "GET /api/tables/{table}/verified": { body: undefined; reply: Verified };
  /** The game of a table, frame by frame. Key: any. */
  "GET /api/tables/{table}/replay": { body: undefined; reply: Replay };
  /** The game of a record, verified, frame by frame. */
  "POST /api/replay": { body: string; reply: Replay };
  /** Chances of winning turn by turn, and statistics, once the game is over. Key: any. */
  "GET /api/tables/{table}/chances": { body: undefined; reply: Chances };
  /** Chances and statistics of a record. */
  "POST /api/chances": { body: string; reply: Chances };
  /** The tutorial. */
  "GET /api/lesson": { body: undefined; reply: Lesson };
  /** JSON Schema of the socket's messages. */
  "GET /api/messages": { body: undefined; reply: unknown };
}
