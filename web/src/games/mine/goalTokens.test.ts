import { expect, test } from "vitest";
import type { Statement } from "../../talk/claims";
import type { TokenGroup } from "../../talk/tokens";
import { rowsOf } from "./goalTokens";

const group = (count: number): TokenGroup => ({
  claim: {},
  art: "",
  statements: Array.from({ length: count }, (_, seat) => ({ made: { seat } }) as unknown as Statement),
});

test("tokens stay on the card, however many there are and however it lies", () => {
  for (const up of [false, true]) {
    for (const scale of [0.2, 0.36, 0.72, 1.2]) {
      for (const peeked of [false, true]) {
        const rows = rowsOf([group(11), group(3)], { up, scale, peeked });
        const [wide, high] = up ? [90, 60] : [60, 90];
        expect(rows).toHaveLength(2);
        for (const { left, wide: width, y, r, discs, more } of rows) {
          expect(left).toBeGreaterThanOrEqual(-wide);
          expect(left + width).toBeLessThanOrEqual(wide);
          expect(Math.abs(y) + r).toBeLessThanOrEqual(high);
          expect(discs.every(({ x }, place) => place === 0 || x >= (discs[place - 1]?.x ?? 0) + r - 0.01)).toBe(true);
          expect(discs.length + (more?.count ?? 0)).toBe(y > 0 ? 11 : 3);
        }
      }
    }
  }
});

test("tokens grow where the mine is small, so that they can be read", () => {
  const size = (scale: number) => (rowsOf([group(1)], { up: true, scale, peeked: false })[0]?.r ?? 0) * scale;
  expect(size(0.36)).toBeCloseTo(7.5);
  expect(size(1)).toBe(14);
});
