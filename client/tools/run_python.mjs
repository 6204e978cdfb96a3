/**
 * Run a module of this checkout in the Python of a static edition: `node run_python.mjs STDLIB.zip SITE_PACKAGES MODULE`.
 *
 * It does what the worker of the page does (src/tab/python.ts), in Node, with the unpacked files of the edition. The package comes
 * from the edition, the module from the checkout. What the module prints is printed, and its exit status is that of this program.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
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

const [stdLibURL, sitePackages, module] = process.argv.slice(2);

/** Copy a folder into the file system of Pyodide. */
function copyFolder(files, from, to) {
  files.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), `${to}/${entry.name}`];
    if (entry.isDirectory()) copyFolder(files, source, target);
    else files.writeFile(target, readFileSync(source));
  }
}

try {
  const python = await loadPyodide({ stdLibURL, fsInit: async (files, folders) => copyFolder(files, sitePackages, folders.sitePackages) });
  python.FS.mkdirTree("/checkout");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: CHECKOUT }, "/checkout");
  process.exitCode = python.runPython(PROGRAM)(module);
} catch (error) {
  console.error(error.message); // without the stack, in which Node prints all of Pyodide as one line
  process.exitCode = 1;
}
