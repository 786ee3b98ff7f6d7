// Where the parts of a deed are on the screen, from the rectangles of its places. All in pixels.

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

// A sign is a little larger than a small place, and smaller than a large one. On a seat it leaves room for the name.
const SIGN = { least: 34, most: 64, share: 1.3 };
const ON_SEAT = { least: 30, most: 46, share: 0.8 };
const WIDE_AS_SEAT = 1.4;
const CARD_SHARE = 1.5;

export function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The box of a sign on its place: in the middle or, where that is wide as a seat is, at its end. */
export function signBox(place: Rect, card = false): Rect {
  const end = place.width > WIDE_AS_SEAT * place.height;
  const { least, most, share } = end ? ON_SEAT : SIGN;
  const width = within(Math.min(place.width, place.height) * share, least, most) * (card ? 0.8 : 1);
  const height = card ? width * CARD_SHARE : width;
  const { x, y } = middle(place);
  return { x: end ? place.x + place.width - width * 1.1 : x - width / 2, y: y - height / 2, width, height };
}

/** Where a line to a point leaves a small place, such as the figure of a player. */
export function leaving(place: Rect, to: Point): Point {
  const from = middle(place);
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const out = Math.min(far / 2, Math.min(place.width, place.height) / 2 + 2);
  return far === 0 ? from : { x: from.x + ((to.x - from.x) / far) * out, y: from.y + ((to.y - from.y) / far) * out };
}

/** A line through the middles of places. */
export function through(places: readonly Rect[]): string {
  return places.map((place, number) => `${number ? "L" : "M"}${at(middle(place))}`).join("");
}

const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A place with room around it. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

export function holds({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

/** The places of bars that cover a rectangle: where each stands, from its left. */
export function barsIn(width: number, gap = 17): number[] {
  const count = Math.max(3, Math.round(width / gap));
  return Array.from({ length: count }, (_, place) => ((place + 0.5) * width) / count);
}
