// Cards that move: from a hand to their place in the mine, or to the seat that they are played on.

import { cardBack } from "../../art";
import { cardArt } from "./art";
import type { CardAnimation } from "../module";
import { screen } from "../../preferences.svelte";
import type { MineEvent, MineScene } from "./types";

/** The animation of an event; null for events without one. */
export function animations(event: MineEvent, scene: MineScene): CardAnimation | null {
  const art = artOf(event);
  const to = placeOf(event);
  if (art === null || to === null || !("seat" in event)) return null;
  const own = event.seat === scene.seat;
  const lands = event.event === "tunnel-laid";
  if (own && lands && scene.selection?.ghost) return null; // the ghost shows it there already
  return { from: own ? "hand" : `seat-${event.seat}`, to, art, lying: screen.phone, lands };
}

// The action cards that are animated, by their events.
const CARDS: Partial<Record<MineEvent["event"], string>> = {
  "tunnel-collapsed": "rockfall",
  "goal-looked-at": "map",
  "role-inspected": "inspection",
  "role-changed": "change-role",
  "hands-exchanged": "swap-hands",
  "player-imprisoned": "prison",
  "player-freed": "free",
  "thief-laid": "thief",
  "thief-warded-off": "hands-off",
};
const PUT_DOWN = new Set<string>(["card-passed", "cards-passed", "front-cleared"]);

function artOf(event: MineEvent): string | null {
  if (event.event === "tunnel-laid") return cardArt(event.card, { turned: event.turned });
  if (event.event === "tool-repaired") return cardArt(event.card);
  if (event.event === "tool-broken") return cardArt(`-${event.tool}`);
  if (PUT_DOWN.has(event.event)) return cardBack();
  const card = CARDS[event.event];
  return card ? cardArt(card) : null;
}

function placeOf(event: MineEvent): string | null {
  switch (event.event) {
    case "tunnel-laid":
    case "tunnel-collapsed":
      return `cell-${event.col},${event.row}`;
    case "goal-looked-at":
      return `goal-${event.goal}`;
    case "thief-laid":
      return `seat-${event.seat}`;
    default:
      if (PUT_DOWN.has(event.event)) return "deck"; // where the discards lie
      return "target" in event ? `seat-${event.target}` : null;
  }
}
