// Cards that move: from a hand to their place in the mine, or to the seat that they are played on.

import { cardBack } from "../../art";
import { cardArt } from "./art";
import type { CardAnimation } from "../module";
import { screen } from "../../preferences.svelte";
import type { MineEvent, MineScene } from "./types";

/** The card that flies when something happens; null where none does. */
export function animations(event: MineEvent, scene: MineScene): CardAnimation | null {
  const art = artOf(event);
  const to = placeOf(event);
  if (art === null || to === null || !("seat" in event)) return null;
  const own = event.seat === scene.seat;
  const lands = event.event === "tunnel-laid";
  if (own && lands && scene.selection?.ghost) return null; // it is seen there already
  return { from: own ? "hand" : `seat-${event.seat}`, to, art, lying: screen.phone, lands };
}

function artOf(event: MineEvent): string | null {
  switch (event.event) {
    case "tunnel-laid":
      return cardArt(event.card, { turned: event.turned });
    case "tool-broken":
      return cardArt(`-${event.tool}`);
    case "tool-repaired":
      return cardArt(event.card);
    case "tunnel-collapsed":
      return cardArt("rockfall");
    case "goal-looked-at":
      return cardArt("map");
    case "role-inspected":
      return cardArt("inspection");
    case "role-changed":
      return cardArt("change-role");
    case "hands-exchanged":
      return cardArt("swap-hands");
    case "player-imprisoned":
      return cardArt("prison");
    case "player-freed":
      return cardArt("free");
    case "thief-laid":
      return cardArt("thief");
    case "thief-warded-off":
      return cardArt("hands-off");
    case "card-passed":
    case "cards-passed":
    case "front-cleared":
      return cardBack();
    default:
      return null;
  }
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
    case "card-passed":
    case "cards-passed":
    case "front-cleared":
      return "deck"; // where the discards lie
    default:
      return "target" in event ? `seat-${event.target}` : null;
  }
}
