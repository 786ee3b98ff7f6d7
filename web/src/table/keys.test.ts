// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Action } from "../games/module";
import { isElsewhere, press } from "./keys";
import type { Scene } from "./scene.svelte";

let done: string[];
let scene: Scene;

const action = (id: string, key: string, disabled = false): Action => ({ id, key, label: id, disabled, run: () => void done.push(id) });

beforeEach(() => {
  done = [];
  const module = {
    actions: () => [action("confirm", "Enter"), action("turn", "R"), action("discard", "d", true)],
    pressKey: (_: Scene, key: string) => (key === "1" ? (done.push("card 1"), true) : false),
  };
  scene = { selection: {}, module } as unknown as Scene;
});

afterEach(() => document.body.replaceChildren());

function pressedAt(at: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  let event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  at.addEventListener("keydown", (heard) => (event = heard as KeyboardEvent), { once: true });
  at.dispatchEvent(event);
  return event;
}

function put<T extends keyof HTMLElementTagNameMap>(name: T): HTMLElementTagNameMap[T] {
  const element = document.createElement(name);
  document.body.append(element);
  return element;
}

test("an action is run by its key, large or small", () => {
  expect(press(scene, "Enter") && press(scene, "r")).toBe(true);
  expect(done).toEqual(["confirm", "turn"]);
});

test("a key of an action that can't be done does nothing, and means nothing else", () => {
  expect(press(scene, "d")).toBe(true);
  expect(done).toEqual([]);
});

test("other keys are the game's", () => {
  expect([press(scene, "1"), press(scene, "x")]).toEqual([true, false]);
  expect(done).toEqual(["card 1"]);
});

test("who watches has no keys", () => {
  expect(press({ ...scene, selection: null }, "Enter")).toBe(false);
});

test("who types plays nothing", () => {
  expect(isElsewhere(pressedAt(put("input"), "d"))).toBe(true);
  expect(isElsewhere(pressedAt(put("p"), "d"))).toBe(false);
});

test("keys of the browser and of an open window are none of the table's", () => {
  expect(isElsewhere(pressedAt(put("p"), "d", { ctrlKey: true }))).toBe(true);
  put("dialog").setAttribute("open", "");
  expect(isElsewhere(pressedAt(put("p"), "d"))).toBe(true);
});

test("Enter means the button that was reached by Tab, and else the table", () => {
  const button = put("button");
  expect(isElsewhere(pressedAt(button, "Enter"))).toBe(false);
  pressedAt(button, "Tab");
  expect(isElsewhere(pressedAt(button, "Enter"))).toBe(true);
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(isElsewhere(pressedAt(button, "Enter"))).toBe(false);
});
