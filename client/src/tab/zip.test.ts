import { expect, it } from "vitest";
import { zipEntries } from "./zip";

const decoded = (base64: string): ArrayBuffer => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)).buffer;

// Made by Python's zipfile: a.txt with "one", folder/é.txt with "deux".
const STORED = decoded(
  "UEsDBBQAAAAAAAAAIQDxhmx6AwAAAAMAAAAFAAAAYS50eHRvbmVQSwMEFAAACAAAAAAhAD7CitcEAAAABAAAAA0AAABmb2xkZXIvw6kudHh0ZGV1eFBLAQIUAxQAAAAAAAAAIQDxhmx6AwAA" +
    "AAMAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLAQIUAxQAAAgAAAAAIQA+worXBAAAAAQAAAANAAAAAAAAAAAAAACAASYAAABmb2xkZXIvw6kudHh0UEsFBgAAAAACAAIAbgAAAFUAAAAAAA==",
);
// The first file, compressed.
const COMPRESSED = decoded(
  "UEsDBBQAAAAIAAAAIQDxhmx6BQAAAAMAAAAFAAAAYS50eHTLz0sFAFBLAQIUAxQAAAAIAAAAIQDxhmx6BQAAAAMAAAAFAAAAAAAAAAAAAACAAQAAAABhLnR4dFBLBQYAAAAAAQABADMAAAAoAAAAAAA=",
);

it("reads the files of an archive", () => {
  const texts = [...zipEntries(STORED)].map(({ path, content }) => [path, new TextDecoder().decode(content)]);
  expect(texts).toEqual([
    ["a.txt", "one"],
    ["folder/é.txt", "deux"],
  ]);
});

it("refuses what it cannot read", () => {
  expect(() => [...zipEntries(COMPRESSED)]).toThrow("a.txt is compressed");
  expect(() => [...zipEntries(new ArrayBuffer(100))]).toThrow("not a zip archive");
  expect(() => [...zipEntries(new ArrayBuffer(0))]).toThrow("not a zip archive");
});
