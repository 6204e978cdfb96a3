/** What a clock shows: first the time for this decision runs, then the reserve. */
export interface ClockFace {
  /** Milliseconds of what runs now. */
  running: number;
  /** Milliseconds of reserve that stay untouched; 0 if the reserve itself runs, or there is none. */
  reserve: number;
  onReserve: boolean;
}

/** From this on, the clock warns. */
export const LOW_MS = 15_000;

/** `until` contains the reserve. `now` is the time of the service. */
export function clockFace(until: number, reserve: number, now: number): ClockFace {
  const left = Math.max(0, until - now);
  return left > reserve ? { running: left - reserve, reserve, onReserve: false } : { running: left, reserve: 0, onReserve: reserve > 0 };
}

const twoDigits = (n: number): string => String(n).padStart(2, "0");

/** A duration of less than a day: 4:05, 1:04:05. */
export function durationText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`;
}
