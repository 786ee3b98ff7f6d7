import { expect, test } from "vitest";
import { glyph } from "../../art";
import type { MineEvent, MineView } from "./types";
import { deeds, fallenCell } from "./deeds";

const view = (more: object = {}): MineView =>
  ({ game: "saboteur2", cut_off: [], maze: [], goals: [{ col: 8, row: 0 }], ...more }) as unknown as MineView;
const only = (event: MineEvent, before = view(), after = view()) => deeds([event], before, after)[0]!;

test("a broken tool: from the doer to that tool of the one concerned", () => {
  const deed = only({ event: "tool-broken", seat: 2, target: 0, tool: "cart" });
  expect(deed).toMatchObject({ kind: "tool-broken", by: 2, from: "face-2", to: ["front-0-cart", "seat-0"] });
  expect([deed.sign?.before, deed.sign?.art]).toEqual([glyph("cart"), glyph("cart", true)]);
  const mended = only({ event: "tool-repaired", seat: 0, target: 0, tool: "cart", card: "+cart" });
  expect(mended.from).toBeUndefined(); // one's own tool
  expect([mended.sign?.before, mended.sign?.art]).toEqual([glyph("cart", true), glyph("cart")]);
});

test("a rockfall shows the tunnels that it cuts off, the nearest first, and none that were before", () => {
  const before = view({ cut_off: [{ col: 5, row: 1 }] });
  const after = view({
    cut_off: [
      { col: 8, row: 0 },
      { col: 5, row: 1 },
      { col: 4, row: 0 },
      { col: 3, row: 0 },
    ],
  });
  const deed = only({ event: "tunnel-collapsed", seat: 1, card: "EW", col: 2, row: 0 }, before, after);
  expect(deed.around).toEqual(["fallen-2,0", "cell-3,0", "cell-4,0", "goal-0"]);
  expect(fallenCell(deed)).toEqual({ col: 2, row: 0 });
  expect(fallenCell(only({ event: "player-imprisoned", seat: 1, target: 0 }))).toBeNull();
});

test("a role that is inspected is shown to whoever is told it, and to nobody else", () => {
  const event = { event: "role-inspected", seat: 1, target: 0 } as const;
  expect(only({ ...event, role: null }).sign).toEqual({ form: "medal", motion: "appears", art: glyph("eye") });
  expect(only({ ...event, role: "saboteur" }).sign).toMatchObject({ art: glyph("saboteur"), own: true });
});

test("a changed role is shown to nobody, also not to whom it belongs", () => {
  const event = { event: "role-changed", seat: 1, target: 0 } as const;
  const others = only({ ...event, old_role: null, new_role: null });
  expect(only({ ...event, old_role: "boss", new_role: "saboteur" })).toEqual(others);
});

test("a stolen nugget goes from the victim to the thief, in the thief's colour", () => {
  expect(only({ event: "nugget-stolen", seat: 2, target: 1 })).toMatchObject({ by: 2, from: "nuggets-1", to: ["nuggets-2", "seat-2"] });
});

test("hands are exchanged both ways; ordinary moves are no deeds", () => {
  const deed = only({ event: "hands-exchanged", seat: 0, target: 1, given: null, taken: null });
  expect([deed.carried, deed.returned]).toEqual([glyph("hand"), glyph("hand")]);
  expect(
    deeds(
      [
        { event: "tunnel-laid", seat: 0 },
        { event: "cards-passed", seat: 0 },
      ] as never,
      view(),
      view(),
    ),
  ).toEqual([]);
});
