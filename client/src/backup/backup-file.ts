/**
 * The file with everything that the static edition stores: games with the files of their packs, keys, name and settings.
 *
 * It consists of lines of JSON, compressed with gzip, which has a checksum: a damaged file cannot be read. The first line is the
 * header, which has the packs, the second one the values of local storage, and each further line a table with its rows.
 */
import type { Packs, Row } from "../tab/store";

/** Raised when an older client could not read the file correctly. Files of all earlier formats can be read. */
const FORMAT = 1;
const KIND = "games";

/** A table, with its line in lists and its rows in order. */
export interface BackupTable {
  table: string;
  line: string;
  rows: Row[];
}

export interface Backup {
  /** The values of local storage, by name. */
  values: Record<string, unknown>;
  packs: Packs;
  tables: BackupTable[];
}

interface Header {
  blackgate: typeof KIND;
  format: number;
  tables: number;
  /** Missing in files of the first version, which can read this one: it does not look at them. */
  packs?: Packs;
}
interface TableLine {
  table: string;
  line: string;
  rows: [at: number, entry: string][];
}

/** Why a file cannot be read: it is damaged, something else, or made by a newer version. */
export type BackupProblem = "damaged" | "other" | "newer";

export class BackupError extends Error {
  constructor(readonly problem: BackupProblem) {
    super(`the file cannot be read: ${problem}`);
  }
}

/** The content of a stream, or of what a transformation makes of it. */
const textOf = (data: Blob, transform: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>): Promise<string> =>
  new Response(data.stream().pipeThrough(transform)).text();

export async function writeBackup({ values, packs, tables }: Backup): Promise<Blob> {
  const header: Header = { blackgate: KIND, format: FORMAT, tables: tables.length, packs };
  const lines: object[] = [header, values];
  for (const { table, line, rows } of tables) lines.push({ table, line, rows: rows.map(({ at, entry }) => [at, entry]) } satisfies TableLine);
  const text = lines.map((line) => `${JSON.stringify(line)}\n`);
  return new Response(new Blob(text).stream().pipeThrough(new CompressionStream("gzip"))).blob();
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The packs of the header. */
function packsOf(read: unknown = {}): Packs {
  const isText = (file: unknown): boolean => typeof file === "string";
  if (!isObject(read) || !Object.values(read).every((files) => isObject(files) && Object.values(files).every(isText))) {
    throw new BackupError("damaged");
  }
  return read as Packs;
}

/** The table of a line of the file. The number of a row is its position. */
function tableOf(read: unknown): BackupTable {
  if (!isObject(read) || typeof read.table !== "string" || typeof read.line !== "string" || !Array.isArray(read.rows)) {
    throw new BackupError("damaged");
  }
  const { table, line } = read;
  const rows = read.rows.map((row: unknown, n) => {
    const [at, entry] = Array.isArray(row) ? (row as unknown[]) : [];
    if (typeof at !== "number" || typeof entry !== "string") throw new BackupError("damaged");
    return { table, seq: n + 1, at, entry };
  });
  return { table, line, rows };
}

export async function readBackup(file: Blob): Promise<Backup> {
  const magic = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (magic[0] !== 0x1f || magic[1] !== 0x8b) throw new BackupError("other");
  let lines: unknown[];
  try {
    const text = await textOf(file, new DecompressionStream("gzip"));
    lines = text.trimEnd().split("\n").map((line) => JSON.parse(line) as unknown);
  } catch {
    throw new BackupError("damaged");
  }
  const [header, values, ...tables] = lines;
  if (!isObject(header) || header.blackgate !== KIND || typeof header.format !== "number") throw new BackupError("other");
  if (header.format > FORMAT) throw new BackupError("newer");
  if (!isObject(values) || tables.length !== header.tables) throw new BackupError("damaged");
  return { values, packs: packsOf(header.packs), tables: tables.map(tableOf) };
}
