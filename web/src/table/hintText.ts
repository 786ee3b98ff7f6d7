// The text of a hint: where to look, what kind of move, the move and why.

import type { Hint, Notice, Weighed } from "../wire/table";
import type { HintUnit } from "../games/module";
import { t } from "../i18n/i18n.svelte";
import { nameOf, type BaseMove, type Scene } from "./scene.svelte";

type Said = Pick<Scene, "module" | "players" | "view">;

// Unless a game says otherwise, a win is a hundred points.
const POINTS: HintUnit = { name: "points", size: 0.01, digits: 0 };

/** The text of the move; only the last step has one. */
export function hintMoveText(scene: Said, { best }: Hint): string {
  return best ? t("hint-move", { move: inFull(scene, best) }) : "";
}

/** The rest of a hint: where to look, what kind of move, or why it is the move. */
export function hintText(scene: Said, { area, sight, kind, best, reason, others }: Hint): string {
  if (best) return [noticed(scene, "reason", reason), compared(scene, best, others)].filter(Boolean).join(" ");
  if (kind) return t(`hint-kind-${scene.module.hints.texts}-${kind}`);
  return noticed(scene, "see", sight) || t(`hint-area-${area}`);
}

/** Something worth saying: what there is to see, or what speaks for a move. */
export function noticed(scene: Said, what: "see" | "reason", notice: Notice | null): string {
  if (!notice) return "";
  const { seat, ...facts } = notice.facts;
  const name = `hint-${what}-${scene.module.hints.texts}-${notice.name}`;
  return t(name, typeof seat === "number" ? { ...facts, name: nameOf(scene, seat) } : facts);
}

// Compares the move with the next best. That one must have another text: cards that differ a
// little may have the same name.
function compared(scene: Said, best: Weighed, others: readonly Weighed[]): string {
  if (!others.length) return t("hint-only");
  const next = others.find((each) => inFull(scene, each) !== inFull(scene, best));
  if (!next) return "";
  const unit = scene.module.hints.unit ?? POINTS;
  const told = (worth: number) => Number((worth / unit.size).toFixed(unit.digits)) + 0;
  const facts = { worlds: best.worlds, next: inFull(scene, next), worth: told(best.worth), other: told(next.worth) };
  const better = best.worth > next.worth && facts.worth !== facts.other;
  return t(better ? `hint-why-${unit.name}` : "hint-why-close", facts);
}

const inFull = (scene: Said, { move }: Weighed): string => scene.module.fullLabel(scene as Scene, move as BaseMove);
