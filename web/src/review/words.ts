// What a review says, in the reader's language.

import type { BaseMove } from "../games/module";
import { joinNames } from "../games/sentences";
import { i18n, t } from "../i18n/i18n.svelte";
import type { ReplayScene } from "../replay/replayScene.svelte";
import { noticed } from "../table/hintText";
import { nameOf } from "../table/scene.svelte";
import type { Lie, MoveMade, Notice, Review, Span, TurningPoint } from "../wire/table";

/** A side by its name: the people of a role, partners, or a single player. */
export function sideName(review: Review, scene: ReplayScene, side: string): string {
  const known = `look-side-${side}`;
  if (i18n.has(known)) return t(known);
  const [kind, number] = side.split("-");
  if (kind === "seat") return nameOf(scene, Number(number));
  const seats = review.rounds.flatMap((round) => round.sides).find((each) => each.side === side)?.seats ?? [];
  return seats.length ? names(scene, seats) : side;
}

export const names = (scene: ReplayScene, seats: readonly number[]): string => joinNames(seats.map((seat) => nameOf(scene, seat)));

/** A move that was made or could have been made at a step, in full. */
export function moveText(scene: ReplayScene, step: number, { move }: MoveMade): string {
  const before = scene.sceneAt(Math.max(0, step - 1));
  return before.module.fullLabel(before, move as BaseMove);
}

/** What speaks for a move; empty if nothing was found that can be told. */
export function reasonText(scene: ReplayScene, step: number, reason: Notice | null): string {
  return noticed(scene.sceneAt(Math.max(0, step - 1)), "reason", reason);
}

/** What happened at a turning point: the line of the log, or the deal, or what was said. */
export function turningText(scene: ReplayScene, point: TurningPoint): string {
  if (point.kind === "lie" && point.seat !== null) return claimed(scene, point.seat, point.claim, point.round);
  if (point.seat === null || point.move === null) return t("look-turn-deal", { round: point.round });
  const line = scene.lines.find((each) => each.step === point.step && !each.talk);
  return line?.text ?? `${nameOf(scene, point.seat)}: ${moveText(scene, point.step, point.move)}`;
}

/** What a turning point meant. */
export function meaning(review: Review, scene: ReplayScene, point: TurningPoint): string[] {
  const { kind, seat, deed, viewers, swing, side, against } = point;
  if (kind === "could-have-known" && seat !== null) {
    const did = deed ? t(`meter-deed-${deed.deed}`, { you: "no", name: deed.seat === null ? "" : nameOf(scene, deed.seat) }) : "";
    return [t("look-turn-known", { viewers: names(scene, viewers), name: nameOf(scene, seat), deed: did })];
  }
  const lost = point.loss > point.gain ? against : null;
  const facts = { swing: Math.round(swing), side: sideName(review, scene, lost ?? side) };
  const worth = t(lost === null ? "look-turn-worth" : "look-turn-cost", facts);
  return kind === "lie" && viewers.length ? [t("look-turn-believed", { viewers: names(scene, viewers) }), worth] : [worth];
}

/** What somebody claimed, with their name. */
export function claimed(scene: ReplayScene, seat: number, claim: unknown, round: number): string {
  const { talk } = scene.module;
  return talk ? talk.line({ seat, claim, number: 0, round }, scene) : nameOf(scene, seat);
}

/** A lie: who believed it, who doubted it, and what it was worth. */
export function lieText(scene: ReplayScene, lie: Lie): string[] {
  return [
    lie.believed.length ? t("look-lie-believed", { names: names(scene, lie.believed) }) : t("look-lie-believed-by-none"),
    ...(lie.doubted.length ? [t("look-lie-doubted", { names: names(scene, lie.doubted) })] : []),
    ...(lie.believed.length
      ? [t(`look-lie-${lie.judged}`, { worth: Math.round(Math.abs(lie.worth.mean)), around: Math.round(around(lie.worth)) })]
      : []),
  ];
}

/** A worth as it is shown: whole hundredths of a win, one decimal of everything else. What rounds to 0 has no sign. */
export function worthText(review: Pick<Review, "unit">, worth: number): string {
  const maximumFractionDigits = review.unit === "percent" ? 0 : 1;
  return new Intl.NumberFormat(i18n.language, { maximumFractionDigits, signDisplay: "negative" }).format(worth);
}

/** Half of an interval. */
export const around = ({ low, high }: Span): number => (high - low) / 2;
