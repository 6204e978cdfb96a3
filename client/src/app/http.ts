/** Requests to the service over HTTP. A refusal is a `RequestError` with the sentence of the service, in the reader's language. */
import { t, texts } from "../i18n/texts.svelte";
import { STATIC } from "./edition";
import { send } from "./transport";
import type { Problem } from "../wire";

export class RequestError extends Error {
  constructor(
    readonly error: string,
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  body?: unknown;
  /** A record, which is sent as it is and not as JSON. */
  text?: string;
  secret?: string;
}

export async function request<T>(path: string, { method, body, text, secret }: RequestOptions = {}): Promise<T> {
  const headers: Record<string, string> = { "accept-language": texts.lang };
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (text !== undefined) headers["content-type"] = "application/x-ndjson";
  let response: Response;
  // Stores ask while a component computes what to show, when no state may change. In a tab, a request changes the start's state.
  await Promise.resolve();
  try {
    response = await send(path, {
      method: method ?? (body === undefined && text === undefined ? "GET" : "POST"),
      headers,
      body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
  } catch {
    throw new RequestError("offline", t(STATIC ? "app-broken" : "app-offline"), 0);
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new RequestError(problem?.error ?? "internal", problem?.text ?? t("app-broken"), response.status);
}

/** Why a request failed, in a sentence for the reader. */
export const problemText = (error: unknown): string => (error instanceof RequestError ? error.message : t("app-broken"));

/** The address of a table in the API: `tableApi(id, "record")`. */
export const tableApi = (table: string, rest = ""): string => `/api/tables/${encodeURIComponent(table)}${rest && `/${rest}`}`;
