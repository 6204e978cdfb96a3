/** Asks for the state of a table once, without staying connected. */
import { STATIC } from "../app/edition";
import { openSocket } from "../app/transport";
import type { FromClient, FromServer, Welcome } from "../wire";

/** In a tab, the game may still be loading. */
const TIMEOUT_MS = STATIC ? 120_000 : 6000;

/** The welcome of a table; null if the service does not accept the key, or does not answer. */
export function fetchWelcome(table: string, secret: string | null): Promise<Welcome | null> {
  return new Promise((done) => {
    const socket = openSocket();
    const leave = (welcome: Welcome | null): void => {
      clearTimeout(timer);
      done(welcome);
      socket.close();
    };
    const timer = window.setTimeout(() => leave(null), TIMEOUT_MS);
    socket.onopen = () => socket.send(JSON.stringify({ t: "hello", table, secret } satisfies FromClient));
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data) as FromServer;
      leave(message.t === "welcome" ? message : null);
    };
    socket.onclose = () => leave(null);
  });
}
