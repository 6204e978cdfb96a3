/** The positions in which a clause can be tried, in the current language. Only the static edition has them. */
import { STATIC } from "../app/edition";
import { request } from "../app/http";
import { texts } from "../i18n/texts.svelte";
import type { Language, RulePositions } from "../wire";

class Positions {
  /** What can be tried, by clause. */
  private loaded = $state.raw<Partial<Record<Language, Map<string, string>>>>({});
  private asked = new Set<Language>();

  /** What can be tried in the position of a clause; undefined if it has none, or while they load. Reactive. */
  text(clause: string): string | undefined {
    if (!STATIC) return undefined;
    const lang = texts.lang;
    if (!this.asked.has(lang)) void this.fetch(lang);
    return (this.loaded[lang] ?? Object.values(this.loaded)[0])?.get(clause);
  }

  private async fetch(lang: Language): Promise<void> {
    this.asked.add(lang);
    try {
      const { positions } = await request<RulePositions>(`/api/positions?lang=${lang}`);
      this.loaded = { ...this.loaded, [lang]: new Map(positions.map(({ clause, text }) => [clause, text])) };
    } catch {
      this.asked.delete(lang); // the next page that asks tries again
    }
  }
}

export const positions = new Positions();
