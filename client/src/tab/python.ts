/** Starts the Python interpreter in the worker, and the service of the tab in it. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { ABI, addressOf, fetchCompressed, FILES } from "./download";
import type { Progress } from "./protocol";
import { zipEntries } from "./zip";

/** Where Pyodide looks for its files. They are given to it from memory, so this folder does not exist. */
const PYODIDE_FOLDER = new URL("pyodide/", location.href).href;
/** Pyodide installs no packages here, so its list of packages is empty. */
const NO_PACKAGES = JSON.stringify({ info: { abi_version: ABI }, packages: {} });

/** Pyodide fetches its files itself. Let it find those that are being fetched and counted already. */
function giveToPyodide(files: Record<string, Promise<Response>>): void {
  const fetchFromHost = globalThis.fetch;
  globalThis.fetch = (input, init) => files[String(input)] ?? fetchFromHost(input, init);
}

/** Put the files of an archive into a folder. This takes a tenth of the time that Pyodide would need. */
function unpack(files: PyodideAPI["FS"], folder: string, archive: ArrayBuffer): void {
  for (const { path, content } of zipEntries(archive)) {
    const target = `${folder}/${path}`;
    files.mkdirTree(target.slice(0, target.lastIndexOf("/")));
    files.writeFile(target, content, { canOwn: true }); // not copied
  }
}

export async function startPython(report: (progress: Progress) => void): Promise<PyodideAPI> {
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
  const { default: createPyodideModule } = await import(/* @vite-ignore */ addressOf(FILES.runtime));
  return loadPyodide({
    indexURL: PYODIDE_FOLDER,
    lockFileContents: NO_PACKAGES,
    createPyodideModule,
    fsInit: async (files, { sitePackages }) => {
      for (const archive of await archives) unpack(files, sitePackages, archive);
    },
  });
}
