// What the log of Saboteur 2 says.

import type { GameEvent, Line } from "../module";
import { t } from "../../words/words.svelte";
import type { CardsPassed, Event, HandDrawn, RoleChanged, RoleInspected, RoundEnded } from "../../wire/saboteur2";
import { rolesTold, sharedLine } from "../mine/lines";
import { between, cardNames, facing, inFront, roleName, whom } from "../mine/naming";
import { wonBySide } from "../mine/status";
import type { MineScene } from "../mine/types";

// The cards by which players do something to each other, by the event that tells of it.
const PICTURES = {
  "hands-exchanged": "swap-hands",
  "player-imprisoned": "prison",
  "player-freed": "free",
  "thief-warded-off": "hands-off",
  "nugget-stolen": "nugget",
} as const;

/** The line of an event; null for what goes without saying. */
export function line(told: GameEvent, scene: MineScene): Line | null {
  const event = told as Event;
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
      const text = t(`event-${event.event}`, between(scene, event.seat, event.target));
      return { icon: PICTURES[event.event], text, jump: `seat-${event.target}` };
    }
    case "thief-laid":
      return { icon: "thief", text: t("event-thief-laid", facing(scene, event.seat)), jump: `seat-${event.seat}` };
    case "cards-passed":
      return passed(event, scene);
    case "front-cleared": {
      const facts = { ...facing(scene, event.seat), what: inFront(event.what) };
      return { icon: "hand", text: t("event-front-cleared", facts), jump: `seat-${event.seat}` };
    }
    case "hand-drawn":
      return drawn(event, scene);
    case "player-skipped":
      return { icon: "hand", text: t("event-player-skipped", facing(scene, event.seat)) };
    case "round-ended":
      return { icon: "flag", text: roundEnded(event, scene) };
    default:
      return sharedLine(event, scene);
  }
}

function inspected({ seat, target, role }: RoleInspected, scene: MineScene): Line {
  const text = t("event-role-inspected", between(scene, seat, target));
  const jump = `seat-${target}`;
  if (role === null) return { icon: "inspection", text, jump };
  return { icon: "inspection", text: `${text} ${t("event-role-seen", { role: roleName(role) })}`, own: true, jump };
}

// One's own new role is not written here: whoever looks over a shoulder would read it.
function changed({ seat, target }: RoleChanged, scene: MineScene): Line {
  return {
    icon: "change-role",
    text: t("event-role-changed", between(scene, seat, target)),
    jump: `seat-${target}`,
  };
}

function passed({ seat, number, cards }: CardsPassed, scene: MineScene): Line {
  const facts = facing(scene, seat);
  if (cards) return { icon: "hand", text: t("event-cards-discarded", { ...facts, cards: cardNames(cards) }), own: true };
  if (number === 1) return { icon: "hand", text: t("event-card-passed", facts) };
  return { icon: "hand", text: t("event-cards-passed", { ...facts, number }) };
}

// That others draw goes without saying.
function drawn({ seat, cards }: HandDrawn, scene: MineScene): Line | null {
  if (!cards?.length) return null;
  return { icon: "deck", text: t("event-hand-drawn", { ...facing(scene, seat), cards: cardNames(cards) }), own: true };
}

function roundEnded({ result, roles }: RoundEnded, scene: MineScene): string {
  const paid = result.paid.flatMap((nuggets, seat) => (nuggets ? [`${whom(scene, seat)} ${nuggets}`] : []));
  const told = paid.length ? t("event-paid", { paid: paid.join(", ") }) : t("event-nobody-paid");
  const won = result.won_by.length ? result.won_by.map(wonBySide) : [t("mine-won-by-none")];
  return `${won.join(" ")} ${rolesTold(roles, scene)}. ${told}`;
}
