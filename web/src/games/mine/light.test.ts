import { expect, test } from "vitest";
import { keyOf } from "./grid";
import { lightOf, litCells } from "./light";

const at = (col: number, row: number) => ({ col, row, card: "NES", turned: false });

test("the start and all that can be walked to shed light, what is cut off does not", () => {
  const lit = litCells([at(1, 0), at(2, 0), at(3, 0)], new Set(["2,0", "3,0"]));
  expect(lit.map(keyOf)).toEqual(["0,0", "1,0"]);
});

test("without a card the start sheds light alone", () => {
  expect(litCells([], new Set())).toEqual([{ col: 0, row: 0 }]);
});

test("light is a closed outline, always the same for a cell", () => {
  for (const tone of ["far", "near"] as const) {
    expect(lightOf(at(-3, 2), tone)).toMatch(/^M(-?[\d.]+ -?[\d.]+L)+-?[\d.]+ -?[\d.]+Z$/);
    expect(lightOf(at(-3, 2), tone)).toBe(lightOf(at(-3, 2), tone));
  }
  expect(lightOf(at(0, 0), "far")).not.toBe(lightOf(at(0, 0), "near"));
});

test("a start that lies in the maze as well sheds light once", () => {
  expect(litCells([at(0, 0), at(1, 0)], new Set()).map(keyOf)).toEqual(["0,0", "1,0"]);
});
