// Curves over the steps of a replay, from a review.

import type { Review, RoundReview } from "../wire/table";

/** A point of a curve: the step of the replay, and the value. */
export type Point = readonly [step: number, value: number];

/** One curve, round by round. `style` is its dash pattern and mark, so that no curve is told by colour alone. */
export interface Curve {
  name: string;
  style: number;
  strong?: boolean;
  rounds: readonly (readonly Point[])[];
}

/** The values of a round at their steps. */
export function pointsOf(round: Pick<RoundReview, "first">, values: readonly number[]): Point[] {
  return values.map((value, at) => [round.first - 1 + at, value]);
}

/** The value of a curve at a step: that of the last point that is not later; null before the first. */
export function valueAt({ rounds }: Pick<Curve, "rounds">, step: number): number | null {
  return rounds.flat().findLast(([at]) => at <= step)?.[1] ?? null;
}

/** The round of a step; a deal belongs to the round that it begins. */
export function roundAt(review: Pick<Review, "rounds">, step: number): RoundReview | null {
  return review.rounds.findLast((each) => each.first - 1 <= step) ?? review.rounds[0] ?? null;
}

/** How likely each side was to win, in truth, and the chosen seat by what it could know. */
export function chanceCurves(review: Review, seat: number, named: (side: string) => string, known: string): Curve[] {
  const sides = [...new Set(review.rounds.flatMap((round) => round.sides.map((each) => each.side)))];
  const curves = sides.map((side, style) => ({
    name: named(side),
    style,
    strong: review.rounds.some((round) => round.seats.some((each) => each.seat === seat && each.side === side)),
    rounds: review.rounds.flatMap((round) => {
      const chance = round.sides.find((each) => each.side === side)?.chance ?? [];
      return chance.length ? [pointsOf(round, chance)] : [];
    }),
  }));
  const could = review.rounds.flatMap((round) => {
    const values = round.seats.find((each) => each.seat === seat)?.known_chance ?? [];
    return values.length ? [pointsOf(round, values)] : [];
  });
  return [...curves, { name: known, style: KNOWN, rounds: could }].filter((each) => each.rounds.length > 0);
}

/** The style of what one could know. */
export const KNOWN = 6;

/** How suspicious a seat was: to a viewer, to the table and in truth. */
export function suspicionCurves(review: Review, of: number, viewer: number, names: { to: string; table: string; truth: string }): Curve[] {
  const found = review.rounds.flatMap((round) => {
    const curve = round.suspicions.find((each) => each.seat === of);
    return curve ? [{ round, curve }] : [];
  });
  const drawn = (values: (each: (typeof found)[number]) => readonly number[] | undefined) =>
    found.flatMap((each) => {
      const list = values(each);
      return list?.length ? [pointsOf(each.round, list)] : [];
    });
  return [
    { name: names.truth, style: 3, rounds: drawn(({ curve }) => curve.truth) },
    { name: names.table, style: 0, strong: true, rounds: drawn(({ curve }) => curve.table) },
    ...(of === viewer ? [] : [{ name: names.to, style: KNOWN, rounds: drawn(({ curve }) => curve.to[viewer]) }]),
  ].filter((each) => each.rounds.length > 0);
}

/** What the roofs were worth, and what they came to in the mean. */
export function roofCurves(review: Review, named: (side: string, what: "value" | "potential") => string): Curve[] {
  const sides = [...new Set(review.rounds.flatMap((round) => round.roofs.map((each) => each.side)))];
  return sides.flatMap((side, place) =>
    (["value", "potential"] as const).map((what) => ({
      name: named(side, what),
      style: what === "value" ? place : KNOWN - 1 + place,
      strong: what === "value",
      rounds: review.rounds.flatMap((round) => {
        const roof = round.roofs.find((each) => each.side === side);
        return roof ? [pointsOf(round, roof[what])] : [];
      }),
    })),
  );
}

/** The least and the most of some curves, with a little room; chances go from 0 to 100. */
export function extent(curves: readonly Curve[], percent: boolean): readonly [number, number] {
  if (percent) return [0, 100];
  const values = curves.flatMap(({ rounds }) => rounds.flat().map(([, value]) => value));
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  return [Math.floor(low), Math.ceil(high)];
}
