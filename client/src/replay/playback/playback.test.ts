import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "./playback.svelte";

const playback = (): Playback =>
  new Playback(
    () => 11,
    () => [0, 4, 8],
  );

describe("a playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("goes by move and stops at both ends", () => {
    const one = playback();
    one.step(-1);
    expect(one.at).toBe(0);
    one.step(1);
    expect(one.at).toBe(1);
    one.last();
    one.step(1);
    expect(one.at).toBe(10);
    one.first();
    expect(one.at).toBe(0);
  });
  it("goes by turn, back from the middle to the start of the same one", () => {
    const one = playback();
    one.seek(6);
    one.stepTurn(-1);
    expect(one.at).toBe(4);
    one.stepTurn(-1);
    expect(one.at).toBe(0);
    for (const at of [4, 8, 10, 10]) {
      one.stepTurn(1);
      expect(one.at).toBe(at);
    }
  });
  it("runs to the end at its speed, and from the start again", () => {
    const one = playback();
    one.seek(8);
    one.speed = 4;
    one.play();
    vi.advanceTimersByTime(300);
    expect(one.at).toBe(9);
    vi.advanceTimersByTime(300);
    expect(one.at).toBe(10);
    expect(one.playing).toBe(false);
    one.toggle();
    expect([one.at, one.playing]).toEqual([0, true]);
    one.step(1);
    expect(one.playing).toBe(false);
  });
});
