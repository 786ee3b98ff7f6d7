// Deeds: small things that somebody does, shown for a moment where they happen, between whom they happen, in the
// colour of whoever does them. Games declare them as data, from events and views that the viewer is sent.

import type { BaseView, GameEvent } from "../games/module";
import type { Scene } from "../table/scene.svelte";

/** How a sign comes: it falls from above, rises away, breaks, is mended, turns over, or just appears. */
export type Motion = "falls" | "rises" | "breaks" | "mends" | "turns" | "appears";

/** What is shown where a deed happens. `art` is its drawing, `before` the one that it begins with. */
export interface Sign {
  /** A medal and a card stand on their place; bars cover all of it; a banner has words. */
  readonly form: "medal" | "card" | "bars" | "banner";
  readonly motion: Motion;
  /** Markup of 48 × 48, or of 120 × 180 for a card. */
  readonly art?: string;
  readonly before?: string;
  /** Whether only the viewer knows it. */
  readonly own?: boolean;
}

/** A line that has come about: it runs through places, and `value` stands at its end. */
export interface ValuedLine {
  readonly through: readonly string[];
  readonly at: string;
  readonly value: string;
}

/** Places are anchors: the `data-anchor` of an element. */
export interface Deed {
  /** The kind of the event. */
  readonly kind: string;
  /** The seat whose deed it is. */
  readonly by: number;
  /** Where it happens: the first of these places that is visible. */
  readonly to: readonly string[];
  readonly sign?: Sign;
  /** Where the line to it begins; without one there is no line. */
  readonly from?: string;
  /** A drawing of 48 × 48 that is carried along the line. */
  readonly carried?: string;
  /** Another that is carried back at the same time. */
  readonly returned?: string;
  /** Places that are outlined one after the other. */
  readonly around?: readonly string[];
  readonly lines?: readonly ValuedLine[];
  /** The words of a banner. */
  words?(scene: Pick<Scene, "players" | "seat">): string;
}

/** The deeds among what was told; `before` and `after` are the views around it. */
export type DeedPlan<V extends BaseView = BaseView> = (told: readonly GameEvent[], before: V, after: V) => Deed[];

/** The anchor of a player's figure at their seat. */
export const faceOf = (seat: number): string => `face-${seat}`;
/** The anchor of a seat. */
export const seatOf = (seat: number): string => `seat-${seat}`;

type Concerning = { readonly seat: number; readonly target: number };

/** What most deeds share: a line from one player to another, whose seat is outlined. */
export function between({ seat, target }: Concerning, kind: string, sign: Sign, to: readonly string[] = []): Deed {
  const from = seat === target ? {} : { from: faceOf(seat) };
  return { kind, by: seat, ...from, to: [...to, seatOf(target)], sign, around: [seatOf(target)] };
}

/** A deed at the player's own seat. */
export function alone(seat: number, kind: string, sign: Sign, to: readonly string[] = []): Deed {
  return between({ seat, target: seat }, kind, sign, to);
}
