/**
 * Compile archives of Python sources with Pyodide: `node compile_python.mjs SOURCES.zip COMPILED.zip ...`, in pairs.
 *
 * Bytecode belongs to one version of Python, so the interpreter of the tab itself compiles it. Other files are copied.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const PROGRAM = `
import importlib.util, marshal, zipfile

HEADER = importlib.util.MAGIC_NUMBER + bytes(12)  # as if the source were from 1970 and empty: there is none to compare with

def compile_archive(source: str, target: str) -> None:
    with zipfile.ZipFile(source) as sources, zipfile.ZipFile(target, "w") as compiled:
        for name in sources.namelist():
            content = sources.read(name)
            if name.endswith(".py"):
                content = HEADER + marshal.dumps(compile(content, name, "exec", dont_inherit=True))
                name += "c"
            compiled.writestr(zipfile.ZipInfo(name), content)

compile_archive
`;

const python = await loadPyodide();
const compileArchive = python.runPython(PROGRAM);
const paths = process.argv.slice(2);
for (let at = 0; at < paths.length; at += 2) {
  const [source, target] = paths.slice(at, at + 2);
  python.FS.writeFile("/sources.zip", readFileSync(source));
  compileArchive("/sources.zip", "/compiled.zip");
  writeFileSync(`${target}.new`, python.FS.readFile("/compiled.zip"));
  renameSync(`${target}.new`, target);
}
