// Made from src/blackgate/tables/wire/ by tools/typescript.py: change that, and run it again.

export type Strength = "random" | "rookie" | "inmate" | "boss";

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

/** How long people may think: not limited, so many seconds whenever one is asked and a reserve, or days. */
export interface Clock {
  kind: "none" | "turn" | "days";
  turn_s: number;
  reserve_s: number;
  days: number;
}

/** What a table plays, and how (chapter 14). */
export interface TableOptions {
  players: number;
  michel: "none" | "michel" | "michelle";
  teams: boolean;
  calm: boolean;
  target: number | null;
  first_player: number | null;
  pack: string;
  clock: Clock;
  /** Who plays the seat of somebody who is absent; nobody: the table waits. */
  stand_in: Strength | null;
  grace_s: number;
  /** Bots take at least so long, whatever they hold (12.4). */
  pace_ms: number;
  boss_ms: number;
  /** Players are reminded of what they have seen of other hands. */
  tracker: boolean;
  /** Whoever is asked may ask the bots what they would do. */
  hints: boolean;
  public: boolean;
  title: string;
  bots: Record<number, Strength>;
}

/** A table to be opened; with a name, its host sits down at once. */
export interface NewTable {
  options?: Sparse<TableOptions>;
  name?: string | null;
  nonce?: string;
  /** The prisoner the host would like to be (1.8); another one, if none is named. */
  looks?: Looks | "";
}

/** A new table and its keys, which are told only here. */
export interface Opened {
  table: string;
  code: string;
  commit: string;
  host: string;
  watch: string;
  seat: number | null;
  secret: string | null;
}

/** Somebody wants a seat: this one, or any that is free. */
export interface SitDown {
  name: string;
  nonce?: string;
  seat?: number | null;
  /** The prisoner they would like to be (1.8); another one, if that is taken or none is named. */
  looks?: Looks | "";
}

/** A seat and its key, which is told only here; with it the seat can be taken up on another device. */
export interface Seated {
  table: string;
  seat: number;
  secret: string;
}

/** The bot that is to sit here, or nobody. */
export interface SetBot {
  bot?: Strength | null;
}

/** A key is to be revoked and replaced. */
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

/** The host takes a seat's voice in the chat, or gives it back. */
export interface MuteSeat {
  seat: number;
  muted: boolean;
}

/** Who sits at a seat. */
export interface SeatInfo {
  name: string;
  bot: string;
  stand_in: string;
  taken: boolean;
  muted: boolean;
  /** Has added a share to the dice. */
  ready: boolean;
  /** Which prisoner they are, no two the same; empty while nobody sits here. */
  looks: Looks | "";
  /** The name in sentences: for a bot, that of its prisoner; no two the same. */
  display_name: string;
}

/** Something that needs everybody's consent, its number, and who has given it. */
export interface Proposal {
  n: number;
  what: string;
  by: number;
  agreed: Array<number>;
  asked: Array<number>;
}

/** Whose time runs, until when (milliseconds since 1970, UTC), and what everybody has in reserve. */
export interface ClockState {
  seat: number | null;
  until: number | null;
  reserve_ms: Array<number>;
}

/** What everybody may know about a table before they look at the board. */
export interface TableInfo {
  table: string;
  code: string;
  phase: "lobby" | "playing" | "paused" | "over" | "closed";
  options: TableOptions;
  seats: Array<SeatInfo>;
  commit: string;
  nonces: Array<string>;
  pack_digest: string;
  rules: number;
  created: number;
  proposal: Proposal | null;
  clock: ClockState | null;
  rematch: string;
  /** The seat that may take its last move back without asking. */
  undo: number | null;
}

/** A table in the list of public ones. */
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

/** Public tables: those with a free seat first. */
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

/** What anybody needs to check the dice: the commitment beforehand, the nonces, and the seed once the game is over. */
export interface Fairness {
  commit: string;
  nonces: Array<string>;
  seed: string | null;
}

/** One move that chance had a part in, and what it brought, derived again from the seed. */
export interface Chanced {
  n: number;
  seat: number;
  move: string;
  out: Array<string>;
}

/** The dice of a game that is over, derived again from the seed: they are right, or `problem` says where they are not. */
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

/** All of them. */
export interface PackList {
  packs: Array<PackLine>;
}

/** A kind of card: what it is called, what it is for, and its printed numbers. */
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

/** A Place: the results that lead here, what a Search draws (null: there is none), and what can be done (chapter 6). */
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
  /** Whose Block it is: that of even seats (0) or of odd ones (1). */
  team: number | null;
}

/** What can be crafted, and from what (5.14). */
export interface Recipe {
  makes: string;
  count: number;
  needs: Array<string>;
}

/** A bargain of the Yard (6.5); its id is what `buy` names. */
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

/** A face among Michel(le)'s cards; its id is what stands in `michel.shown`. */
export interface MichelFace {
  id: string;
  knife: boolean;
  tools: Array<string>;
  copies: number;
}

/** One of the prisoners to choose from, told apart by letter and shape as well as by colour (1.8). */
export interface PrisonerBook {
  id: string;
  name: string;
  letter: string;
  shape: string;
}

/** Tunnel points that win, by the number of players: for one prisoner, and for a team. */
export interface Goals {
  players: Record<number, number>;
  teams: Record<number, number>;
}

/** Everything needed to draw and to name what a pack consists of, in one language. */
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
  hand_limit: number;
}

/** A rule with its number; texts of the rulebook keep their inline Markdown. */
export interface RuleClause {
  kind: "clause";
  number: string;
  text: string;
}

/** A paragraph that is no rule of its own. */
export interface RuleText {
  kind: "text";
  text: string;
}

/** What the next clauses of a chapter are about. */
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

/** A chapter; number 0 is what stands before the first one. */
export interface RuleChapter {
  number: number;
  title: string;
  parts: Array<RuleClause | RuleText | RuleHeading | RuleTable>;
}

/** The rulebook, as asked for in `lang` and as `told`: in English where there is no translation. */
export interface RuleBook {
  lang: Language;
  told: Language;
  chapters: Array<RuleChapter>;
}

/** Whether this process takes players. */
export interface Health {
  ok: boolean;
  version: string;
  rules: number;
}

/** Why something was not done: a name for programs, a sentence for people, and what else helps. */
export interface Problem {
  error: string;
  text: string;
  retry_ms: number | null;
  /** Of a record that is not one. */
  line?: number;
}

/** Somebody as everybody sees them (12.1). */
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

/** A Gang's pile: how many cards, and the top one. */
export interface PileTop {
  size: number;
  top: string | null;
}

/** A Weapon that lies on the table. */
export interface Laid {
  seat: number;
  kind: string;
}

/** The Extortion under way (5.8, 10.6): who wants which Tool, the Weapons laid, and who has used their fists (9.1). */
export interface Fight {
  /** Nobody at the table: Michel(le). */
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

/** What the game is waiting for, from whom, and what the question is about. */
export interface Asked {
  prompt: string;
  seat: number;
  clause: string;
  /** The other player it speaks of. */
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

/** A sort of move that has none to choose now: the one that comes nearest, and the first thing against it. */
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
  /** The same choices in words, if a language was asked for. */
  told?: Array<string>;
  /** With a language: on one's turn, what cannot be done now, and why. */
  closed?: Array<Closed>;
}

/** One thing that happened: its name and its facts, by name; a card that may not be seen is missing. */
export interface Happening {
  name: string;
  facts: Record<string, number | string>;
}

/** What was played (chapter 14), as a record has it. */
export interface GameOptions {
  pack: string;
  players: number;
  michel: string;
  teams: boolean;
  calm: boolean;
  target: number;
}

/** What somebody holds, for those who may see everything. */
export interface Exposed {
  hand: Record<string, number>;
  background: string;
}

/** The table after one move, or after one entry of a table's log: what happened, and what changed since the frame before. */
export interface Frame {
  /** Moves made until then; 0 is after the deal. */
  n: number;
  /** The entry of the log, at a table. */
  seq: number | null;
  /** When it was written, at a table. */
  at: number | null;
  /** Who moved. */
  seat: number | null;
  moves: Array<string>;
  happened: Array<Happening>;
  story: Array<string>;
  /** What the game waits for, in a sentence. */
  asked: string;
  public: PublicPatch;
  /** From a seat: what changed of what only it knows. */
  own?: Partial<Own>;
  /** With all cards open: every seat's, whenever any has changed. */
  open?: Array<Exposed>;
}

/** A game, frame by frame, as one seat saw it, as everybody could, or with all cards open. */
export interface Replay {
  perspective: "seat" | "watch" | "all";
  seat: number | null;
  lang: Language;
  players: Array<string>;
  /** Which prisoners they are; a record does not say, so it is the first ones there. */
  looks: Array<string>;
  options: GameOptions;
  pack_digest: string;
  /** Null while the game goes on. */
  winners: Array<number> | null;
  frames: Array<Frame>;
  /** Whether all chance of a record follows from its seed; null at a table: see `verified`. */
  record_ok: boolean | null;
}

/** Where everybody stood when a turn began, and at the end. */
export interface TurnChances {
  /** Moves made until then. */
  n: number;
  turn: number;
  /** Whose turn; null: the game is over. */
  seat: number | null;
  /** Of winning, seat by seat, together 1; in teams everybody has that of the team (all 0: stopped). */
  chances: Array<number>;
  points: Array<number>;
}

/** A turn that decided much, and the move that did most of it. */
export interface TurningPoint {
  /** In `turns`. */
  index: number;
  /** The frame after that move. */
  n: number;
  /** Whose chances rose or fell. */
  seat: number;
  change: number;
}

/** What somebody did and suffered in a game. */
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
  /** Cards that others took, out of the hand or out of the tunnel. */
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

/** A game in numbers. */
export interface Stats {
  /** How often each face came up for the players. */
  dice: Array<number>;
  /** And for Michel(le). */
  michel_dice: Array<number>;
  seats: Array<SeatStats>;
}

/** How the chances of winning went from turn to turn, by the bots' judgement, what turned them, and the game in numbers. */
export interface Chances {
  turns: Array<TurnChances>;
  turning: Array<TurningPoint>;
  stats: Stats;
}

/** Where the lesson stops: what it says, what to look at, and what to do (null: read on). */
export interface LessonStep {
  /** The frame. */
  n: number;
  title: string;
  text: string;
  /** Such as place:cafeteria, hand:link, action:search, player:1, bar, log, background. */
  look: Array<string>;
  move: string | null;
}

/** A game that was played beforehand, to be played again move by move. */
export interface Lesson {
  replay: Replay;
  steps: Array<LessonStep>;
}

/** The first message: which table, with which key; what was seen last, and in which language to be told the story. */
export interface Hello {
  t: "hello";
  table: string;
  secret?: string | null;
  since?: number | null;
  lang?: Language | null;
}

/** One move, or several that are applied whole or not at all. */
export interface Play {
  t: "move";
  id: string;
  version: number;
  moves: Array<string>;
}

/** Take one's own last command back. */
export interface Undo {
  t: "undo";
  id: string;
  version: number;
}

/** Ask everybody to agree: to take back one's own last command and all that came after it, to pause, or to go on. */
export interface Propose {
  t: "propose";
  id: string;
  what: "undo" | "pause" | "resume";
  version: number;
}

/** Yes or no to what was proposed; `proposal` is its number, so that a late answer is not one to another question. */
export interface Answer {
  t: "answer";
  id: string;
  proposal: number;
  yes: boolean;
}

/** Take the seat back from the bot that stood in. */
export interface Back {
  t: "back";
  id: string;
}

/** Here before the start, with a nonce for the dice. */
export interface Ready {
  t: "ready";
  id: string;
  nonce: string;
}

/** A line of chat. */
export interface Say {
  t: "say";
  id: string;
  text: string;
}

/** Why is this move not possible now? */
export interface Why {
  t: "why";
  id: string;
  move: string;
}

/** What would the bots do in my place? */
export interface Hint {
  t: "hint";
  id: string;
}

/** Still there? */
export interface Ping {
  t: "ping";
  n?: number;
}

/** Somebody said something; seat -1 is the house. */
export interface ChatLine {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** An entry of the log that a client has not seen. */
export interface Missed {
  seq: number;
  at: number;
  what: string;
  seat: number | null;
  happened: Array<Happening>;
  story?: Array<string>;
}

/** The whole table as this socket may see it, and what it missed: the answer to `hello`. */
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
}

/** A command was carried out and is on disk. */
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

/** A command was not carried out, and nothing changed: why, and with a stale version what came in between. */
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

/** The answer to `why`: no reasons, the move is possible. */
export interface Reasons {
  t: "reasons";
  id: string;
  move: string;
  reasons: Array<Reason>;
}

/** A move worth thinking of: how good it looks, and why. */
export interface HintedMove {
  move: string;
  told: string;
  value: number;
  why: string;
}

/** The answer to `hint`: the best moves first. With `chance` a value is a chance of winning; a `score` only compares. */
export interface Hints {
  t: "hints";
  id: string;
  version: number;
  scale: Scale;
  thoughts: Array<HintedMove>;
}

/** A line of chat. */
export interface Chat {
  t: "chat";
  line: ChatLine;
}

/** Which seats are connected. */
export interface Online {
  t: "online";
  seats: Array<boolean>;
}

/** Still here. */
export interface Pong {
  t: "pong";
  n: number;
  now: number;
}

/** Too many messages: the last one was not looked at. Wait so long. */
export interface SlowDown {
  t: "slow_down";
  retry_ms: number;
}

/** This socket is about to close: why, and when to come again (0: not at all). */
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
  /** Whether this server takes players. */
  "GET /api/health": { body: undefined; reply: Health };
  /** Packs that can be played. */
  "GET /api/packs": { body: undefined; reply: PackList };
  /** What a pack consists of, in words. */
  "GET /api/packs/{pack}": { body: undefined; reply: PackBook };
  /** The rulebook. */
  "GET /api/rules": { body: undefined; reply: RuleBook };
  /** Public tables. */
  "GET /api/tables": { body: undefined; reply: TableList };
  /** Open a table. */
  "POST /api/tables": { body: NewTable; reply: Opened };
  /** The table behind a code. */
  "GET /api/codes/{code}": { body: undefined; reply: Found };
  /** A table before one looks at the board. */
  "GET /api/tables/{table}": { body: undefined; reply: TableInfo };
  /** Sit down. */
  "POST /api/tables/{table}/seats": { body: SitDown; reply: Seated };
  /** Leave, or be asked to. Key: seat. */
  "DELETE /api/tables/{table}/seats/{seat}": { body: undefined; reply: undefined };
  /** A bot for a seat. Key: host. */
  "PUT /api/tables/{table}/seats/{seat}/bot": { body: SetBot; reply: TableInfo };
  /** Begin. Key: host. */
  "POST /api/tables/{table}/start": { body: undefined; reply: TableInfo };
  /** The same people again. Key: seat. */
  "POST /api/tables/{table}/rematch": { body: undefined; reply: Rematched };
  /** Revoke a key for another. Key: seat. */
  "POST /api/tables/{table}/keys": { body: Rekey; reply: NewKey };
  /** Take a seat's voice. Key: host. */
  "POST /api/tables/{table}/mute": { body: MuteSeat; reply: TableInfo };
  /** Close a table. Key: host. */
  "POST /api/tables/{table}/close": { body: undefined; reply: TableInfo };
  /** What the dice can be checked with. */
  "GET /api/tables/{table}/fairness": { body: undefined; reply: Fairness };
  /** The record, once the game is over. Key: any. */
  "GET /api/tables/{table}/record": { body: undefined; reply: string };
  /** Every roll and every card derived again, once the game is over. Key: any. */
  "GET /api/tables/{table}/verified": { body: undefined; reply: Verified };
  /** A table's game, frame by frame. Key: any. */
  "GET /api/tables/{table}/replay": { body: undefined; reply: Replay };
  /** A record's game, checked, frame by frame. */
  "POST /api/replay": { body: string; reply: Replay };
  /** Everybody's chances turn by turn, and the game in numbers, once it is over. Key: any. */
  "GET /api/tables/{table}/chances": { body: undefined; reply: Chances };
  /** The same of a record. */
  "POST /api/chances": { body: string; reply: Chances };
  /** The tutorial. */
  "GET /api/lesson": { body: undefined; reply: Lesson };
  /** JSON Schema of the socket's messages. */
  "GET /api/messages": { body: undefined; reply: unknown };
}
