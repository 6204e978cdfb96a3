import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { News } from "../wire";
import { NewsQueue } from "./news-queue";

const PERSON = 0;
const BOT = 1;
const news = (seq: number, seat: number): News => ({ seq, seat }) as News;

let shown: number[];
let delay: number;
let queue: NewsQueue;

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("window", globalThis);
  shown = [];
  delay = 700;
  queue = new NewsQueue(
    ({ seq }) => shown.push(seq),
    ({ seat }) => (seat === BOT ? delay : 0),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("news of bots", () => {
  it("come one after the other, the first at once", () => {
    for (const seq of [1, 2, 3]) queue.add(news(seq, BOT));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2, 3]);
  });
  it("do not wait if the one before was shown long ago", () => {
    queue.add(news(1, BOT));
    vi.advanceTimersByTime(800);
    queue.add(news(2, BOT));
    expect(shown).toEqual([1, 2]);
  });
  it("come at once when the delay is taken away", () => {
    for (const seq of [1, 2, 3]) queue.add(news(seq, BOT));
    delay = 0;
    queue.showDue();
    expect(shown).toEqual([1, 2, 3]);
  });
});

describe("news of people", () => {
  it("come at once", () => {
    for (const seq of [1, 2]) queue.add(news(seq, PERSON));
    expect(shown).toEqual([1, 2]);
  });
  it("keep their order behind those of bots", () => {
    for (const [seq, seat] of [[1, BOT], [2, BOT], [3, PERSON]] as const) queue.add(news(seq, seat));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(700);
    expect(shown).toEqual([1, 2, 3]);
  });
});

describe("a hold", () => {
  it("keeps everything back for its time", () => {
    queue.hold(2000);
    queue.add(news(1, PERSON));
    vi.advanceTimersByTime(1999);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual([1]);
  });
  it("ends when it is released", () => {
    queue.hold(2000);
    queue.add(news(1, PERSON));
    queue.release();
    expect(shown).toEqual([1]);
  });
  it("does not outlive a new connection", () => {
    queue.hold(2000);
    queue.add(news(1, PERSON));
    queue.clear();
    queue.add(news(2, PERSON));
    expect(shown).toEqual([2]);
  });
});
