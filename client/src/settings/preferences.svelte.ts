/** How this person likes it. Kept in this browser only. */
import type { Language } from "../wire";
import type { Prisoner } from "../art/faces";
import { preferred } from "../i18n/languages";
import { saveValue, loadValue } from "../storage/local-storage";

export type Theme = "dark" | "light" | "system";
/** When the end of a turn is asked about once more. */
export type Confirm = "never" | "left" | "always";

interface StoredPreferences {
  lang: Language;
  theme: Theme;
  confirm: Confirm;
  sound: boolean;
  notify: boolean;
  motion: boolean;
  name: string;
  looks: Prisoner | "";
  /** The answer to a prompt that comes again and again, by the prompt's name. */
  always: Record<string, string>;
}

const defaults = (): StoredPreferences => ({
  lang: preferred(navigator.languages),
  theme: "dark",
  confirm: "left",
  sound: false,
  notify: false,
  motion: true,
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

/** Dress the page: theme and motion are classes of the root, so that CSS alone does the rest. */
export function applyAppearance(): void {
  const root = document.documentElement;
  const theme = preferences.get("theme");
  root.dataset.theme = theme === "system" ? (prefersLight.matches ? "light" : "dark") : theme;
  root.classList.toggle("still", prefersReducedMotion.matches || !preferences.get("motion"));
}
prefersLight.addEventListener("change", applyAppearance);
prefersReducedMotion.addEventListener("change", applyAppearance);

/** Whether things may move. */
export const motionAllowed = (): boolean => preferences.get("motion") && !prefersReducedMotion.matches;
