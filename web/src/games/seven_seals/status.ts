// The status sentence, and the small facts in the corner.

import { isMyTurn } from "../../table/scene.svelte";
import { t } from "../../i18n/i18n.svelte";
import type { Fact, Status } from "../module";
import { sentence, playerName } from "../sentences";
import { colourName, colourOf, type SevenSealsScene } from "./names";
import { ended } from "./log";
import { trickNumber } from "./tricks";

export function status(scene: SevenSealsScene): Status {
  const { view } = scene;
  if (view.outcome) return { text: ended(view.outcome, scene) };
  if (view.to_act === null) return { text: t("seals-round-over", { round: view.round }) };
  const text = sentence(scene, `seals-now-${task(scene)}`, view.to_act, { colour: led(scene) });
  return isMyTurn(scene) ? { call: t("play-turn-call"), text } : { text };
}

/** The task: announcing, giving, leading, following, or playing any card. */
function task({ view }: SevenSealsScene): string {
  if (view.phase !== "playing") return view.phase;
  if (!view.trick) return "leading";
  return view.hindered.length ? "following" : "playing";
}

function led({ view }: SevenSealsScene): string {
  const card = view.trick?.cards[view.trick.leader];
  return card ? colourName(colourOf(card)) : "";
}

export function facts(scene: SevenSealsScene): Fact[] {
  const { view } = scene;
  const round = { text: t("seals-fact-round", { round: view.round, rounds: view.options.rounds }) };
  const dealer = t("seals-status-round", { round: view.round, rounds: view.options.rounds, dealer: playerName(scene, view.dealer) });
  if (view.phase !== "playing" && view.phase !== "giving") return [{ ...round, says: dealer }];
  const trick = t("seals-fact-trick", { trick: trickNumber(view), tricks: view.tricks_in_round });
  return [{ ...round, says: dealer }, { text: trick }];
}
