// The log line of each event.

import type { Event, Outcome, RoundScored, SealTaken } from "./wire";
import { nameOf } from "../../table/scene.svelte";
import { t } from "../../i18n/i18n.svelte";
import type { Line } from "../module";
import { joinNames, sentence, playerName } from "../sentences";
import { theCard, oneSeal, type SevenSealsScene } from "./names";

export function logLine(event: Event, scene: SevenSealsScene): Line | null {
  switch (event.event) {
    case "round-dealt":
      return { icon: "deck", text: sentence(scene, "seals-event-round-dealt", event.dealer, { round: event.round }) };
    case "seal-taken":
      return { icon: "flag", text: taken(event, scene), jump: `seat-${event.seat}` };
    case "saboteur-taken":
      return { icon: "saboteur", text: sentence(scene, "seals-event-saboteur-taken", event.seat), jump: `seat-${event.seat}` };
    case "announcement-ended": {
      const facts = { tricks: event.seals };
      return { icon: "flag", text: sentence(scene, "seals-event-announcement-ended", event.seat, facts), jump: `seat-${event.seat}` };
    }
    case "card-played":
      return { icon: "hand", text: withCard(scene, "card-played", event), jump: `trick-${event.seat}` };
    case "trick-won":
      return { icon: "hand", text: withCard(scene, "trick-won", event), jump: `seat-${event.seat}` };
    case "seal-given": {
      const facts = { one: oneSeal(event.seal) };
      return { icon: "flag", text: sentence(scene, "seals-event-seal-given", event.seat, facts), jump: `seat-${event.seat}` };
    }
    case "black-taken":
    case "none-taken":
      return { icon: "flag", text: sentence(scene, `seals-event-${event.event}`, event.seat), jump: `seat-${event.seat}` };
    case "round-scored":
      return { icon: "list", text: scored(event, scene) };
    case "game-ended":
      return { icon: "flag", text: ended(event.outcome, scene) };
    default:
      return null;
  }
}

function withCard(scene: SevenSealsScene, name: string, event: { seat: number; card: string }): string {
  return sentence(scene, `seals-event-${name}`, event.seat, { card: theCard(event.card) });
}

function taken(event: SealTaken, scene: SevenSealsScene): string {
  const { seat, source } = event;
  const one = oneSeal(event.colour);
  if (source === null) return sentence(scene, "seals-event-seal-taken", seat, { one });
  const names = { name: nameOf(scene, seat), source: nameOf(scene, source) };
  const found = scene.seat === seat ? "you-other" : scene.seat === source ? "other-you" : "other-other";
  return t("seals-event-seal-taken-from", { case: found, one, ...names });
}

function scored(event: RoundScored, scene: SevenSealsScene): string {
  const points = t("seals-event-round-scored", { points: standing(event.points, scene) });
  return `${points} ${t("seals-standing", { standing: standing(event.totals, scene) })}`;
}

/** The points of each, the fewest first. */
function standing(points: readonly number[], scene: SevenSealsScene): string {
  return ranked(points)
    .map((seat) => `${playerName(scene, seat)} ${points[seat]}`)
    .join(", ");
}

/** Seats by their points, the fewest first. */
export function ranked(points: readonly number[]): number[] {
  return points.map((_, seat) => seat).sort((one, other) => (points[one] ?? 0) - (points[other] ?? 0));
}

/** The sentence about the winners, who have the fewest points. */
export function ended(outcome: Outcome, scene: SevenSealsScene): string {
  const alone = outcome.winners.length === 1;
  const who = alone ? (outcome.winners[0] === scene.seat ? "you" : "alone") : "shared";
  return t("seals-event-game-ended", { who, winners: joinNames(outcome.winners.map((seat) => playerName(scene, seat))) });
}
