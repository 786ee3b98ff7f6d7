// The log lines of Saboteur 2.

import type { Line } from "../module";
import { t } from "../../i18n/i18n.svelte";
import type { CardsPassed, Event, HandDrawn, RoleChanged, RoleInspected, RoundEnded } from "./wire";
import { rolesTold, sharedLine, treasureLay } from "../mine/log";
import { actorFacts, inFront, roleName, someCards } from "../mine/names";
import { subjectFacts, playerName } from "../sentences";
import { wonBySide } from "../mine/status";
import type { MineScene } from "../mine/types";

// The cards that players use against each other, by their events.
const PICTURES = {
  "hands-exchanged": "swap-hands",
  "player-imprisoned": "prison",
  "player-freed": "free",
  "thief-warded-off": "hands-off",
  "nugget-stolen": "nugget",
} as const;

/** The log line of an event; null for events without one. */
export function logLine(event: Event, scene: MineScene): Line | null {
  switch (event.event) {
    case "role-inspected":
      return inspected(event, scene);
    case "role-changed":
      return changed(event, scene);
    case "hands-exchanged":
    case "player-imprisoned":
    case "player-freed":
    case "thief-warded-off":
    case "nugget-stolen": {
      const text = t(`event-${event.event}`, actorFacts(scene, event.seat, event.target));
      return { icon: PICTURES[event.event], text, jump: `seat-${event.target}` };
    }
    case "thief-laid":
      return { icon: "thief", text: t("event-thief-laid", subjectFacts(scene, event.seat)), jump: `seat-${event.seat}` };
    case "cards-passed":
      return passed(event, scene);
    case "front-cleared": {
      const facts = { ...subjectFacts(scene, event.seat), what: inFront(event.what) };
      return { icon: "hand", text: t("event-front-cleared", facts), jump: `seat-${event.seat}` };
    }
    case "hand-drawn":
      return drawn(event, scene);
    case "player-skipped":
      return { icon: "hand", text: t("event-player-skipped", subjectFacts(scene, event.seat)) };
    case "round-ended":
      return { icon: "flag", text: roundEnded(event, scene) };
    default:
      return sharedLine(event, scene);
  }
}

function inspected({ seat, target, role }: RoleInspected, scene: MineScene): Line {
  const text = t("event-role-inspected", actorFacts(scene, seat, target));
  const jump = `seat-${target}`;
  if (role === null) return { icon: "inspection", text, jump };
  return { icon: "inspection", text: `${text} ${t("event-role-seen", { role: roleName(role) })}`, own: true, jump };
}

// The viewer's new role is left out: somebody looking at the screen could read it.
function changed({ seat, target }: RoleChanged, scene: MineScene): Line {
  return {
    icon: "change-role",
    text: t("event-role-changed", actorFacts(scene, seat, target)),
    jump: `seat-${target}`,
  };
}

function passed({ seat, number, cards }: CardsPassed, scene: MineScene): Line {
  const facts = subjectFacts(scene, seat);
  if (cards) return { icon: "hand", text: t("event-cards-discarded", { ...facts, cards: someCards(cards) }), own: true };
  if (number === 1) return { icon: "hand", text: t("event-card-passed", facts) };
  return { icon: "hand", text: t("event-cards-passed", { ...facts, number }) };
}

// Other players' draws have no line.
function drawn({ seat, cards }: HandDrawn, scene: MineScene): Line | null {
  if (!cards?.length) return null;
  return { icon: "deck", text: t("event-hand-drawn", { ...subjectFacts(scene, seat), cards: someCards(cards) }), own: true };
}

function roundEnded({ result, roles, goals }: RoundEnded, scene: MineScene): string {
  const paid = result.paid.flatMap((nuggets, seat) => (nuggets ? [`${playerName(scene, seat)} ${nuggets}`] : []));
  const told = paid.length ? t("event-paid", { paid: paid.join(", ") }) : t("event-nobody-paid");
  const won = result.won_by.length ? result.won_by.map(wonBySide) : [t("mine-won-by-none")];
  return `${[...won, ...treasureLay(result.found, goals)].join(" ")} ${rolesTold(roles, scene)}. ${told}`;
}
