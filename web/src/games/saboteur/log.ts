// The log lines of Saboteur.

import type { Line } from "../module";
import { t } from "../../i18n/i18n.svelte";
import type { CardDrawn, CardPassed, Event, GoldDrawn, GoldPaid, GoldTaken, RoundEnded } from "./wire";
import { sharedLine, rolesTold, treasureLay } from "../mine/log";
import { aCard, roleName } from "../mine/names";
import { subjectFacts } from "../sentences";
import type { MineScene } from "../mine/types";

/** The log line of an event; null for events without one. */
export function logLine(event: Event, scene: MineScene): Line | null {
  switch (event.event) {
    case "card-drawn":
      return drawn(event, scene);
    case "card-passed":
      return passed(event, scene);
    case "empty-hand-passed":
      return { icon: "hand", text: t("event-empty-hand-passed", subjectFacts(scene, event.seat)) };
    case "round-ended":
      return { icon: "flag", text: roundEnded(event, scene) };
    case "gold-shared":
      return gold(event.step, scene);
    default:
      return sharedLine(event, scene);
  }
}

// Other players' draws have no line.
function drawn({ seat, card }: CardDrawn, scene: MineScene): Line | null {
  if (card === null) return null;
  return { icon: "deck", text: t("event-card-drawn", { ...subjectFacts(scene, seat), card: aCard(card) }), own: true };
}

function passed({ seat, card }: CardPassed, scene: MineScene): Line {
  if (card === null) return { icon: "hand", text: t("event-card-passed", subjectFacts(scene, seat)) };
  return { icon: "hand", text: t("event-card-discarded", { ...subjectFacts(scene, seat), card: aCard(card) }), own: true };
}

function roundEnded({ won_by, roles, spare_role, goals }: RoundEnded, scene: MineScene): string {
  const spare = t("role-spare", { role: roleName(spare_role) });
  const ended = [t(`event-won-by-${won_by}`), ...treasureLay(won_by === "diggers", goals)].join(" ");
  return `${ended} ${rolesTold(roles, scene)}; ${spare}.`;
}

function gold(step: GoldDrawn | GoldTaken | GoldPaid, scene: MineScene): Line {
  if (step.gold === "drawn") return { icon: "nugget", text: t("gold-drawn", { cards: step.cards }) };
  const facts = subjectFacts(scene, step.seat);
  if (step.gold === "paid") {
    const nuggets = step.cards?.reduce((sum, cards, place) => sum + cards * (place + 1), 0) ?? step.owed;
    return { icon: "nugget", text: t("gold-paid", { ...facts, nuggets }) };
  }
  if (step.value === null) return { icon: "nugget", text: t("gold-taken", facts) };
  return { icon: "nugget", text: t("gold-taken-worth", { ...facts, nuggets: step.value }), own: true };
}
