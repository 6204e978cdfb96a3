// Makes src/art/icons.ts from the game-icons set. The set is large, so the two packages are not dependencies of the client:
//   cd "$(mktemp -d)" && npm i @iconify-json/game-icons svgo && node .../client/tools/icons.mjs
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { GAME_ICONS, OWN } from "./icon_names.mjs";

const near = createRequire(join(process.cwd(), "package.json"));
const { icons } = near("@iconify-json/game-icons/icons.json");
const { optimize } = near("svgo");

const SVGO = {
  floatPrecision: 0,
  plugins: [
    {
      name: "preset-default",
      params: {
        floatPrecision: 0,
        overrides: { convertPathData: { floatPrecision: 0, transformPrecision: 3 }, mergePaths: false },
      },
    },
  ],
};

function inner(body) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body.replaceAll(' fill="currentColor"', "")}</svg>`;
  return optimize(svg, SVGO).data.replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

function theirs(name) {
  if (!icons[name]) throw new Error(`game-icons has no ${name}`);
  return icons[name].body;
}

const drawings = new Map([
  ...Object.entries(GAME_ICONS).map(([name, source]) => [name, inner(theirs(source))]),
  ...Object.entries(OWN).map(([name, body]) => [name, inner(body)]),
]);

const lines = [...drawings].map(([name, body]) => `  ${name}: ${JSON.stringify(body)},`);
const text = `// Made by tools/icons.mjs from game-icons.net (CC BY 3.0): change tools/icon_names.mjs, and run it again.

export type IconName =
${[...drawings.keys()].map((name) => `  | "${name}"`).join("\n")};

/** The content of each icon, for a viewBox of 0 0 512 512. It has the fill of its parent. */
export const ICONS: Record<IconName, string> = {
${lines.join("\n")}
};
`;
writeFileSync(new URL("../src/art/icons.ts", import.meta.url), text);
