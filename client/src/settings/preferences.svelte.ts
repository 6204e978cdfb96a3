/** The person's preferences, saved in this browser only. */
import type { Language } from "../wire";
import type { Prisoner } from "../art/faces";
import { preferred } from "../i18n/languages";
import { saveValue, loadValue } from "../storage/local-storage";

export type Theme = "dark" | "light" | "system";
/** When to ask before a turn ends: never, if actions are left, or always. */
export type Confirm = "never" | "left" | "always";
/** How fast the moves of bots are shown. */
export const PACES = ["slow", "usual", "fast", "instant"] as const;
export type Pace = (typeof PACES)[number];
export const MAX_VOLUME = 10;

interface StoredPreferences {
  lang: Language;
  theme: Theme;
  confirm: Confirm;
  sound: boolean;
  /** Of sounds, from 1 to `MAX_VOLUME`. */
  volume: number;
  notify: boolean;
  motion: boolean;
  /** Shortcuts of one letter or digit. */
  keys: boolean;
  /** Whether a turn ends by itself when nothing else can be done. */
  autoend: boolean;
  pace: Pace;
  name: string;
  looks: Prisoner | "";
  /** Automatic answers: the move by the prompt's name. */
  always: Record<string, string>;
}

const defaults = (): StoredPreferences => ({
  lang: preferred(navigator.languages),
  theme: "dark",
  confirm: "left",
  sound: false,
  volume: 7,
  notify: false,
  motion: true,
  keys: true,
  autoend: false,
  pace: "usual",
  name: "",
  looks: "",
  always: {},
});

class Preferences {
  private stored = $state<StoredPreferences>({ ...defaults(), ...loadValue<Partial<StoredPreferences>>("prefs", {}) });

  get<K extends keyof StoredPreferences>(name: K): StoredPreferences[K] {
    return this.stored[name];
  }

  set<K extends keyof StoredPreferences>(name: K, value: StoredPreferences[K]): void {
    this.stored[name] = value;
    saveValue("prefs", $state.snapshot(this.stored));
  }
}

export const preferences = new Preferences();

const prefersLight = matchMedia("(prefers-color-scheme: light)");
const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** Apply theme and motion: both are attributes of the root element, which CSS refers to. */
export function applyAppearance(): void {
  const root = document.documentElement;
  const theme = preferences.get("theme");
  root.dataset.theme = theme === "system" ? (prefersLight.matches ? "light" : "dark") : theme;
  root.classList.toggle("still", prefersReducedMotion.matches || !preferences.get("motion"));
}
prefersLight.addEventListener("change", applyAppearance);
prefersReducedMotion.addEventListener("change", applyAppearance);

/** Whether animations are allowed. */
export const motionAllowed = (): boolean => preferences.get("motion") && !prefersReducedMotion.matches;
