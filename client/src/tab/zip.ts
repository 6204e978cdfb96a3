/** Reads zip archives whose files are not compressed, as the build writes them (tools/static_edition). */

export interface ZipEntry {
  path: string;
  /** A part of the archive, not a copy. */
  content: Uint8Array<ArrayBuffer>;
}

const END = 0x06054b50;
const END_BYTES = 22;
const LISTED_BYTES = 46;
const HEADER_BYTES = 30;

/** All files of an archive, from the list at its end. */
export function* zipEntries(archive: ArrayBuffer): Generator<ZipEntry> {
  const view = new DataView(archive);
  const short = (at: number): number => view.getUint16(at, true);
  const long = (at: number): number => view.getUint32(at, true);
  const end = archive.byteLength - END_BYTES; // the archive has no comment
  if (end < 0 || long(end) !== END) throw new Error("not a zip archive");
  let at = long(end + 16);
  for (let left = short(end + 10); left > 0; left--) {
    const path = new TextDecoder().decode(new Uint8Array(archive, at + LISTED_BYTES, short(at + 28)));
    if (short(at + 10) !== 0) throw new Error(`${path} is compressed`);
    const header = long(at + 42);
    const start = header + HEADER_BYTES + short(header + 26) + short(header + 28);
    yield { path, content: new Uint8Array(archive, start, long(at + 24)) };
    at += LISTED_BYTES + short(at + 28) + short(at + 30) + short(at + 32);
  }
}
