import { mount } from "svelte";
import App from "./App.svelte";
import { STATIC } from "./app/edition";
import { applyAppearance, preferences } from "./settings/preferences.svelte";
import { router } from "./app/router.svelte";
import { loadPage } from "./pages/loaders";
import { texts } from "./i18n/texts.svelte";
import { tableKeys } from "./storage/table-keys.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/theme.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/pages.css";
import "./style/clipboard.css";

applyAppearance();
const lang = preferences.get("lang");
// Both are requested at once. If the page cannot be loaded, the app says so.
const loading = Promise.all([texts.setLanguage(lang), loadPage(router.route).catch(() => undefined)]);
addEventListener("storage", () => tableKeys.reload()); // another tab has changed them
// The first use of these takes long: in tasks of their own, while the browser waits for the files.
setTimeout(() => new Intl.PluralRules(lang).select(1));
setTimeout(() => new Intl.NumberFormat(lang).format(1));

async function open(): Promise<void> {
  await loading;
  const target = document.getElementById("app")!;
  target.replaceChildren();
  mount(App, { target });
  if (!STATIC && import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
}

/** Resolves when the page is shown. No module waits for it at its top: the pages may be in files that import this one. */
export const opened = open();
