/** Every word the browser itself says, in Fluent, in five languages that change without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../wire";

type Loader = () => Promise<{ default: string }>;
const LOADERS: Record<Language, Loader> = {
  en: () => import("words:en"),
  fr: () => import("words:fr"),
  de: () => import("words:de"),
  it: () => import("words:it"),
  es: () => import("words:es"),
};

class Texts {
  lang = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private known: Partial<Record<Language, FluentBundle>> = {};
  private wanted: Language = "en";

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** Speak another language from now on. The last one asked for wins, whichever arrives first. */
  async setLanguage(lang: Language): Promise<void> {
    this.wanted = lang;
    let bundle = this.known[lang];
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource((await LOADERS[lang]()).default));
      this.known[lang] = bundle;
    }
    if (this.wanted !== lang) return;
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  format(id: string, facts?: Record<string, FluentVariable>): string {
    const message = this.bundle?.getMessage(id);
    if (!this.bundle || !message?.value) {
      if (this.bundle) console.error(`no text ${id} in ${this.lang}`);
      return id;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(message.value, facts, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return said;
  }
}

export const texts = new Texts();

/** A text by its id. */
export const t = (id: string, facts?: Record<string, FluentVariable>): string => texts.format(id, facts);
