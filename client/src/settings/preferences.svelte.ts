/** How this person likes it. Kept in this browser only. */
import type { Language } from "../wire";
import type { Prisoner } from "../art/faces";
import { preferred } from "../i18n/languages";
import { keep, recall } from "../storage/local-storage";

export type Theme = "dark" | "light" | "system";
/** When the end of a turn is asked about once more. */
export type Confirm = "never" | "left" | "always";

interface Kept {
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

const usual = (): Kept => ({
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

class Prefs {
  private kept = $state<Kept>({ ...usual(), ...recall<Partial<Kept>>("prefs", {}) });

  get<K extends keyof Kept>(name: K): Kept[K] {
    return this.kept[name];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.kept[name] = value;
    keep("prefs", $state.snapshot(this.kept));
  }
}

export const prefs = new Prefs();

const moonlight = matchMedia("(prefers-color-scheme: light)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Dress the page: theme and motion are classes of the root, so that CSS alone does the rest. */
export function dress(): void {
  const root = document.documentElement;
  const theme = prefs.get("theme");
  root.dataset.theme = theme === "system" ? (moonlight.matches ? "light" : "dark") : theme;
  root.classList.toggle("still", still.matches || !prefs.get("motion"));
}
moonlight.addEventListener("change", dress);
still.addEventListener("change", dress);

/** Whether things may move. */
export const lively = (): boolean => prefs.get("motion") && !still.matches;
