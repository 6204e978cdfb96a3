/**
 * The socket of one seat or spectator: the state of a table, and commands to it.
 *
 * A command keeps its id until it is answered, and is sent again after a lost connection. The service gives the same answer
 * to the same id, so that no move is lost and none is made twice.
 */
import type { ChatLine, FromClient, FromServer, Goodbye, Hints, Missed, News, Own, Public, Reason, TableInfo, Welcome } from "../wire";
import { OPEN, openSocket, type Socket } from "../app/transport";
import { texts } from "../i18n/texts.svelte";
import { merge } from "./apply-patch";
import { NewsQueue } from "./news-queue";

export type LogLine = Missed;
export type ConnectionState = "connecting" | "open" | "lost" | "closed";
export interface Refusal {
  error: string;
  text: string;
  reasons: Reason[];
}
type Command = Extract<FromClient, { id: string }>;
/** A command before it gets its id. */
type CommandWithoutId = Command extends infer C ? (C extends Command ? Omit<C, "id"> : never) : never;

const LONGEST_WAIT_MS = 5000;
const PING_INTERVAL_MS = 15_000;
const MAX_LOG_LINES = 600;

export class Session {
  info = $state.raw<TableInfo | null>(null);
  public = $state.raw<Public | null>(null);
  own = $state.raw<Own | null>(null);
  asked = $state("");
  version = $state(0);
  seq = $state(0);
  seat = $state<number | null>(null);
  host = $state(false);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the last line of chat that was read; those from before this page was opened count as read. */
  chatRead = $state<number | null>(null);
  online = $state.raw<boolean[]>([]);
  state = $state<ConnectionState>("connecting");
  goodbye = $state.raw<Goodbye | null>(null);
  /** How many moves and undos wait for an answer. Chat and questions do not count. */
  pendingMoves = $state(0);
  /** Milliseconds by which the service's clock is ahead of ours. */
  clockOffset = 0;
  /** Called with each entry after it was merged. */
  onnews: ((news: News) => void) | null = null;
  onwelcome: ((welcome: Welcome) => void) | null = null;
  /** Called when the service has closed the socket for good. */
  onrejected: ((goodbye: Goodbye) => void) | null = null;
  /** How long an entry is held back after the one before, in milliseconds. */
  delayOf: ((news: News) => number) | null = null;
  readonly queue = new NewsQueue(
    (news) => this.show(news),
    (news) => this.delayOf?.(news) ?? 0,
  );

  private socket: Socket | null = null;
  private attempts = 0;
  private timer = 0;
  private pingTimer = 0;
  private pending = new Map<string, { message: Command; done: (answer: FromServer) => void }>();

  constructor(
    readonly table: string,
    readonly secret: string | null,
    /** Whether only what spectators see is wanted, even with the key of a seat. */
    private readonly watch = false,
  ) {}

  open(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const socket = openSocket();
    this.socket = socket;
    socket.onopen = () => {
      const hello: FromClient = { t: "hello", table: this.table, secret: this.secret, since: this.log.length ? this.seq : 0, lang: texts.lang, ...(this.watch && { watch: true }) };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.reconnectLater();
    };
  }

  /** Connect again to get the log in the current language. */
  reloadLog(): void {
    if (this.state === "closed") return;
    this.log = [];
    this.open();
  }

  /** Try to connect now instead of at the next time. */
  reconnectNow(): void {
    if (this.state === "lost") this.open();
  }

  close(): void {
    clearTimeout(this.timer);
    clearInterval(this.pingTimer);
    this.queue.clear();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private reconnectLater(): void {
    clearInterval(this.pingTimer);
    if (this.state === "closed") return;
    this.state = "lost";
    this.attempts += 1;
    const wait = Math.min(LONGEST_WAIT_MS, 250 * 2 ** (this.attempts - 1));
    this.timer = window.setTimeout(() => this.open(), wait);
  }

  private receive(message: FromServer): void {
    switch (message.t) {
      case "welcome":
        return this.welcome(message);
      case "news":
        return this.queue.add(message);
      case "chat":
        this.chat = [...this.chat, message.line];
        return;
      case "online":
        this.online = message.seats;
        return;
      case "goodbye":
        this.goodbye = message;
        if (message.retry_ms === 0) {
          this.state = "closed";
          this.onrejected?.(message);
        }
        return;
      case "pong":
        this.clockOffset = message.now - Date.now();
        return;
      case "slow_down":
        window.setTimeout(() => this.resendPending(), message.retry_ms);
        return;
      default:
        return this.answer(message);
    }
  }

  private welcome(message: Welcome): void {
    this.attempts = 0;
    this.queue.clear();
    this.clockOffset = message.now - Date.now();
    this.info = message.info;
    this.public = message.public;
    this.own = message.own;
    this.asked = message.asked ?? "";
    this.version = message.version;
    this.seat = message.seat;
    this.host = message.host;
    this.online = message.online;
    this.chat = message.chat;
    this.chatRead ??= message.chat.at(-1)?.n ?? 0;
    const known = this.log.at(-1)?.seq ?? 0;
    this.log = [...this.log, ...message.missed.filter((line) => line.seq > known)].slice(-MAX_LOG_LINES);
    this.seq = message.seq;
    this.state = "open";
    this.goodbye = null;
    clearInterval(this.pingTimer);
    this.pingTimer = window.setInterval(() => this.send({ t: "ping" }), PING_INTERVAL_MS);
    this.resendPending();
    this.onwelcome?.(message);
  }

  private show(news: News): void {
    if (news.seq <= this.seq) return;
    if (news.info) this.info = merge(this.info, news.info);
    if (news.public) this.public = merge(this.public, news.public);
    if (news.own) this.own = merge(this.own, news.own);
    if (news.asked !== undefined) this.asked = news.asked;
    if (news.what === "forgotten") this.chat = this.chat.filter((line) => line.seat !== news.seat);
    this.version = news.version;
    this.seq = news.seq;
    const { seq, at, what, seat, happened, story = [], undid } = news;
    this.log = [...this.log, { seq, at, what, seat, happened, story, undid }].slice(-MAX_LOG_LINES);
    this.onnews?.(news);
  }

  private answer(message: Extract<FromServer, { id: string }>): void {
    const asked = this.pending.get(message.id);
    if (!asked) return;
    if (message.t === "refused" && message.retry_ms !== null) {
      window.setTimeout(() => this.resendPending(), message.retry_ms);
      return;
    }
    this.pending.delete(message.id);
    this.countPendingMoves();
    asked.done(message);
  }

  private countPendingMoves(): void {
    this.pendingMoves = [...this.pending.values()].filter(({ message }) => message.t === "move" || message.t === "undo").length;
  }

  private resendPending(): void {
    for (const { message } of this.pending.values()) this.send(message);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private request(command: CommandWithoutId): Promise<FromServer> {
    const message = { ...command, id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`.slice(0, 40) } as Command;
    return new Promise((done) => {
      this.pending.set(message.id, { message, done });
      this.countPendingMoves();
      if (this.state === "open") this.send(message);
    });
  }

  /** Send a command. Return null if it was accepted, else the refusal. */
  private async command(command: CommandWithoutId): Promise<Refusal | null> {
    const answer = await this.request(command);
    return answer.t === "refused" ? { error: answer.error, text: answer.text, reasons: answer.reasons } : null;
  }

  play(moves: string[]): Promise<Refusal | null> {
    return this.command({ t: "move", version: this.version, moves });
  }
  undo(): Promise<Refusal | null> {
    return this.command({ t: "undo", version: this.version });
  }
  propose(what: "undo" | "pause" | "resume"): Promise<Refusal | null> {
    return this.command({ t: "propose", what, version: this.version });
  }
  reply(proposal: number, yes: boolean): Promise<Refusal | null> {
    return this.command({ t: "answer", proposal, yes });
  }
  back(): Promise<Refusal | null> {
    return this.command({ t: "back" });
  }
  /** Add a share of the seed: the hash of a nonce, or the nonce itself. */
  ready(nonce: string): Promise<Refusal | null> {
    return this.command({ t: "ready", nonce });
  }
  reveal(nonce: string): Promise<Refusal | null> {
    return this.command({ t: "reveal", nonce });
  }
  say(text: string): Promise<Refusal | null> {
    return this.command({ t: "say", text });
  }
  async why(move: string): Promise<Reason[]> {
    const answer = await this.request({ t: "why", move });
    return answer.t === "reasons" ? answer.reasons : [];
  }
  async hint(): Promise<Hints | Refusal> {
    const answer = await this.request({ t: "hint" });
    if (answer.t === "hints") return answer;
    return answer.t === "refused" ? { error: answer.error, text: answer.text, reasons: answer.reasons } : { error: "", text: "", reasons: [] };
  }
}
