// What is said about each event: a line of the log.

import { nameOf } from "../../table/scene.svelte";
import type { Event, Outcome, PartnerAsked, PipeLaid, PipeRemoved, Result, RoundEnded } from "../../wire/sabotage";
import { t, type Facts } from "../../words/words.svelte";
import type { GameEvent, Line } from "../module";
import { joined, said } from "../speaking";
import { SIDES, called, cardName, sideName, type RoofsScene } from "./naming";

export function line(told: GameEvent, scene: RoofsScene): Line | null {
  const event = told as Event;
  switch (event.event) {
    case "round-dealt": {
      const facts = { round: event.round, dealer: called(scene, event.dealer) };
      return { icon: "deck", text: said(scene, "sabotage-event-round-dealt", event.starter, facts) };
    }
    case "card-drawn":
      // That others draw goes without saying.
      if (event.card === null) return null;
      return { icon: "hand", text: said(scene, "sabotage-event-card-drawn", event.seat, { card: cardName(event.card) }), own: true };
    case "pipe-laid":
      return { icon: event.card.startsWith("wrench") ? "wrench" : "pipe", text: laid(event, scene), jump: anchorOf(event) };
    case "pipe-removed":
      return { icon: event.by, text: onRoof(scene, "pipe-removed", event, { by: cardName(event.by) }), jump: anchorOf(event) };
    case "card-discarded":
      return { icon: "hand", text: said(scene, "sabotage-event-card-discarded", event.seat, { card: cardName(event.card) }), jump: "pile" };
    case "partner-asked":
      return { icon: "flag", text: asked(event, scene) };
    case "partner-answered":
      return { icon: "flag", text: said(scene, `sabotage-event-partner-${event.agreed ? "agreed" : "declined"}`, event.seat) };
    case "went-on":
      return { icon: "flag", text: said(scene, "sabotage-event-went-on", event.seat) };
    case "round-ended":
      return { icon: "list", text: roundEnded(event, scene) };
    case "game-ended":
      return { icon: "flag", text: ended(event.outcome, scene) };
    default:
      return null;
  }
}

/** The place of a cell, for what flies there. */
export function anchorOf({ side, cell }: { side: number; cell: string }): string {
  return `roof-${side}-${cell}`;
}

/** A roof in a sentence about what a seat did, as the catalogues tell cases apart. */
export function whoseRoof(scene: Pick<RoofsScene, "seat" | "view">, seat: number, side: number): string {
  const { seats } = scene.view;
  const own = seats[seat]?.side === side;
  if (seat === scene.seat) return own ? "you-own" : "you-other";
  if (scene.seat !== null && seats[scene.seat]?.side === side) return "yours";
  return own ? "own" : "other";
}

function onRoof(scene: RoofsScene, name: string, event: PipeLaid | PipeRemoved, facts: Facts = {}): string {
  const { seat, side, cell, value } = event;
  const base = { case: whoseRoof(scene, seat, side), name: nameOf(scene, seat), card: cardName(event.card), cell, value };
  return t(`sabotage-event-${name}`, { ...base, ...facts });
}

function laid(event: PipeLaid, scene: RoofsScene): string {
  const said = onRoof(scene, "pipe-laid", event);
  return event.replaced === null ? said : `${said} ${t("sabotage-event-replaced", { card: cardName(event.replaced) })}`;
}

function asked({ seat, partner }: PartnerAsked, scene: RoofsScene): string {
  const found = seat === scene.seat ? "you" : partner === scene.seat ? "asked" : "others";
  return t("sabotage-event-partner-asked", { case: found, name: nameOf(scene, seat), partner: nameOf(scene, partner) });
}

/** Why a round ended. */
export function howEnded(result: Result, scene: RoofsScene): string {
  if (result.ended_by === null) return t("sabotage-event-cards-ran-out");
  return said(scene, "sabotage-event-round-ended", result.ended_by);
}

function roundEnded({ result, totals }: RoundEnded, scene: RoofsScene): string {
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

/** Who has won. */
export function ended({ winners }: Outcome, scene: RoofsScene): string {
  const sides = new Set(winners.map((seat) => scene.view.seats[seat]?.side));
  const mine = scene.seat !== null && winners.includes(scene.seat);
  const alone = mine ? "you" : winners.length > 1 ? "pair" : "alone";
  const who = sides.size === 1 ? alone : "shared";
  return t("sabotage-event-game-ended", { who, winners: joined(winners.map((seat) => called(scene, seat))) });
}
