import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const HERE = dirname(fileURLToPath(import.meta.url));
const TEXTS = resolve(HERE, "../src/blackgate/texts");
const OUT = resolve(HERE, "../src/blackgate/service/web");
/** The Fluent files of the five languages that the browser itself speaks; cards and stories come worded from the server. */
const SPOKEN = ["home", "play", "replay", "learn"];

/** `words:fr` is one module with all of a language's texts, so that a language is one request. */
function words(): Plugin {
  const prefix = "\0words:";
  return {
    name: "blackgate-words",
    resolveId: (id) => (id.startsWith("words:") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const files = SPOKEN.map((name) => join(TEXTS, id.slice(prefix.length), `${name}.ftl`));
      for (const file of files) this.addWatchFile(file);
      const spoken = files.map((file) => readFileSync(file, "utf8").replace(/^#.*\n/gm, "")).join("\n");
      return `export default ${JSON.stringify(spoken)};`;
    },
  };
}

/** A gzipped twin beside every file that gains by it: the server sends it as it is. */
function twins(): Plugin {
  return {
    name: "blackgate-twins",
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

export default defineConfig({
  plugins: [words(), svelte(), twins()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses for fonts and scripts
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
