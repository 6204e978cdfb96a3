import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const TEXTS = resolve(HERE, "../src/blackgate/texts");
/** The pages of the play service, and the folder of the static edition (`vite build --mode static`). */
const OUT = resolve(HERE, "../src/blackgate/service/web");
const STATIC_OUT = resolve(HERE, "../static");
/** The names and sizes of the Python files of the static edition, which are written before (tools/static_edition). */
const PYTHON = resolve(HERE, "../.build/static/python.json");
/** The Fluent files with the texts of the client; the texts of cards and stories come from the service. */
const TEXT_FILES = ["home", "play", "replay", "learn"];
/** The file with texts that only the static edition has. */
const STATIC_TEXT_FILES = [...TEXT_FILES, "tab"];
/** Texts of cards.ftl that are needed where there is no pack: the names of the prisoners. */
const PRISONER_NAMES = /^prisoner-\w+ = .*$/gm;

/** What the build of the Python files says: constants of the client. */
function pythonConstants(): Record<string, string> {
  const text = readFileSync(PYTHON, "utf8");
  const { files } = JSON.parse(text) as { files: Record<string, unknown> };
  return { PYTHON: text, COMPILED_ENGINE: String("engine" in files) };
}

/** `texts:fr` is one module with all texts of a language, so that a language is one request. */
function texts(files: string[]): Plugin {
  const prefix = "\0texts:";
  return {
    name: "blackgate-texts",
    resolveId: (id) => (id.startsWith("texts:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const read = (name: string): string => {
        const file = join(TEXTS, id.slice(prefix.length), `${name}.ftl`);
        this.addWatchFile(file);
        return readFileSync(file, "utf8");
      };
      const source = files.map((name) => read(name).replace(/^#.*\n/gm, ""));
      source.push(...(read("cards").match(PRISONER_NAMES) ?? []));
      return `export default ${JSON.stringify(source.join("\n"))};`;
    },
  };
}

/** The fonts of the first words on a page. Without a hint, browsers ask for them only when they draw text. */
const FIRST_FONTS = /big-shoulders-stencil|barlow-latin-500|barlow-condensed/;

function preloadFonts(base: string): Plugin {
  return {
    name: "blackgate-preload-fonts",
    apply: "build",
    transformIndexHtml: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((name) => name.endsWith(".woff2") && FIRST_FONTS.test(name))
        .map((name) => ({ tag: "link", injectTo: "head", attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: base + name } })),
  };
}

/** Write a gzipped copy beside every text file, which the service sends as it is. */
function gzipCopies(): Plugin {
  return {
    name: "blackgate-gzip-copies",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(OUT, { recursive: true, encoding: "utf8" })) {
        if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
        const data = readFileSync(join(OUT, name));
        writeFileSync(join(OUT, `${name}.gz`), gzipSync(data, { level: 9 }));
      }
    },
  };
}

/** What a plain file host sends no header for: only our own files, and code of WebAssembly. */
const STATIC_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'";

/** The page of the static edition starts with another module. */
function staticEntry(): Plugin {
  return {
    name: "blackgate-static-entry",
    transformIndexHtml: { order: "pre", handler: (html) => html.replace("/src/main.ts", "/src/tab/main.ts") },
  };
}

function contentSecurityPolicy(): Plugin {
  return {
    name: "blackgate-content-security-policy",
    apply: "build",
    transformIndexHtml: () => [{ tag: "meta", injectTo: "head-prepend", attrs: { "http-equiv": "content-security-policy", content: STATIC_POLICY } }],
  };
}

/** Few files: a request costs more than the code that a page does not need. */
const FEW_FILES = [
  { name: "app", minShareCount: 4, priority: 2 },
  { name: "board", minShareCount: 2, priority: 1 },
];

/**
 * In the static edition the home page must not wait for the board. What the entry needs is one file, and what the home page needs
 * is another one. What some other pages share is in a file that the rest does not load, unless it is small.
 */
const FILES_OF_PAGES = [
  { name: "start", tags: ["$initial" as const], priority: 2 },
  { name: "home", test: /\/HomePage\.svelte$/, priority: 1 }, // with all that it imports
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000 },
];

/** The name of a file. That of a shared file would name all the pages. */
const fileName =
  (end: string) =>
  ({ name = "", names = [name] }: { name?: string; names?: string[] }): string =>
    names[0]?.startsWith("shared~") ? `assets/shared-[hash]${end}` : `assets/[name]-[hash]${end}`;

const FILES_OF_TAB = { codeSplitting: { groups: FILES_OF_PAGES }, chunkFileNames: fileName(".js"), assetFileNames: fileName("[extname]") };

export default defineConfig(({ mode }) => {
  const inTab = mode === "static";
  const base = inTab ? "./" : "/"; // a plain file host may have it in any folder
  return {
    base,
    define: inTab ? pythonConstants() : {},
    plugins: [texts(inTab ? STATIC_TEXT_FILES : TEXT_FILES), svelte(), preloadFonts(base), ...(inTab ? [staticEntry(), contentSecurityPolicy()] : [gzipCopies()])],
    build: {
      outDir: inTab ? STATIC_OUT : OUT,
      emptyOutDir: true,
      assetsInlineLimit: 0, // the page's policy allows no data: addresses for fonts and scripts
      modulePreload: { polyfill: false },
      rolldownOptions: { output: inTab ? FILES_OF_TAB : { codeSplitting: { groups: FEW_FILES } } },
      target: "es2022",
    },
    worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } }, // one file: what it imports would be requested later
    server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  };
});
