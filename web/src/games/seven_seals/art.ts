/** The cards of The Seven Seals by their names, and the picture of the game. */
import { memoized, unknown } from "../../art/cards";
import { at, each } from "../../art/geometry";
import type { Picture } from "../../art/pictures";
import { COLOURS, type Colour, numberCard, seal } from "./seals";

/** The drawing of a card: "r7" is the red 7. */
export const cardArt = memoized((name: string): string => {
  const colour = COLOURS.find((known) => known.startsWith(name.slice(0, 1)));
  if (!colour || !/^.[1-9]\d?$/.test(name)) throw unknown(name);
  return numberCard(colour, Number(name.slice(1)));
});

const FAN: readonly (readonly [string, number])[] = [
  ["v9", -19],
  ["b12", -9.5],
  ["g4", 0],
  ["y7", 9.5],
  ["r15", 19],
];

export const picture = (): Picture => ({
  viewBox: "0 0 420 280",
  art:
    each(FAN, ([name, angle]) => `<g transform="rotate(${angle} 210 560) translate(150 36)">${cardArt(name)}</g>`) +
    each<Colour>([...COLOURS].reverse(), (colour, i) => at(36 + i * 70, 192, `<g transform="scale(1.42)">${seal(colour)}</g>`)),
});
