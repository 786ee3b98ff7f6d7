// What moves over the table: cards to roofs and to the pile, and from the deck.

import { cardArt, cardBack } from "../../art";
import type { Event } from "../../wire/sabotage";
import type { Flight, GameEvent } from "../module";
import type { RoofsScene } from "./naming";
import { anchorOf } from "./sentences";

export function flight(told: GameEvent, scene: RoofsScene): Flight | null {
  const event = told as Event;
  switch (event.event) {
    case "pipe-laid": {
      if (scene.choosing?.ghost && event.seat === scene.seat) return null; // it is seen there already
      const art = cardArt("sabotage", event.card, { cell: event.cell });
      return { from: from(scene, event.seat), to: anchorOf(event), art, lands: true };
    }
    case "pipe-removed":
      return { from: anchorOf(event), to: "pile", art: cardArt("sabotage", event.card, { cell: event.cell }) };
    case "card-discarded":
      return { from: from(scene, event.seat), to: "pile", art: cardArt("sabotage", event.card) };
    case "card-drawn":
      return { from: "deck", to: from(scene, event.seat), art: event.card ? cardArt("sabotage", event.card) : cardBack(), then: true };
    default:
      return null;
  }
}

function from(scene: RoofsScene, seat: number): string {
  return seat === scene.seat ? "hand" : `seat-${seat}`;
}
