/** Texts for screen readers, polite or urgent. Texts that come within a moment are joined, so that none is cut off. */
import { joinSentences } from "../i18n/sentences";

const PAUSE_MS = 60;

class Announcer {
  polite = $state("");
  urgent = $state("");
  private waiting: Record<"polite" | "urgent", string[]> = { polite: [], urgent: [] };
  private timer = 0;

  say(text: string): void {
    this.add("polite", text);
  }

  sayUrgently(text: string): void {
    this.add("urgent", text);
  }

  /** Remove everything, so that it cannot be read any more. */
  clear(): void {
    this.waiting = { polite: [], urgent: [] };
    this.polite = "";
    this.urgent = "";
  }

  private add(how: "polite" | "urgent", text: string): void {
    if (!text) return;
    this.waiting[how].push(text);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.speak(), PAUSE_MS);
  }

  private speak(): void {
    for (const how of ["polite", "urgent"] as const) {
      const text = joinSentences(this.waiting[how]);
      if (text) this[how] = this[how] === text ? `${text}\u00a0` : text; // the same text again must change, or it is not read
    }
    this.waiting = { polite: [], urgent: [] };
  }
}

export const announcer = new Announcer();
