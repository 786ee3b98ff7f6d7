// What the log of Saboteur says.

import type { GameEvent, Line } from "../module";
import { t } from "../../words/words.svelte";
import type { CardDrawn, CardPassed, Event, GoldDrawn, GoldPaid, GoldTaken, RoundEnded } from "../../wire/saboteur";
import { sharedLine, rolesTold } from "../mine/lines";
import { cardName, facing, roleName } from "../mine/naming";
import type { MineScene } from "../mine/types";

/** The line of an event; null for what goes without saying. */
export function line(told: GameEvent, scene: MineScene): Line | null {
  const event = told as Event;
  switch (event.event) {
    case "card-drawn":
      return drawn(event, scene);
    case "card-passed":
      return passed(event, scene);
    case "empty-hand-passed":
      return { icon: "hand", text: t("event-empty-hand-passed", facing(scene, event.seat)) };
    case "round-ended":
      return { icon: "flag", text: roundEnded(event, scene) };
    case "gold-shared":
      return gold(event.step, scene);
    default:
      return sharedLine(event, scene);
  }
}

// That others draw goes without saying.
function drawn({ seat, card }: CardDrawn, scene: MineScene): Line | null {
  if (card === null) return null;
  return { icon: "deck", text: t("event-card-drawn", { ...facing(scene, seat), card: cardName(card) }), own: true };
}

function passed({ seat, card }: CardPassed, scene: MineScene): Line {
  if (card === null) return { icon: "hand", text: t("event-card-passed", facing(scene, seat)) };
  return { icon: "hand", text: t("event-card-discarded", { ...facing(scene, seat), card: cardName(card) }), own: true };
}

function roundEnded({ won_by, roles, spare_role }: RoundEnded, scene: MineScene): string {
  const spare = t("role-spare", { role: roleName(spare_role) });
  return `${t(`event-won-by-${won_by}`)} ${rolesTold(roles, scene)}; ${spare}.`;
}

function gold(step: GoldDrawn | GoldTaken | GoldPaid, scene: MineScene): Line {
  if (step.gold === "drawn") return { icon: "nugget", text: t("gold-drawn", { cards: step.cards }) };
  const facts = facing(scene, step.seat);
  if (step.gold === "paid") {
    const nuggets = step.cards?.reduce((sum, cards, place) => sum + cards * (place + 1), 0) ?? step.owed;
    return { icon: "nugget", text: t("gold-paid", { ...facts, nuggets }) };
  }
  if (step.value === null) return { icon: "nugget", text: t("gold-taken", facts) };
  return { icon: "nugget", text: t("gold-taken-worth", { ...facts, nuggets: step.value }), own: true };
}
