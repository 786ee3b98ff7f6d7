/**
 * "How to play" as data: which sections a game has, and which figures stand in them.
 *
 * The words are in the catalogues: `howto-<game>-<section>-title` and `howto-<game>-<section>`, with
 * a blank line between paragraphs. What a figure shows is written down, never computed here: the
 * tests ask the rules whether it is so.
 */

/** A figure; each game adds the kinds that it can draw. */
export interface Figure {
  kind: string;
  caption: string;
}

/** Cards side by side, each by its name in the game. */
export interface Cards extends Figure {
  kind: "cards";
  cards: string[];
}

/** Role cards side by side. */
export interface Roles extends Figure {
  kind: "roles";
  roles: string[];
}

/** `step` is the step of the first game that shows it. */
export interface Section<F extends Figure = Figure> {
  id: string;
  step?: string;
  figures: F[];
}

/** A figure as it is drawn: one drawing, a row of cards, or a row of small pieces of 48 × 48. */
export type Drawing =
  { viewBox: string; art: string } | { cards: readonly string[]; marked?: number | undefined } | { pieces: readonly string[] };

/** A game's introduction, loaded when somebody reads it. `CATALOGUES` have the names of its pieces. */
export interface HowTo {
  readonly SECTIONS: readonly Section[];
  readonly CATALOGUES: readonly string[];
  draw(figure: Figure): Drawing;
}
