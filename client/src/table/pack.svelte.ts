/** The cards, Places and Gangs of a pack, with names and texts in the current language. */
import { request } from "../app/http";
import { texts } from "../i18n/texts.svelte";
import type { Language, PackBook } from "../wire";

type Entry<K extends keyof PackBook> = PackBook[K] extends Array<infer T> ? T : never;
export type Kind = Entry<"kinds">;
export type Place = Entry<"places">;
export type Gang = Entry<"gangs">;
export type GangCard = Entry<"gang_cards">;
export type Background = Entry<"backgrounds">;

const byId = <T extends { id: string }>(items: T[]): Map<string, T> => new Map(items.map((one) => [one.id, one]));

/** A pack with lookup by id. The service sends only ids of the pack, so `!` is safe here. */
export class Pack {
  readonly kinds: Map<string, Kind>;
  readonly places: Map<string, Place>;
  readonly gangs: Map<string, Gang>;
  readonly gangCards: Map<string, GangCard>;
  readonly backgrounds: Map<string, Background>;

  constructor(readonly data: PackBook) {
    this.kinds = byId(data.kinds);
    this.places = byId([...data.places, ...data.team_places]);
    this.gangs = byId(data.gangs);
    this.gangCards = byId(data.gang_cards);
    this.backgrounds = byId(data.backgrounds);
  }
  kind(id: string): Kind {
    return this.kinds.get(id)!;
  }
  place(id: string): Place {
    return this.places.get(id)!;
  }
  gang(id: string): Gang {
    return this.gangs.get(id)!;
  }
  gangCard(id: string): GangCard {
    return this.gangCards.get(id)!;
  }
  background(id: string): Background {
    return this.backgrounds.get(id)!;
  }
  /** Cards in pack order, in which several are sold, given or discarded. */
  inOrder(kinds: string[]): string[] {
    const order = this.data.kinds.map((one) => one.id);
    return [...kinds].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  }
}

class Packs {
  private loaded = $state.raw<Record<string, Pack>>({});
  private asked = new Set<string>();

  /**
   * The pack with a name, or with a digest: a game goes on with the cards that it began with. Null while it is loading.
   * Reactive. While a new language loads, the old one is returned.
   */
  get(id: string): Pack | null {
    const wanted = `${id} ${texts.lang}`;
    const found = this.loaded[wanted];
    if (found) return found;
    if (!this.asked.has(wanted)) {
      this.asked.add(wanted);
      void this.fetch(id, texts.lang);
    }
    return Object.entries(this.loaded).find(([name]) => name.startsWith(`${id} `))?.[1] ?? null;
  }

  private async fetch(id: string, lang: Language): Promise<void> {
    const name = `${id} ${lang}`;
    try {
      const data = await request<PackBook>(`/api/packs/${encodeURIComponent(id)}?lang=${lang}`);
      const pack = new Pack(data);
      this.loaded = { ...this.loaded, [name]: pack, [`${data.digest} ${lang}`]: pack };
    } catch {
      window.setTimeout(() => void this.fetch(id, lang), 2000); // offline: try again
    }
  }
}

export const packs = new Packs();
