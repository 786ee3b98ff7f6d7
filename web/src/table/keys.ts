// The keyboard at the table.

import type { Action } from "../games/module";
import type { Scene } from "./scene.svelte";

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSABLE = "button, a[href], summary, [role=button], [role=tab], [role=switch], [tabindex='0']";

// Whether the user moves the focus with Tab. Then Enter and Space press the focused element,
// otherwise they have their meaning at the table.
let tabbing = false;

if (typeof document !== "undefined") {
  document.addEventListener("keydown", (event) => (tabbing ||= event.key === "Tab"), true);
  document.addEventListener("pointerdown", () => (tabbing = false), true);
}

/** Whether the table ignores a key: somebody types, a dialog is open, or it belongs to the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return true;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(TYPING) || document.querySelector("dialog[open]")) return true;
  const presses = event.key === "Enter" || event.key === " ";
  return presses && tabbing && at?.closest(PRESSABLE) !== null;
}

function named(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key;
}

/** Runs the action that has this key, or passes the key to the game. */
export function press(scene: Scene, key: string): boolean {
  if (!scene.selection) return false;
  const wanted = named(key);
  const action = scene.module.actions(scene).find((each) => each.key && named(each.key) === wanted);
  if (action && !action.disabled) action.run();
  if (action) return true;
  const meant = scene.module.pressKey(scene, wanted);
  // After an arrow key, Enter confirms wherever the focus is.
  if (meant && wanted.startsWith("Arrow")) tabbing = false;
  return meant;
}

const PRINTED: Record<string, string> = { Enter: "↵", Escape: "Esc", " ": "␣" };

/** The name of a key as a button shows it. */
export function keyName(key: string): string {
  return PRINTED[key] ?? key.toUpperCase();
}

/** The keys of the present actions, with their labels. */
export function keysOf(actions: readonly Action[]): { key: string; label: string }[] {
  return actions.flatMap(({ key, label }) => (key ? [{ key: keyName(key), label }] : []));
}
