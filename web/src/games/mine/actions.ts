// The buttons beside the hand: confirm, turn, discard, cancel.

import type { Action } from "../module";
import { t } from "../../i18n/i18n.svelte";
import { aimOnly, discard, isPuttingDown, movesOn, puttingDownNow, turn, turnedGhost } from "./input";
import { label } from "./labels";
import { inFront, toolName } from "./names";
import { cancelAction, confirmAction, inOrder, sameMove } from "../moves";
import { seatOf } from "./targets";
import { roundIsOver, type MineSelection, type MineMove, type MineScene } from "./types";

export function actions(scene: MineScene): Action[] {
  const { selection } = scene;
  if (!selection || (selection.moves.length === 0 && !selection.sending)) return [];
  const { ghost, held } = selection;
  // Before the turn there is nothing to do without a card.
  if (selection.early && held === null) return [];
  return inOrder([
    ...(ghost ? [confirmAction(selection, label(scene, ghost)), ...others(scene, selection, ghost)] : []),
    ...(turnedGhost(scene) ? [turning(scene)] : []),
    ...(ghost || roundIsOver(scene.view) ? [] : [discarding(scene, selection)]),
    ...(ghost || held !== null ? [cancelAction(() => selection.cancel())] : []),
  ]);
}

/** Other moves with the same cards: repair another tool, remove another card in front of the player. */
function others(scene: MineScene, selection: MineSelection, ghost: MineMove): Action[] {
  const seat = seatOf(ghost, scene.seat);
  const choices = isPuttingDown(scene) ? puttingDownNow(scene) : seat === null ? [] : movesOn(scene, seat);
  return choices
    .filter((move) => !sameMove(move, ghost))
    .map((move, place) => ({ id: `other-${place}`, ...choice(move), run: () => aimOnly(selection, move) }));
}

function choice(move: MineMove): Pick<Action, "label" | "icon"> {
  if ("tool" in move) return { label: toolName(move.tool), icon: move.tool };
  if (move.move === "clear") return { label: t("mine-rather-clear", { what: inFront(move.what) }), icon: move.what };
  return { label: t("mine-rather-pass") };
}

function turning(scene: MineScene): Action {
  return { id: "turn", label: t("mine-turn"), icon: "turn", key: "r", run: () => void turn(scene) };
}

function discarding(scene: MineScene, selection: MineSelection): Action {
  const none = selection.held === null;
  const disabled = none || !puttingDownNow(scene).some((move) => move.move === "pass");
  const action: Action = {
    id: "discard",
    label: t("mine-discard"),
    key: "d",
    disabled,
    run: () => void discard(scene),
  };
  if (disabled) action.why = t(selection.early ? "play-waits-turn" : none ? "mine-discard-what" : "mine-discard-fewer");
  return action;
}
