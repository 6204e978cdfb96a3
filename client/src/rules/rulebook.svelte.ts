/** The rulebook in the current language, fetched once per language. */
import { request } from "../app/http";
import { texts } from "../i18n/texts.svelte";
import type { Language, RuleBook } from "../wire";

export type Chapter = RuleBook["chapters"][number];
export type Part = Chapter["parts"][number];
export type Clause = Extract<Part, { kind: "clause" }>;

const AGAIN_MS = 2000;
const addressOf = (lang: Language): string => `/api/rules?lang=${lang}`;

class Rulebook {
  private loaded = $state.raw<Partial<Record<Language, RuleBook>>>({});
  private asked = new Set<Language>();
  /** Whether the last request failed. It is repeated by itself. */
  unreachable = $state(false);

  /** The rulebook, or null while it is loading. Reactive. While a new language loads, the old one is returned. */
  get(): RuleBook | null {
    const lang = texts.lang;
    const found = this.loaded[lang];
    if (found) return found;
    if (!this.asked.has(lang)) {
      this.asked.add(lang);
      void this.fetch(lang);
    }
    return Object.values(this.loaded)[0] ?? null;
  }

  clause(number: string): Clause | null {
    return clausesOf(this.get()).find((clause) => clause.number === number) ?? null;
  }

  private async fetch(lang: Language): Promise<void> {
    try {
      this.loaded = { ...this.loaded, [lang]: await request<RuleBook>(addressOf(lang)) };
      this.unreachable = false;
    } catch {
      this.unreachable = true;
      window.setTimeout(() => void this.fetch(lang), AGAIN_MS); // offline: try again
    }
  }
}

export const rulebook = new Rulebook();

/** Whether the rulebook can be read without the server: the service worker keeps it once it was read. */
export const isRulebookCached = async (lang: Language): Promise<boolean> => "caches" in window && (await caches.match(addressOf(lang))) !== undefined;

export const clausesOf = (book: RuleBook | null): Clause[] =>
  book?.chapters.flatMap((chapter) => chapter.parts.filter((part): part is Clause => part.kind === "clause")) ?? [];

/** The chapter of a clause: 5 for 5.10. */
export const chapterOf = (number: string): string => number.split(".")[0]!;
