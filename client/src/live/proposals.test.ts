import { describe, expect, it } from "vitest";
import type { SeatInfo } from "../wire";
import { needsConsent } from "./proposals";

const seat = (bot = "", stand_in = ""): SeatInfo => ({ name: "", bot, stand_in, taken: true, muted: false, ready: true, looks: "", display_name: "" });
const ana = (others: SeatInfo[], online: boolean[] = []) => ({ info: { seats: [seat(), ...others] }, seat: 0, online });

describe("the consent of others", () => {
  it("is not needed against bots, or against bots that stand in", () => {
    expect(needsConsent("undo", ana([seat("boss"), seat("", "inmate")]))).toBe(false);
    expect(needsConsent("pause", ana([seat("boss")]))).toBe(false);
  });
  it("is needed if another person plays", () => {
    expect(needsConsent("undo", ana([seat("boss"), seat()]))).toBe(true);
  });
  it("to resume is needed only from people who are connected", () => {
    expect(needsConsent("resume", ana([seat()], [true, false]))).toBe(false);
    expect(needsConsent("resume", ana([seat()], [true, true]))).toBe(true);
  });
});
