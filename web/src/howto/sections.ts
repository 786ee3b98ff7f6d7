/**
 * "How to play" as data: which sections a game has, and which drawings stand in them.
 *
 * The words are in the catalogues: `howto-<game>-<section>-title` and `howto-<game>-<section>`, whose
 * paragraphs are parted by a blank line. What a figure shows is written down, never worked out here:
 * the tests ask the games whether it is so.
 */

/** A card in a mine: its column (to the east), its row (to the south), its name, if it is turned. */
export type Laid = [col: number, row: number, card: string, turned?: boolean];

/** A cell of a mine; the start is at 0, 0, the goals at 8, -2 and 8, 0 and 8, 2. */
export type Cell = [col: number, row: number];

/** A goal: face down, or its card and if it is turned. */
export type Goal = null | [card: string, turned?: boolean];

/** Cards side by side, each by its name in the game. */
export type Cards = { kind: "cards"; cards: string[]; caption: string };

/** A stretch of a mine. The start is always there; `cells` are in the order in which they were laid. */
export type Maze = {
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
  caption: string;
};

/** Role cards side by side. */
export type Roles = { kind: "roles"; roles: string[]; caption: string };

/** Gold cards by what they are worth. */
export type Gold = { kind: "gold"; gold: number[]; caption: string };

/** Number cards; of a trick, in the order in which they were played, the place of the one that wins. */
export type Numbers = { kind: "numbers"; cards: string[]; wins?: number; caption: string };

/** Seals; with what they cost at the end of a round, where that is the point. */
export type Seals = { kind: "seals"; seals: string[]; points?: number; caption: string };

/** A roof, cell by cell from A to I, and what it is worth. */
export type Roof = {
  kind: "roof";
  cells: (string | null)[];
  value: number;
  /** What the value counts at the end of a round, where that is the point. */
  counts?: number;
  /** A card that may be laid now, by the roof's owner unless `byOther`, and the value it makes. */
  next?: { cell: string; card: string; value: number; byOther?: boolean };
  caption: string;
};

export type Figure = Cards | Maze | Roles | Gold | Numbers | Seals | Roof;

export type Section = { id: string; figures: Figure[] };
