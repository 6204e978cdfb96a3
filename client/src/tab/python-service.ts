/** The service of the tab (`blackgate.tab` in Python), as JavaScript sees it: plain values in, plain values out. */
import type { PyodideAPI } from "pyodide";
import type { Row } from "./store";

/** What the caller does after a call; `blackgate/tab/outcome.py` explains the fields. */
export interface Outcome {
  needs: string[];
  network?: boolean;
  rows: Row[];
  response: { status: number; headers: Record<string, string>; body: string } | null;
  messages: [connection: number, text: string][];
  closed: number[];
  due_ms: number | null;
}

export interface TabService {
  load(table: string, rows: Row[]): void;
  drop(table: string): void;
  request(method: string, target: string, headers: Record<string, string>, body: string): Outcome;
  connect(connection: number): void;
  receive(connection: number, text: string): Outcome;
  disconnect(connection: number): void;
  perform(): Outcome;
  refresh(table: string, rows: Row[]): Outcome;
}

/** Values cross the border as JSON: one text each way is quicker than many small objects. */
const PROGRAM = `
import json, time
from blackgate.tab import TabService

service = TabService(lambda: time.time_ns() // 1_000_000)

def rows_of(table, rows):
    return table, [(row["seq"], row["at"], row["entry"]) for row in rows]

def request(method, target, headers, body):
    return service.request(method, target, headers, body.encode())

CALLS = {
    "load": lambda table, rows: service.load(*rows_of(table, rows)),
    "refresh": lambda table, rows: service.refresh(*rows_of(table, rows)),
    "request": request,
}

def call(name, arguments):
    outcome = CALLS.get(name, getattr(service, name))(*json.loads(arguments))
    if outcome is None:
        return "null"
    plain = outcome.plain()
    if plain["response"] is not None:
        plain["response"]["body"] = plain["response"]["body"].decode()
    return json.dumps(plain)

call
`;

export function startService(python: PyodideAPI): TabService {
  const call = python.runPython(PROGRAM) as (name: string, values: string) => string;
  const method =
    (name: keyof TabService) =>
    (...values: unknown[]): never =>
      JSON.parse(call(name, JSON.stringify(values))) as never;
  return {
    load: method("load"),
    drop: method("drop"),
    request: method("request"),
    connect: method("connect"),
    receive: method("receive"),
    disconnect: method("disconnect"),
    perform: method("perform"),
    refresh: method("refresh"),
  };
}
