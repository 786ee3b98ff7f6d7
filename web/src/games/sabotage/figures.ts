// The figures of "How to play" for Sabotage.

import { HIGH, WIDE, at, ghostFrame } from "../../art";
import type { Cards, Drawing, Figure } from "../../howto/sections";
import { cardArt } from "./art";
import { CELLS } from "./pipes";

/** A roof, cell by cell from A to I, and what it is worth. */
interface Roof extends Figure {
  kind: "roof";
  cells: (string | null)[];
  value: number;
  /** What the value counts at the end of a round, where that is the point. */
  counts?: number;
  /** A card that may be laid now, by the roof's owner unless `byOther`, and the value it makes. */
  next?: { cell: string; card: string; value: number; byOther?: boolean };
}

export type SabotageFigure = Cards | Roof;

export function draw(figure: Figure): Drawing {
  const each = figure as SabotageFigure;
  return each.kind === "roof" ? roofDrawing(each) : { cards: each.cards.map((card) => cardArt(card)) };
}

function roofDrawing(roof: Roof): Drawing {
  const art = roof.cells.map((card, number) => {
    const cell = CELLS.charAt(number);
    const place = (drawn: string) => at((number % 3) * WIDE, Math.floor(number / 3) * HIGH, drawn);
    if (roof.next?.cell === cell) return place(cardArt(roof.next.card, cell) + ghostFrame());
    const empty = `<rect class="hole" x="9" y="9" width="102" height="162" rx="6"/><text class="figure letter" x="60" y="104">${cell}</text>`;
    return place(card ? cardArt(card, cell) : empty);
  });
  return { viewBox: `-8 -8 ${3 * WIDE + 16} ${3 * HIGH + 16}`, art: art.join("") };
}
