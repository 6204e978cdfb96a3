import { beforeEach, describe, expect, it, vi } from "vitest";

/** A page whose frames and timers run when the test says so. */
function fakePage(hidden = false): { frame: () => void; hide: () => void } {
  let waiting: (() => void)[] = [];
  const later = (act: () => void): number => waiting.push(act);
  const run = (): void => {
    const due = waiting;
    waiting = [];
    due.forEach((act) => act());
  };
  let onvisibility = (): void => undefined;
  const page = { hidden, addEventListener: (_: string, act: () => void) => (onvisibility = act), removeEventListener: () => undefined };
  vi.stubGlobal("document", page);
  vi.stubGlobal("requestAnimationFrame", later);
  vi.stubGlobal("cancelAnimationFrame", () => (waiting = []));
  vi.stubGlobal("window", { setTimeout: later });
  return {
    frame: () => {
      run();
      run();
    },
    hide: () => {
      page.hidden = true;
      onvisibility();
    },
  };
}

describe("the first drawing of a table", () => {
  beforeEach(() => vi.resetModules());
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
