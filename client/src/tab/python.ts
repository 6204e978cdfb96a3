/** Starts the Python interpreter in the worker. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { ABI, addressOf, fetchCompressed, FILES } from "./download";
import type { Progress } from "./protocol";
import { placeLibraries, type PythonModule } from "./python-libraries";
import { zipEntries } from "./zip";

/** Where Pyodide looks for its files. They are given to it from memory, so this folder does not exist. */
const PYODIDE_FOLDER = new URL("pyodide/", location.href).href;
/** Pyodide installs no packages here, so its list of packages is empty. */
const NO_PACKAGES = JSON.stringify({ info: { abi_version: ABI }, packages: {} });
/** What installers know of a package. Pyodide would list it as one of its own, and then it could not copy its memory. */
const OF_INSTALLERS = ".dist-info/";

/** A start with libraries at fixed places: so that its memory can be copied, or with a memory that was copied so. */
export interface FixedStart {
  libraries: readonly string[];
  /** Where the libraries lie. They must lie there again if there is a memory. */
  layout?: string;
  memory?: Promise<Uint8Array<ArrayBuffer>>;
}

/** Creates Emscripten's module of the interpreter. */
type CreateModule = (settings: { preRun: ((module: PythonModule) => unknown)[] }) => Promise<PythonModule>;

/** Pyodide fetches its files itself. Let it find those that are being fetched and counted already. */
function giveToPyodide(files: Record<string, Promise<Response>>): void {
  const fetchFromHost = globalThis.fetch;
  globalThis.fetch = (input, init) => files[String(input)] ?? fetchFromHost(input, init);
}

/** Put the files of an archive into a folder. This takes a tenth of the time that Pyodide would need. */
function unpack(files: PyodideAPI["FS"], folder: string, archive: ArrayBuffer): void {
  for (const { path, content } of zipEntries(archive)) {
    if (path.includes(OF_INSTALLERS)) continue;
    const target = `${folder}/${path}`;
    files.mkdirTree(target.slice(0, target.lastIndexOf("/")));
    files.writeFile(target, content, { canOwn: true }); // not copied
  }
}

/** Let the module be created with libraries at fixed places, which `start` is told. They are loaded once they are unpacked. */
function withLibraries(create: CreateModule, start: FixedStart, unpacked: Promise<void>): CreateModule {
  return async (settings) => {
    const placed = new Promise<string>((resolve, reject) => settings.preRun.push((module) => placeLibraries(module, start.libraries, unpacked).then(resolve, reject)));
    const [module, layout] = await Promise.all([create(settings), placed]);
    if (start.memory && layout !== start.layout) throw new Error(`the libraries of Python lie at ${layout}, not at ${start.layout}`);
    if (start.memory) useMemory(module, await start.memory);
    start.layout = layout;
    return module;
  };
}

/** Let Pyodide restore this memory. It would read it before it creates the module; so both happen at the same time. */
function useMemory(module: PythonModule, memory: Uint8Array): void {
  const { API } = module;
  const { restoreSnapshot } = API;
  module.growMemory(memory.length); // Pyodide does not: https://github.com/pyodide/pyodide/issues/6254
  API.restoreSnapshot = () => restoreSnapshot(memory);
}

/** Start Python. The files are fetched before it is known how it starts. */
export async function startPython(report: (progress: Progress) => void, starting: Promise<FixedStart | null>): Promise<PyodideAPI> {
  const packages = FILES.engine ? [FILES.engine, FILES.blackgate] : [FILES.blackgate];
  const of = [FILES.interpreter, FILES.stdlib, ...packages].reduce((sum, file) => sum + file.bytes, 0);
  let bytes = 0;
  const count = (more: number): void => {
    bytes += more;
    report({ step: "fetch", bytes, of });
    if (bytes === of) report({ step: "interpreter" });
  };
  const archives = Promise.all(packages.map((file) => fetchCompressed(file, count).then((response) => response.arrayBuffer())));
  giveToPyodide({
    [`${PYODIDE_FOLDER}pyodide.asm.wasm`]: fetchCompressed(FILES.interpreter, count, "application/wasm"),
    [`${PYODIDE_FOLDER}python_stdlib.zip`]: fetchCompressed(FILES.stdlib, count),
  });
  const [{ default: create }, start] = await Promise.all([import(/* @vite-ignore */ addressOf(FILES.runtime)), starting]);
  let unpacked = (): void => undefined;
  const ready = new Promise<void>((resolve) => (unpacked = resolve));
  return loadPyodide({
    indexURL: PYODIDE_FOLDER,
    lockFileContents: NO_PACKAGES,
    createPyodideModule: start ? withLibraries(create, start, ready) : create,
    fsInit: async (files, { sitePackages }) => {
      for (const archive of await archives) unpack(files, sitePackages, archive);
      unpacked();
    },
    _makeSnapshot: start !== null && !start.memory,
    _loadSnapshot: start?.memory && new Uint8Array(), // see `useMemory`
  });
}
