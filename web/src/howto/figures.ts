// The drawings of "How to play", from the art of the games. What they show was written down.

import { HIGH, WIDE, at, cardArt, ghostFrame, goalBack, goalFace, start, survey, type Game } from "../art";
import type { Laid, Maze, Roof } from "./sections";

export interface Drawing {
  viewBox: string;
  art: string;
}

const GOAL_COLUMN = 8;
const GOAL_ROWS = [-2, 0, 2];
const NUMERALS = ["I", "II", "III"];

const place = (col: number, row: number, art: string): string => at(col * WIDE, row * HIGH, art);

function laid(game: Game, [col, row, card, turned = false]: Laid, cold = false, over = ""): string {
  return place(col, row, cardArt(game, card, { turned, cold }) + over);
}

const crossed = (): string =>
  '<path class="misfit" d="M30 60L90 120M90 60L30 120"/><rect class="misfit" x="3" y="3" width="114" height="174" rx="7"/>';

/** A stretch of a mine. */
export function mazeDrawing(game: Game, maze: Maze): Drawing {
  const { left, top, right, bottom } = maze.window;
  const [cols, rows] = [right - left + 1, bottom - top + 1];
  const is = (cell: readonly [number, number] | undefined, col: number, row: number) => cell?.[0] === col && cell[1] === row;
  const cold = (col: number, row: number) => (maze.cutOff ?? []).some((cell) => is(cell, col, row));
  const standing = maze.cells.filter(([col, row]) => !is(maze.fallen, col, row));
  const goals = (maze.goals ?? []).map((goal, number) =>
    place(GOAL_COLUMN, GOAL_ROWS[number] as number, goal ? goalFace(goal[0], { turned: goal[1] ?? false }) : goalBack(NUMERALS[number] as string)),
  );
  const art = [
    survey(left, top, cols, rows),
    place(0, 0, start()),
    ...standing.map((each) => laid(game, each, cold(each[0], each[1]))),
    ...goals,
    maze.fallen ? place(...maze.fallen, '<rect class="hole" x="9" y="9" width="102" height="162" rx="6"/>') : "",
    maze.next ? laid(game, maze.next, false, ghostFrame()) : "",
    maze.wrong ? laid(game, maze.wrong, false, crossed()) : "",
  ];
  return { viewBox: `${left * WIDE - 8} ${top * HIGH - 8} ${cols * WIDE + 16} ${rows * HIGH + 16}`, art: art.join("") };
}

/** A roof of three by three. */
export function roofDrawing(roof: Roof): Drawing {
  const art = roof.cells.map((card, number) => {
    const cell = "ABCDEFGHI"[number] as string;
    const [col, row] = [number % 3, Math.floor(number / 3)];
    if (roof.next?.cell === cell) return place(col, row, cardArt("sabotage", roof.next.card, { cell }) + ghostFrame());
    const empty = `<rect class="hole" x="9" y="9" width="102" height="162" rx="6"/><text class="figure letter" x="60" y="104">${cell}</text>`;
    return place(col, row, card ? cardArt("sabotage", card, { cell }) : empty);
  });
  return { viewBox: `-8 -8 ${3 * WIDE + 16} ${3 * HIGH + 16}`, art: art.join("") };
}
