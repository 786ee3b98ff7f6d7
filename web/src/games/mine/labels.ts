// Labels of moves: the action and the player that it concerns.

import { t } from "../../i18n/i18n.svelte";
import { targetFacts, someCards, cellName, goalName, inFront, tunnelName } from "./names";
import type { MineMove, MineScene } from "./types";

/** The label of a move: "Break Ann's lantern". */
export function label(scene: MineScene, move: MineMove): string {
  switch (move.move) {
    case "lay":
      return t("mine-do-lay");
    case "break":
    case "repair":
      return t(`mine-do-${move.move}`, {
        ...targetFacts(scene, move.seat),
        tool: t(`tool-${move.tool}`),
        thetool: t(`the-tool-${move.tool}`),
      });
    case "rockfall":
      return t("mine-do-rockfall", { cell: cellName(move) });
    case "map":
      return t("mine-do-map", { goal: goalName(move.goal) });
    case "pass":
      return t("mine-do-pass", { number: "cards" in move ? move.cards.length : 1 });
    case "clear":
      return t("mine-do-clear", { what: inFront(move.what) });
    case "gold":
      return t("mine-do-gold", { value: move.value });
    case "thief":
      return t("mine-do-thief");
    default:
      return t(`mine-do-${move.move}`, targetFacts(scene, move.seat));
  }
}

/** The full label of a move, which names card and place. */
export function fullLabel(scene: MineScene, move: MineMove): string {
  switch (move.move) {
    case "lay":
      return t("mine-full-lay", { card: tunnelName(move.card, "yes"), cell: cellName(move), turned: move.turned ? "yes" : "no" });
    case "pass":
      return t("mine-full-pass", { cards: someCards("cards" in move ? move.cards : [move.card]) });
    default:
      return label(scene, move);
  }
}

/** The label of a place on the board, for screen readers. */
export function placeLabel(moves: readonly MineMove[], scene: MineScene): string {
  const [first] = moves;
  if (first?.move !== "lay") return first ? label(scene, first) : "";
  const ways = moves.length > 1 ? "both" : first.turned ? "turned" : "upright";
  return t("mine-place", { cell: cellName(first), ways });
}
