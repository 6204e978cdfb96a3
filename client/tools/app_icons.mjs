// The icons of the installed app, from public/icons/blackgate.svg: node tools/app_icons.mjs (with Chromium on the machine).
// The tower is within the middle 80 %, so that the large icon can be cropped to any shape (purpose "maskable").
import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ICONS = join(dirname(fileURLToPath(import.meta.url)), "../public/icons");
const source = pathToFileURL(join(ICONS, "blackgate.svg")).href;

for (const size of [192, 512]) {
  const shot = join(ICONS, `blackgate-${size}.png`);
  execFileSync(process.env.CHROMIUM ?? "chromium", ["--headless", "--no-sandbox", "--hide-scrollbars", `--window-size=${size},${size}`, `--screenshot=${shot}`, source], {
    stdio: "ignore",
  });
}
