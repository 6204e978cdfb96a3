/** The whole game by keyboard: a letter takes an action or leads to a part of the table, a digit gives the answer with that number. */
import { announcer } from "../app/announcer.svelte";
import type { Desk } from "./table-controller.svelte";
import { ACTIONS, KEYS } from "./actions";

export interface Commands {
  end(): void;
  undo?(): void;
  hint?(): void;
  help?(): void;
  rules?(): void;
}

/** Where a key leads: to the first of these that is there. */
const WAYS: Record<string, string[]> = {
  [KEYS.hand]: [".hand button"],
  [KEYS.places]: [".plate.can", ".plate"],
  [KEYS.log]: [".log li:last-child .go"],
};

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function press(event: KeyboardEvent, desk: Desk, commands: Commands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector("dialog[open]")) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const done = handle(key, desk, commands);
  if (done) event.preventDefault();
}

function handle(key: string, desk: Desk, commands: Commands): boolean {
  if (key === KEYS.help) return called(commands.help);
  if (key === KEYS.rules) return called(commands.rules);
  if (key === KEYS.undo) return called(commands.undo);
  if (key === KEYS.hint) return called(commands.hint);
  if (key === "Escape" && (desk.verbs || desk.reason)) {
    desk.clear();
    return true;
  }
  if (Object.hasOwn(WAYS, key)) return lead(WAYS[key]!);
  if (!desk.mine) return false;
  if (/^[1-9]$/.test(key) && (desk.prompt !== "turn" || desk.verbs)) {
    const choice = desk.open[Number(key) - 1];
    if (choice) desk.take(choice);
    return choice !== undefined;
  }
  if (desk.prompt !== "turn") return false;
  if (key === KEYS.end) return called(commands.end);
  if (key === KEYS.reveal) {
    desk.choose(["reveal"]);
    return true;
  }
  const action = ACTIONS.find((one) => one.key === key);
  if (!action) return false;
  desk.choose(action.verbs);
  if (desk.reason) announcer.sayUrgently(desk.reason.text);
  return true;
}

function lead(ways: string[]): boolean {
  const found = ways.map((way) => document.querySelector<HTMLElement>(way)).find(Boolean);
  found?.focus();
  return found !== undefined;
}

function called(command: (() => void) | undefined): boolean {
  command?.();
  return command !== undefined;
}
