/**
 * Run a module of this checkout in the Python of a static edition, with its own files: `node run_python.mjs EDITION MODULE`.
 *
 * It does what the worker of the page does (src/tab/python.ts), in Node. The package comes from the edition, the module from
 * the checkout. What the module prints is printed, and its exit status is that of this program.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const CHECKOUT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const PROGRAM = `
import runpy, sys

def run(module: str) -> int:
    sys.path.append("/checkout")
    sys.argv[:] = [module]
    try:
        runpy.run_module(module, run_name="__main__")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    return 0

run
`;

const [edition, module] = process.argv.slice(2);
const files = readdirSync(join(edition, "python"));

/** The content of a part of the edition, or null if it has no such part. */
function part(name) {
  const file = files.find((one) => one.startsWith(`${name}-`));
  return file ? new Uint8Array(gunzipSync(readFileSync(join(edition, "python", file)))) : null;
}

const folder = mkdtempSync(join(tmpdir(), "blackgate-"));
try {
  const stdLibURL = join(folder, "stdlib.zip");
  writeFileSync(stdLibURL, part("stdlib"));
  const python = await loadPyodide({ stdLibURL });
  const extractDir = python.runPython("import site; site.getsitepackages()[0]");
  for (const archive of [part("engine"), part("blackgate")]) if (archive) python.unpackArchive(archive, "zip", { extractDir });
  python.FS.mkdirTree("/checkout");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: CHECKOUT }, "/checkout");
  process.exitCode = python.runPython(PROGRAM)(module);
} catch (error) {
  console.error(error.message); // without the stack, in which Node prints all of Pyodide as one line
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
