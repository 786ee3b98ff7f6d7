// Geometry of the board: cells of the mine, boxes around them, and the camera's window.
// Boxes are in the drawing's units; a card is 120 × 180.

import { HIGH, WIDE, type Side } from "../../art";
import type { Cell } from "./types";

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** How the drawing lies in the window: its scale, and where its origin is, in pixels. */
export interface Window {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  wide: number;
  high: number;
}

export const keyOf = ({ col, row }: Cell): string => `${col},${row}`;
export const anchorOf = (cell: Cell): string => `cell-${keyOf(cell)}`;

const TURNED: Record<Side, Side> = { N: "W", E: "N", S: "E", W: "S" };
const ON_SCREEN: Record<Side, "up" | "right" | "down" | "left"> = { N: "up", E: "right", S: "down", W: "left" };

/** Where a side of a card is on the screen, in a mine that runs upwards or to the right. */
export function sideOnScreen(side: Side, up: boolean): string {
  return ON_SCREEN[up ? TURNED[side] : side];
}

/** The cell of an anchor such as `cell-3,-2`. */
export function cellAt(anchor: string | null): Cell | null {
  const [, col, row] = /^cell-(-?\d+),(-?\d+)$/.exec(anchor ?? "") ?? [];
  return col === undefined ? null : { col: Number(col), row: Number(row) };
}

/** A number at the edge of the board, with its distance from the origin in pixels. */
export interface AxisMark {
  number: number;
  at: number;
}

/** The numbers of all whole columns and rows in a box: `across` the top edge, and `along` the left one. */
export function axisMarks(box: Box, scale: number, up: boolean): { across: AxisMark[]; along: AxisMark[] } {
  const cols = numbers(box.x / WIDE, (box.x + box.wide) / WIDE).map((number) => ({ number, at: (number + 0.5) * WIDE * scale }));
  const rows = numbers(box.y / HIGH, (box.y + box.high) / HIGH).map((number) => ({ number, at: (number + 0.5) * HIGH * scale }));
  return up ? { across: rows, along: cols.map(({ number, at }) => ({ number, at: -at })) } : { across: cols, along: rows };
}

function numbers(from: number, to: number): number[] {
  const first = Math.ceil(from);
  return Array.from({ length: Math.max(0, Math.floor(to) - first) }, (_, step) => first + step);
}

/** The box around some cells, with a margin of `more` cells. */
export function boxAround(cells: readonly Cell[], more = 0): Box {
  const cols = cells.map((cell) => cell.col);
  const rows = cells.map((cell) => cell.row);
  const [west, north] = [Math.min(...cols) - more, Math.min(...rows) - more];
  return {
    x: west * WIDE,
    y: north * HIGH,
    wide: (Math.max(...cols) + 1 + more - west) * WIDE,
    high: (Math.max(...rows) + 1 + more - north) * HIGH,
  };
}

export function union(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return {
    x,
    y,
    wide: Math.max(one.x + one.wide, other.x + other.wide) - x,
    high: Math.max(one.y + one.high, other.y + other.high) - y,
  };
}

/** The box in a mine that runs upwards: turned by 90° counterclockwise. */
export function upwards({ x, y, wide, high }: Box): Box {
  return { x: y, y: -(x + wide), wide: high, high: wide };
}

/** The window that shows the whole box, as large as allowed; a box that is too large is centred. */
export function fit(box: Box, size: Size, least: number, most: number): Window {
  const scale = between(Math.min(size.wide / box.wide, size.high / box.high), least, most);
  return {
    scale,
    x: size.wide / 2 - (box.x + box.wide / 2) * scale,
    y: size.high / 2 - (box.y + box.high / 2) * scale,
  };
}

/** The window after zooming around a point that stays where it is. */
export function zoomed(window: Window, by: number, x: number, y: number, least: number, most: number): Window {
  const scale = between(window.scale * by, least, most);
  const grown = scale / window.scale;
  return { scale, x: x - (x - window.x) * grown, y: y - (y - window.y) * grown };
}

/** The window, moved just far enough to show the box with a margin in pixels. */
export function showing(window: Window, box: Box, size: Size, margin = 12): Window {
  const left = box.x * window.scale + window.x;
  const top = box.y * window.scale + window.y;
  return {
    scale: window.scale,
    x: window.x + moved(left, box.wide * window.scale, size.wide, margin),
    y: window.y + moved(top, box.high * window.scale, size.high, margin),
  };
}

function moved(from: number, length: number, room: number, margin: number): number {
  if (from < margin) return margin - from;
  return Math.min(0, room - margin - (from + length));
}

/** The cells in reading order on the screen: line by line, from left to right. */
export function inReadingOrder<T extends { cell: Cell }>(spots: readonly T[], up: boolean): T[] {
  return [...spots].sort((one, other) => {
    const [a, b] = [onScreen(one.cell, up), onScreen(other.cell, up)];
    return a.y - b.y || a.x - b.x;
  });
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next spot in a direction from a cell, preferring spots straight ahead. Null at the edge. */
export function nextThatWay<T extends { cell: Cell }>(spots: readonly T[], from: Cell, arrow: string, up: boolean): T | null {
  const [wayX, wayY] = WAYS[arrow] ?? [0, 0];
  const here = onScreen(from, up);
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const { x, y } = onScreen(spot.cell, up);
    const ahead = (x - here.x) * wayX + (y - here.y) * wayY;
    const aside = Math.abs((x - here.x) * wayY) + Math.abs((y - here.y) * wayX);
    const far = ahead + 2 * aside;
    if (ahead > 0 && far < least) [best, least] = [spot, far];
  }
  return best;
}

function onScreen({ col, row }: Cell, up: boolean): { x: number; y: number } {
  return up ? { x: row, y: -col } : { x: col, y: row };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
