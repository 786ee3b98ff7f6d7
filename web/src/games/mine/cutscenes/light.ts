// The way of the light: from the start through the tunnels to a goal. It serves drawing only.

import { OPPOSITE, OUT, type Side } from "../../../art/geometry";
import { keyOf } from "../grid";
import { readShape } from "../tunnelShape";
import type { Cell, MazeCard } from "../types";

/** A card on the way, and the sides where the light comes in and goes out; null where it begins and ends. */
export interface LitCard extends Cell {
  from: Side | null;
  to: Side | null;
}

interface Reached {
  cell: Cell;
  from: Side | null;
  exits: readonly Side[];
  via: Reached | null;
}

const START: MazeCard = { card: "start", col: 0, row: 0, turned: false };

/** The shortest way from the start, or from a ladder, to a goal; empty if there is none. */
export function wayOfLight(laid: readonly MazeCard[], goal: Cell): LitCard[] {
  const cards = new Map([START, ...laid].map((card) => [keyOf(card), card]));
  const sources = [START, ...laid.filter((card) => readShape(card.card).feature === "ladder")];
  const queue: Reached[] = sources.map((card) => ({ cell: card, from: null, exits: groupsOf(card).flat(), via: null }));
  const seen = new Set<string>();
  for (const at of queue) {
    for (const exit of at.exits) {
      const cell = beyond(at.cell, exit);
      const from = OPPOSITE[exit];
      if (keyOf(cell) === keyOf(goal)) return traced({ cell, from, exits: [], via: at });
      const next = cards.get(keyOf(cell));
      const group = next && groupsOf(next).find((sides) => sides.includes(from));
      const key = `${keyOf(cell)} ${group?.join("")}`;
      if (!group || seen.has(key)) continue;
      seen.add(key);
      queue.push({ cell, from, exits: group.filter((side) => side !== from), via: at });
    }
  }
  return [];
}

function beyond({ col, row }: Cell, side: Side): Cell {
  return { col: col + OUT[side][0], row: row + OUT[side][1] };
}

function groupsOf({ card, turned }: MazeCard): Side[][] {
  return readShape(card).joined.map((group) => (turned ? group.map((side) => OPPOSITE[side]) : group));
}

function traced(last: Reached): LitCard[] {
  const way: LitCard[] = [];
  let to: Side | null = null;
  for (let at: Reached | null = last; at; at = at.via) {
    way.unshift({ col: at.cell.col, row: at.cell.row, from: at.from, to });
    to = at.from && OPPOSITE[at.from];
  }
  return way;
}
