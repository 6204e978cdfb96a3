import { describe, expect, it } from "vitest";
import { ChatInput } from "./chat-input.svelte";
import type { Refusal, Session } from "./session.svelte";

/** A session whose answer to the last message comes when the test says so. */
function slowSession() {
  const said: string[] = [];
  let answer: (refusal: Refusal | null) => void = () => undefined;
  const say = (line: string): Promise<Refusal | null> => {
    said.push(line);
    return new Promise((resolve) => (answer = resolve));
  };
  return { session: { say } as unknown as Session, said, answer: (refusal: Refusal | null) => answer(refusal) };
}
const submit = { preventDefault: () => undefined } as Event;
const REFUSED: Refusal = { error: "slow_down", text: "Too many messages.", reasons: [] };

describe("the field of a chat", () => {
  it("keeps what is typed while a message is on its way", async () => {
    const { session, said, answer } = slowSession();
    const input = new ChatInput(() => session);
    input.text = "one";
    const sending = input.send(submit);
    input.text = "two";
    answer(null);
    await sending;
    expect([input.text, said]).toEqual(["two", ["one"]]);
  });

  it("is empty after a message", () => {
    const { session } = slowSession();
    const input = new ChatInput(() => session);
    input.text = " hello ";
    void input.send(submit);
    expect(input.text).toBe("");
  });

  it("gets a refused message back, unless the next one is being typed", async () => {
    for (const [typed, expected] of [["", "one"], ["two", "two"]]) {
      const { session, answer } = slowSession();
      const input = new ChatInput(() => session);
      input.text = "one";
      const sending = input.send(submit);
      input.text = typed!;
      answer(REFUSED);
      await sending;
      expect([input.text, input.problem]).toEqual([expected, "Too many messages."]);
    }
  });
});
