// Animations: cards to roofs and to the pile, and from the deck.

import { cardBack } from "../../art";
import { cardArt } from "./art";
import type { Event } from "./wire";
import type { CardAnimation } from "../module";
import type { SabotageScene } from "./names";
import { anchorOf } from "./log";

export function animations(event: Event, scene: SabotageScene): CardAnimation | null {
  switch (event.event) {
    case "pipe-laid": {
      if (scene.selection?.ghost && event.seat === scene.seat) return null; // the ghost shows it there already
      const art = cardArt(event.card, event.cell);
      return { from: from(scene, event.seat), to: anchorOf(event), art, lands: true };
    }
    case "pipe-removed":
      return { from: anchorOf(event), to: "pile", art: cardArt(event.card, event.cell) };
    case "card-discarded":
      return { from: from(scene, event.seat), to: "pile", art: cardArt(event.card) };
    case "card-drawn":
      return { from: "deck", to: from(scene, event.seat), art: event.card ? cardArt(event.card) : cardBack(), waits: true };
    default:
      return null;
  }
}

function from(scene: SabotageScene, seat: number): string {
  return seat === scene.seat ? "hand" : `seat-${seat}`;
}
