import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tableKeys } from "../storage/table-keys.svelte";
import type { TableInfo } from "../wire";
import { spectatorLink } from "./table-links";

const info = (open: boolean) => ({ table: "abc", options: { public: open } }) as unknown as TableInfo;

beforeEach(() => vi.stubGlobal("location", { href: "https://play.example/t/abc" }));
afterEach(() => {
  tableKeys.drop("abc");
  vi.unstubAllGlobals();
});

test("anyone may watch a public table", () => expect(spectatorLink(info(true))).toBe("https://play.example/t/abc"));

test("at a private table the link needs the spectators' key, and never contains another one", () => {
  tableKeys.add("abc", { host: "secret host", seats: { 0: "secret seat" } });
  expect(spectatorLink(info(false))).toBeNull();
  tableKeys.add("abc", { watch: "eyes" });
  expect(spectatorLink(info(false))).toBe("https://play.example/t/abc#watch=eyes");
});
