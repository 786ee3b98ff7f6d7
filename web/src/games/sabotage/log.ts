// The log line of each event.

import { nameOf } from "../../table/scene.svelte";
import type { Event, Outcome, PartnerAsked, PipeLaid, PipeRemoved, Result, RoundEnded } from "./wire";
import { t, type Facts } from "../../i18n/i18n.svelte";
import type { Line } from "../module";
import { joinNames, sentence, playerName } from "../sentences";
import { SIDES, cardName, sideName, theCard, type SabotageScene } from "./names";

export function logLine(event: Event, scene: SabotageScene): Line | null {
  switch (event.event) {
    case "round-dealt": {
      const facts = { round: event.round, dealer: playerName(scene, event.dealer) };
      return { icon: "deck", text: sentence(scene, "sabotage-event-round-dealt", event.starter, facts) };
    }
    case "card-drawn":
      // Other players' draws have no line.
      if (event.card === null) return null;
      return { icon: "hand", text: sentence(scene, "sabotage-event-card-drawn", event.seat, { the: theCard(event.card) }), own: true };
    case "pipe-laid":
      return { icon: event.card.startsWith("wrench") ? "wrench" : "pipe", text: laid(event, scene), jump: anchorOf(event) };
    case "pipe-removed":
      return { icon: event.by, text: onRoof(scene, "pipe-removed", event, { by: cardName(event.by) }), jump: anchorOf(event) };
    case "card-discarded":
      return {
        icon: "hand",
        text: sentence(scene, "sabotage-event-card-discarded", event.seat, { the: theCard(event.card) }),
        jump: "pile",
      };
    case "partner-asked":
      return { icon: "flag", text: asked(event, scene) };
    case "partner-answered":
      return { icon: "flag", text: sentence(scene, `sabotage-event-partner-${event.agreed ? "agreed" : "declined"}`, event.seat) };
    case "went-on":
      return { icon: "flag", text: sentence(scene, "sabotage-event-went-on", event.seat) };
    case "round-ended":
      return { icon: "list", text: roundEnded(event, scene) };
    case "game-ended":
      return { icon: "flag", text: ended(event.outcome, scene) };
    default:
      return null;
  }
}

/** The anchor of a cell. */
export function anchorOf({ side, cell }: { side: number; cell: string }): string {
  return `roof-${side}-${cell}`;
}

/** The owner of a roof in a sentence about a move, as the catalogues distinguish cases. */
export function whoseRoof(scene: Pick<SabotageScene, "seat" | "view">, seat: number, side: number): string {
  const { seats } = scene.view;
  const own = seats[seat]?.side === side;
  if (seat === scene.seat) return own ? "you-own" : "you-other";
  if (scene.seat !== null && seats[scene.seat]?.side === side) return "yours";
  return own ? "own" : "other";
}

function onRoof(scene: SabotageScene, name: string, event: PipeLaid | PipeRemoved, facts: Facts = {}): string {
  const { seat, side, cell, value } = event;
  const base = { case: whoseRoof(scene, seat, side), name: nameOf(scene, seat), the: theCard(event.card), cell, value };
  return t(`sabotage-event-${name}`, { ...base, ...facts });
}

function laid(event: PipeLaid, scene: SabotageScene): string {
  const said = onRoof(scene, "pipe-laid", event);
  return event.replaced === null ? said : `${said} ${t("sabotage-event-replaced", { the: theCard(event.replaced) })}`;
}

function asked({ seat, partner }: PartnerAsked, scene: SabotageScene): string {
  const found = seat === scene.seat ? "you" : partner === scene.seat ? "asked" : "others";
  return t("sabotage-event-partner-asked", { case: found, name: nameOf(scene, seat), partner: nameOf(scene, partner) });
}

/** Why a round ended. */
export function howEnded(result: Result, scene: SabotageScene): string {
  if (result.ended_by === null) return t("sabotage-event-cards-ran-out");
  return sentence(scene, "sabotage-event-round-ended", result.ended_by);
}

function roundEnded({ result, totals }: RoundEnded, scene: SabotageScene): string {
  const scores = SIDES.map((side) =>
    t("sabotage-score-of", { name: sideName(scene, side), value: result.values[side], points: result.scores[side] }),
  );
  const sums = SIDES.map((side) => `${sideName(scene, side)} ${totals[side]}`);
  return [
    howEnded(result, scene),
    t("sabotage-scores", { scores: scores.join(" · ") }),
    t("sabotage-totals", { totals: sums.join(" · ") }),
  ].join(" ");
}

/** The sentence about the winners. */
export function ended({ winners }: Outcome, scene: SabotageScene): string {
  const sides = new Set(winners.map((seat) => scene.view.seats[seat]?.side));
  const mine = scene.seat !== null && winners.includes(scene.seat);
  const alone = mine ? "you" : winners.length > 1 ? "pair" : "alone";
  const who = sides.size === 1 ? alone : "shared";
  return t("sabotage-event-game-ended", { who, winners: joinNames(winners.map((seat) => playerName(scene, seat))) });
}
