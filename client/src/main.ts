import { mount } from "svelte";
import App from "./App.svelte";
import { applyAppearance, preferences } from "./settings/preferences.svelte";
import { texts } from "./i18n/texts.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/theme.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/pages.css";
import "./style/clipboard.css";

applyAppearance();
await texts.setLanguage(preferences.get("lang"));
mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
