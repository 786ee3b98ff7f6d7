// The figures of "How to play" for the two mining games.

import { HIGH, WIDE, at, ghostFrame, roleCard } from "../../art";
import type { Cards, Drawing, Figure, Roles } from "../../howto/sections";
import { t } from "../../i18n/i18n.svelte";
import { cardArt, goalBack, goldCard, start } from "./art";
import { survey } from "./marks";
import { NUMERALS } from "./types";

/** A card in a mine: its column (to the east), its row (to the south), its name, if it is turned. */
type Laid = [col: number, row: number, card: string, turned?: boolean];

/** A cell of a mine; the start is at 0, 0, the goals at 8, -2 and 8, 0 and 8, 2. */
type Cell = [col: number, row: number];

/** A goal: face down, or its card and if it is turned. */
type Goal = null | [card: string, turned?: boolean];

/** A stretch of a mine. The start is always there; `cells` are in the order in which they were laid. */
interface Maze extends Figure {
  kind: "maze";
  cells: Laid[];
  /** The goals from north to south; left out where none is in the picture. */
  goals?: [Goal, Goal, Goal];
  /** A card that may be laid now: the ghost. */
  next?: Laid;
  /** A card that may not. */
  wrong?: Laid;
  /** One of the cells, whose card a rockfall has taken: a hole. */
  fallen?: Cell;
  /** The cells that the start is no longer linked with. */
  cutOff?: Cell[];
  /** What of it is drawn: the first and the last column and row. */
  window: { left: number; top: number; right: number; bottom: number };
}

/** Gold cards by what they are worth. */
interface Gold extends Figure {
  kind: "gold";
  gold: number[];
}

export type MineFigure = Cards | Maze | Roles | Gold;

export function draw(figure: Figure): Drawing {
  const each = figure as MineFigure;
  if (each.kind === "maze") return mazeDrawing(each);
  if (each.kind === "roles") return { cards: each.roles.map((role) => roleCard(role, t(`role-${role}`))) };
  if (each.kind === "gold") return { cards: each.gold.map((nuggets) => goldCard(nuggets as 1 | 2 | 3)) };
  return { cards: each.cards.map((card) => cardArt(card)) };
}

const GOAL_COLUMN = 8;
const GOAL_ROWS = [-2, 0, 2];

const place = (col: number, row: number, art: string): string => at(col * WIDE, row * HIGH, art);

function laid([col, row, card, turned = false]: Laid, cold = false, over = ""): string {
  return place(col, row, cardArt(card, { turned, cold }) + over);
}

const crossed = (): string =>
  '<path class="misfit" d="M30 60L90 120M90 60L30 120"/><rect class="misfit" x="3" y="3" width="114" height="174" rx="7"/>';

/** A stretch of a mine. */
function mazeDrawing(maze: Maze): Drawing {
  const { left, top, right, bottom } = maze.window;
  const [cols, rows] = [right - left + 1, bottom - top + 1];
  const is = (cell: readonly [number, number] | undefined, col: number, row: number) => cell?.[0] === col && cell[1] === row;
  const cold = (col: number, row: number) => (maze.cutOff ?? []).some((cell) => is(cell, col, row));
  const standing = maze.cells.filter(([col, row]) => !is(maze.fallen, col, row));
  const goals = (maze.goals ?? []).map((goal, number) =>
    place(
      GOAL_COLUMN,
      GOAL_ROWS[number] as number,
      goal ? cardArt(goal[0], { turned: goal[1] ?? false }) : goalBack(NUMERALS[number] as string),
    ),
  );
  const art = [
    survey(left, top, cols, rows),
    place(0, 0, start()),
    ...standing.map((each) => laid(each, cold(each[0], each[1]))),
    ...goals,
    maze.fallen ? place(...maze.fallen, '<rect class="hole" x="9" y="9" width="102" height="162" rx="6"/>') : "",
    maze.next ? laid(maze.next, false, ghostFrame()) : "",
    maze.wrong ? laid(maze.wrong, false, crossed()) : "",
  ];
  const [above, below] = shownRows(maze);
  return { viewBox: `${left * WIDE - 8} ${above * HIGH - 8} ${cols * WIDE + 16} ${(below - above) * HIGH + 16}`, art: art.join("") };
}

// How much of an empty row is seen, so that a figure is hardly higher than what is in it.
const EMPTY = 0.3;

/** Where the drawing begins and ends, in rows: the window, without what is empty of it. */
function shownRows({ window: { top, bottom }, cells, goals, next, wrong }: Maze): [number, number] {
  const laidRows = [...cells, ...(next ? [next] : []), ...(wrong ? [wrong] : [])].map(([, row]) => row);
  const all = [0, ...laidRows, ...(goals ? GOAL_ROWS : [])];
  return [Math.max(top, Math.min(...all) - EMPTY), Math.min(bottom, Math.max(...all) + EMPTY) + 1];
}
