/** Take over the preferences of a file. */
import { isPrisoner } from "../art/faces";
import { isLanguage } from "../i18n/languages";
import { applyAppearance, preferences } from "../settings/preferences.svelte";

type Name = Parameters<typeof preferences.set>[0];

/** Values that this version may not know: those of another version would break its pages. */
const KNOWN: Partial<Record<Name, (value: string) => boolean>> = { lang: isLanguage, looks: (looks) => looks === "" || isPrisoner(looks) };

function fits(name: Name, value: unknown): boolean {
  return typeof value === typeof preferences.get(name) && value !== null && (KNOWN[name]?.(value as string) ?? true);
}

/** Set the preferences that this version knows. */
export function restorePreferences(saved: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(saved)) if (fits(name as Name, value)) preferences.set(name as Name, value as never);
  applyAppearance();
}
