"""Games that a script in the page plays through the worker of the static edition, without drawing them."""

import math
from typing import Any

from playwright.sync_api import Page

# Every acknowledged move is written to the local storage before the next one is sent: what a person knows to be played.
PLAYERS = """seed => {
  const acked = JSON.parse(localStorage.getItem("acked") ?? "{}");
  const seats = JSON.parse(localStorage.getItem("seats") ?? "{}");
  const games = { acked, seats, count: 0, over: new Set(), lost: [], ready: 0 };
  const waiting = new Map(), players = new Map();
  let last = 1_000_000; // not a number of the page
  let state = seed;
  const random = (below) => (state = (state * 48271) % 2147483647) % below;

  gameWorker.addEventListener("message", ({ data }) => {
    if (data.t === "response") waiting.get(data.id)?.(data);
    if (data.t === "message") players.get(data.connection)?.(JSON.parse(data.text));
  });
  games.request = (path, { method = "GET", body, secret } = {}) => new Promise((done, fail) => {
    const headers = { "accept-language": "en", "content-type": "application/json" };
    if (secret) headers.authorization = `Bearer ${secret}`;
    waiting.set(++last, ({ status, body }) => (status < 400 ? done(JSON.parse(body || "null")) : fail(new Error(body))));
    gameWorker.postMessage({ t: "request", id: last, path, message: { method, headers, body: body && JSON.stringify(body) } });
  });
  games.open = async (options) => {
    const { table, host } = await games.request("/api/tables", { method: "POST", body: { options } });
    const seat = { name: "Ana", seat: 0, nonce: `${seed}-${table}` };
    const { secret } = await games.request(`/api/tables/${table}/seats`, { method: "POST", body: seat });
    await games.request(`/api/tables/${table}/start`, { method: "POST", secret: host });
    seats[table] = secret;
    localStorage.setItem("seats", JSON.stringify(seats));
  };
  games.play = (table, most) => {
    const connection = ++last, secret = seats[table];
    let legal = [], version = 0, pending = null, left = most;
    const send = (message) => gameWorker.postMessage({ t: "receive", connection, text: JSON.stringify(message) });
    const move = () => {
      if (pending || left === 0 || legal.length === 0 || games.over.has(table)) return;
      const digs = legal.filter((one) => one.startsWith("dig"));
      const moves = [(digs.length ? digs : legal)[random((digs.length ? digs : legal).length)]];
      pending = { t: "move", id: crypto.randomUUID(), version, moves };
      send(pending);
    };
    const apply = ({ version: now, own, public: seen }) => {
      version = now;
      legal = own?.legal ?? legal;
      if (seen?.winners) games.over.add(table);
    };
    players.set(connection, (message) => {
      if (message.t === "welcome") {
        apply(message);
        games.ready += 1;
        const known = acked[table];
        if (!known) return move();
        if (message.seq < known.seq) games.lost.push([table, known, message.seq]);
        pending = known.command; // the same command again: the answer must be the same
        return send(pending);
      }
      if (message.t === "news") {
        apply(message);
        return move();
      }
      if (!pending || message.id !== pending.id) return;
      const repeated = acked[table]?.command.id === message.id;
      if (repeated && message.seq !== acked[table].seq) games.lost.push([table, acked[table], message]);
      if (message.t === "ack" && !repeated) {
        acked[table] = { seq: message.seq, command: pending };
        localStorage.setItem("acked", JSON.stringify(acked));
        games.count += 1;
        left -= 1;
      }
      pending = null;
      move();
    });
    gameWorker.postMessage({ t: "connect", connection });
    send({ t: "hello", table, secret, since: 0, lang: "en" });
  };
  window.games = games;
}"""
OPEN = "async ([n, options]) => { for (let i = 0; i < n; i++) await games.open(options); }"
PLAY_ALL = "most => { for (const table of Object.keys(games.seats)) games.play(table, most); }"
VERIFY = """async () => Promise.all(Object.entries(games.seats).map(([table, secret]) =>
  games.request(`/api/tables/${table}/verified`, { secret })))"""


class WorkerGames:
    """All games of a profile, played by scripts in its current page. They go on where they were in an earlier page."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        page.evaluate(PLAYERS, seed)

    def open(self, number: int, **options: Any) -> None:
        """Open tables with one person and bots, and start their games."""
        self.page.evaluate(OPEN, [number, options])

    def play(self, most: float = math.inf) -> None:
        """Begin to play all games at once, and make at most this number of moves in each."""
        self.page.evaluate(PLAY_ALL, most)

    def wait_for_moves(self, number: int) -> None:
        """Wait until this number of moves is acknowledged in this page, or all games are over."""
        done = "number => games.over.size === Object.keys(games.seats).length || games.count >= number"
        self.page.wait_for_function(done, arg=number, polling=10)

    @property
    def unfinished(self) -> set[str]:
        """The tables whose games are not over, as far as this page has heard."""
        return set(self.page.evaluate("() => Object.keys(games.seats).filter((table) => !games.over.has(table))"))

    @property
    def lost(self) -> list[Any]:
        """Acknowledged moves that are gone, or that were played again."""
        found: list[Any] = self.page.evaluate("() => games.lost")
        return found

    def verified(self) -> list[Any]:
        """Return what the service says of the dice and the record of each game."""
        found: list[Any] = self.page.evaluate(VERIFY)
        return found
