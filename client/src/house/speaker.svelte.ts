/** What a screen reader is told: one polite line at a time, and an urgent one for what cannot wait. */
class Speaker {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    this.polite = this.polite === text ? `${text}\u00a0` : text; // the same words twice are said twice
  }

  insist(text: string): void {
    this.urgent = this.urgent === text ? `${text}\u00a0` : text;
  }
}

export const speaker = new Speaker();
