/**
 * The libraries of Python that are compiled to WebAssembly, at fixed places.
 *
 * A copied memory of Python refers to functions and data of libraries by their number. So they must lie where they did when the
 * memory was copied. They do if they are loaded in the same order before Python starts: nothing else has taken a place by then.
 */
import type { PyodideAPI } from "pyodide";

interface Library {
  refcount: number;
  name: string;
  exports: unknown;
  global: boolean;
}

/** The parts of Emscripten's module that are used here. */
export interface PythonModule {
  API: { restoreSnapshot(memory: Uint8Array): unknown };
  FS: { readFile(path: string): Uint8Array };
  LDSO: { loadedLibsByName: Record<string, Library> };
  HEAPU32: Uint32Array;
  wasmTable: WebAssembly.Table;
  _emscripten_get_sbrk_ptr(): number;
  addRunDependency(name: string): void;
  removeRunDependency(name: string): void;
  growMemory(bytes: number): void;
  loadWebAssemblyModule(code: Uint8Array, flags: object, name: string, scope: object): unknown;
}

const MAIN = "__main__";

/** The paths of the libraries that are loaded, in their order. */
export function loadedLibraries(python: PyodideAPI): string[] {
  const { LDSO } = (python as unknown as { _module: PythonModule })._module;
  return Object.keys(LDSO.loadedLibsByName).filter((name) => name !== MAIN);
}

/** Load libraries before Python starts, after `ready`. Return where they lie: what memory and table of functions have used up. */
export async function placeLibraries(module: PythonModule, libraries: readonly string[], ready: Promise<void>): Promise<string> {
  module.addRunDependency(placeLibraries.name);
  await ready;
  for (const name of libraries) {
    const exports = module.loadWebAssemblyModule(module.FS.readFile(name), { nodelete: true }, name, {});
    module.LDSO.loadedLibsByName[name] = { refcount: Infinity, name, exports, global: false };
  }
  const layout = `${module.wasmTable.length} ${module.HEAPU32[module._emscripten_get_sbrk_ptr() >>> 2]}`;
  module.removeRunDependency(placeLibraries.name);
  return layout;
}
