// Where a tooltip goes: beside its card, inside the window, and not over anything that can be chosen.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 6;

/** The upper left corner for a tip of a size. `taken` are the places that it should leave free. */
export function tipPlace(
  card: Rect,
  tip: { width: number; height: number },
  room: { width: number; height: number },
  taken: readonly Rect[],
): { x: number; y: number } {
  const middle = card.x + (card.width - tip.width) / 2;
  const level = card.y + (card.height - tip.height) / 2;
  const places = [
    { x: middle, y: card.y - tip.height - GAP },
    { x: card.x + card.width + GAP, y: level },
    { x: card.x - tip.width - GAP, y: level },
    { x: middle, y: card.y + card.height + GAP },
    // Where all this is taken, the corners of the window: far from the card, but over no target.
    { x: 0, y: room.height },
    { x: room.width, y: room.height },
    { x: 0, y: 0 },
    { x: room.width, y: 0 },
  ].map(({ x, y }) => ({ x: within(x, tip.width, room.width), y: within(y, tip.height, room.height) }));
  const covers = places.map((place) => sum([card, ...taken].map((each) => overlap({ ...place, ...tip }, each))));
  return places[covers.indexOf(Math.min(...covers))]!;
}

function within(from: number, length: number, room: number): number {
  return Math.max(EDGE, Math.min(from, room - length - EDGE));
}

function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, wide) * Math.max(0, high);
}

function sum(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}
