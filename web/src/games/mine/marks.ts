/** Marks over the mine: where a card fits, which edges join. */
import { HIGH, MOUTH, OUT, type Side, WIDE, each, times, upright } from "../../art/geometry";
import { rimmed } from "../../art/marks";

/** Bars on the edges where tunnels join. */
export const joinedBars = (sides: readonly Side[]): string => {
  const bar = (side: Side): string => {
    const [[x, y], [ox]] = [MOUTH[side], OUT[side]];
    return ox ? `M${x} ${y - 24}V${y + 24}` : `M${x - 24} ${y}H${x + 24}`;
  };
  return sides.length ? rimmed("joined", `path d="${each(sides, bar)}"`) : "";
};

/** ↻: the card fits only when turned. */
export const turnHint = (): string => upright(60, 90, '<path class="turn-hint" d="M13-6A15 15 0 1 0 15 5M15-16V-4H3"/>');

/** A place where the chosen card may be laid. */
export const legalCell = (onlyTurned = false): string =>
  `<rect class="cell" x="9" y="9" width="102" height="162" rx="6"/>${onlyTurned ? turnHint() : ""}`;

/** Crosses at the corners of the places of a mine, like a surveyor's. */
export const survey = (col: number, row: number, cols: number, rows: number): string =>
  `<path class="survey" d="${times(cols + 1, (c) => times(rows + 1, (r) => `M${(col + c) * WIDE - 5} ${(row + r) * HIGH}h10m-5-5v10`))}"/>`;
