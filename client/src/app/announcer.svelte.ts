/** What a screen reader is told: politely, and urgently what cannot wait. What comes at once is said in one breath, so that nothing is cut off. */
const BREATH_MS = 60;

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

  /** Nothing of what was said may still be read. */
  clear(): void {
    this.waiting = { polite: [], urgent: [] };
    this.polite = "";
    this.urgent = "";
  }

  private add(how: "polite" | "urgent", text: string): void {
    if (!text) return;
    this.waiting[how].push(text);
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.speak(), BREATH_MS);
  }

  private speak(): void {
    for (const how of ["polite", "urgent"] as const) {
      const text = this.waiting[how].join(" ");
      if (text) this[how] = this[how] === text ? `${text}\u00a0` : text; // the same words twice are said twice
    }
    this.waiting = { polite: [], urgent: [] };
  }
}

export const announcer = new Announcer();
