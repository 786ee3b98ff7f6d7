import { expect, test } from "vitest";
import { menuPosition } from "./menuPosition";

const WINDOW = { width: 400, height: 800 };
const MENU = { width: 240, height: 300 };
const box = (left: number, top: number, width = 60, height = 40) => ({ left, top, right: left + width, bottom: top + height });

test("a menu opens below, and above where there is no room", () => {
  expect(menuPosition(box(170, 100), MENU, WINDOW)).toEqual({ left: 80, top: 148 });
  expect(menuPosition(box(170, 700), MENU, WINDOW)).toEqual({ left: 80, top: 392 });
});

test("a menu stays inside the window", () => {
  expect(menuPosition(box(0, 100), MENU, WINDOW).left).toBe(8);
  expect(menuPosition(box(380, 100), MENU, WINDOW).left).toBe(152);
});

test("a menu opens beside what is as high as the window, or over it", () => {
  const wide = { width: 1000, height: 320 };
  expect(menuPosition(box(0, 10, 200, 300), MENU, wide)).toEqual({ left: 208, top: 10 });
  expect(menuPosition(box(790, 10, 200, 300), MENU, wide)).toEqual({ left: 542, top: 10 });
  expect(menuPosition(box(0, 10, 1000, 300), MENU, wide).top).toBe(10);
});
