import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFrame } from "./after-frame";

let frames: (() => void)[] = [];
const work = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => {
  work.mockClear();
  vi.useRealTimers();
});

it("waits until a frame is drawn", () => {
  afterFrame(work);
  vi.advanceTimersByTime(50);
  frames[0]!();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});

it("does not wait for ever", () => {
  afterFrame(work);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
  expect(frames).toEqual([]);
});

it("can be cancelled before and after the frame", () => {
  afterFrame(work)();
  const cancel = afterFrame(work);
  frames[0]!();
  cancel();
  vi.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
});
