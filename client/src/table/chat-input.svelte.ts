import type { Session } from "./session.svelte";

/** The text field of a chat: what is typed, and why it could not be sent. */
export class ChatInput {
  text = $state("");
  problem = $state("");

  constructor(private readonly session: () => Session) {}

  /** For `onsubmit` of the form. A text that the service refuses comes back, unless the next one is being typed. */
  readonly send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const line = this.text.trim();
    if (!line) return;
    this.text = "";
    const refusal = await this.session().say(line);
    this.problem = refusal?.text ?? "";
    if (refusal && !this.text) this.text = line;
  };
}
