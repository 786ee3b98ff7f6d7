// What moves over the table: cards to the trick, the trick to its winner, seals.

import { cardArt, sealCard, type SealColour } from "../../art";
import type { Event } from "../../wire/seven_seals";
import type { Flight, GameEvent } from "../module";
import type { SealsScene } from "./naming";

export function flight(told: GameEvent, scene: SealsScene): Flight | Flight[] | null {
  const event = told as Event;
  switch (event.event) {
    case "card-played": {
      if (scene.choosing?.ghost && event.seat === scene.seat) return null; // it is seen there already
      const from = event.seat === scene.seat ? "hand" : `seat-${event.seat}`;
      return { from, to: `trick-${event.seat}`, art: cardArt("seven_seals", event.card), lands: true };
    }
    case "trick-won":
      return trickTo(event.seat, scene);
    case "seal-taken": {
      const from = event.source === null ? `stock-${event.colour}` : `seat-${event.source}`;
      return sealFlight(from, `seat-${event.seat}`, event.colour);
    }
    case "seal-given":
      return sealFlight(`seat-${event.seat}`, `stock-${event.seal}`, event.seal);
    case "black-taken":
      return sealFlight("stock-black", `seat-${event.seat}`, "black");
    default:
      return null;
  }
}

/** All cards of a trick, to who has won it. */
function trickTo(winner: number, { view }: SealsScene): Flight[] {
  return (view.last_trick?.cards ?? []).flatMap((card, seat) =>
    card === null ? [] : [{ from: `trick-${seat}`, to: `seat-${winner}`, art: cardArt("seven_seals", card), then: true }],
  );
}

function sealFlight(from: string, to: string, seal: string): Flight {
  return { from, to, art: sealCard(seal as SealColour) };
}
