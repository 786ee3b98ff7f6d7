// The table in words, for who reads it.

import { t } from "../../words/words.svelte";
import type { TextBlock } from "../module";
import { CELLS, cardName, called, roofTitle, seenSide, whyNot, type RoofsScene } from "./naming";

export function text(scene: RoofsScene): TextBlock[] {
  const { view } = scene;
  const own = seenSide(scene);
  const blocks = [roof(scene, own), roof(scene, 1 - own), { title: t("roofs-text-players"), lines: view.seats.map((_, seat) => player(scene, seat)) }];
  if (view.hand.length) blocks.push({ title: t("roofs-text-hand"), lines: view.hand.map((card) => held(scene, card)) });
  const pile = view.discards.map((each) => cardName(each.card)).reverse();
  if (pile.length) blocks.push({ title: t("roofs-pile"), lines: [pile.join(", ")] });
  return blocks;
}

function roof(scene: RoofsScene, side: number): TextBlock {
  const { cells, lines, value, with_bonus } = scene.view.roofs[side]!;
  const rows = [0, 3, 6].map((first) =>
    cells
      .slice(first, first + 3)
      .map((card, at) => `${CELLS[first + at]}: ${card ? cardName(card) : t("roofs-empty")}`)
      .join("; "),
  );
  const worth = lines.filter((line) => line.value).map((line) => lineName(line.cells, line.value));
  const title = `${roofTitle(scene, side)}: ${t("roofs-worth", { value, points: with_bonus })}`;
  return { title, lines: [...rows, ...worth] };
}

/** What a line is worth, such as A D G: 2. */
export function lineName(cells: string, value: number): string {
  return t("roofs-line", { cells: [...cells].join(" "), value });
}

function player(scene: RoofsScene, seat: number): string {
  const { cards, side } = scene.view.seats[seat]!;
  return t("roofs-text-player", { name: called(scene, seat), cards, points: scene.view.totals[side] ?? 0 });
}

function held(scene: RoofsScene, card: string): string {
  const why = whyNot(scene, card);
  return why ? `${cardName(card)} (${why})` : cardName(card);
}
