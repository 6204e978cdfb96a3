/** Fetches the files of Python and counts their bytes. Their names and sizes come from the build (tools/static_edition). */

/** A file of the static edition: its address in the folder, and its size. */
export interface PythonFile {
  file: string;
  bytes: number;
}

declare const PYTHON: {
  /** The version of Pyodide's binary interface. */
  abi: string;
  /** `engine` is the compiled engine, which is not in every edition (`make static-engine`). */
  files: Record<"runtime" | "interpreter" | "stdlib" | "blackgate" | "warden", PythonFile> & { engine?: PythonFile };
};

export const { abi: ABI, files: FILES } = PYTHON;
/** The folder of the static edition. The worker lies in a folder inside it. */
export const FOLDER = new URL("../", location.href);

export const addressOf = ({ file }: PythonFile): string => new URL(file, FOLDER).href;

/** Set by the service worker, which holds files that are decompressed already (`offline/sw.js`). */
const DECOMPRESSED = "x-decompressed";

/** Fetch a compressed file. It is decompressed while it arrives. */
export async function fetchCompressed(file: PythonFile, count: (bytes: number) => void = () => undefined, type = "application/octet-stream"): Promise<Response> {
  const response = await fetch(addressOf(file));
  if (!response.ok || !response.body) throw new Error(`${file.file}: ${response.status}`);
  if (response.headers.has(DECOMPRESSED)) {
    count(file.bytes);
    return response; // as it is: browsers keep the compiled code of such a response only
  }
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
  const content = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream("gzip"));
  return new Response(content, { headers: { "content-type": type } });
}
