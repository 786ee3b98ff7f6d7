// Who must do what, and the small facts in the corner.

import { isMine, nameOf } from "../../table/scene.svelte";
import { t } from "../../words/words.svelte";
import type { Fact, Status } from "../module";
import { said } from "../speaking";
import { heldCard } from "./moves";
import { called, whyNot, type RoofsScene } from "./naming";
import { ended } from "./sentences";

export function status(scene: RoofsScene): Status {
  const { view } = scene;
  if (view.outcome) return { text: ended(view.outcome, scene) };
  if (view.to_act === null) return { text: t("roofs-round-over", { round: view.round }) };
  const text = hindrance(scene) ?? said(scene, `roofs-now-${task(scene)}`, view.to_act, { cards: view.hand.length, asker: nameOf(scene, view.turn) });
  return isMine(scene) ? { call: t("roofs-your-turn"), text } : { text };
}

/** What stands against the card that is lifted: it can only be discarded. */
function hindrance(scene: RoofsScene): string | null {
  const card = heldCard(scene);
  return card === null ? null : whyNot(scene, card);
}

/** What is to be done: to decide, to choose a card, or a place for the card that is lifted. */
function task(scene: RoofsScene): string {
  return scene.view.phase === "playing" && heldCard(scene) ? "placing" : scene.view.phase;
}

export function facts(scene: RoofsScene): Fact[] {
  const { view } = scene;
  const round = t("roofs-fact-round", { round: view.round, rounds: view.options.rounds });
  return [
    { text: round, says: `${round}. ${t("roofs-fact-dealer", { dealer: called(scene, view.dealer) })}` },
    { icon: "deck", text: String(view.deck), says: t("roofs-fact-deck", { cards: view.deck }) },
  ];
}
