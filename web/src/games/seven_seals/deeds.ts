// The deeds of The Seven Seals: tricks that are won, seals that change hands.

import { glyph } from "../../art";
import { alone, faceOf, seatOf, type Deed, type Sign } from "../../deeds/model";
import type { GameEvent } from "../module";
import { cardArt } from "./art";
import { seal, type SealColour } from "./seals";
import type { Event } from "./wire";

/** The deeds among what was told. */
export function deeds(told: readonly GameEvent[]): Deed[] {
  return (told as readonly Event[]).flatMap((event) => deedOf(event) ?? []);
}

const waxen = (colour: string, motion: Sign["motion"] = "appears"): Sign => ({ form: "medal", motion, art: seal(colour as SealColour) });

function deedOf(event: Event): Deed | null {
  const kind = event.event;
  switch (event.event) {
    case "trick-won": {
      const [won, seat] = [`won-${event.seat}`, seatOf(event.seat)];
      return {
        kind,
        by: event.seat,
        from: won,
        to: [seat],
        sign: { form: "card", motion: "appears", art: cardArt(event.card) },
        around: [won, seat],
      };
    }
    case "seal-given":
      return { ...stocked(event.seat, event.seal, kind), from: faceOf(event.seat), around: [seatOf(event.seat)] };
    case "black-taken":
      return {
        kind,
        by: event.seat,
        from: "stock-black",
        to: [seatOf(event.seat)],
        sign: waxen("black", "falls"),
        carried: seal("black"),
        around: [seatOf(event.seat)],
      };
    case "seal-taken":
      return event.source === null ? null : takenFrom(event.seat, event.source, event.colour, kind);
    case "saboteur-taken":
      return alone(event.seat, kind, { form: "medal", motion: "turns", art: glyph("saboteur") });
    default:
      return null;
  }
}

// Where the stock is out of sight, the seal is shown at the seat.
function stocked(seat: number, colour: string, kind: string): Deed {
  return { kind, by: seat, to: [`stock-${colour}`, seatOf(seat)], sign: waxen(colour), carried: seal(colour as SealColour) };
}

function takenFrom(seat: number, source: number, colour: string, kind: string): Deed {
  const art = seal(colour as SealColour);
  return {
    kind,
    by: seat,
    from: faceOf(source),
    to: [seatOf(seat)],
    sign: waxen(colour),
    carried: art,
    around: [seatOf(source), seatOf(seat)],
  };
}
