/**
 * Compile archives of Python sources with Pyodide: `node compile_python.mjs SOURCES.zip COMPILED.zip ...`, in pairs.
 *
 * Bytecode belongs to one version of Python, so the interpreter of the tab itself compiles it. All modules are in one table, from
 * which `tools/static_edition/sitecustomize.py` loads them, but for those that Python needs before. Other files are copied.
 */
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const PROGRAM = `
import importlib.util, marshal, zipfile

HEADER = importlib.util.MAGIC_NUMBER + bytes(12)  # as if the source were from 1970 and empty: there is none to compare with
FIRST = frozenset("""
    _collections_abc.py _sitebuiltins.py abc.py codecs.py encodings/__init__.py encodings/aliases.py encodings/utf_8.py
    genericpath.py os.py posixpath.py site.py sitecustomize.py stat.py
""".split())  # imported before sitecustomize has read the table

def module_name(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

def compile_archive(source: str, target: str) -> None:
    modules = {}
    with zipfile.ZipFile(source) as sources, zipfile.ZipFile(target, "w") as compiled:
        for path in sources.namelist():
            content = sources.read(path)
            if not path.endswith(".py"):
                compiled.writestr(zipfile.ZipInfo(path), content)
                continue
            bytecode = marshal.dumps(compile(content, path, "exec", dont_inherit=True))
            if path in FIRST:
                compiled.writestr(zipfile.ZipInfo(path + "c"), HEADER + bytecode)
            else:
                modules[module_name(path)] = (path + "c", bytecode)
        compiled.writestr(zipfile.ZipInfo("modules.marshal"), marshal.dumps(modules))

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
