/** The client's own texts in Fluent, in five languages. The language can change without a reload. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "../wire";

type Loader = () => Promise<{ default: string }>;
const LOADERS: Record<Language, Loader> = {
  en: () => import("texts:en"),
  fr: () => import("texts:fr"),
  de: () => import("texts:de"),
  it: () => import("texts:it"),
  es: () => import("texts:es"),
};

class Texts {
  lang = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private loaded: Partial<Record<Language, FluentBundle>> = {};
  private wanted: Language = "en";

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** Change the language. The latest call wins, even if an earlier one finishes loading later. */
  async setLanguage(lang: Language): Promise<void> {
    this.wanted = lang;
    let bundle = this.loaded[lang];
    if (!bundle) {
      bundle = new FluentBundle(lang, { useIsolating: false });
      bundle.addResource(new FluentResource((await LOADERS[lang]()).default));
      this.loaded[lang] = bundle;
    }
    if (this.wanted !== lang) return;
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  has(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }

  format(id: string, values?: Record<string, FluentVariable>): string {
    const message = this.bundle?.getMessage(id);
    if (!this.bundle || !message?.value) {
      if (this.bundle) console.error(`no text ${id} in ${this.lang}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(message.value, values, errors);
    for (const error of errors) console.error(`${id}: ${error.message}`);
    return text;
  }
}

export const texts = new Texts();

/** The text with this id in the current language. */
export const t = (id: string, values?: Record<string, FluentVariable>): string => texts.format(id, values);
