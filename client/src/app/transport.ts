/**
 * How requests and sockets travel: over the network to a play service, or to the worker of this tab in the static edition.
 * Nothing else in the client knows the difference.
 */

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

export interface Transport {
  /** Send a request to an address of the API. It fails if nothing answers. */
  send(path: string, message: Message): Promise<Response>;
  openSocket(): Socket;
}

/** The address of the socket of the service that this page came from. */
const socketUrl = (): string => `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}/api/socket`;

let transport: Transport = {
  send: (path, message) => fetch(path, message),
  openSocket: () => new WebSocket(socketUrl()) as Socket,
};

/** Use another transport from now on. */
export function setTransport(other: Transport): void {
  transport = other;
}

export const send = (path: string, message: Message): Promise<Response> => transport.send(path, message);
export const openSocket = (): Socket => transport.openSocket();
