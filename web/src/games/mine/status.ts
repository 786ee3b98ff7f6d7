// The sentence at the top and the facts in the corner.

import type { Fact, Status } from "../module";
import { t } from "../../i18n/i18n.svelte";
import { choicesNow, isPuttingDown, turnedGhost } from "./input";
import { heldCard } from "../moves";
import { nameOf } from "../../table/scene.svelte";
import { playerName } from "../sentences";
import { isTunnelCard } from "./tunnelNames";
import { isSecond, type MineScene, type MineView } from "./types";

/** The status sentence. */
export function status(scene: MineScene): Status {
  const { view, seat } = scene;
  if (view.outcome) return { text: ending(scene, view.outcome.winners) };
  if (view.to_act === null && scene.staged) return { text: t("play-round-over") };
  if (view.to_act === null) return { text: view.result ? wonBy(view) : t("mine-waits-deal") };
  if (view.to_act === seat) return { call: t("play-turn-call"), text: asked(scene) };
  if (scene.selection?.early && scene.selection.held !== null) return { text: t("play-aims-early", { name: nameOf(scene, view.to_act) }) };
  const doing = view.phase === "sharing" ? (isSecond(view) ? "robs" : "takes-gold") : "plays";
  return { text: t(`mine-other-${doing}`, { name: nameOf(scene, view.to_act) }) };
}

/** The sentence about the winners of the game. */
export function ending(scene: MineScene, winners: readonly number[]): string {
  const alone = winners.length === 1;
  const who = alone && winners[0] === scene.seat ? "you" : alone ? "alone" : "shared";
  return t("event-game-ended", { who, winners: winners.map((seat) => playerName(scene, seat)).join(", ") });
}

/** The sentence about the winners of the round. */
export function wonBy(view: MineView): string {
  if (!isSecond(view)) return t(`event-won-by-${view.result?.won_by ?? "nobody"}`);
  const sides = view.result?.won_by ?? [];
  return sides.length ? sides.map(wonBySide).join(" ") : t("mine-won-by-none");
}

export const wonBySide = (side: string): string => t(`event-won-${side === "saboteurs" ? "all-saboteurs" : side}`);

function asked(scene: MineScene): string {
  const { selection, view } = scene;
  const card = heldCard(scene);
  if (view.phase === "sharing") return t(isSecond(view) ? "mine-ask-rob" : "mine-ask-gold");
  if (!selection || card === null) return t("mine-ask-card");
  if (isPuttingDown(scene)) return t(isSecond(view) ? "mine-ask-more-cards" : "mine-ask-discard");
  if (selection.ghost?.move === "lay") return t(turnedGhost(scene) ? "mine-ask-lay-or-turn" : "mine-ask-lay");
  if (selection.ghost) return t("mine-ask-confirm");
  if (choicesNow(scene).length === 0) return t("mine-ask-useless");
  if (isTunnelCard(card)) return t("mine-ask-place");
  return t(card === "map" ? "mine-ask-goal" : card === "rockfall" ? "mine-ask-tunnel" : "mine-ask-whom");
}

/** Round, cards left to draw, crystals. */
export function facts({ view }: MineScene): Fact[] {
  const { round, deck, options } = view;
  const found: Fact[] = [
    { text: t("mine-round", { round: Math.max(1, round), rounds: options.rounds }) },
    { icon: "deck", anchor: "deck", text: String(deck), says: t("mine-deck", { deck }) },
  ];
  if (isSecond(view)) {
    found.push({ icon: "crystal", text: String(view.crystals), says: t("status-crystals", { crystals: view.crystals }) });
  }
  return found;
}
