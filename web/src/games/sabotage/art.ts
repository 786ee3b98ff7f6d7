/** The cards of Sabotage by their names, and the picture of the game. */
import { actionCard, memoized } from "../../art/cards";
import { type Picture, laidOut } from "../../art/pictures";
import { type PipeColour, pipe } from "./pipes";

/** The drawing of a card: "A-red", "wrench-lilac", or one without a colour. `cell`: where it lies on a roof. */
export const cardArt = memoized((name: string, cell?: string): string => {
  const [, face, colour] = /^([A-IX]|wrench)-(red|orange|blue|lilac)$/.exec(name) ?? [];
  return face ? pipe(colour as PipeColour, face, cell) : actionCard(name);
});

const ROWS = [
  ["A-red", "B-red", "C-orange"],
  ["D-blue", "E-lilac", "F-lilac"],
];

export const picture = (): Picture => ({
  viewBox: "0 56 360 240",
  art: laidOut(ROWS.map((row) => row.map((card) => cardArt(card)))),
});
