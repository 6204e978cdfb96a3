/** Connects the page with the worker, and starts the game while the person reads the page, so that it is ready when they click. */
import { setTransport } from "../app/transport";
import { connection } from "./connection";

/** Whether the person asked the browser to transfer little. Then the game is loaded when it is needed. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

setTransport(connection);

export function startEarly(): void {
  if (savesData()) return;
  if ("requestIdleCallback" in globalThis) requestIdleCallback(() => connection.start(), { timeout: 1000 });
  else setTimeout(() => connection.start());
}
