// What can be aimed at before the turn has come: for each card of the hand, every place of its kind. Whether it is
// legal is not asked here: the view says so when the turn comes.

import { keyOf } from "./grid";
import { isTunnelCard } from "./tunnelNames";
import { isSecond, TOOLS, type Cell, type MineMove, type MineView } from "./types";

const START = { col: 0, row: 0 };

export function wishes({ view }: { view: MineView }): MineMove[] {
  if (view.phase !== "playing") return [];
  return [...new Set(view.hand)].flatMap((card) => wishesWith(view, card));
}

function wishesWith(view: MineView, card: string): MineMove[] {
  const seats = view.seats.map((_, seat) => seat);
  if (isTunnelCard(card))
    return emptyCells(view).flatMap(({ col, row }) => [false, true].map((turned): MineMove => ({ move: "lay", card, col, row, turned })));
  if (card.startsWith("-")) return seats.map((seat) => ({ move: "break", tool: card.slice(1), seat }));
  if (card.startsWith("+")) {
    const tools = TOOLS.filter((tool) => card.slice(1).split("/").includes(tool));
    return seats.flatMap((seat) => tools.map((tool): MineMove => ({ move: "repair", card, seat, tool })));
  }
  if (card === "rockfall") return view.maze.map(({ col, row }) => ({ move: "rockfall", col, row }));
  if (card === "map") return view.goals.flatMap(({ face_up }, goal): MineMove[] => (face_up ? [] : [{ move: "map", goal }]));
  if (!isSecond(view)) return [];
  return card === "thief" ? [{ move: "thief" }] : seats.map((seat) => ({ move: card, seat }) as MineMove);
}

/** The cells without a card in the mine and one cell around it. */
function emptyCells(view: MineView): Cell[] {
  const laid = [START, ...view.maze, ...view.goals];
  const taken = new Set(laid.map(keyOf));
  const [cols, rows] = [span(laid.map(({ col }) => col)), span(laid.map(({ row }) => row))];
  return cols.flatMap((col) => rows.map((row) => ({ col, row }))).filter((cell) => !taken.has(keyOf(cell)));
}

function span(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values) - 1, Math.max(...values) + 1];
  return Array.from({ length: most - least + 1 }, (_, step) => least + step);
}
