/** The service of the tab (`blackgate.tab` in Python), as JavaScript sees it: plain values in, plain values out. */
import type { PyodideAPI } from "pyodide";
import type { PolicyNetwork } from "./policy-network";
import type { NewRow, PackFiles, Packs, Row } from "./store";

/** What the caller does after a call; `blackgate/tab/outcome.py` explains the fields. */
export interface Outcome {
  needs: string[];
  needs_packs: string[];
  network: boolean;
  rows: NewRow[];
  packs: Packs;
  response: { status: number; headers: Record<string, string>; body: string } | null;
  unfinished: number | null;
  messages: [connection: number, text: string][];
  closed: number[];
  due_ms: number | null;
}

export interface TabService {
  load(table: string, rows: Row[], line: string): void;
  loadPack(digest: string, files: PackFiles | null): void;
  drop(table: string): void;
  request(method: string, target: string, headers: Record<string, string>, body: string): Outcome;
  resume(number: number): Outcome;
  connect(connection: number): void;
  receive(connection: number, text: string): Outcome;
  disconnect(connection: number): Outcome;
  perform(): Outcome;
  refresh(table: string, rows: Row[]): Outcome;
  /** Refuse what could not be stored. */
  requestNotStored(headers: Record<string, string>): Outcome;
  messageNotStored(connection: number, text: string): Outcome;
  giveNetwork(network: PolicyNetwork): void;
}

/**
 * What a snapshot has behind it (`snapshot.ts`), so it must make no keys. Values cross the border as JSON: one text each way is
 * quicker than many small objects.
 */
const PREPARATION = `
import gc, json, time
from blackgate.tab import TabService
from blackgate.tab.network import give_network, use_outside_network

use_outside_network()
service = TabService(lambda: time.time_ns() // 1_000_000)

def listed(rows):
    return [(row["seq"], row["at"], row["entry"]) for row in rows]

CALLS = {
    "load": lambda table, rows, line: service.load(table, listed(rows), line),
    "refresh": lambda table, rows: service.refresh(table, listed(rows)),
}

def call(name, arguments):
    outcome = (CALLS.get(name) or getattr(service, name))(*json.loads(arguments))
    return "null" if outcome is None else outcome.to_json()

gc.freeze()  # what the start has made stays: later collections need not look at it
`;

/** What every start does, with or without a snapshot. */
const START = `
import random

random.seed()  # otherwise every start from a snapshot would have the same random numbers
gc.enable()
call, give_network
`;

type Call = (name: string, values: string) => string;
type GiveNetwork = (evaluate: PolicyNetwork["evaluate"]) => void;

/** Import our package and create the service. A snapshot has this behind it. */
export function prepareService(python: PyodideAPI): void {
  python.runPython(PREPARATION);
}

/** The service, after its preparation. */
export function startService(python: PyodideAPI): TabService {
  const [call, giveNetwork] = python.runPython(START) as [Call, GiveNetwork];
  const method =
    (name: string) =>
    (...values: unknown[]): never =>
      JSON.parse(call(name, JSON.stringify(values))) as never;
  return {
    load: method("load"),
    loadPack: method("load_pack"),
    drop: method("drop"),
    request: method("request"),
    resume: method("resume"),
    connect: method("connect"),
    receive: method("receive"),
    disconnect: method("disconnect"),
    perform: method("perform"),
    refresh: method("refresh"),
    requestNotStored: method("request_not_stored"),
    messageNotStored: method("message_not_stored"),
    giveNetwork: (network) => giveNetwork(network.evaluate),
  };
}
