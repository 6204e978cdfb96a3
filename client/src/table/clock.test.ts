import { describe, expect, it } from "vitest";
import { clockFace, durationText } from "./clock";

const NOW = 1_000_000;

describe("clockFace", () => {
  it("shows the time for the decision first, and the reserve beside it", () => {
    expect(clockFace(NOW + 660_000, 600_000, NOW)).toEqual({ running: 60_000, reserve: 600_000, onReserve: false });
  });
  it("then counts the reserve down", () => {
    expect(clockFace(NOW + 600_000, 600_000, NOW)).toEqual({ running: 600_000, reserve: 0, onReserve: true });
    expect(clockFace(NOW + 5_000, 600_000, NOW)).toEqual({ running: 5_000, reserve: 0, onReserve: true });
  });
  it("knows clocks without a reserve", () => {
    expect(clockFace(NOW + 5_000, 0, NOW)).toEqual({ running: 5_000, reserve: 0, onReserve: false });
  });
  it("stops at zero", () => {
    expect(clockFace(NOW - 5_000, 0, NOW).running).toBe(0);
  });
});

it("writes durations as clocks do, with the second that has begun", () => {
  expect([0, 1, 59_000, 61_000, 3_600_000, 86_399_000].map(durationText)).toEqual(["0:00", "0:01", "0:59", "1:01", "1:00:00", "23:59:59"]);
});
