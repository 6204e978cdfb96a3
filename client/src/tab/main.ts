/** The start of the static edition: the same pages, with the game in a worker. */
import "./use-worker";
import "./start-early";
import { opened } from "../main";
import { mount } from "svelte";
import { offlineDownload } from "../offline/download.svelte";
import { connection } from "./connection";
import StartProgress from "./StartProgress.svelte";
import StoreProblemNotice from "./StoreProblemNotice.svelte";

/** Whether the person asked the browser to transfer little. Then the game is loaded when it is needed. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

void opened.then(() => {
  mount(StartProgress, { target: document.body });
  mount(StoreProblemNotice, { target: document.body });
  // Start while the person reads the page, so that the game is ready when they click.
  if (!savesData()) connection.start();
  void offlineDownload.begin(() => connection.keepSnapshot());
});
