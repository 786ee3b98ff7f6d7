// Lays a deed out over the page: finds its places and works out where line, sign and outlines are.

import { grown, middle, signBox, through, type Point, type Rect } from "./geometry";
import { faceOf, type Deed } from "./model";
import { route } from "./route";

/** Finds the rectangle of an anchor, if it is visible. */
export type Find = (anchor: string) => Rect | null;

export interface Layout {
  /** The place where it happens. */
  readonly place: Rect;
  /** The box of the sign. */
  readonly sign: Rect;
  /** The line to it and, where something comes back, the line from it. */
  readonly way: string | null;
  readonly back: string | null;
  /** The figure of whoever does it, if a line leads from there. */
  readonly doer: Rect | null;
  readonly around: readonly Rect[];
  readonly lines: readonly { path: string; at: Point; value: string }[];
}

const ROOM = 3;
// What comes back swings wider.
const BACK = 1.8;

/** The layout of a deed; null if the place where it happens is not visible. `seats` are all seats, `size` is that of the screen. */
export function layOut(deed: Deed, find: Find, seats: readonly Rect[], size: { width: number; height: number }): Layout | null {
  const place = first(deed.to, find);
  if (!place) return null;
  const bars = deed.sign?.form === "bars";
  const sign = bars ? grown(place, ROOM) : signBox(place, deed.sign?.form === "card");
  const from = deed.from ? find(deed.from) : null;
  const way = from && route(from, sign, seats, size);
  const back = from && deed.returned ? route(sign, from, seats, size, BACK) : null;
  const face = from ? find(faceOf(deed.by)) : null;
  const doer = face && grown(face, ROOM);
  const around = (deed.around ?? []).flatMap((anchor) => find(anchor) ?? []).map((each) => grown(each, ROOM));
  return { place, sign, way, back, doer, around, lines: (deed.lines ?? []).flatMap((each) => lineOf(each, find)) };
}

function first(anchors: readonly string[], find: Find): Rect | null {
  for (const anchor of anchors) {
    const found = find(anchor);
    if (found) return found;
  }
  return null;
}

function lineOf({ through: anchors, at, value }: NonNullable<Deed["lines"]>[number], find: Find): Layout["lines"][number][] {
  const places = anchors.flatMap((anchor) => find(anchor) ?? []);
  const end = find(at) ?? places.at(-1);
  return places.length < 2 || !end ? [] : [{ path: through(places), at: middle(end), value }];
}
