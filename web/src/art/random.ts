/** Numbers in [0, 1), the same for the same words: a card never changes its seededRandom. */
export type Random = () => number;

export function seededRandom(words: string): Random {
  let h = 2166136261;
  for (const c of words) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

/** A point moved by up to half of `by` each way. */
export function jitter(rnd: Random, x: number, y: number, by: number): [number, number] {
  return [x + (rnd() - 0.5) * by, y + (rnd() - 0.5) * by];
}
