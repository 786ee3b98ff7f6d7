// The status sentence, and the small facts in the corner.

import { isMyTurn, nameOf } from "../../table/scene.svelte";
import { t } from "../../i18n/i18n.svelte";
import type { Fact, Status } from "../module";
import { sentence, playerName } from "../sentences";
import { heldCard } from "../moves";
import { whyNot, type SabotageScene } from "./names";
import { ended } from "./log";

export function status(scene: SabotageScene): Status {
  const { view } = scene;
  if (view.outcome) return { text: ended(view.outcome, scene) };
  if (view.to_act === null) return { text: t("sabotage-round-over", { round: view.round }) };
  const text =
    hindrance(scene) ??
    sentence(scene, `sabotage-now-${task(scene)}`, view.to_act, { cards: view.hand.length, asker: nameOf(scene, view.turn) });
  return isMyTurn(scene) ? { call: t("play-turn-call"), text } : { text };
}

/** The reason why the lifted card can only be discarded. */
function hindrance(scene: SabotageScene): string | null {
  const card = heldCard(scene);
  return card === null ? null : whyNot(scene, card);
}

/** The task: decide, choose a card, or choose a place for the lifted card. */
function task(scene: SabotageScene): string {
  return scene.view.phase === "playing" && heldCard(scene) ? "placing" : scene.view.phase;
}

export function facts(scene: SabotageScene): Fact[] {
  const { view } = scene;
  const round = t("sabotage-fact-round", { round: view.round, rounds: view.options.rounds });
  return [
    { text: round, says: `${round}. ${t("sabotage-fact-dealer", { dealer: playerName(scene, view.dealer) })}` },
    { icon: "deck", text: String(view.deck), says: t("sabotage-fact-deck", { cards: view.deck }) },
  ];
}
