import { expect, test } from "vitest";
import { deeds } from "./deeds";
import type { Event, View } from "./wire";

const view = (values: Record<string, number>): View =>
  ({ roofs: [{ lines: [] }, { lines: Object.entries(values).map(([cells, value]) => ({ cells, value })) }] }) as unknown as View;
const laid: Event = { event: "pipe-laid", seat: 1, card: "C-red", side: 1, cell: "C", replaced: null, value: 3 };

test("all lines that a card completes light up, with their values", () => {
  const [deed] = deeds([laid], view({ ABC: 0, CEG: 0, GHI: 2 }), view({ ABC: 2, CEG: 1, GHI: 2 }));
  expect(deed).toMatchObject({ by: 1, from: "face-1", to: ["roof-1-C"] });
  expect(deed?.lines).toEqual([
    { through: ["roof-1-A", "roof-1-B", "roof-1-C"], at: "line-1-ABC", value: "+2" },
    { through: ["roof-1-C", "roof-1-E", "roof-1-G"], at: "line-1-CEG", value: "+1" },
  ]);
});

test("a card that completes no line is no deed", () => {
  expect(deeds([laid], view({ ABC: 2 }), view({ ABC: 2 }))).toEqual([]);
});

test("a line that is lost says what it was worth", () => {
  const removed: Event = { event: "pipe-removed", seat: 0, by: "sabotage", side: 1, cell: "A", card: "A-red", value: 0 };
  expect(deeds([removed], view({ ABC: 2 }), view({ ABC: 0 }))[0]?.lines?.[0]?.value).toBe("−2");
});

test("a round that a player ends has a banner at their seat; one that runs out has none", () => {
  const ended = (by: number | null): Event => ({
    event: "round-ended",
    round: 1,
    result: { values: [6, 0], ended_by: by, scores: [6, 0] },
    totals: [6, 0],
  });
  expect(deeds([ended(1)], view({}), view({}))[0]).toMatchObject({ by: 1, to: ["seat-1"], sign: { form: "banner" } });
  expect(deeds([ended(null)], view({}), view({}))).toEqual([]);
});
