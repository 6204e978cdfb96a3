/** The code of a page is loaded when the page is opened. */
import type { Component } from "svelte";
import { STATIC } from "../app/edition";
import type { Route } from "../app/router.svelte";

type PageModule = Promise<{ default: Component }>;
const LOADERS: Record<Route["page"], () => PageModule> = {
  home: () => import("./HomePage.svelte"),
  new: () => import("./NewTablePage.svelte"),
  watch: () => import("./PublicTablesPage.svelte"),
  table: () => import("./TablePage.svelte"),
  replay: () => import("./ReplayPage.svelte"),
  dice: () => import("./DicePage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  try: () => import("./TryPage.svelte"),
  learn: () => import("./LearnPage.svelte"),
  about: () => import("./AboutPage.svelte"),
  privacy: () => (STATIC ? import("./TabPrivacyPage.svelte") : import("./PrivacyPage.svelte")),
  "not-found": () => import("./NotFoundPage.svelte"),
};

export const loadPage = ({ page }: Route): PageModule => LOADERS[page]();
