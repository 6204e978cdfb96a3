import { describe, expect, it } from "vitest";
import { address, pathOf, pathOfQuery, queryAddress } from "./address";

const parts = (address: string) => {
  const { origin, pathname, search, hash } = new URL(address, "https://host/some/folder/");
  return { origin, pathname, search, hash };
};

describe("addresses of the static edition", () => {
  it.each([
    ["/", "./"],
    ["/rules#6.1", "./?/rules#6.1"],
    ["/t/abc/replay?as=1&n=20#watch=k", "./?/t/abc/replay&as=1&n=20#watch=k"],
  ])("has the path %s in the query", (path, expected) => {
    expect(queryAddress(path)).toBe(expected);
    expect(parts(expected).pathname).toBe("/some/folder/");
    expect(pathOfQuery(parts(expected))).toBe(path);
  });

  it("reads a path whose slashes were escaped on the way", () => {
    expect(pathOfQuery(parts("./?%2Ft%2Fabc=&as=1"))).toBe("/t/abc?as=1");
  });

  it("reads a query without a path as the home page", () => {
    expect(pathOfQuery(parts("./?utm_source=news"))).toBe("/?utm_source=news");
  });
});

describe("addresses of a service", () => {
  it("are the paths themselves", () => {
    expect(address("/t/abc?as=1#x")).toBe("/t/abc?as=1#x");
    expect(pathOf(parts("/t/abc?as=1#x"))).toBe("/t/abc?as=1#x");
  });
});
