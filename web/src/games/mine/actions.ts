// The buttons beside the hand: to play what is aimed, to turn it, to put cards down, to give up.

import type { Action } from "../module";
import { t } from "../../words/words.svelte";
import { aimOnly, discard, isPuttingDown, movesOn, puttingDownNow, turn, turnedGhost } from "./deeds";
import { deed } from "./labels";
import { inFront, toolName } from "./naming";
import { sameMove, seatOf } from "./targets";
import { roundIsOver, type MineChoosing, type MineMove, type MineScene } from "./types";

export function actions(scene: MineScene): Action[] {
  const { choosing } = scene;
  if (!choosing || (choosing.moves.length === 0 && !choosing.sending)) return [];
  const { ghost } = choosing;
  return [
    ...(ghost ? [confirm(scene, choosing, ghost), ...others(scene, choosing, ghost)] : []),
    ...(turnedGhost(scene) ? [turning(scene)] : []),
    ...(ghost || roundIsOver(scene.view) ? [] : [discarding(scene, choosing)]),
    ...(ghost || choosing.held !== null ? [cancelling(choosing)] : []),
  ];
}

function confirm(scene: MineScene, choosing: MineChoosing, ghost: MineMove): Action {
  return {
    id: "confirm",
    label: deed(ghost, scene),
    key: "Enter",
    primary: true,
    disabled: choosing.sending,
    run: () => void choosing.confirm(),
  };
}

/** What else the same cards can do: mend another tool, remove another card in front of me. */
function others(scene: MineScene, choosing: MineChoosing, ghost: MineMove): Action[] {
  const seat = seatOf(ghost, scene.seat);
  const choices = isPuttingDown(scene) ? puttingDownNow(scene) : seat === null ? [] : movesOn(scene, seat);
  return choices
    .filter((move) => !sameMove(move, ghost))
    .map((move, place) => ({ id: `other-${place}`, ...choice(move), run: () => aimOnly(choosing, move) }));
}

function choice(move: MineMove): Pick<Action, "label" | "icon"> {
  if ("tool" in move) return { label: toolName(move.tool), icon: move.tool };
  if (move.move === "clear") return { label: t("mine-rather-clear", { what: inFront(move.what) }), icon: move.what };
  return { label: t("mine-rather-pass") };
}

function turning(scene: MineScene): Action {
  return { id: "turn", label: t("mine-turn"), icon: "turn", key: "r", run: () => void turn(scene) };
}

function discarding(scene: MineScene, choosing: MineChoosing): Action {
  const none = choosing.held === null;
  const disabled = none || !puttingDownNow(scene).some((move) => move.move === "pass");
  const action: Action = {
    id: "discard",
    label: t("mine-discard"),
    key: "d",
    disabled,
    run: () => void discard(scene),
  };
  if (disabled) action.why = t(none ? "mine-discard-what" : "mine-discard-fewer");
  return action;
}

function cancelling(choosing: MineChoosing): Action {
  return { id: "cancel", label: t("mine-cancel"), key: "Escape", run: () => choosing.cancel() };
}
