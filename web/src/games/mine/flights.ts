// Cards that move: from a hand to their place in the mine, or to the seat that they are played on.

import { cardArt, cardBack, type Game } from "../../art";
import type { Flight, GameEvent } from "../module";
import { screen } from "../../preferences.svelte";
import type { MineEvent, MineScene } from "./types";

/** The card that flies when something happens; null where none does. */
export function flight(told: GameEvent, scene: MineScene): Flight | null {
  const event = told as MineEvent;
  const art = artOf(event, scene.view.game as Game);
  const to = placeOf(event);
  if (art === null || to === null || !("seat" in event)) return null;
  const own = event.seat === scene.seat;
  const lands = event.event === "tunnel-laid";
  if (own && lands && scene.choosing?.ghost) return null; // it is seen there already
  return { from: own ? "hand" : `seat-${event.seat}`, to, art, lying: screen.phone, lands };
}

function artOf(event: MineEvent, game: Game): string | null {
  switch (event.event) {
    case "tunnel-laid":
      return cardArt(game, event.card, { turned: event.turned });
    case "tool-broken":
      return cardArt(game, `-${event.tool}`);
    case "tool-repaired":
      return cardArt(game, event.card);
    case "tunnel-collapsed":
      return cardArt(game, "rockfall");
    case "goal-looked-at":
      return cardArt(game, "map");
    case "role-inspected":
      return cardArt(game, "inspection");
    case "role-changed":
      return cardArt(game, "change-role");
    case "hands-exchanged":
      return cardArt(game, "swap-hands");
    case "player-imprisoned":
      return cardArt(game, "prison");
    case "player-freed":
      return cardArt(game, "free");
    case "thief-laid":
      return cardArt(game, "thief");
    case "thief-warded-off":
      return cardArt(game, "hands-off");
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
