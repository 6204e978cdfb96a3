import { afterEach, expect, test, vi } from "vitest";

/** What the constants of a build say about boss. */
async function bossIsWeaker(mode: string, compiled?: boolean): Promise<boolean> {
  vi.resetModules();
  vi.stubEnv("MODE", mode);
  vi.stubGlobal("COMPILED_ENGINE", compiled);
  return (await import("./edition")).BOSS_IS_WEAKER;
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("boss is weaker in a static edition without the compiled engine, and nowhere else", async () => {
  expect(await bossIsWeaker("static", false)).toBe(true);
  expect(await bossIsWeaker("static", true)).toBe(false);
  expect(await bossIsWeaker("production")).toBe(false);
});
