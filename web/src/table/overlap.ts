// The overlap of two event lists of which the second begins within the first.

/** How many of the first things in `after` are the last ones of `before`. */
export function overlap(before: readonly unknown[], after: readonly unknown[]): number {
  const [one, other] = [before, after].map((list) => list.map((each) => JSON.stringify(each)));
  for (let length = Math.min(before.length, after.length); length > 0; length--) {
    const tail = one?.slice(-length) ?? [];
    if (tail.every((each, place) => each === other?.[place])) return length;
  }
  return 0;
}
