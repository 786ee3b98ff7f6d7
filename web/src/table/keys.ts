// The keyboard at the table: what a key means while a game is played.

import type { Action } from "../games/module";
import type { Scene } from "./scene.svelte";

const TYPING = "input, textarea, select, [contenteditable]";
const PRESSABLE = "button, a[href], summary, [role=button], [role=tab], [role=switch], [tabindex='0']";

// Whether somebody goes from place to place with the Tab key: then Enter and Space mean the place
// where they are, and else what they mean at the table.
let tabbing = false;

if (typeof document !== "undefined") {
  document.addEventListener("keydown", (event) => (tabbing ||= event.key === "Tab"), true);
  document.addEventListener("pointerdown", () => (tabbing = false), true);
}

/** Whether a key is none of the table's: somebody types, a window is open, or a browser's own. */
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

/** What a key does: an action of the game that has it, or what the game makes of it. */
export function press(scene: Scene, key: string): boolean {
  if (!scene.selection) return false;
  const wanted = named(key);
  const action = scene.module.actions(scene).find((each) => each.key && named(each.key) === wanted);
  if (action && !action.disabled) action.run();
  if (action) return true;
  const meant = scene.module.pressKey(scene, wanted);
  // Who steers with arrows confirms with Enter, wherever the focus is.
  if (meant && wanted.startsWith("Arrow")) tabbing = false;
  return meant;
}

const PRINTED: Record<string, string> = { Enter: "↵", Escape: "Esc", " ": "␣" };

/** How a key is printed on a button. */
export function keyName(key: string): string {
  return PRINTED[key] ?? key.toUpperCase();
}

/** The keys that the present actions have, with what they do. */
export function keysOf(actions: readonly Action[]): { key: string; label: string }[] {
  return actions.flatMap(({ key, label }) => (key ? [{ key: keyName(key), label }] : []));
}
