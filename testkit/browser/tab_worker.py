"""The worker of the static edition in a browser, with a clock that a test sets and random bytes that are counted."""

from collections.abc import Iterable
from typing import Any

from testkit.browser.browser_session import TIMEOUT_MS
from testkit.browser.static_session import StaticSession
from testkit.tab.browser_tab import START
from testkit.tab.plain_requests import PlainRequest
from testkit.tab.two_editions import Answer

# Runs in the worker before its own script, and changes what Python gets from outside, when the game has started: before, its
# imports need a clock that runs. The random bytes are those of `CountedSecrets`. Pyodide computes nanoseconds with
# floating-point numbers: with half a millisecond more, they are of the right millisecond.
OUTSIDE = """
  const countBytes = () => {
    let drawn = 0;
    crypto.getRandomValues = (view) => {
      let number = ++drawn;
      for (let at = view.length - 1; at >= 0; at--, number = Math.floor(number / 256)) view[at] = number % 256;
      return view;
    };
  };
  addEventListener("message", ({ data }) => {
    if (data.t === "count bytes") countBytes();
    if (data.t === "set clock") Date.now = () => data.now + 0.5;
  });
"""
# Makes one call after the other, each as soon as the expected answers and messages to the one before have come. If they do not
# come in time, returns what has come.
MAKE_CALLS = """async ([calls, timeout]) => {
  const OFFSET = 1_000_000; // not a number of the page
  const answers = [], sent = [];
  let check = () => {};
  const hear = ({ data }) => {
    if (data.id >= OFFSET) answers.push([data.status, data.headers["content-type"] ?? "", data.body]);
    if (data.connection >= OFFSET) sent[data.connection - OFFSET - 1].push(data.text ?? data.t);
    check();
  };
  gameWorker.addEventListener("message", hear);
  let asked = 0;
  for (const call of calls) {
    gameWorker.postMessage({ t: "set clock", now: call.now });
    if (call.method) {
      const { method, headers, body } = call;
      gameWorker.postMessage({ t: "request", id: OFFSET + asked++, path: call.target, message: { method, headers, body } });
    } else {
      const connection = OFFSET + call.connection;
      if (call.connection > sent.length) {
        sent.push([]);
        gameWorker.postMessage({ t: "connect", connection });
      }
      gameWorker.postMessage({ t: "receive", connection, text: call.text });
    }
    const isDone = await new Promise((resolve) => {
      const timer = setTimeout(resolve, timeout, false);
      check = () => {
        if (answers.length < asked || call.sent.some((number, at) => sent[at].length < number)) return;
        clearTimeout(timer);
        resolve(true);
      };
      check();
    });
    if (!isDone) break;
  }
  gameWorker.removeEventListener("message", hear);
  return { answers, sent };
}"""


class TabWorker:
    """The worker of a page, with the files of the built edition and nothing replaced but clock and random bytes."""

    def __init__(self, session: StaticSession) -> None:
        self.page = session.page
        session.prepend_to_worker(OUTSIDE)
        session.go("?/about")
        session.wait_for_game()
        self.page.evaluate("() => gameWorker.postMessage({ t: 'count bytes' })")

    def make(self, calls: list[dict[str, Any]]) -> tuple[list[Answer], list[list[bytes]]]:
        """Make the calls of a script; return the answers to its requests, and the messages to each connection."""
        found = self.page.evaluate(MAKE_CALLS, [calls, TIMEOUT_MS])
        answers = [Answer(status, media_type, body.encode()) for status, media_type, body in found["answers"]]
        return answers, [[text.encode() for text in sent] for sent in found["sent"]]

    def send_all(self, requests: Iterable[PlainRequest]) -> list[Answer]:
        """Send requests that need no table, one at a time because the answers are large; return the answers."""
        return [answer for one in requests for answer in self.make([{**one._asdict(), "now": START, "sent": []}])[0]]
