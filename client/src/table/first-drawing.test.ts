import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A page whose frames and timers run when the test says so. */
function fakePage(hidden = false): { frame: () => void; wait: (ms: number) => void; hide: () => void } {
  vi.useFakeTimers();
  let frames: (() => void)[] = [];
  let onvisibility = (): void => undefined;
  const page = { hidden, addEventListener: (_: string, act: () => void) => (onvisibility = act), removeEventListener: () => undefined };
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => frames.push(act));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.stubGlobal("window", globalThis);
  return {
    frame: () => {
      const due = frames;
      frames = [];
      due.forEach((act) => act());
      vi.advanceTimersByTime(1);
    },
    wait: (ms) => vi.advanceTimersByTime(ms),
    hide: () => {
      page.hidden = true;
      onvisibility();
    },
  };
}

describe("the first drawing of a table", () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.useRealTimers());
  const load = async () => (await import("./first-drawing.svelte")).FirstDrawing;

  it("adds one part per frame, the bar last", async () => {
    const { frame } = fakePage();
    const drawing = new (await load())();
    drawing.start();
    expect([drawing.has("frame"), drawing.has("plan")]).toEqual([true, false]);
    frame();
    expect([drawing.has("plan"), drawing.has("plates"), drawing.has("bar")]).toEqual([true, false, false]);
    for (let i = 0; i < 10; i++) frame();
    expect(drawing.has("bar")).toBe(true);
  });

  it("goes on without a frame that comes late", async () => {
    const { frame, wait } = fakePage();
    const drawing = new (await load())();
    drawing.start();
    wait(40);
    expect([drawing.has("plan"), drawing.has("plates")]).toEqual([true, false]);
    frame();
    expect([drawing.has("plates"), drawing.has("tokens")]).toEqual([true, false]);
  });

  it("is complete at once on a hidden page, which has no frames", async () => {
    fakePage(true);
    expect(new (await load())().has("bar")).toBe(true);
  });

  it("is completed when the page is hidden", async () => {
    const { hide } = fakePage();
    const drawing = new (await load())();
    drawing.start();
    hide();
    expect(drawing.has("bar")).toBe(true);
  });

  it("happens once: the next table is complete at once", async () => {
    const { frame } = fakePage();
    const FirstDrawing = await load();
    const first = new FirstDrawing();
    first.start();
    for (let i = 0; i < 10; i++) frame();
    expect(new FirstDrawing().has("bar")).toBe(true);
  });

  it("is not counted as done if the table is left before", async () => {
    fakePage();
    const FirstDrawing = await load();
    new FirstDrawing().start()();
    expect(new FirstDrawing().has("plan")).toBe(false);
  });
});
