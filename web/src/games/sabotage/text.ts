// The board as text.

import { t } from "../../i18n/i18n.svelte";
import type { TextBlock } from "../module";
import { CELLS } from "./pipes";
import { cardName, roofTitle, seenSide, whyNot, type SabotageScene } from "./names";
import { playerName } from "../sentences";

export function textBlocks(scene: SabotageScene): TextBlock[] {
  const { view } = scene;
  const own = seenSide(scene);
  const blocks = [
    roof(scene, own),
    roof(scene, 1 - own),
    { title: t("sabotage-text-players"), lines: view.seats.map((_, seat) => player(scene, seat)) },
  ];
  if (view.hand.length) blocks.push({ title: t("sabotage-text-hand"), lines: view.hand.map((card) => held(scene, card)) });
  const pile = view.discards.map((each) => cardName(each.card)).reverse();
  if (pile.length) blocks.push({ title: t("sabotage-pile"), lines: [pile.join(", ")] });
  return blocks;
}

function roof(scene: SabotageScene, side: number): TextBlock {
  const { cells, lines, value, with_bonus } = scene.view.roofs[side]!;
  const rows = [0, 3, 6].map((first) =>
    cells
      .slice(first, first + 3)
      .map((card, at) => t("sabotage-text-cell", { cell: CELLS[first + at] ?? "", card: card ? cardName(card) : t("sabotage-empty") }))
      .join(", "),
  );
  const worth = lines.filter((line) => line.value).map((line) => lineName(line.cells, line.value));
  const title = t("sabotage-text-roof", { roof: roofTitle(scene, side), worth: t("sabotage-worth", { value, points: with_bonus }) });
  return { title, lines: [...rows, ...worth] };
}

/** The value of a line as text, such as "A D G: 2". */
export function lineName(cells: string, value: number): string {
  return t("sabotage-line", { cells: [...cells].join(" "), value });
}

function player(scene: SabotageScene, seat: number): string {
  const { cards, side } = scene.view.seats[seat]!;
  return t("sabotage-text-player", { name: playerName(scene, seat), cards, points: scene.view.totals[side] ?? 0 });
}

function held(scene: SabotageScene, card: string): string {
  const why = whyNot(scene, card);
  return why ? `${cardName(card)} (${why})` : cardName(card);
}
