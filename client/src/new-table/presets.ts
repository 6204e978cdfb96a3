/** Presets: drafts to start from. */
import { STATIC } from "../app/edition";
import type { IconName } from "../art/icons";
import { defaultOptions, type Draft, type Who } from "./table-draft";

const ALL_PRESETS = ["quick", "friends", "michel", "teams", "letters", "device"] as const;
export type Preset = (typeof ALL_PRESETS)[number];

interface PresetDraft {
  icon: IconName;
  seats: Who[];
  options?: Partial<Draft["options"]>;
}

/** Alone against bots, each player chooses at the table how fast their moves are shown, so the bots themselves are fast. */
const ALONE = { pace_ms: 250 };

export const PRESET_DRAFTS: Record<Preset, PresetDraft> = {
  quick: { icon: "dig", seats: ["me", "inmate", "inmate", "inmate"], options: ALONE },
  friends: { icon: "share", seats: ["me", "friend", "friend", "friend"], options: { stand_in: "inmate" } },
  michel: { icon: "michel", seats: ["me", "inmate", "inmate"], options: { ...ALONE, michel: "michel" } },
  teams: { icon: "team", seats: ["me", "inmate", STATIC ? "inmate" : "friend", "inmate"], options: { teams: true, stand_in: "inmate" } },
  letters: {
    icon: "timer",
    seats: ["me", "friend", "friend", "friend"],
    options: { clock: { kind: "days", turn_s: 60, reserve_s: 600, days: 3 } },
  },
  device: { icon: "hand", seats: ["me", "device", "inmate", "inmate"] },
};

/** The presets that this edition offers: without a server, all people share this device. */
export const PRESETS = STATIC ? ALL_PRESETS.filter((preset) => !PRESET_DRAFTS[preset].seats.includes("friend")) : ALL_PRESETS;

export const isPreset = (name: string): name is Preset => PRESETS.some((preset) => preset === name);

export function presetDraft(preset: Preset): Draft {
  const { seats, options } = PRESET_DRAFTS[preset];
  return { seats: seats.map((who) => ({ who, name: "", looks: "" })), options: { ...defaultOptions(), ...options } };
}
