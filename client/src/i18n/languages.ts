import type { Language } from "../wire";

/** The five languages, each called what its speakers call it. */
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  es: "Español",
};

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first of the five that the browser asks for. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}
