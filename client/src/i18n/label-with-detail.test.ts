import { beforeAll, expect, it, vi } from "vitest";
import { withDetail } from "./label-with-detail";
import { texts } from "./texts.svelte";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

it("puts the colon of the language between a label and its detail", async () => {
  await texts.setLanguage("en");
  expect(withDetail("Cigarettes", "3")).toBe("Cigarettes: 3");
  await texts.setLanguage("fr");
  expect(withDetail("Cigarettes", "3")).toBe("Cigarettes\u00a0: 3");
});

it("is only the label if there is no detail", () => {
  expect(withDetail("Dig", "")).toBe("Dig");
});
