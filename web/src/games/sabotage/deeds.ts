// The deeds of Sabotage: lines of a roof that come about or are lost, a question to one's partner, the end of a round.

import { glyph } from "../../art";
import { alone, between, faceOf, type Deed, type Sign } from "../../deeds/model";
import type { GameEvent } from "../module";
import { sentence } from "../sentences";
import { anchorOf } from "./log";
import type { Event, PipeLaid, PipeRemoved, View } from "./wire";

/** The deeds among what was told. */
export function deeds(told: readonly GameEvent[], before: View, after: View): Deed[] {
  return (told as readonly Event[]).flatMap((event) => deedOf(event, before, after) ?? []);
}

const BANNER: Sign = { form: "banner", motion: "appears" };

function deedOf(event: Event, before: View, after: View): Deed | null {
  switch (event.event) {
    case "pipe-laid":
      return onLines(event, changed(after, before, event.side));
    case "pipe-removed":
      return onLines(event, changed(before, after, event.side), { form: "medal", motion: "breaks", art: glyph(event.by) });
    case "partner-asked":
      return between({ seat: event.seat, target: event.partner }, event.event, { form: "medal", motion: "appears", art: glyph("flag") });
    case "round-ended": {
      const by = event.result.ended_by;
      return by === null
        ? null
        : { ...alone(by, event.event, BANNER), words: (scene) => sentence(scene, "sabotage-event-round-ended", by) };
    }
    default:
      return null;
  }
}

// The lines of a roof that are worth more in the one view than in the other.
function changed(more: View, less: View, side: number): { cells: string; value: number }[] {
  const values = new Map(less.roofs[side]?.lines.map(({ cells, value }) => [cells, value]));
  return (more.roofs[side]?.lines ?? []).filter(({ cells, value }) => value > (values.get(cells) ?? 0));
}

// A card that changes no line is no deed: one sees it fly.
function onLines(event: PipeLaid | PipeRemoved, lines: readonly { cells: string; value: number }[], sign?: Sign): Deed | null {
  if (!lines.length) return null;
  const { side, seat } = event;
  const lost = event.event === "pipe-removed";
  const shown = lines.map(({ cells, value }) => ({
    through: [...cells].map((cell) => anchorOf({ side, cell })),
    at: `line-${side}-${cells}`,
    value: `${lost ? "−" : "+"}${value}`,
  }));
  return { kind: event.event, by: seat, from: faceOf(seat), to: [anchorOf(event)], ...(sign && { sign }), lines: shown };
}
