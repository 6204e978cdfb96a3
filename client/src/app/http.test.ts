import { expect, it } from "vitest";
import { request } from "./http";
import { setTransport } from "./transport";

it("sends nothing while the caller still computes what to show", async () => {
  const sent: string[] = [];
  setTransport({
    send: (path) => {
      sent.push(path); // in a tab, this also changes a state, which Svelte forbids in a derived value
      return Promise.resolve(Response.json({ version: "1" }));
    },
    openSocket: () => expect.unreachable(),
  });
  const answer = request("/api/rules?lang=en");
  expect(sent).toEqual([]);
  expect(await answer).toEqual({ version: "1" });
  expect(sent).toEqual(["/api/rules?lang=en"]);
});
