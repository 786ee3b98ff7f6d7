/** A picture of each game, for the lobby; pictures fill their box and may be cropped. */
import { type CardOptions, type Game, cardArt, goalBack } from "./cards";
import { HIGH, WIDE, at, each } from "./geometry";
import { COLOURS, type Colour, seal } from "./seals";

export interface Picture {
  viewBox: string;
  art: string;
}

type Laid = readonly [number, number, string, CardOptions?];
const lay = (game: Game, cards: readonly Laid[]): string =>
  each(cards, ([col, row, name, options]) =>
    at(col * WIDE, row * HIGH, cardArt(game, name, options)),
  );

const saboteur = (): Picture => ({
  viewBox: "164 12 440 293",
  art:
    lay("saboteur", [
      [0, 0, "ES"],
      [1, 0, "ESW"],
      [2, 0, "EW"],
      [3, 0, "ESW"],
      [0, 1, "NES"],
      [1, 1, "start"],
      [2, 1, "xW"],
      [3, 1, "NES"],
      [4, 1, "SW"],
    ]) + at(4 * WIDE, 0, goalBack("I")),
});

const saboteur2 = (): Picture => ({
  viewBox: "60 16 420 280",
  art: lay("saboteur2", [
    [0, 0, "crystal-NESW"],
    [1, 0, "green-EW"],
    [2, 0, "NS/EW"],
    [3, 0, "EW"],
    [4, 0, "NES"],
    [0, 1, "NES"],
    [1, 1, "crystal-EWxS"],
    [2, 1, "NW/ES"],
    [3, 1, "blue-EW"],
    [4, 1, "NW/ES"],
  ]),
});

const FAN: readonly (readonly [string, number])[] = [
  ["v9", -19],
  ["b12", -9.5],
  ["g4", 0],
  ["y7", 9.5],
  ["r15", 19],
];

const sevenSeals = (): Picture => ({
  viewBox: "0 0 420 280",
  art:
    each(
      FAN,
      ([name, angle]) =>
        `<g transform="rotate(${angle} 210 560) translate(150 36)">${cardArt("seven_seals", name)}</g>`,
    ) +
    each<Colour>([...COLOURS].reverse(), (colour, i) =>
      at(36 + i * 70, 192, `<g transform="scale(1.42)">${seal(colour)}</g>`),
    ),
});

const sabotage = (): Picture => ({
  viewBox: "0 56 360 240",
  art: lay("sabotage", [
    [0, 0, "A-red"],
    [1, 0, "B-red"],
    [2, 0, "C-orange"],
    [0, 1, "D-blue"],
    [1, 1, "E-lilac"],
    [2, 1, "F-lilac"],
  ]),
});

const PICTURES: Record<Game, () => Picture> = {
  saboteur,
  saboteur2,
  seven_seals: sevenSeals,
  sabotage,
};

/** The picture of a game, for an svg with `preserveAspectRatio="xMidYMid slice"`. */
export const picture = (game: Game): Picture => PICTURES[game]();
