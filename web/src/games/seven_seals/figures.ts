// The figures of "How to play" for The Seven Seals.

import { roleCard } from "../../art";
import type { Drawing, Figure, Roles } from "../../howto/sections";
import { t } from "../../i18n/i18n.svelte";
import { cardArt } from "./art";
import { type SealColour, seal } from "./seals";

/** Number cards; of a trick, in the order in which they were played, the place of the one that wins. */
interface Numbers extends Figure {
  kind: "numbers";
  cards: string[];
  wins?: number;
}

/** Seals; with what they cost at the end of a round, where that is the point. */
interface Seals extends Figure {
  kind: "seals";
  seals: string[];
  points?: number;
}

export type SevenSealsFigure = Roles | Numbers | Seals;

export function draw(figure: Figure): Drawing {
  const each = figure as SevenSealsFigure;
  if (each.kind === "seals") return { pieces: each.seals.map((colour) => seal(colour as SealColour)) };
  if (each.kind === "roles") return { cards: each.roles.map((role) => roleCard(role, t(`role-${role}`))) };
  return { cards: each.cards.map((card) => cardArt(card)), marked: each.wins };
}
