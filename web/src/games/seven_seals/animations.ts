// Animations: cards to the trick, the trick to its winner, seals.

import { cardArt } from "./art";
import { sealCard, type SealColour } from "./seals";
import type { Event } from "./wire";
import type { CardAnimation } from "../module";
import type { SevenSealsScene } from "./names";

export function animations(event: Event, scene: SevenSealsScene): CardAnimation | CardAnimation[] | null {
  switch (event.event) {
    case "card-played": {
      if (scene.selection?.ghost && event.seat === scene.seat) return null; // the ghost shows it there already
      const from = event.seat === scene.seat ? "hand" : `seat-${event.seat}`;
      return { from, to: `trick-${event.seat}`, art: cardArt(event.card), lands: true };
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

/** All cards of a trick, to its winner. */
function trickTo(winner: number, { view }: SevenSealsScene): CardAnimation[] {
  return (view.last_trick?.cards ?? []).flatMap((card, seat) =>
    card === null ? [] : [{ from: `trick-${seat}`, to: `seat-${winner}`, art: cardArt(card), waits: true }],
  );
}

function sealFlight(from: string, to: string, seal: string): CardAnimation {
  return { from, to, art: sealCard(seal as SealColour) };
}
