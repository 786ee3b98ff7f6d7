import type { Section } from "../../howto/sections";
import type { MineFigure } from "../mine/figures";

export { draw } from "../mine/figures";
export const CATALOGUES = ["saboteur"];

export const SECTIONS: Section<MineFigure>[] = [
  {
    id: "goal",
    step: "mine",
    figures: [{ kind: "roles", roles: ["digger", "saboteur"], caption: "howto-saboteur-roles-caption" }],
  },
  { id: "short", figures: [] },
  {
    id: "deal",
    figures: [
      {
        kind: "maze",
        cells: [],
        goals: [null, null, null],
        window: { left: 0, top: -2, right: 8, bottom: 2 },
        caption: "howto-saboteur-mine-caption",
      },
    ],
  },
  { id: "turn", figures: [] },
  {
    id: "tunnels",
    step: "lay",
    figures: [
      { kind: "cards", cards: ["NS", "EW", "ES", "SW", "NES", "ESW", "NESW"], caption: "howto-saboteur-shapes-caption" },
      {
        kind: "maze",
        cells: [
          [1, 0, "EW"],
          [2, 0, "ESW"],
        ],
        next: [3, 0, "ES", true],
        window: { left: 0, top: -1, right: 3, bottom: 1 },
        caption: "howto-saboteur-fits-caption",
      },
      {
        kind: "maze",
        cells: [
          [1, 0, "EW"],
          [2, 0, "ESW"],
        ],
        wrong: [3, 0, "NS"],
        window: { left: 0, top: -1, right: 3, bottom: 1 },
        caption: "howto-saboteur-misfit-caption",
      },
    ],
  },
  {
    id: "dead-ends",
    step: "turn",
    figures: [{ kind: "cards", cards: ["xNESW", "xEW", "xES", "xS"], caption: "howto-saboteur-dead-ends-caption" }],
  },
  {
    id: "actions",
    step: "map",
    figures: [
      { kind: "cards", cards: ["-pick", "+pick", "+lantern/cart", "map", "rockfall"], caption: "howto-saboteur-tools-caption" },
      {
        kind: "maze",
        cells: [
          [1, 0, "ESW"],
          [2, 0, "EW"],
          [3, 0, "NESW"],
          [3, 1, "NS"],
        ],
        fallen: [2, 0],
        cutOff: [
          [3, 0],
          [3, 1],
        ],
        window: { left: 0, top: -1, right: 4, bottom: 1 },
        caption: "howto-saboteur-rockfall-caption",
      },
    ],
  },
  {
    id: "arriving",
    step: "treasure",
    figures: [
      {
        kind: "maze",
        cells: [
          [1, 0, "EW"],
          [2, 0, "ESW"],
          [3, 0, "EW"],
          [4, 0, "NESW"],
          [5, 0, "EW"],
          [6, 0, "ESW"],
          [7, 0, "ESW"],
        ],
        goals: [null, ["stone-SW"], null],
        next: [8, 1, "NS"],
        window: { left: 4, top: -2, right: 8, bottom: 2 },
        caption: "howto-saboteur-stone-caption",
      },
    ],
  },
  { id: "end", figures: [] },
  {
    id: "gold",
    step: "gold",
    figures: [{ kind: "gold", gold: [3, 2, 1, 1, 1], caption: "howto-saboteur-gold-caption" }],
  },
  { id: "editions", figures: [] },
  { id: "talk", step: "lie", figures: [] },
  { id: "tips", figures: [] },
  { id: "at-this-table", figures: [] },
];
