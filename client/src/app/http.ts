/** Asking the service over HTTP. A refusal is an `Unwilling` with the service's own sentence, in the reader's language. */
import type { Problem } from "../wire";
import { t, texts } from "../i18n/texts.svelte";

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
  /** A record goes as it is, not as JSON. */
  text?: string;
  secret?: string;
}

export async function request<T>(path: string, { method, body, text, secret }: RequestOptions = {}): Promise<T> {
  const headers: Record<string, string> = { "accept-language": texts.lang };
  if (secret) headers.authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  if (text !== undefined) headers["content-type"] = "application/x-ndjson";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined && text === undefined ? "GET" : "POST"),
      headers,
      body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
  } catch {
    throw new RequestError("offline", t("house-offline"), 0);
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const said = (await answer.json().catch(() => null)) as Problem | null;
  throw new RequestError(said?.error ?? "internal", said?.text ?? t("house-broken"), answer.status);
}
