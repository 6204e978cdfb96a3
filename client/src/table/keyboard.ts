/** The keyboard shortcuts: a letter chooses an action or focuses a part of the table, a digit gives the answer with that number. */
import { announcer } from "../app/announcer.svelte";
import { preferences } from "../settings/preferences.svelte";
import type { TableController } from "./table-controller.svelte";
import { ACTIONS, KEYS } from "./actions";

export interface KeyCommands {
  end(): void;
  undo?(): void;
  hint?(): void;
  help?(): void;
  rules?(): void;
}

/** The keys that move the focus: to the first of these elements that exists. */
const FOCUS_TARGETS: Record<string, string[]> = {
  [KEYS.hand]: [".hand button"],
  [KEYS.places]: [".plate.can", ".plate"],
  [KEYS.log]: [".log li:last-child .go"],
};

/** While one of these is open, keys are for it: an open chat has `data-keys`, as what is typed is meant for it even without focus. */
const KEY_OWNERS = "dialog[open], [data-keys=own]";

/** Whether keys are text here. */
export const typing = (target: EventTarget | null): boolean => target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The shortcut as it is shown on a button: nothing if the person has switched shortcuts off. */
export const shownKey = (key: string | undefined): string | undefined => (preferences.get("keys") ? key : undefined);

export function handleKey(event: KeyboardEvent, controller: TableController, commands: KeyCommands): void {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector(KEY_OWNERS)) return;
  const character = event.key.length === 1;
  if (character && !preferences.get("keys")) return;
  const done = handle(character ? event.key.toLowerCase() : event.key, controller, commands);
  if (done) event.preventDefault();
}

function handle(key: string, controller: TableController, commands: KeyCommands): boolean {
  if (key === KEYS.help) return run(commands.help);
  if (key === KEYS.rules) return run(commands.rules);
  if (key === KEYS.undo) return run(commands.undo);
  if (key === KEYS.hint) return run(commands.hint);
  if (key === "Escape" && (controller.chosenVerbs || controller.reason)) {
    controller.clear();
    return true;
  }
  if (Object.hasOwn(FOCUS_TARGETS, key)) return focusFirst(FOCUS_TARGETS[key]!);
  if (!controller.isDeciding) return false;
  if (/^[1-9]$/.test(key) && (controller.prompt !== "turn" || controller.chosenVerbs)) {
    const choice = controller.openChoices[Number(key) - 1];
    if (choice) controller.makeChoice(choice);
    return choice !== undefined;
  }
  if (controller.prompt !== "turn") return false;
  if (key === KEYS.end) return run(commands.end);
  if (key === KEYS.reveal) {
    controller.chooseAction(["reveal"]);
    return true;
  }
  const action = ACTIONS.find((one) => one.key === key);
  if (!action) return false;
  controller.chooseAction(action.verbs);
  if (controller.reason) announcer.sayUrgently(controller.reason.text);
  return true;
}

function focusFirst(selectors: string[]): boolean {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find(Boolean);
  found?.focus();
  return found !== undefined;
}

function run(command: (() => void) | undefined): boolean {
  command?.();
  return command !== undefined;
}
