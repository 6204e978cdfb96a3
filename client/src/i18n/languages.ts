import type { Language } from "../wire";

/** The five languages with their own names. */
export const LANGUAGES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  es: "Español",
};

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The first supported language among those the browser prefers. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}
