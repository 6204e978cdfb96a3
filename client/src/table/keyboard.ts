/** The whole game by keyboard: a letter takes an action, a digit the answer with that number. */
import type { Desk } from "./desk.svelte";
import { ACTIONS, KEYS } from "./verbs";

export interface Commands {
  end(): void;
  undo?(): void;
  hint?(): void;
  help?(): void;
  rules?(): void;
}

const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function press(event: KeyboardEvent, desk: Desk, commands: Commands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector("dialog[open]")) return;
  const done = handle(event.key, desk, commands);
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
  return true;
}

function called(command: (() => void) | undefined): boolean {
  command?.();
  return command !== undefined;
}
