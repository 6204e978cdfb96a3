/**
 * How requests and sockets travel: over the network to a play service, or to the worker of this tab in the static edition.
 * Nothing else in the client knows the difference.
 */
import { STATIC } from "./edition";

/** The part of a WebSocket that the client uses. */
export interface Socket {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** A socket in this state can send. The number is that of WebSocket. */
export const OPEN = 1;

export interface Message {
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

/** The address of the socket of the service that this page came from. */
const socketUrl = (): string => `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`;

/** The connection to the worker, which is part of the static edition only. */
const tab = STATIC ? (await import("../tab/connection")).connection : null;

/** Send a request to an address of the API. It fails if nothing answers. */
export const send = (path: string, message: Message): Promise<Response> => (tab ? tab.send(path, message) : fetch(path, message));

export const openSocket = (): Socket => (tab ? tab.openSocket() : (new WebSocket(socketUrl()) as Socket));
